import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** How long the files of earlier builds stay: a phone keeps a page over night, and goes on with it in the morning. */
const earlierMs = 2 * 86_400_000;

/**
 * Removes what earlier builds left, but the newest of assets/: a replica that still runs in this folder, and the pages that visitors have open,
 * ask for those (docs/scale.md, two versions at once).
 * @param started when this build began, in milliseconds; whatever it wrote is newer
 */
export function removeOldAssets(client: string, started: number): void {
  const assets = join(client, 'assets') + sep;
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && statSync(path).mtimeMs < (path.startsWith(assets) ? started - earlierMs : started)) rmSync(path);
  }
}
