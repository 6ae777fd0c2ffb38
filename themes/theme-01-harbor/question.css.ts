import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { colors, cover, flush, layer, rulesOf, undrawn } from '../bases/rules.ts';
import { wordsBeside } from '../bases/wordsBeside.ts';
import { shore, wideBeam, wideHarbour } from './drawings.ts';
import { amber, deep, navy, white } from './inks.ts';
import { inTheNight } from './night.ts';

const { question, form, survey } = rulesOf('1');
const side = 'max(1.125rem, 50% - 18rem)';
const left = '48.5%';

/** On desktops the left half is navy, with a tower as high as the panel and its beam under the question. */
survey('backdrop', {
  display: 'none',
  desktop: {
    display: 'block',
    insetInlineEnd: 'auto',
    insetBlockEnd: 'auto',
    width: left,
    height: 'max(40rem, 100svh)',
    overflow: 'hidden',
    background: navy,
  },
  ...undrawn,
});
// the tower stands at the half's far side, under the words
const scene = { ...cover, insetBlockStart: '25%', insetInlineEnd: '-9rem' } as const;
survey('backdrop::before', { desktop: { ...scene, background: `${wideBeam} right bottom / auto 100% no-repeat` } });
survey('backdrop::after', { desktop: { ...scene, background: `${wideHarbour} right bottom / auto 100% no-repeat` } });

wordsBeside('1', `minmax(0, ${left}) minmax(0, 1fr)`, 'calc(max(40rem, 100svh) - 6rem)');
survey('main', flush);
survey('screen', {
  display: 'block',
  padding: 0,
  background: 'none',
  desktop: {
    gap: 0,
  },
});
survey('head', {
  position: 'relative',
  padding: `clamp(0.125rem, 1svh, 0.625rem) ${side} 1.75rem`,
  backgroundColor: navy,
  ...inTheNight,
  desktop: {
    gridArea: '1 / 1',
    paddingBlock: '2.5rem 1rem',
    paddingInline: 'max(1.25rem, 3vw) 3rem',
    background: 'none',
  },
});
survey('head::after', {
  ...layer,
  inset: 'auto 0 -1px',
  height: '0.9375rem',
  background: `${shore} center / 100% 100% no-repeat`,
  desktop: { display: 'none' },
  ...undrawn,
});
survey('heading', {
  fontSize: 'clamp(1.625rem, min(4.2svh, 8vw), 2.25rem)',
  desktop: { fontSize: 'clamp(2.75rem, 4.4vw, 4rem)', maxWidth: '7.5em' },
});
survey('subhead', {
  marginBlockStart: '0.375rem',
  fontSize: '1.0625rem',
  lineHeight: 1.25,
  color: '#cbd9ee',
  desktop: { marginBlockStart: '1rem', maxWidth: '20rem', fontSize: '1.3125rem' },
});
survey('body', {
  padding: `0.5rem ${side} 0`,
  desktop: { gridArea: '1 / 2 / 3', width: 'min(100%, 44rem)', padding: '2.5rem 3rem 0' },
});
question('body', { paddingInline: 'max(1rem, 50% - 18rem)', desktop: { paddingInline: '3rem' } });
question('answer', { desktop: { minHeight: '4.5rem', paddingInline: '1.375rem', fontSize: '1.3125rem' } });
survey('why', {
  desktop: {
    gridArea: '3 / 1',
    justifySelf: 'start',
    maxWidth: '19rem',
    marginBlock: '0 2rem',
    marginInline: 'max(1.25rem, 3vw) 0',
    padding: '0.875rem 1.125rem',
    background: deep,
    borderInlineStart: `4px solid ${amber}`,
    borderStartEndRadius: '0.625rem',
    borderEndEndRadius: '0.625rem',
    color: white,
    fontSize: '1.125rem',
    lineHeight: 1.3,
    vars: colors({ heading: amber }),
  },
});
survey('note', {
  margin: `1rem ${side} 1.5rem`,
  lineHeight: 1.35,
  desktop: { gridArea: '3 / 2', alignSelf: 'start', width: 'min(100% - 6rem, 38rem)', margin: '1.25rem 3rem 2rem' },
});

survey('lastStep', { padding: 0, background: 'none', color: vars.color.link, gap: '0.125rem 0.75rem' });
survey('lastStep > :first-child', { phone: { display: 'none' } });
form('button', { width: '100%' });

/** What happens next, on the shore below. */
survey('aside', {
  position: 'relative',
  padding: `2rem ${side}`,
  background: vars.color.surfaceQuiet,
  desktop: { paddingInline: 'max(1.25rem, 3vw)' },
});
survey('aside:empty', { display: 'none' });
survey('next', { gridTemplateColumns: 'minmax(0, 1fr)' });
survey('cards', { desktop: { gap: '2rem' } });
survey('card::before', { desktop: { display: 'none' } });

/** A bar of the switch has a ground of its own over the scene. */
survey('primary > :not([id], :empty)', {
  margin: `0.75rem ${side}`,
  padding: '0.75rem 1rem',
  background: white,
  borderRadius: '0.875rem',
  desktop: { marginInline: 'max(1.25rem, 3vw)' },
});
/** The estimate is a white band between the header and the words. */
survey(`primary > ${slot('estimate')}:not([id], :empty)`, {
  margin: 0,
  padding: `0.375rem ${side} 0.625rem`,
  borderRadius: 0,
});
