import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { doors } from './doors.ts';

it('the README says what each door of scripts holds, and names no other', () => {
  const text = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  const firstCells = [...text.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell = '']) => cell);
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(named.filter((name) => !name?.includes('*') && !name?.endsWith('.css')).sort()).toEqual(Object.keys(doors).sort());
});
