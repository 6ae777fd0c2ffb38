import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { rulesOf, underlined } from '../bases/rules.ts';
import { thanksScene } from '../bases/thanksScene.ts';
import { beam, safeHarbour, shore } from './drawings.ts';
import { blue, navy } from './inks.ts';

const { thanks } = rulesOf('1');
const side = 'max(1.125rem, 50% - 18rem)';

thanks('main', { gap: 0, maxWidth: 'none', padding: '0 0 2.5rem' });
/** The boat has come into the beam beside the lighthouse. */
const inside = thanksScene('1', {
  panel: { justifySelf: 'center', maxWidth: '38rem', padding: '1.5rem 1.125rem 0', background: 'none' },
  after: { justifySelf: 'stretch', marginInline: side },
  picture: {
    height: 'clamp(14rem, 42svh, 25rem)',
    background: `${shore} bottom / 100% 1.75rem no-repeat, ${safeHarbour} right bottom 0.5rem / auto min(108%, 27rem) no-repeat, ${beam} right bottom 0.5rem / auto min(108%, 27rem) no-repeat, ${navy}`,
    desktop: {
      height: 'clamp(18rem, 44svh, 26rem)',
      backgroundPosition: 'bottom, right bottom 0.5rem, right bottom 0.5rem',
    },
  },
  link: { minHeight: '2.75rem', marginBlock: '0.5rem 1.5rem', background: 'none', border: 0, color: blue, ...underlined },
});
thanks('thanks:has(> [data-done])', { maxWidth: 'none', padding: 0 });
thanks(`thanks:has(> [data-done]) > :not(${slot('picture')})`, { marginInline: side });
inside('heading', {
  marginBlock: '0.25rem 0.375rem',
  fontSize: 'clamp(2rem, 9.4vw, 2.75rem)',
  desktop: { fontSize: '3.5rem' },
});
inside('subhead', { marginBlockEnd: '1rem', fontSize: '1.125rem', lineHeight: 1.38 });
inside('button', { marginBlock: 0 });
inside('cards', { paddingBlockStart: '1.5rem', borderBlockStart: `1px solid ${vars.color.border}` });
