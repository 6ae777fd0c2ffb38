import { writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { caseOf, goneCases } from './cases.ts';
import { hashOf } from './gallery.ts';
import { picturePath } from './repository.ts';
import type { Shot } from './shots.ts';

const shot: Shot = { story: 'bar--half', title: 'Bar', name: 'Half', file: '', mode: 'm', theme: '1', lang: 'en', width: 60 };

let directory: string;
beforeEach(() => {
  directory = temporaryFolder();
});

/** Keeps a flat picture, as a run does. @returns its hash */
function keep(shade: number): string {
  const picture = new PNG({ width: 20, height: 20 });
  picture.data.fill(255);
  picture.data.fill(shade, 0, 3);
  const bytes = PNG.sync.write(picture);
  const hash = hashOf(bytes);
  writeFileSync(picturePath(hash, directory), bytes);
  return hash;
}

describe('a picture with other bytes than approved', () => {
  it('one pixel off by one: changed', () => {
    const found = caseOf({ shot, after: keep(41), expected: keep(40) }, false, directory);
    expect(found).toMatchObject({ kind: 'changed', difference: { pixels: 1, largest: 1 } });
  });

  it('never approved: new', () => {
    expect(caseOf({ shot, after: keep(41), expected: undefined }, true, directory)).toMatchObject({ kind: 'new' });
  });

  it('picture before on no machine: changed, and says how to draw it', () => {
    const found = caseOf({ shot, after: keep(41), expected: 'elsewhere' }, true, directory);
    expect(found).toMatchObject({ kind: 'changed', note: expect.stringContaining('--before main') });
  });

  it('another browser, approved picture drawn anew: same by rounding, else changed', () => {
    const approved = keep(40);
    const of = (after: number) => caseOf({ shot, after: keep(after), expected: approved, drawn: approved }, true, directory);
    expect(of(42)).toBeUndefined();
    expect(of(43)).toMatchObject({ kind: 'changed' });
  });

  it('drawn anew without a difference, and with other bytes than approved: changed, and says so', () => {
    const found = caseOf({ shot, after: keep(40), expected: 'other', drawn: keep(40) }, true, directory);
    expect(found).toMatchObject({ kind: 'changed', note: expect.stringContaining('not as approved') });
  });
});

it('an approved picture without a story: gone', () => {
  expect(goneCases(['bar--half\tm', 'foo--old\tm'], [shot])).toMatchObject([{ kind: 'gone', shot: { story: 'foo--old' } }]);
});
