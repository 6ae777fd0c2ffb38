import { slot } from '#design-system/theme/parts.ts';
import { rulesOf } from '../bases/rules.ts';
import { shutBelt } from './drawings.ts';
import { inks } from './inks.ts';

const { thanks } = rulesOf('7');

thanks('page', {
  vars: {
    '--cap': 'min(17vw, 8.6svh)',
    '--strap': 'min(38vw, 20svh)',
    '--gap': '26px',
    '--at': 'calc(-0.12 * var(--strap))',
    '--rise': '3',
  },
  desktop: { vars: { '--cap': 'min(8.4vw, 13svh)', '--strap': 'min(12vw, 18svh)', '--at': '16vw', '--rise': '1' } },
});
thanks('primary', { gap: 0 });
thanks('thanks', {
  maxWidth: 'none',
  padding: 0,
  desktop: { gridTemplateColumns: '3.5rem minmax(0, 44rem) minmax(0, 1fr)' },
});
thanks('seal', { display: 'none' });
thanks('picture', { gridColumn: '1 / -1' });
thanks('picture[data-done]::after', { backgroundImage: shutBelt });
thanks('picture:not([data-done])', { vars: { '--strap': '0px', '--gap': '0px' } });
thanks('picture:not([data-done])::after', { backgroundImage: 'none' });
thanks('heading', {
  gridColumn: '1 / -1',
  maxWidth: '5.2em',
  marginBlock: 'calc(var(--tan) * 5 * var(--cap)) calc(var(--strap) + 62px)',
  marginInline: '20px 0',
  desktop: {
    maxWidth: '8.2em',
    marginBlock: 'calc(var(--tan) * 6.8 * var(--cap) + 4px) calc(var(--strap) + 62px)',
    marginInline: '62px 0',
  },
});
thanks('picture:not([data-done]) ~ h1', { marginBlockEnd: '52px' });
const column = {
  position: 'relative',
  zIndex: 1,
  marginInline: '18px',
  desktop: { gridColumn: 2, marginInline: 0 },
} as const;
for (const each of ['subhead', 'why'] as const) thanks(`${each}`, column);
thanks(`thanks > :is(ol, a:not(${slot('button')}))`, column);
thanks('subhead', { color: inks.black, fontWeight: '600', marginBlock: '1rem 1.25rem' });
thanks('card', { borderBlockStart: `3px solid ${inks.black}` });
thanks('number', { color: inks.crimson });
thanks('cards', { desktop: { gridTemplateColumns: '1fr 1fr' } });
thanks('why', {
  background: 'none',
  border: 0,
  borderBlock: `3px solid ${inks.black}`,
  padding: '1rem 0',
  marginBlockStart: 0,
});
thanks('button', { marginInline: 0, minHeight: '4.5rem', desktop: { gridColumn: 2 } });
thanks('primary > :not(section):not(:empty)', {
  width: 'auto',
  maxWidth: '44rem',
  marginInline: '18px',
  justifySelf: 'start',
  desktop: { marginInline: '3.5rem' },
});
