import { slot } from '#design-system/theme/parts.ts';
import { rulesOf } from '../bases/rules.ts';
import { inks } from './inks.ts';
import { openPlant, openSpray } from './success.ts';

const { thanks } = rulesOf('9');

thanks('picture[data-done]', { backgroundImage: openSpray, desktop: { backgroundImage: openPlant } });
thanks('seal', { display: 'none' });
thanks('thanks', {
  position: 'relative',
  maxWidth: 'none',
  padding: '0 0 1.5rem',
  background: 'none',
  boxShadow: 'none',
  desktop: {
    minHeight: 'calc(100svh - 6.4rem)',
    alignContent: 'start',
    paddingBlock: '1.5rem 2rem',
    paddingInline: '37vw 3.5rem',
  },
});
thanks('heading', { fontSize: 'min(11.6vw, 6svh)', desktop: { fontSize: 'clamp(2.5rem, 4.6vw, 4.5rem)' } });
// the list, the reason and the ways on: bubbles under the first two
const column = {
  margin: '14px 16px 0',
  desktop: { marginBlock: '14px 0', marginInline: '2.5vw 0', maxWidth: '44rem' },
} as const;
thanks('cards', column);
thanks('cards', { desktop: { gridTemplateColumns: '1fr 1fr' } });
thanks('why', {
  ...column,
  backgroundColor: inks.soft,
  border: 0,
  borderRadius: '26px 26px 26px 6px',
  color: inks.plum,
});
thanks('button', {
  justifySelf: 'end',
  marginBlock: '20px 0',
  marginInline: '20px 14px',
  desktop: { marginInline: '20px 0', minHeight: '78px', fontSize: '1.5rem', paddingInlineStart: '38px' },
});
thanks(`thanks > a:not(${slot('button')})`, {
  justifySelf: 'end',
  marginInlineEnd: '14px',
  desktop: { marginInlineEnd: 0 },
});
thanks('primary > :not(section):not(:empty)', {
  width: 'auto',
  maxWidth: 'none',
  margin: '14px 16px',
  desktop: { marginBlock: '14px', marginInline: '39.5vw 3.5rem', maxWidth: '44rem' },
});
