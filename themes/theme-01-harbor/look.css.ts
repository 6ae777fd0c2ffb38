import { chosen, slot } from '#design-system/theme/parts.ts';
import { movingMarker } from '../bases/progress.ts';
import { bare, cover, rulesOf, square } from '../bases/rules.ts';
import { aheadWater, sailedWater, smallBoat } from './drawings.ts';
import { amber, disc, navy } from './inks.ts';

const { any, text } = rulesOf('1');

any('notice', { borderBlockEndWidth: 0, fontSize: '0.875rem' });
any('advertisement', { phone: { textAlign: 'start' } });
any('call', { paddingInline: '1rem' });
// enlarged words take a line of their own
any('bar', { phone: { flexWrap: 'wrap' } });

/** Rows with an icon in a disc. A chosen row is navy, its disc and tick amber. */
any('answer', { gap: '0.875rem', minHeight: '3.5rem', paddingBlock: '0.375rem', letterSpacing: '-0.01em' });
any('answers[data-layout="stack"]', { gap: 'clamp(0.3125rem, 1.1svh, 0.6875rem)' });
any('icon[data-icon]', {
  display: 'grid',
  ...square('2.75rem'),
  marginInlineStart: '-0.375rem',
  background: disc,
  borderRadius: '50%',
  color: navy,
  fontSize: '1.75rem',
  forced: { background: 'none' },
});
any(`answer${chosen} > ${slot('icon')}`, { background: amber, forced: { background: 'none' } });
any(`answer${chosen} > ${slot('mark')}`, { color: amber, forced: { color: 'inherit' } });
any(`answers[data-layout="grid"] ${slot('icon')}`, { phone: { display: 'none' } });

/** A water line; the part sailed is light, and a small boat rides at its end. */
// forced colours keep the common bar
any('track', {
  drawn: {
    height: '1.625rem',
    overflow: 'visible',
    background: `${aheadWater} 0 100% / 1.75rem 0.875rem repeat-x`,
    borderRadius: 0,
  },
});
any('done', { drawn: { display: 'none' } });
any('track::before', {
  drawn: {
    ...cover,
    background: `${sailedWater} 0 100% / 1.75rem 0.875rem repeat-x`,
    clipPath: 'inset(0 calc(100% - var(--share) * 100%) 0 0)',
  },
});
any('track:is([dir="rtl"] *)::before', { clipPath: 'inset(0 0 0 calc(100% - var(--share) * 100%))' });
movingMarker('1', '1.875rem', '0.5s', {
  insetBlockEnd: '0.125rem',
  width: '1.875rem',
  height: '1.75rem',
  background: `${smallBoat} center / contain no-repeat`,
  forced: { display: 'none' },
});
any('progress', { gap: '0.1875rem' });

any('button', { minHeight: '4rem', fontSize: '1.25rem', letterSpacing: '-0.01em' });
any('number', { background: disc, color: navy });
any('next', { ...bare, borderRadius: 0 });
any('nextTitle', { fontSize: '1.1875rem' });

/** Legal pages, forms of rights and 404 keep to a page of paper. */
text('main', { paddingBlockStart: '1.5rem' });
