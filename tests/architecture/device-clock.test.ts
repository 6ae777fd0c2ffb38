import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('page code reads the day from the server (lib/serverTime.ts), never from the device', () => {
  const files = globSync('funnel-app/src/**/*.{ts,tsx}', {
    exclude: ['funnel-app/src/{server,builder}/**', '**/*.test.ts', '**/*.stories.tsx', '**/serverTime.ts'],
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /new Date\(\)/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
