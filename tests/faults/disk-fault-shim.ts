import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface DiskFaultShim {
  /** For the process whose disk and clock are to fail. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether every sync to disk fails from now on. */
  failSyncs(fail: boolean): void;
  /** Moves the process's clock by this many seconds from the machine's, either way. */
  shiftClock(seconds: number): void;
  remove(): void;
}

/** Compiles shim.c. Undefined, with a printed reason, without a C compiler or outside Linux. */
export function buildDiskFaultShim(): DiskFaultShim | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'shim-'));
  chmodSync(folder, 0o755);
  const [library, control] = [join(folder, 'shim.so'), join(folder, 'control')];
  const source = fileURLToPath(new URL('./disk-fault-shim.c', import.meta.url));
  const made = process.platform === 'linux' && spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source]).status === 0;
  if (!made) {
    rmSync(folder, { recursive: true });
    console.warn('SKIPPED: failing syncs and clock shifts cannot be injected here: that needs Linux and a C compiler (cc).');
    return undefined;
  }
  const file = openSync(control, 'w');
  const put = (place: number, value: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(value));
    writeSync(file, bytes, 0, 8, place * 8);
  };
  put(0, 0);
  put(1, 0);
  chmodSync(control, 0o644);
  return {
    environment: { LD_PRELOAD: library, FAULT_CONTROL: control },
    failSyncs: (fail) => put(0, fail ? 1 : 0),
    shiftClock: (seconds) => put(1, seconds),
    remove() {
      closeSync(file);
      rmSync(folder, { recursive: true });
    },
  };
}
