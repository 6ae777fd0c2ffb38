import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const cli = fileURLToPath(new URL('./check-flows.ts', import.meta.url));
const run = (...args: readonly string[]) => spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });

it('prints every flow and exits with 0 without problems', () => {
  const { status, stdout } = run();
  expect(stdout).toMatch(/Flow main[\s\S]*flowchart TD[\s\S]*Flow social-drop[\s\S]*No problems found\.\s*$/);
  expect(status).toBe(0);
});

it('lists the problems and fails when texts are missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-flows-'));
  try {
    const texts = join(folder, 'texts.mjs');
    writeFileSync(texts, 'export const catalogue = { en: {}, es: {} };');
    const { status, stdout } = run('--texts', texts);
    expect(stdout).toContain('main: AtFault has no es text for heading');
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
