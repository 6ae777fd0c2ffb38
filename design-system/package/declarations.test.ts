import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { finishDeclarations } from './declarations.ts';

it('declarations are followed from each door, and those that none reaches are left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'design-system/a.d.ts': [
      "import { B } from '#design-system/parts/b.ts';",
      "import type { C } from './parts/c.tsx';",
      "import '#design-system/parts/effects.ts';",
      "export type { ReactNode } from 'react';",
      '',
    ],
    'design-system/parts/b.d.ts': ["export * from '../a.ts';", "export type T = import('#themes/one.ts').T;", ''],
    'design-system/parts/c.d.ts': ['export {};', ''],
    'themes/one.d.ts': ['export type T = 1;', ''],
    'design-system/parts/effects.d.ts': ['export {};', ''],
    'design-system/unused.d.ts': ['export {};', ''],
  };
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  finishDeclarations(folder, ['design-system/a.d.ts']);
  const text = (file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n');
  expect(text('design-system/a.d.ts')).toEqual([
    "import { B } from './parts/b.js';",
    "import type { C } from './parts/c.js';",
    "export type { ReactNode } from 'react';",
  ]);
  expect(text('design-system/parts/b.d.ts')).toEqual([
    "export * from '../a.js';",
    "export type T = import('../../themes/one.js').T;",
  ]);
  expect(Object.keys(files).filter((file) => existsSync(join(folder, file)))).toEqual([
    'design-system/a.d.ts',
    'design-system/parts/b.d.ts',
    'design-system/parts/c.d.ts',
    'themes/one.d.ts',
  ]);
});
