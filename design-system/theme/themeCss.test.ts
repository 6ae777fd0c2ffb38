import { expect, it } from 'vitest';
import { sourceSans } from '#themes/fonts.ts';
import { tokens } from '#themes/theme-01-harbor/tokens.ts';
import { vars } from './contract.css.ts';
import { themeCss } from './themeCss.ts';

it('a stylesheet as text sets every custom property of the contract under its theme', () => {
  const css = themeCss('harbor', tokens);
  const [, body = ''] = /^\[data-theme="harbor"\]\{(.*)\}$/.exec(css) ?? [];
  const properties = [...JSON.stringify(vars).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(properties.length).toBeGreaterThan(150);
  for (const name of properties) expect(body).toContain(`${name}:`);
  expect(body).toContain(`--color-action:${tokens.color.action}`);
});

it('a stylesheet as text names each weight of a font, and its stretched stand-in if it has one', () => {
  expect(themeCss('harbor', tokens, [sourceSans.weights('400')])).toMatch(
    /^@font-face\{font-family:"Source Sans 3";src:url\("[^"]+"\) format\("woff2"\);font-weight:400;font-style:normal;font-display:optional\}\n@font-face\{font-family:"Source Sans 3 Fallback";src:local\("[^"]+"\)[\s\S]*src:local\("Arial"\).*;size-adjust:93\.8%/,
  );
  const plain = themeCss('harbor', tokens, [{ family: 'Plain', files: [{ weight: '400', url: 'plain.woff2' }] }]);
  expect(plain.match(/@font-face/g)).toHaveLength(1);
});
