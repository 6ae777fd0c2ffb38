import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, slot } from '#design-system/theme/parts.ts';
import { layer, rulesOf, square, underlined, undrawn } from '../bases/rules.ts';
import { pen, redUnderline, ring, tick } from './drawings.ts';
import { ink, red } from './inks.ts';
import { written } from './motion.css.ts';

const { any } = rulesOf('12');

any('page', { vars: { '--pen': pen } });

/** The head of a page is closed by a double rule. */
any('notice', { borderBlockEnd: `1px solid ${ink}`, fontSize: '0.9375rem' });
any('advertisement', { phone: { textAlign: 'start' } });
any('bar', { position: 'relative', paddingBlockEnd: 'calc(0.5rem + 6px)' });
any('bar::after', {
  ...layer,
  inset: 'auto 1rem 0',
  height: '6px',
  border: `solid ${ink}`,
  borderWidth: '3px 0 1px',
});
any('logo', { vars: { [vars.font.headingWeight]: '600' } });
any('call', { ...underlined });

any('button:focus-visible', { outlineOffset: '4px' });
any('tickMark > svg', { display: 'none', forced: { display: 'block' } });
any('tickMark', {
  width: '1.25rem',
  height: '1.125rem',
  flex: 'none',
  background: `${tick} center / contain no-repeat`,
  forced: { background: 'none' },
});

/** Lettered lines from rule to rule. The hand marks the chosen one: a ring, a stroke, a tick. */
any('answers', { gap: 0, counterReset: 'letter' });
any('answers[data-layout="stack"]', { borderBlockStart: `1px solid ${ink}` });
any('answer', {
  counterIncrement: 'letter',
  gap: '0.75rem',
  paddingInline: 0,
  borderColor: ink,
  letterSpacing: '-0.015em',
  boxShadow: 'none',
  lineHeight: 1.1,
});
any('answer:focus-visible', { outlineOffset: '-3px' });
any('icon:not(:has(+ :not([data-part])))', {
  display: 'grid',
  position: 'relative',
  width: '2rem',
  fontSize: '1.0625em',
  fontWeight: 600,
});
any('icon::before', { content: 'counter(letter, upper-alpha)', paddingBlockStart: '0.14em', color: 'inherit' });
any('icon[data-icon]::before', {
  content: 'counter(letter, upper-alpha)',
  ...square('auto'),
  background: 'none',
  mask: 'none',
  forced: { background: 'none', forcedColorAdjust: 'none' },
});
any('answer:active', { color: red });
any(`answer${chosen}`, { fontWeight: 600 });
any(`answer${chosen} ${slot('icon')}::after`, {
  ...layer,
  inset: '50% auto auto 50%',
  width: '2.75rem',
  height: '2.5rem',
  translate: '-50% -54%',
  background: `${ring} center / contain no-repeat`,
  ...undrawn,
});
any(`answer${chosen} ${slot('label')}`, { flex: '0 1 auto' });
any(`answer${chosen} ${slot('label')}::after`, {
  ...layer,
  insetInline: '-0.125rem',
  insetBlockEnd: '-0.42em',
  height: '0.45em',
  background: `${redUnderline} center / 100% 100% no-repeat`,
  ...written('0.3s'),
  ...undrawn,
});
any('mark', { margin: 0, marginInlineStart: 'auto', opacity: 1 });
any('mark > svg', { display: 'none', forced: { display: 'block' } });
any(`answer${chosen} ${slot('mark')}::before`, {
  content: '""',
  width: '1.375rem',
  height: '1.25rem',
  background: `${tick} center / contain no-repeat`,
  ...undrawn,
});
any('answers[data-layout="inline"]', { columnGap: '2rem' });
any(`answers[data-layout="grid"] ${slot('icon')}`, { phone: { display: 'none' } });

/** The words of the progress are the page's folio; its picture is the column rule beside the text (question.css.ts). */
any('progress', { color: ink, textAlign: 'center' });
any('progress > :first-child', {
  justifyContent: 'center',
  gap: '0.5rem',
  fontSize: '1.1875rem',
  lineHeight: 1.2,
});
any('track', { opacity: 0, height: '1px', forced: { opacity: 1, height: '6px' } });

any('number', {
  alignItems: 'start',
  ...square('auto'),
  minWidth: '2.25rem',
  padding: 0,
  background: 'none',
  color: ink,
  fontSize: '3rem',
  fontWeight: 400,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
});
any('card::before', { display: 'none' });
any('next', { background: 'none', border: 0 });
any('nextTitle', {
  marginBlockEnd: 0,
  paddingBlockEnd: '0.5rem',
  borderBlockEnd: `3px solid ${ink}`,
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '-0.015em',
});
any('cards', { gap: 0 });
any('card', { padding: '1rem 0 0.875rem', borderBlockEnd: `1px solid ${ink}` });
any('card:last-child', { borderBlockEnd: 0 });
any('card p', { fontSize: '1.0625rem', lineHeight: 1.35, color: vars.color.text });
any('footer', { borderBlockStart: `3px double ${ink}`, desktop: { borderBlockStartWidth: '6px' } });
any('aside:empty', { display: 'none' });

// enlarged words take a line of their own
any('bar', { phone: { flexWrap: 'wrap' } });
