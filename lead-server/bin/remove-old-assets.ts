import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** How long earlier builds' files stay: a phone keeps a page overnight. */
const earlierMs = 2 * 86_400_000;

/**
 * Removes earlier builds' files, but the newest assets: open pages and running replicas ask for them (docs/scale.md).
 * @param started when this build began, in milliseconds
 */
export function removeOldAssets(client: string, started: number): void {
  const assets = join(client, 'assets') + sep;
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && statSync(path).mtimeMs < (path.startsWith(assets) ? started - earlierMs : started)) rmSync(path);
  }
}
