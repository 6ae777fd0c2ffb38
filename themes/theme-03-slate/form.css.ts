import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { rulesOf } from '../bases/rules.ts';
import { cobalt, graphite, hair, outline, tint } from './inks.ts';
import { ruled } from './sheet.ts';

const { form } = rulesOf('3');
const words = 'calc(var(--rail) + var(--in))';
const control = ':is(input, select, textarea)';

/** Rows of fields are entries: what is written stands on the line itself. */
form('body form', { gap: 0 });
form('body form > details', { padding: '0.125rem var(--in)', paddingInlineStart: words });
form(`body form > ${slot('consent')}`, { padding: '0.375rem var(--in) 0.875rem', paddingInlineStart: words });
form('body form > details + details', { borderBlockStart: `1px solid ${hair}` });
form('body form > :nth-last-child(2):is(details)', { borderBlockEnd: `1px solid ${hair}` });
form(`body form > div:has(${slot('field')})`, {
  paddingInlineStart: 'var(--rail)',
  gap: 0,
  borderBlockEnd: `2px solid ${graphite}`,
});
form(`body form > ${slot('field')}`, { paddingInlineStart: 'var(--rail)', borderBlockEnd: `2px solid ${graphite}` });
form('body form > details > div', { vars: { '--in': '0.5rem' }, paddingBlockEnd: '0.75rem' });
form('body form > [tabindex="-1"]', { margin: '0.75rem 1rem', marginInlineStart: words });
form('field', { gap: '0.125rem', paddingBlockStart: '0.625rem' });
form('starters', { paddingInline: 'var(--in)' });
form(`field + ${slot('field')}`, { boxShadow: `-1px 0 ${hair}` });
form(`field > :not(${control})`, { marginInline: 'var(--in)' });
const label = { color: vars.color.textMuted, fontSize: '0.9375rem', fontWeight: 400 } as const;
form('field > label', label);
form('field > p', { margin: '0 var(--in)', lineHeight: 1.25 });
form('field > p:last-child', { paddingBlock: '0.375rem 0.625rem' });
form('field ~ p:not([role])', { padding: '0.375rem var(--in) 0.625rem' });
form(`field ${control}`, {
  borderWidth: '0 0 1px',
  borderColor: outline,
  fontWeight: 600,
  letterSpacing: '-0.015em',
  forced: { borderWidth: '1px' },
});
form(`field > ${control}`, { paddingInline: 'var(--in)' });
form('field input', { fontSize: 'min(1.4375rem, 5.9vw)' });
form('field textarea', { fontSize: '1.1875rem', fontWeight: 400, lineHeight: 1.4 });
form(`field ${control}:focus-visible`, {
  background: tint,
  outlineOffset: '-3px',
  boxShadow: `inset 0 -5px ${cobalt}`,
});
/** A row of radios is an entry too. */
form('body form > div:has([role="radiogroup"])', {
  paddingInlineStart: 'var(--rail)',
  borderBlockEnd: `2px solid ${graphite}`,
});
form('body form p:has(+ [role="radiogroup"])', { ...label, margin: '0.625rem var(--in) 0' });
form('body form > div > div > [role="radiogroup"] > *', { border: 0 });
form('body form [role="radiogroup"] ~ *', { marginInline: 'var(--in)', paddingBlockEnd: '0.625rem' });
form('body legend', { marginInlineStart: 'var(--in)' });
form('body fieldset > div', { gap: 0 });
form('button', { desktop: { minHeight: 'clamp(4.5rem, 12svh, 6.25rem)', fontSize: '1.625rem' } });

/** The last step's words: one line in cobalt. */
form('lastStep', {
  padding: '0.625rem var(--in)',
  paddingInlineStart: words,
  gap: '0.125rem 0.75rem',
  background: 'none',
  borderBlockEnd: `1px solid ${hair}`,
  color: cobalt,
});
form('lastStep > :first-child', { phone: { display: 'none' } });
form('lastStep ul', { color: vars.color.textMuted, paddingInlineStart: 0 });
form('consent', { fontSize: '0.8125rem', lineHeight: 1.36, desktop: { fontSize: '0.9375rem' } });
form('body', {
  desktop: {
    display: 'flex',
    flexDirection: 'column',
    background: 'none',
    vars: { '--rail': '4rem', '--in': '1rem' },
  },
});
form('body::after', { desktop: { content: '""', flex: 1, background: ruled('4.25rem') } });
