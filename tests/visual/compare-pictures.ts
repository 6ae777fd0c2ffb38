import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Pixels that differ, without those that are only drawn with other smoothing. */
  readonly pixels: number;
  /** The same as a share of the picture, 0 to 1. */
  readonly share: number;
  /** Their bounding box, in px from the top left. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The main change: a colour that became another, or the picture's growth. Cases of one cause are judged together. */
  readonly cause: string;
  /** The picture after, pale, with the differences in red. */
  readonly picture: Buffer;
}

/** A visible change is a run of pixels; fewer that touch are rounding at an edge. */
const smallestRun = 5;

/**
 * Compares two PNGs pixel by pixel. One step of one colour counts; anti-aliasing does not.
 * @returns undefined when they look the same
 */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const mask = new PNG({ width, height });
  const [a, b] = [onCanvas(one, width, height), onCanvas(other, width, height)];
  pixelmatch(a, b, mask.data, width, height, { threshold: 0, includeAA: false, diffMask: true });
  const differs = new Uint8Array(width * height);
  for (let at = 0; at < differs.length; at += 1) differs[at] = mask.data[at * 4 + 3] === 0 ? 0 : 1;
  const seen = withoutSpecks(differs, width, height);
  if (seen.length === 0) return undefined;
  const picture = pale(b, width, height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const at of seen) {
    picture.data.set([220, 0, 40, 255], at * 4);
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return {
    pixels: seen.length,
    share: seen.length / (width * height),
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    cause: one.height === other.height ? mostFrequentChange(a, b, seen) : lengthChange(other.height - one.height),
    picture: PNG.sync.write(picture),
  };
}

const lengthChange = (by: number) => `${Math.abs(by)} px ${by > 0 ? 'longer' : 'shorter'}`;

/** The pair of colours that most of the pixels have before and after: one token is one pair, wherever it is seen. */
function mostFrequentChange(before: Uint8Array, after: Uint8Array, seen: readonly number[]): string {
  const hex = (data: Uint8Array, at: number) => `#${Buffer.from(data.subarray(at * 4, at * 4 + 3)).toString('hex')}`;
  const counts = new Map<string, number>();
  for (const at of seen) {
    const pair = `${hex(before, at)} to ${hex(after, at)}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])[0];
}

/** The picture at the top left of a canvas of the larger size; the rest is transparent and so differs. */
function onCanvas(picture: PNG, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}

/** The pixels that are part of a run of `smallestRun` or more neighbours, diagonals counted. */
function withoutSpecks(differs: Uint8Array, width: number, height: number): readonly number[] {
  const kept: number[] = [];
  for (let start = 0; start < differs.length; start += 1) {
    if (!differs[start]) continue;
    differs[start] = 0;
    const run = [start];
    for (const at of run) {
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx;
          if (!differs[next]) continue;
          differs[next] = 0;
          run.push(next);
        }
      }
    }
    // One by one: a page that changed as a whole is more pixels than a call takes arguments.
    if (run.length >= smallestRun) for (const at of run) kept.push(at);
  }
  return kept;
}

function pale(data: Uint8Array, width: number, height: number): PNG {
  const picture = new PNG({ width, height });
  for (let at = 0; at < data.length; at += 4) {
    const grey = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
    const light = 255 - (255 - grey) * 0.25;
    picture.data.set([light, light, light, 255], at);
  }
  return picture;
}
