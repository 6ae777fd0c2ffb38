import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { layer, rulesOf } from '../bases/rules.ts';
import { bust, face, tail, tailStart } from './drawings.ts';
import { float, mist, round, teal, white } from './inks.ts';

const { form, survey } = rulesOf('2');
const side = 'max(0.875rem, 50% - 18rem)';
const left = { gridColumn: 1, justifySelf: 'stretch' } as const;

survey('main', { desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } });
survey('screen', {
  background: 'none',
  border: 0,
  boxShadow: 'none',
  screen: {
    display: 'grid',
    gridTemplateColumns: 'min(4.5rem, 19vw) minmax(0, 1fr)',
    justifyContent: 'stretch',
    alignItems: 'end',
    gap: 'clamp(0.5rem, 1.6svh, 1rem) 0.875rem',
    padding: `0.125rem ${side} 1.25rem`,
  },
  desktop: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr)',
    gridTemplateRows: 'auto auto minmax(15rem, 1fr) auto',
    alignItems: 'start',
    gap: '0 2.5rem',
    minHeight: 'calc(100svh - 7rem)',
    padding: '0.75rem max(3rem, 50% - 37rem) 0',
  },
});
/** The guide: her face beside the bubble, on desktops her bust below it. */
survey('picture', {
  screen: {
    display: 'block',
    gridArea: '1 / 1',
    width: '100%',
    aspectRatio: '1',
    borderRadius: '50%',
    background: `${face} center top / cover no-repeat ${round}`,
  },
  desktop: {
    ...left,
    gridRow: '3 / 5',
    position: 'relative',
    zIndex: 2,
    alignSelf: 'stretch',
    aspectRatio: 'auto',
    marginBlockStart: '1.75rem',
    borderRadius: 0,
    background: `${bust} center bottom / auto min(100%, 28rem) no-repeat`,
  },
  forced: { display: 'none' },
});
survey('picture::before', {
  desktop: {
    ...layer,
    insetInlineStart: '42%',
    insetBlockStart: '-2.125rem',
    ...tail,
  },
});
survey('head', {
  position: 'relative',
  display: 'block',
  gridArea: '1 / 2',
  padding: 'clamp(0.5rem, 1.8svh, 1rem) 1.125rem',
  background: white,
  borderRadius: '1.75rem',
  boxShadow: float,
  textAlign: 'start',
  desktop: { ...left, gridRow: 1, padding: '1.875rem 2rem', borderRadius: '2.875rem' },
  forced: { gridColumn: '1 / -1', border: '1px solid CanvasText' },
});
survey('head::after', {
  ...layer,
  insetInlineStart: '-0.875rem',
  insetBlockEnd: '0.75rem',
  width: '1.25rem',
  height: '1.75rem',
  background: `${tailStart} center / contain no-repeat`,
  desktop: { display: 'none' },
  forced: { display: 'none' },
});
survey('heading', {
  margin: 0,
  justifyItems: 'start',
  textAlign: 'start',
  fontSize: 'clamp(1.25rem, 3.3svh, 1.75rem)',
  lineHeight: 1.08,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  desktop: { fontSize: 'clamp(2.125rem, 3.4vw, 3rem)' },
});
survey('subhead', {
  margin: '0.1875rem 0 0',
  textAlign: 'start',
  fontSize: '1rem',
  lineHeight: 1.18,
  textWrap: 'pretty',
  desktop: { marginBlockStart: '0.625rem', fontSize: '1.1875rem', lineHeight: 1.3 },
});
// the reason is the end of the bubble
survey('why', {
  desktop: {
    ...left,
    gridRow: 2,
    maxWidth: 'none',
    margin: 0,
    padding: '0 2rem 1.75rem',
    background: white,
    borderRadius: '0 0 2.875rem 2.875rem',
    boxShadow: float,
    color: vars.color.text,
    fontSize: '1rem',
  },
});
survey('why > h2', {
  paddingBlockStart: '0.75rem',
  borderBlockStart: `2px solid ${mist}`,
  color: teal,
  fontSize: '1rem',
});
survey(`head:has(~ ${slot('why')})`, {
  desktop: { zIndex: 1, paddingBlockEnd: '0.75rem', borderRadius: '2.875rem 2.875rem 0 0', boxShadow: 'none' },
});
survey('body', {
  gridColumn: '1 / -1',
  alignSelf: 'start',
  desktop: { gridArea: '1 / 2 / 4', alignSelf: 'center', paddingBlock: '0.5rem 1.5rem' },
});
form('body', {
  padding: '1rem 0.875rem',
  background: white,
  borderRadius: '1.875rem',
  boxShadow: float,
  desktop: { alignSelf: 'start', padding: '2rem', borderRadius: '2.875rem' },
  forced: { border: '1px solid CanvasText' },
});
survey('note', {
  gridColumn: '1 / -1',
  borderRadius: '1.5rem',
  lineHeight: 1.35,
  desktop: { gridArea: '4 / 2', marginBlock: '1rem 1.5rem' },
});
form('page', { phone: { vars: { [vars.density.stackGap]: '0.875rem' } } });
survey('lastStep', { padding: 0, background: 'none', color: vars.color.success, gap: '0.25rem 0.75rem' });
survey('lastStep > :first-child', { phone: { display: 'none' } });
survey('consent', { fontSize: '0.8125rem', lineHeight: 1.36, desktop: { fontSize: '0.875rem' } });
form('button', { width: '100%' });
survey('aside', {
  screen: { padding: `1.25rem ${side} 1.5rem` },
  desktop: { paddingInline: 'max(3rem, 50% - 37rem)' },
});
/** A bar of the switch has a ground of its own. */
survey('primary > :not([id], :empty)', {
  margin: `0 ${side} 0.75rem`,
  padding: '0.75rem 1rem',
  background: white,
  borderRadius: '1.5rem',
});
