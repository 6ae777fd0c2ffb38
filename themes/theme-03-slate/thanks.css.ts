import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { bare, rulesOf, underlined, undrawn } from '../bases/rules.ts';
import { scale, whiteArrow } from './drawings.ts';
import { cobalt, graphite, hair, white } from './inks.ts';
import { inMargin } from './sheet.ts';

const { thanks } = rulesOf('3');
const inside = thanks.inside('thanks');
const words = 'calc(var(--rail) + var(--in))';

thanks('thanks', {
  position: 'relative',
  justifySelf: 'stretch',
  maxWidth: 'none',
  ...bare,
  counterReset: 'line',
});
thanks('thanks:has(> [data-done])', {
  desktop: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'repeat(5, auto) 1fr',
    minHeight: 'calc(var(--view))',
  },
});
thanks('thanks:has(> [data-done]) > *', { desktop: { gridColumn: 2 } });

/** The scale stands up, filled to the top. */
inside('picture[data-done]', {
  display: 'flex',
  alignItems: 'end',
  minHeight: 'clamp(7.5rem, 24svh, 13.75rem)',
  background: `${scale} center / 100% 100% no-repeat ${graphite}`,
  color: white,
  desktop: { gridArea: '1 / 1 / span 7', minHeight: 0 },
  ...undrawn,
});
inside('picture[data-done]::before', {
  content: '"100%"',
  marginInlineStart: words,
  paddingBlockEnd: '0.75rem',
  fontSize: 'clamp(3.5rem, min(24vw, 16svh), 8.5rem)',
  fontWeight: 600,
  lineHeight: 0.8,
  letterSpacing: '-0.06em',
  desktop: {
    position: 'sticky',
    insetBlockEnd: 0,
    marginInlineStart: '2rem',
    paddingBlockEnd: '1.75rem',
    fontSize: 'clamp(7rem, 15vw, 17rem)',
  },
});
inside('seal', { display: 'none', forced: { display: 'grid' } });
inside('heading', {
  position: 'relative',
  margin: 0,
  padding: '1.125rem var(--in) 0.75rem',
  paddingInlineStart: words,
  fontSize: 'clamp(min(2.25rem, 15vw), 12vw, 3.25rem)',
  lineHeight: 0.98,
  letterSpacing: '-0.045em',
  desktop: { padding: '2.5rem 2rem 1.25rem', paddingInlineStart: words, fontSize: 'clamp(3.25rem, 5.6vw, 5rem)' },
});
inside('heading::before', {
  ...inMargin('"01"'),
  insetBlockStart: '1.125rem',
  color: cobalt,
  fontSize: 'min(2.375rem, 0.6 * var(--rail))',
  lineHeight: 'calc(clamp(min(2.25rem, 15vw), 12vw, 3.25rem) * 1.08)',
  letterSpacing: '-0.05em',
  desktop: {
    insetBlockStart: '2.5rem',
    fontSize: 'min(4.25rem, 0.64 * var(--rail))',
    lineHeight: 'calc(clamp(3.25rem, 5.6vw, 5rem) * 1.02)',
  },
});
const number = { color: vars.color.textMuted, fontSize: '0.9375rem', fontWeight: 400 } as const;
inside('subhead', {
  position: 'relative',
  margin: 0,
  padding: '0.875rem var(--in) 1rem',
  paddingInlineStart: words,
  borderBlockStart: `1px solid ${hair}`,
  fontSize: '1.125rem',
  lineHeight: 1.35,
  desktop: { padding: '1.5rem 2rem 1.75rem', paddingInlineStart: words, fontSize: '1.3125rem' },
});
inside('subhead::before', { ...inMargin('"02"'), ...number });
inside('button', {
  margin: 0,
  backgroundImage: whiteArrow,
  backgroundPosition: 'calc(100% - 1.25rem) 50%',
  backgroundSize: '1.625rem 1rem',
  backgroundRepeat: 'no-repeat',
  fontSize: 'clamp(1rem, 5vw, 1.1875rem)',
  desktop: { minHeight: 'clamp(4.5rem, 11svh, 5.75rem)', fontSize: '1.5rem' },
});
inside('button::before', { content: '"03" / ""' });
thanks(`thanks > a:not(${slot('button')})`, {
  justifySelf: 'start',
  justifyContent: 'start',
  minHeight: '3.5rem',
  margin: 0,
  marginInlineStart: words,
  ...bare,
  color: vars.color.link,
  fontSize: '1.0625rem',
  fontWeight: 400,
  ...underlined,
});
inside('cards', { borderBlockStart: `2px solid ${graphite}` });
inside('cards > li:first-child', { borderBlockStart: 0 });
inside('why', {
  margin: 0,
  padding: '1rem var(--in) 1.25rem',
  paddingInlineStart: words,
  background: 'none',
  border: 0,
  borderBlockStart: `2px solid ${graphite}`,
});
