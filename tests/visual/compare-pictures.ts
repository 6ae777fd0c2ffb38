import { PNG } from 'pngjs';

export interface Difference {
  /** Pixels that differ in any way. */
  readonly pixels: number;
  /** The same as a share of the picture, 0 to 1. For sorting only. */
  readonly share: number;
  /** The largest step of one colour, 1 to 255. */
  readonly largest: number;
  /** Their bounding box, in px from the top left. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The main change: a colour that became another, or the picture's growth. Cases of one cause are judged together. */
  readonly cause: string;
  /** The picture after, pale, with the differences in red. */
  readonly picture: Buffer;
}

/** Two browsers that draw the same round a colour this far apart. It forgives nothing within one browser. */
const rounding = 2;
export const isRounding = ({ largest }: Pick<Difference, 'largest'>): boolean => largest <= rounding;

/** Compares two PNGs pixel by pixel. @returns undefined when no pixel differs */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const [a, b] = [onCanvas(one, width, height), onCanvas(other, width, height)];
  const picture = pale(b, width, height);
  const changes = new Map<string, number>();
  let [pixels, largest, left, top, right, bottom] = [0, 0, width, height, 0, 0];
  const [words, others] = [a, b].map((each) => new Uint32Array(each.buffer, each.byteOffset, each.length / 4));
  for (let at = 0; at < a.length; at += 4) {
    if (words?.[at / 4] === others?.[at / 4]) continue;
    const step = Math.max(...[0, 1, 2, 3].map((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0))));
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const change = `${hex(a, at)} to ${hex(b, at)}`;
    changes.set(change, (changes.get(change) ?? 0) + 1);
    [pixels, largest] = [pixels + 1, Math.max(largest, step)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    picture.data.set([220, 0, 40, 255], at);
  }
  if (pixels === 0) return undefined;
  const growth = other.height - one.height;
  // one token is one pair of colours, wherever it is seen
  const [mostFrequent] = [...changes].reduce((most, each) => (each[1] > most[1] ? each : most));
  return {
    ...{ pixels, largest },
    share: pixels / (width * height),
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    cause: growth === 0 ? mostFrequent : `${Math.abs(growth)} px ${growth > 0 ? 'longer' : 'shorter'}`,
    picture: PNG.sync.write(picture),
  };
}

const hex = (data: Uint8Array, at: number) => `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`;

/** The picture at the top left of a canvas of the larger size; the rest is transparent and so differs. */
function onCanvas(picture: PNG, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}

function pale(data: Uint8Array, width: number, height: number): PNG {
  const picture = new PNG({ width, height });
  for (let at = 0; at < data.length; at += 4) {
    const grey = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
    picture.data.fill(255 - (255 - grey) * 0.25, at, at + 3);
    picture.data[at + 3] = 255;
  }
  return picture;
}
