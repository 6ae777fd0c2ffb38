import type { PictureName } from '../../icons/lineIcons.ts';

/** The pictures that a tile may show; its stylesheet brings them. */
export const accidentPictures = [
  'car',
  'truck',
  'motorcycle',
  'bicycle',
  'pedestrian',
  'taxi',
  'bus',
  'more',
] as const satisfies readonly PictureName[];
export type AccidentPicture = (typeof accidentPictures)[number];
