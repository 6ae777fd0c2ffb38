import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { rulesOf } from '../bases/rules.ts';
import { wordsBeside } from '../bases/wordsBeside.ts';
import { dusk, haze, shade, white } from './inks.ts';

const { question, form, survey } = rulesOf('11');
const side = 'max(1.25rem, 50% - 19rem)';

survey('page', {
  vars: { '--far': 'clamp(9.5rem, var(--sky) + 6.5rem, 21rem)' },
  desktop: { vars: { '--sky': '100svh - 9.5rem', '--far': 'min(78svh, 45rem)' } },
});
question('page', { vars: { '--sky': 'clamp(2.5rem, 100svh - 35rem, 12.5rem)' } });
// nine answers fit on a phone; those of a screen before or after this one would move the page under its reader
question(`page:has(${slot('answers', `:not(${slot('waiting')} *, ${slot('leaving')} *)`)} > :nth-child(8))`, {
  phone: { vars: { '--sky': 'clamp(2.5rem, 100svh - 45rem, 12.5rem)' } },
});
form('page', { vars: { '--sky': 'clamp(2rem, 100svh - 38rem, 9rem)' } });
wordsBeside('11', 'minmax(0, 0.82fr) minmax(0, 1fr)', 'calc(100svh - 7.5rem)');
survey('main', {
  gap: 0,
  maxWidth: 'none',
  padding: 'var(--sky) 0 0',
  desktop: { paddingBlockStart: '1.5rem' },
});

/** One sheet, joined to the foot. On a desktop it stands on the right; city and "Why we ask" on the left. */
survey('screen', {
  position: 'relative',
  display: 'block',
  padding: 'clamp(1rem, 2.6svh, 1.5rem) 0 1.5rem',
  background: white,
  borderRadius: '2rem 2rem 0 0',
  boxShadow: `0 -30px 60px -30px ${shade(0.45)}`,
  desktop: {
    isolation: 'isolate',
    gap: 0,
    columnGap: '2rem',
    padding: '0 max(3.5rem, 50% - 36.5rem)',
    background: 'none',
    boxShadow: 'none',
  },
});
survey('screen::before', {
  desktop: {
    content: '""',
    gridArea: '1 / 2 / 4',
    zIndex: -1,
    background: white,
    borderRadius: '2.5rem 2.5rem 0 0',
    boxShadow: `0 0 60px -20px ${shade(0.45)}`,
  },
});
const right = { gridColumn: 2, marginInline: '2rem', paddingInline: 0 } as const;
survey('head', {
  paddingInline: side,
  desktop: { ...right, gridRow: 1, marginInline: '2.875rem', paddingBlockStart: '2.25rem' },
});
survey('heading', {
  fontSize: 'clamp(1.5rem, min(1rem + 2svh, 6.6vw), 2rem)',
  desktop: { fontSize: 'clamp(2rem, 3.2vw, 2.75rem)' },
});
survey('subhead', { marginBlockStart: '0.25rem', fontSize: '1rem', lineHeight: 1.35, color: vars.color.text });
question('body', {
  padding: '0.5rem max(0.5rem, 50% - 19.5rem) 0',
  desktop: { ...right, gridRow: 2, padding: '1.125rem 0 0' },
});
question('answer', {
  paddingInline: '0.75rem',
  desktop: { minHeight: 'clamp(3.5rem, 7.4svh, 4.5rem)', paddingInline: '1rem', fontSize: '1.1875rem' },
});
survey('body', { gap: '1rem' });
form('body', {
  padding: `1rem ${side} 0`,
  desktop: { ...right, gridRow: 2, marginInline: '2.875rem', padding: '1.5rem 0 0' },
});
survey('note', {
  margin: `1rem ${side} 0`,
  lineHeight: 1.35,
  fontSize: '0.9375rem',
  desktop: { ...right, gridRow: 3, margin: '1.25rem 2.875rem 1.75rem', paddingInline: '1rem' },
});
survey('why', {
  desktop: {
    gridArea: '1 / 1 / 3',
    alignSelf: 'start',
    maxWidth: '27rem',
    paddingBlockStart: 'clamp(1.5rem, 6svh, 3.5rem)',
    color: dusk,
    fontSize: 'clamp(1.625rem, 2.5vw, 2.125rem)',
    lineHeight: 1.18,
    letterSpacing: '-0.035em',
    textWrap: 'pretty',
  },
});
const atLeft = {
  desktop: { insetInline: 'calc(27vw - min(78svh, 45rem) * 1.32) auto', width: 'calc(min(78svh, 45rem) * 2.571)' },
};
survey('backdrop::before', atLeft);
survey('backdrop::after', atLeft);

survey('lastStep', { padding: 0, background: 'none', color: vars.color.success, gap: '0.25rem 0.75rem' });
survey('lastStep > :first-child', { phone: { display: 'none' } });
survey('consent', { fontSize: '0.8125rem', lineHeight: 1.36, desktop: { fontSize: '0.875rem' } });
form('button', { width: '100%' });

/** What happens next stands in the haze below. */
survey('aside', {
  position: 'relative',
  padding: `2rem ${side}`,
  background: haze,
  desktop: { paddingInline: 'max(3.5rem, 50% - 36.5rem)' },
});
survey('next', { padding: 0, background: 'none', borderRadius: 0, gridTemplateColumns: 'minmax(0, 1fr)' });
survey('cards', { desktop: { gap: '2rem' } });
survey(`aside ${slot('number')}`, { background: white });

/** A bar of the switch has a ground of its own over the scene. */
survey('primary > :not([id], :empty)', {
  margin: `0 ${side} 0.75rem`,
  padding: '0.75rem 1rem',
  background: white,
  borderRadius: '1.125rem',
  desktop: { marginInline: 'max(3.5rem, 50% - 36.5rem)' },
});
