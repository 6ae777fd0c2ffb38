import { chosen, slot } from '#design-system/theme/parts.ts';
import { type Rules, rulesOf, type Writer } from './rules.ts';

/** Answers that have a picture each. */
export const pictured = 'answers[data-pictured][data-layout="stack"]';

interface PictureTiles {
  /** The least width of a tile on a phone. */
  readonly least: string;
  readonly tiles: Rules;
  readonly tile: Rules;
  /** The tick at the corner of a chosen one. */
  readonly badge: Rules;
}

/** Answers with a picture each as tiles, two in a row on phones and three on desktops. Returns the writer of a tile. */
export function pictureTiles(theme: string, { least, tiles, tile, badge }: PictureTiles): Writer {
  const { any } = rulesOf(theme);
  const write = any.inside(pictured);
  any(pictured, {
    gridTemplateColumns: `repeat(auto-fit, minmax(max(${least}, 40%), 1fr))`,
    ...tiles,
    desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', ...tiles.desktop },
  });
  write('answer', { flexDirection: 'column', justifyContent: 'center', textAlign: 'center', ...tile });
  write(`answer > ${slot('mark')}`, { display: 'none' });
  write(`answer${chosen} > ${slot('mark')}`, {
    display: 'grid',
    placeItems: 'center',
    position: 'absolute',
    margin: 0,
    borderRadius: '50%',
    ...badge,
  });
  return write;
}
