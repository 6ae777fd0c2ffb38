import { expect, it } from 'vitest';
import { withoutRepeats } from './lately.ts';

const line = (at: number, did: 'draft' | 'publish', path: string, by = 'ana') => ({ at, by, did, path }) as const;

it('saves of one draft in a row are one line, the last', () => {
  const lines = [line(5, 'draft', '/g'), line(4, 'draft', '/g'), line(3, 'publish', '/g'), line(2, 'draft', '/g')];
  expect(withoutRepeats(lines).map(({ at }) => at)).toEqual([5, 3, 2]);
});

it('drafts of others and of other campaigns stay', () => {
  const lines = [line(3, 'draft', '/g'), line(2, 'draft', '/g', 'ben'), line(1, 'draft', '/f', 'ben')];
  expect(withoutRepeats(lines)).toHaveLength(3);
});
