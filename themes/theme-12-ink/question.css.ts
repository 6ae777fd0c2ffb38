import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { bare, colors, layer, rulesOf } from '../bases/rules.ts';
import { wordsBeside } from '../bases/wordsBeside.ts';
import { arrow } from './drawings.ts';
import { ink, red } from './inks.ts';

const { any, question, form, survey } = rulesOf('12');

any('back svg', { display: 'none' });
any('back > span:first-child::before', {
  content: '""',
  width: '1.875rem',
  height: '1.25rem',
  background: 'currentColor',
  mask: `${arrow} center / contain no-repeat`,
  forced: { background: 'CanvasText', forcedColorAdjust: 'none' },
});

wordsBeside('12', 'minmax(15rem, 1fr) minmax(0, 2.7fr)', 'calc(100svh - 9.5rem)');
survey('main', {
  gap: 0,
  padding: '0.5rem 1rem 1.5rem',
  desktop: { overflow: 'clip', paddingBlockStart: '0.875rem' },
});
/** Text beside a column rule; on a desktop the first column holds the pull quote over the pen. */
survey('screen', {
  position: 'relative',
  display: 'block',
  padding: '0.25rem 0 1rem',
  paddingInlineStart: '1.375rem',
  background: 'none',
  desktop: {
    isolation: 'isolate',
    gap: 0,
    padding: 0,
  },
});
/** Progress: the rule has twelve notches, and is thick as far as the page is read. */
const rule = { position: 'absolute', insetBlock: '0.25rem 1rem', insetInlineStart: 0 } as const;
const onDesktop = { insetBlock: '0 1rem', insetInlineStart: 'calc(27% + 0.5rem)' } as const;
survey('screen::before', {
  ...rule,
  content: '""',
  width: '6px',
  borderInlineStart: `1px solid ${ink}`,
  borderBlockEnd: `1px solid ${ink}`,
  background: `linear-gradient(${ink} 1px, transparent 0) 0 0 / 100% calc(100% / 12)`,
  desktop: onDesktop,
});
survey(`page:has(${slot('progress')}) ${slot('screen')}::after`, {
  ...rule,
  content: '""',
  width: '6px',
  insetInlineStart: '-2px',
  background: ink,
  clipPath: 'inset(0 0 calc(100% - var(--share) * 100%) 0)',
  desktop: { ...onDesktop, insetInlineStart: 'calc(27% + 0.5rem - 2px)' },
});

const inText = { gridColumn: 2, marginInlineStart: '3.25rem' } as const;
survey('head', { desktop: { ...inText, gridRow: 1 } });
survey('heading', {
  fontSize: 'clamp(1.75rem, min(4.9svh, 10.5vw), 3rem)',
  lineHeight: 0.98,
  letterSpacing: '-0.035em',
  desktop: { fontSize: 'clamp(2.5rem, 4.6vw, 4rem)' },
});
survey('subhead', {
  marginBlockStart: '0.375rem',
  fontSize: '1.0625rem',
  lineHeight: 1.2,
  desktop: { fontSize: '1.3125rem' },
});
survey('body', {
  marginBlockStart: 'clamp(0.375rem, 1.6svh, 1.125rem)',
  gap: '0.875rem',
  desktop: { ...inText, gridRow: 2, marginBlockStart: 'clamp(0.875rem, 3.2svh, 2rem)' },
});
question('answer', {
  minHeight: 'clamp(3rem, 13.5svh - 2rem, 5rem)',
  fontSize: 'clamp(1.25rem, 2.9svh, 1.5625rem)',
  desktop: { minHeight: 'clamp(4rem, 11svh, 7rem)', fontSize: '1.75rem' },
});
// nine answers fit on a phone
question('answers[data-layout="stack"]:has(> :nth-child(8)) > *', { phone: { minHeight: 'clamp(3rem, 7.5svh, 5rem)' } });
question('answers[data-layout="stack"]', {
  desktop: {
    position: 'relative',
    gridTemplateColumns: '1fr 1fr',
    columnGap: '3.5rem',
    borderBlockStartWidth: '3px',
  },
});
question('answers[data-layout="stack"]::before', {
  desktop: {
    ...layer,
    insetInlineStart: '50%',
    insetBlock: '0.875rem',
    borderInlineStart: `1px solid ${ink}`,
  },
});
question('answers[data-layout="grid"]', { columnGap: '1.25rem', hyphens: 'manual' });
survey('note', {
  marginBlockStart: '1rem',
  ...bare,
  color: vars.color.textMuted,
  fontSize: '1rem',
  lineHeight: 1.3,
  desktop: { ...inText, gridRow: 3 },
});

/** "Why we ask" is the pull quote; the pen stands under it. */
survey('why', {
  desktop: {
    gridArea: '1 / 1 / 3',
    alignSelf: 'start',
    position: 'relative',
    marginBlockStart: '0.75rem',
    marginInlineEnd: '1.5rem',
    padding: '0.75rem 0 0.875rem',
    border: `solid ${ink}`,
    borderWidth: '3px 0 1px',
    background: vars.color.page,
    color: ink,
    fontSize: 'clamp(1.5rem, 2.3vw, 2rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
    textWrap: 'pretty',
    vars: colors({ heading: red }),
  },
});
survey('picture', {
  desktop: {
    display: 'block',
    position: 'absolute',
    zIndex: -1,
    insetInlineStart: 0,
    insetBlockStart: 'max(13rem, 100svh - 9.5rem - min(46svh, 27rem))',
    width: 'calc(27% - 0.5rem)',
    height: 'min(46svh, 27rem)',
    overflow: 'clip',
  },
});
survey('picture', { forced: { display: 'none' } });
survey('picture::before', {
  desktop: {
    ...layer,
    insetBlockStart: '10px',
    insetInlineStart: '14px',
    width: '760px',
    height: '600px',
    background: 'var(--pen) 0 0 / 100% 100% no-repeat',
    transformOrigin: '40px 24px',
    rotate: '27deg',
    scale: '0.95',
  },
});

/** Fields are lines to write on. */
survey('field', { gap: '0.125rem' });
survey('field :is(input, select, textarea)', { borderWidth: '0 0 2px', paddingInline: '0.125rem' });
survey('field textarea', { paddingInline: '0.5rem', borderWidth: '1px 0 2px' });
survey('field [aria-invalid="true"]', { borderWidth: '0 0 4px', paddingInline: '0.5rem' });
// one distance between fields on a phone, in rows too
form('page', { phone: { vars: { [vars.density.stackGap]: '1rem' } } });
survey('lastStep', {
  padding: '0.5rem 0 0',
  background: 'none',
  borderBlockStart: `1px solid ${ink}`,
  color: red,
  gap: '0.25rem 0.75rem',
});
survey('lastStep > :first-child', { phone: { display: 'none' } });
survey('lastStep p:last-child', { fontWeight: 600 });
survey('consent', { fontSize: '0.9375rem', lineHeight: 1.28 });
survey('aside', {
  paddingBlockStart: '1.25rem',
  borderBlockStart: `1px solid ${ink}`,
  desktop: { paddingBlockStart: '2rem' },
});
survey('next', { padding: 0, gridTemplateColumns: 'minmax(0, 1fr)', desktop: { paddingInline: 0 } });
survey('cards', { desktop: { columnGap: '2.5rem' } });
survey('card', { desktop: { borderBlockEnd: 0 } });
