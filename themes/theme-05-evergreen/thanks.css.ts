import { bare, rulesOf, undrawn } from '../bases/rules.ts';
import { oakSeal } from './drawings.ts';

const { thanks } = rulesOf('5');

thanks('thanks', {
  maxWidth: 'none',
  ...bare,
  desktop: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
    gridTemplateRows: '1fr auto auto auto 1fr',
    columnGap: '2.5rem',
  },
});
thanks('picture[data-done]', {
  display: 'block',
  justifySelf: 'center',
  width: 'clamp(9rem, 30svh, 15.625rem)',
  aspectRatio: '220 / 262',
  background: `${oakSeal()} center / contain no-repeat`,
  desktop: { gridRow: '1 / 6', alignSelf: 'center', width: 'min(100%, 52svh)' },
  ...undrawn,
});
thanks('seal', { 'screen and (forced-colors: none)': { display: 'none' } });
thanks('heading', {
  marginBlock: '0.5rem 0',
  fontSize: 'clamp(2.125rem, 9vw, 2.625rem)',
  desktop: { gridColumn: 2, alignSelf: 'end', fontSize: 'clamp(2.75rem, 4.6vw, 3.75rem)' },
});
thanks('subhead', {
  marginBlockEnd: '1.25rem',
  fontSize: '1.125rem',
  desktop: { gridColumn: 2, fontSize: '1.3125rem' },
});

// the call stands before what comes next
thanks(['button', 'thanks > [type="text/vcard"]'], {
  desktop: { gridColumn: 2, justifySelf: 'center', width: 'min(100%, 29rem)' },
});
thanks('button', { marginBlockStart: 0, minHeight: '3.875rem', fontSize: '1.1875rem' });
thanks('thanks > [type="text/vcard"]', { desktop: { alignSelf: 'start' } });
thanks(['cards', 'why'], { order: 2, marginBlockStart: '2rem', desktop: { gridColumn: '1 / -1' } });
