import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeOldAssets } from './remove-old-assets.ts';

it("the sweep removes all files of earlier builds but those of the last two days' pages", () => {
  const client = mkdtempSync(join(tmpdir(), 'sweep-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  const started = Date.now();
  const hoursBefore = {
    'assets/app-new.js': 0,
    '.vite/manifest.json': 0,
    'assets/app-before.js': 47,
    'assets/app-old.js': 49,
    'gone.txt': 1,
  };
  for (const [name, hours] of Object.entries(hoursBefore)) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), '');
    const at = started / 1000 - hours * 3600 + 1;
    utimesSync(join(client, name), at, at);
  }
  removeOldAssets(client, started);
  const left = readdirSync(client, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(left.map(({ name }) => name).sort()).toEqual(['app-before.js', 'app-new.js', 'manifest.json']);
});
