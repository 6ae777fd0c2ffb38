import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

/** A built studio without a script, whose page has the token of a session. It goes after the file's tests. */
export function studioFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  mkdirSync(join(folder, 'studio/assets'), { recursive: true });
  writeFileSync(join(folder, 'studio/index.html'), '<!doctype html><head></head>');
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
