import { forcedColors } from '#design-system/theme/mediaQueries.ts';

/** Paper and forced colours go without what is drawn. */
export const undrawn = { print: { display: 'none' }, [forcedColors]: { display: 'none' } } as const;

/** Space at both sides, up to the layout's width. */
export const sides = 'max(1rem, min(5vw, 3rem), 50vw - 40rem)';
