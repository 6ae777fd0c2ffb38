import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, maxWidth, minWidth } from '#design-system/theme/mediaQueries.ts';
import { type Part, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { shore, wideBeam, wideHarbour } from './drawings.ts';
import { amber, deep, navy, white } from './inks.ts';
import { inTheNight } from './night.ts';

const { page } = selectorsOf('1');
const kinds = ['question', 'form'] as const;
const part = (name: Part, state = '') => page(kinds, name, state);
const desktop = (rules: object) => ({ '@media': { [minWidth.desktop]: rules } });
const side = 'max(1.125rem, 50% - 18rem)';
const left = '48.5%';

/** On desktops the left half is navy, with a tower as high as the panel and its beam under the question. */
const layer = { content: '""', position: 'absolute', inset: 0 } as const;
globalStyle(part('backdrop'), {
  display: 'none',
  '@media': {
    [minWidth.desktop]: {
      display: 'block',
      insetInlineEnd: 'auto',
      insetBlockEnd: 'auto',
      width: left,
      height: 'max(40rem, 100svh)',
      overflow: 'hidden',
      background: navy,
    },
    [forcedColors]: { display: 'none' },
    print: { display: 'none' },
  },
});
// the tower stands at the half's far side, under the words
const scene = { ...layer, insetBlockStart: '25%', insetInlineEnd: '-9rem' } as const;
globalStyle(part('backdrop', '::before'), desktop({ ...scene, background: `${wideBeam} right bottom / auto 100% no-repeat` }));
globalStyle(part('backdrop', '::after'), desktop({ ...scene, background: `${wideHarbour} right bottom / auto 100% no-repeat` }));

globalStyle(part('main'), {
  gap: 0,
  maxWidth: 'none',
  padding: 0,
  ...desktop({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});
globalStyle(part('screen'), {
  display: 'block',
  padding: 0,
  background: 'none',
  ...desktop({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${left}) minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr auto',
    minHeight: 'calc(max(40rem, 100svh) - 6rem)',
    gap: 0,
  }),
});
globalStyle(part('head'), {
  position: 'relative',
  padding: `clamp(0.125rem, 1svh, 0.625rem) ${side} 1.75rem`,
  backgroundColor: navy,
  ...inTheNight,
  '@media': {
    [minWidth.desktop]: {
      gridArea: '1 / 1',
      paddingBlock: '2.5rem 1rem',
      paddingInline: 'max(1.25rem, 3vw) 3rem',
      background: 'none',
    },
  },
});
globalStyle(part('head', '::after'), {
  content: '""',
  position: 'absolute',
  inset: 'auto 0 -1px',
  height: '0.9375rem',
  background: `${shore} center / 100% 100% no-repeat`,
  '@media': { [minWidth.desktop]: { display: 'none' }, [forcedColors]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(part('heading'), {
  fontSize: 'clamp(1.625rem, min(4.2svh, 8vw), 2.25rem)',
  ...desktop({ fontSize: 'clamp(2.75rem, 4.4vw, 4rem)', maxWidth: '7.5em' }),
});
globalStyle(part('subhead'), {
  marginBlockStart: '0.375rem',
  fontSize: '1.0625rem',
  lineHeight: 1.25,
  color: '#cbd9ee',
  ...desktop({ marginBlockStart: '1rem', maxWidth: '20rem', fontSize: '1.3125rem' }),
});
globalStyle(part('body'), {
  padding: `0.5rem ${side} 0`,
  ...desktop({ gridArea: '1 / 2 / 3', alignContent: 'start', width: 'min(100%, 44rem)', padding: '2.5rem 3rem 0' }),
});
globalStyle(page('question', 'body'), { paddingInline: 'max(1rem, 50% - 18rem)', ...desktop({ paddingInline: '3rem' }) });
globalStyle(page('question', 'answer'), desktop({ minHeight: '4.5rem', paddingInline: '1.375rem', fontSize: '1.3125rem' }));
globalStyle(part('why'), {
  ...desktop({
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
    vars: { [vars.color.heading]: amber },
  }),
});
globalStyle(part('note'), {
  margin: `1rem ${side} 1.5rem`,
  lineHeight: 1.35,
  ...desktop({ gridArea: '3 / 2', alignSelf: 'start', width: 'min(100% - 6rem, 38rem)', margin: '1.25rem 3rem 2rem' }),
});

globalStyle(part('lastStep'), { padding: 0, background: 'none', color: vars.color.link, gap: '0.125rem 0.75rem' });
globalStyle(part('lastStep', ' > :first-child'), { '@media': { [maxWidth.phone]: { display: 'none' } } });
globalStyle(page('form', 'button'), { width: '100%' });

/** What happens next, on the shore below. */
globalStyle(part('aside'), {
  position: 'relative',
  padding: `2rem ${side}`,
  background: vars.color.surfaceQuiet,
  ...desktop({ paddingInline: 'max(1.25rem, 3vw)' }),
});
globalStyle(part('aside', ':empty'), { display: 'none' });
globalStyle(part('next'), { gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(part('cards'), desktop({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2rem' }));
globalStyle(part('card', '::before'), desktop({ display: 'none' }));

/** A bar of the switch has a ground of its own over the scene. */
globalStyle(part('primary', ' > :not([id], :empty)'), {
  margin: `0.75rem ${side}`,
  padding: '0.75rem 1rem',
  background: white,
  borderRadius: '0.875rem',
  ...desktop({ marginInline: 'max(1.25rem, 3vw)' }),
});
/** The estimate is a white band between the header and the words. */
globalStyle(part('primary', ` > ${slot('estimate')}:not([id], :empty)`), {
  margin: 0,
  padding: `0.375rem ${side} 0.625rem`,
  borderRadius: 0,
});
