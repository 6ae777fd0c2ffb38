import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { closeForm } from '../bases/closeForm.ts';
import { flatLastStep } from '../bases/flatLastStep.ts';
import { rulesOf } from '../bases/rules.ts';
import { inks } from './inks.ts';

const { any, form } = rulesOf('7');
const poster = { fontFamily: vars.font.heading, fontWeight: '800', textTransform: 'uppercase' } as const;

// Fields: one thick rule to write on, in the poster's letters.
closeForm('7', { ...poster, color: inks.black, fontSize: '1.1875rem', lineHeight: 1.1 });
form('body', {
  gap: '1rem',
  padding: '0.5rem 18px 0',
  desktop: {
    gridColumn: 2,
    maxWidth: '42rem',
    marginInlineStart: 'calc(var(--edge) - min(40vw, 36rem) + 2.5rem)',
    paddingBlock: '3rem 2rem',
    paddingInline: '0 3.5rem',
  },
});

any('field > :is(input, select)', {
  minHeight: '3rem',
  paddingBlock: '0.25rem',
  fontFamily: vars.font.heading,
  fontSize: '1.75rem',
  fontWeight: '800',
  letterSpacing: '0.01em',
});
any('field > input:not([aria-invalid])', { paddingInline: 0 });
any('field > textarea', { borderWidth: '3px' });
any('field > [aria-invalid]', { borderWidth: '0 0 4px', borderInlineStartWidth: '6px' });

// The last step: what is ready, in one short block; the consent over the bar that sends.
flatLastStep('7', { color: inks.crimson, eyebrow: inks.black, type: { ...poster, fontSize: '1.1875rem', lineHeight: 1.1 } });
form('body details > summary', { fontWeight: '600' });
form(`body ${slot('button')}[type="submit"]`, {
  width: 'calc(100% + 36px)',
  minHeight: '4.5rem',
  marginInline: '-18px',
  desktop: { width: '100%', marginInline: 0, paddingInline: '1.75rem' },
});
