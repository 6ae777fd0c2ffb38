import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, minWidth } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf } from '#design-system/theme/parts.ts';
import { stamp } from './drawings.ts';
import { inks } from './inks.ts';

const { page } = selectorsOf('8');
const desktop = minWidth.desktop;

globalStyle(page('thanks', 'primary'), { paddingBlockEnd: '2rem' });
globalStyle(page('thanks', 'seal'), { display: 'none' });
// the stamp, across the corner of the last sheet
globalStyle(page('thanks', 'picture', '[data-done]'), {
  display: 'block',
  position: 'absolute',
  insetBlockStart: '-1.75rem',
  insetInlineEnd: '0.75rem',
  width: '6.25rem',
  height: '6.25rem',
  background: `${stamp} center / contain no-repeat`,
  '@media': {
    print: { display: 'none' },
    [forcedColors]: { display: 'none' },
    [desktop]: { width: '8.75rem', height: '8.75rem', insetInlineEnd: '-2.25rem', insetBlockStart: '-2.75rem' },
  },
});
globalStyle(page('thanks', 'heading'), {
  marginBlockStart: 0,
  paddingInlineEnd: '5.5rem',
  fontSize: 'clamp(2.125rem, 10vw, 2.875rem)',
  lineHeight: 0.98,
  '@media': { [desktop]: { fontSize: '3.5rem' } },
});
globalStyle(page('thanks', 'subhead'), { marginBlock: '0.5rem 1.25rem' });
globalStyle(page('thanks', 'next'), { color: vars.color.text });
globalStyle(page('thanks', 'cards'), { '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
globalStyle(page('thanks', 'number'), { color: inks.terracotta });
globalStyle(page('thanks', 'why'), {
  background: 'none',
  border: 0,
  borderBlock: `1px dashed ${vars.color.fieldBorder}`,
  padding: '1rem 0',
  borderRadius: 0,
});
globalStyle(page('thanks', 'thanks'), { '@media': { [desktop]: { justifySelf: 'start', maxWidth: '38rem' } } });
globalStyle(`${page('thanks', 'primary')} > :not(section):not(:empty)`, {
  backgroundColor: inks.paper,
  '@media': { [desktop]: { justifySelf: 'start', maxWidth: '38rem' } },
});
