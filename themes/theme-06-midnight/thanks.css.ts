import { bare, rulesOf, undrawn } from '../bases/rules.ts';
import { home } from './drawings.ts';

const { thanks } = rulesOf('6');

thanks('main', { screen: { paddingBlockStart: '0.5rem' }, desktop: { paddingBlockStart: '1.5rem' } });
thanks('thanks', {
  screen: { maxWidth: 'none', ...bare, boxShadow: 'none' },
  desktop: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
    gridTemplateRows: '1fr auto auto auto 1fr',
    columnGap: '2.5rem',
  },
});
thanks('picture[data-done]', {
  display: 'block',
  order: 1,
  height: 'clamp(14rem, 40svh, 24rem)',
  marginInline: '-1.125rem',
  marginBlock: '-1.5rem 0.5rem',
  background: `${home()} center / cover no-repeat`,
  mask: 'linear-gradient(#0000, #000 22% 78%, #0000)',
  desktop: {
    order: 0,
    gridColumn: 2,
    gridRow: '1 / 6',
    height: 'auto',
    minHeight: '32rem',
    marginBlock: '-2rem 0',
    marginInline: '0 -3rem',
    mask: 'radial-gradient(closest-side, #000 72%, #0000)',
  },
  ...undrawn,
});
thanks('seal', { 'screen and (forced-colors: none)': { display: 'none' } });
thanks('heading', {
  position: 'relative',
  marginBlock: '0 0.5rem',
  fontSize: 'clamp(2.125rem, 10vw, 2.625rem)',
  lineHeight: '1.1',
  desktop: { alignSelf: 'end', fontSize: 'clamp(2.75rem, 4.8vw, 4rem)' },
});
thanks('subhead', { position: 'relative', marginBlockEnd: '1rem', fontSize: '1.125rem' });

// the call stands before what comes next
thanks(['button', 'thanks > [type="text/vcard"]'], {
  order: 2,
  marginBlockStart: 0,
  desktop: { gridColumn: 1, maxWidth: '27.5rem', width: '100%' },
});
thanks('button', { minHeight: '4rem', fontSize: '1.125rem' });
thanks('thanks > [type="text/vcard"]', { marginBlockStart: '0.875rem', desktop: { alignSelf: 'start' } });
thanks(['cards', 'why'], { order: 3, marginBlockStart: '2rem', desktop: { gridColumn: '1 / -1' } });
thanks('cards', { desktop: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', columnGap: '2rem' } });
