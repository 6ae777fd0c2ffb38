import { hair } from './inks.ts';

/** Paper that is not written on yet is ruled. */
export const ruled = (row: string) =>
  `repeating-linear-gradient(transparent 0 calc(${row} - 1px), ${hair} calc(${row} - 1px) ${row})`;

/** A glyph in the ink of its words. */
export const glyph = (image: string, width: string, height: string) =>
  ({
    content: '""',
    flex: 'none',
    width,
    height,
    background: 'currentColor',
    mask: `${image} center / contain no-repeat`,
    forced: { background: 'CanvasText', forcedColorAdjust: 'none' },
  }) as const;

/** An entry's number in the margin, which is not read out. */
export const inMargin = (content: string) =>
  ({
    content: `${content} / ""`,
    position: 'absolute',
    insetInlineStart: 0,
    width: 'var(--rail)',
    textAlign: 'center',
  }) as const;
