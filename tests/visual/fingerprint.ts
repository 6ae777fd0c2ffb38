import { PNG } from 'pngjs';

/** A picture's cells: its mean colours and its edges are known for each. */
const columns = 4;
const rows = 6;
/** Red, green, blue and edges. */
const channels = 4;
/** Thin lines move a mean little, so edges count more. */
const edgeWeight = 4;
/** Other smoothing of the same letters moves a mean this far, of 255. */
const tolerance = 1;

/**
 * A picture's rough look in 134 characters. Size first; then, in base64, the means of 24 cells. It survives other
 * smoothing, which a hash does not.
 */
export function fingerprintOf(picture: Buffer): string {
  const { width, height, data } = PNG.sync.read(picture);
  const sums = new Float64Array(columns * rows * channels);
  const counts = new Float64Array(columns * rows);
  const lightAt = (at: number) => 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor((x * columns) / width);
      const at = (y * width + x) * 4;
      const first = cell * channels;
      for (let colour = 0; colour < 3; colour += 1) sums[first + colour] = (sums[first + colour] ?? 0) + (data[at + colour] ?? 0);
      const light = lightAt(at);
      const across = x + 1 < width ? Math.abs(lightAt(at + 4) - light) : 0;
      const down = y + 1 < height ? Math.abs(lightAt(at + width * 4) - light) : 0;
      sums[first + 3] = (sums[first + 3] ?? 0) + (across + down) * edgeWeight;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  const means = sums.map((sum, index) => Math.min(255, Math.round(sum / (counts[Math.floor(index / channels)] || 1))));
  return `${width}x${height}:${Buffer.from(means).toString('base64')}`;
}

/** Whether two fingerprints can be of one picture, drawn twice. */
export function isSameImpression(one: string, other: string): boolean {
  const [size, means = ''] = one.split(':');
  const [otherSize, otherMeans = ''] = other.split(':');
  const others = Buffer.from(otherMeans, 'base64');
  return size === otherSize && Buffer.from(means, 'base64').every((mean, at) => Math.abs(mean - (others[at] ?? 0)) <= tolerance);
}
