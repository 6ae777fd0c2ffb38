import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  fill(): void;
  free(): void;
  remove(): void;
}

/** A small disk in memory that can fill up. Undefined, with a printed reason, where this user may not mount one. */
export function makeSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
  if (!mounted) {
    rmSync(folder, { recursive: true });
    console.warn('SKIPPED: a full disk cannot be made here: mounting one needs root. A limit of the file size stands in for it.');
    return undefined;
  }
  chmodSync(folder, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      // once it is removed, as after a test that took too long, its folder is on the machine's own disk
      const most = megabytes << 20;
      let written = 0;
      // ever smaller pieces, so that the last byte goes too
      for (let size = 1 << 20; size > 0; size >>= 1) {
        try {
          while (written <= most && writeSync(file, Buffer.alloc(size)) === size) written += size;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      // what has just ended may hold it for a moment: detached, it goes with its last user
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
