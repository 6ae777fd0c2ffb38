import { vars } from '#design-system/theme/contract.css.ts';
import { rulesOf, square, undrawn } from '../bases/rules.ts';
import { stamp } from './drawings.ts';
import { inks } from './inks.ts';

const { thanks } = rulesOf('8');

thanks('primary', { paddingBlockEnd: '2rem' });
thanks('seal', { display: 'none' });
// the stamp, across the corner of the last sheet
thanks('picture[data-done]', {
  display: 'block',
  position: 'absolute',
  insetBlockStart: '-1.75rem',
  insetInlineEnd: '0.75rem',
  ...square('6.25rem'),
  background: `${stamp} center / contain no-repeat`,
  ...undrawn,
  desktop: { width: '8.75rem', height: '8.75rem', insetInlineEnd: '-2.25rem', insetBlockStart: '-2.75rem' },
});
thanks('heading', {
  marginBlockStart: 0,
  paddingInlineEnd: '5.5rem',
  fontSize: 'clamp(2.125rem, 10vw, 2.875rem)',
  lineHeight: 0.98,
  desktop: { fontSize: '3.5rem' },
});
thanks('subhead', { marginBlock: '0.5rem 1.25rem' });
thanks('next', { color: vars.color.text });
thanks('cards', { desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } });
thanks('number', { color: inks.terracotta });
thanks('why', {
  background: 'none',
  border: 0,
  borderBlock: `1px dashed ${vars.color.fieldBorder}`,
  padding: '1rem 0',
  borderRadius: 0,
});
thanks('thanks', { desktop: { justifySelf: 'start', maxWidth: '38rem' } });
thanks('primary > :not(section):not(:empty)', {
  backgroundColor: inks.paper,
  desktop: { justifySelf: 'start', maxWidth: '38rem' },
});
