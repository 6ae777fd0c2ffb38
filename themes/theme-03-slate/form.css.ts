import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, maxWidth, minWidth } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf } from '#design-system/theme/parts.ts';
import { cobalt, graphite, hair, outline, tint } from './inks.ts';
import { ruled } from './sheet.ts';

const { page } = selectorsOf('3');
const body = page('form', 'body');
const field = page('form', 'field');
const words = 'calc(var(--rail) + var(--in))';
const control = ':is(input, select, textarea)';

/** Rows of fields are entries: what is written stands on the line itself. */
globalStyle(`${body} form`, { gap: 0 });
globalStyle(`${body} form > details`, { padding: '0.125rem var(--in)', paddingInlineStart: words });
globalStyle(`${body} form > [data-part="consent"]`, { padding: '0.375rem var(--in) 0.875rem', paddingInlineStart: words });
globalStyle(`${body} form > details + details`, { borderBlockStart: `1px solid ${hair}` });
globalStyle(`${body} form > :nth-last-child(2):is(details)`, { borderBlockEnd: `1px solid ${hair}` });
globalStyle(`${body} form > div:has([data-part="field"])`, {
  paddingInlineStart: 'var(--rail)',
  gap: 0,
  borderBlockEnd: `2px solid ${graphite}`,
});
globalStyle(`${body} form > [data-part="field"]`, { paddingInlineStart: 'var(--rail)', borderBlockEnd: `2px solid ${graphite}` });
globalStyle(`${body} form > details > div`, { vars: { '--in': '0.5rem' }, paddingBlockEnd: '0.75rem' });
globalStyle(`${body} form > [tabindex="-1"]`, { margin: '0.75rem 1rem', marginInlineStart: words });
globalStyle(field, { gap: '0.125rem', paddingBlockStart: '0.625rem' });
globalStyle(page('form', 'starters'), { paddingInline: 'var(--in)' });
globalStyle(`${field} + ${'[data-part="field"]'}`, { boxShadow: `-1px 0 ${hair}` });
globalStyle(`${field} > :not(${control})`, { marginInline: 'var(--in)' });
const label = { color: vars.color.textMuted, fontSize: '0.9375rem', fontWeight: 400 } as const;
globalStyle(`${field} > label`, label);
globalStyle(`${field} > p`, { margin: '0 var(--in)', lineHeight: 1.25 });
globalStyle(`${field} > p:last-child`, { paddingBlock: '0.375rem 0.625rem' });
globalStyle(`${field} ~ p:not([role])`, { padding: '0.375rem var(--in) 0.625rem' });
globalStyle(`${field} ${control}`, {
  borderWidth: '0 0 1px',
  borderColor: outline,
  fontWeight: 600,
  letterSpacing: '-0.015em',
  '@media': { [forcedColors]: { borderWidth: '1px' } },
});
globalStyle(`${field} > ${control}`, { paddingInline: 'var(--in)' });
globalStyle(`${field} input`, { fontSize: 'min(1.4375rem, 5.9vw)' });
globalStyle(`${field} textarea`, { fontSize: '1.1875rem', fontWeight: 400, lineHeight: 1.4 });
globalStyle(`${field} ${control}:focus-visible`, {
  background: tint,
  outlineOffset: '-3px',
  boxShadow: `inset 0 -5px ${cobalt}`,
});
/** A row of radios is an entry too. */
globalStyle(`${body} form > div:has([role="radiogroup"])`, {
  paddingInlineStart: 'var(--rail)',
  borderBlockEnd: `2px solid ${graphite}`,
});
globalStyle(`${body} form p:has(+ [role="radiogroup"])`, { ...label, margin: '0.625rem var(--in) 0' });
globalStyle(`${body} form > div > div > [role="radiogroup"] > *`, { border: 0 });
globalStyle(`${body} form [role="radiogroup"] ~ *`, { marginInline: 'var(--in)', paddingBlockEnd: '0.625rem' });
globalStyle(`${body} legend`, { marginInlineStart: 'var(--in)' });
globalStyle(`${body} fieldset > div`, { gap: 0 });
globalStyle(`${page('form', 'button')}`, {
  '@media': { [minWidth.desktop]: { minHeight: 'clamp(4.5rem, 12svh, 6.25rem)', fontSize: '1.625rem' } },
});

/** The last step's words: one line in cobalt. */
globalStyle(page('form', 'lastStep'), {
  padding: '0.625rem var(--in)',
  paddingInlineStart: words,
  gap: '0.125rem 0.75rem',
  background: 'none',
  borderBlockEnd: `1px solid ${hair}`,
  color: cobalt,
});
globalStyle(page('form', 'lastStep', ' > :first-child'), { '@media': { [maxWidth.phone]: { display: 'none' } } });
globalStyle(page('form', 'lastStep', ' ul'), { color: vars.color.textMuted, paddingInlineStart: 0 });
globalStyle(page('form', 'consent'), {
  fontSize: '0.8125rem',
  lineHeight: 1.36,
  '@media': { [minWidth.desktop]: { fontSize: '0.9375rem' } },
});
globalStyle(page('form', 'body'), {
  '@media': {
    [minWidth.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      background: 'none',
      vars: { '--rail': '4rem', '--in': '1rem' },
    },
  },
});
globalStyle(page('form', 'body', '::after'), {
  '@media': { [minWidth.desktop]: { content: '""', flex: 1, background: ruled('4.25rem') } },
});
