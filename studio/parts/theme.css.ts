import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import '#design-system/theme/global.css.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { themeProperties } from '#design-system/theme/themeCss.ts';
import { plexSans } from '#themes/fonts.ts';
import { lightTones, nightTokens, nightTones, rail, type TonePair, tokens, tones } from './tokens.ts';

export { vars };

const pair = { ink: null, ground: null };
/** The tones of states, and the rail. */
export const studioVars = createGlobalThemeContract(
  {
    tone: { live: pair, planned: pair, waiting: pair, wrong: pair, quiet: pair },
    rail: { ground: null, ink: null, soft: null, on: null },
  },
  (_value, path) => path.join('-'),
);

const toneProperties = (pairs: Readonly<Record<string, TonePair>>) =>
  Object.fromEntries(
    tones.flatMap((tone) => [
      [`--tone-${tone}-ink`, (pairs[tone] as TonePair).ink],
      [`--tone-${tone}-ground`, (pairs[tone] as TonePair).ground],
    ]),
  );

defineTheme('studio', tokens, [plexSans.weights('400', '600')]);
const day = '[data-theme="studio"]';
const night = { colorScheme: 'dark', vars: { ...themeProperties(nightTokens), ...toneProperties(nightTones) } };
globalStyle(day, {
  vars: {
    ...toneProperties(lightTones),
    ...Object.fromEntries(Object.entries(rail).map(([name, color]) => [`--rail-${name}`, color])),
  },
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${day}:not([data-scheme="light"])`, { '@media': { '(prefers-color-scheme: dark)': night } });
globalStyle(`${day}[data-scheme="dark"]`, night);
globalStyle('html[data-theme="studio"]', { overflowY: 'auto' });
