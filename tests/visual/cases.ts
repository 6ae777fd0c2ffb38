import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compare, isRounding } from './compare-pictures.ts';
import type { Case } from './report.ts';
import { album, picturePath } from './repository.ts';
import { keyOf, type Shot } from './shots.ts';

/** A picture with other bytes than expected. */
export interface Differing {
  readonly shot: Shot;
  readonly after: string;
  /** The hash that was expected; undefined for a picture that was never approved. */
  readonly expected: string | undefined;
  /** The hash of the picture that another commit drew, where it was asked for. */
  readonly drawn?: string | undefined;
}

const missing = 'Its picture before is not on this machine. To draw it: npm run visual -- --before main';

/**
 * The case for review of a picture with other bytes than expected. Undefined for one that another browser drew the same: the
 * picture before is the approved one, by its bytes, and differs by rounding.
 * @param isOtherBrowser whether the expected picture was drawn by another version
 */
export function caseOf(
  { shot, after, expected, drawn }: Differing,
  isOtherBrowser: boolean,
  directory = album,
): Case | undefined {
  if (expected === undefined) return { shot, kind: 'new', after };
  const isDrawn = drawn !== undefined && drawn !== expected;
  const before = existsSync(picturePath(expected, directory)) ? expected : drawn;
  if (before === undefined) return { shot, kind: 'changed', after, note: missing };
  const note = isDrawn
    ? 'Drawn anew, the picture before is not the approved one: its code was changed after the approval'
    : undefined;
  const [one, other] = [before, after].map((hash) => readFileSync(picturePath(hash, directory))) as [Buffer, Buffer];
  const difference = compare(one, other);
  if (isOtherBrowser && before === expected && (!difference || isRounding(difference))) return undefined;
  const unlike = isDrawn ? 'the same as before, and not as approved' : 'only the bytes of the file differ';
  if (!difference) return { shot, kind: 'changed', before, after, note: unlike };
  const { picture, ...rest } = difference;
  const name = `${before}-${after}`;
  writeFileSync(picturePath(name, directory), picture);
  return { shot, kind: 'changed', before, after, note, difference: { ...rest, picture: name } };
}

/** Approved pictures that no story asks for any more. */
export function goneCases(approved: Iterable<string>, shots: readonly Shot[]): readonly Case[] {
  const asked = new Set(shots.map(keyOf));
  return [...approved].flatMap((key) => {
    const [story = '', mode = ''] = key.split('\t');
    const shot = { story, mode, title: story.split('--')[0] ?? '', name: '', file: '', theme: '', lang: '', width: 0 };
    return asked.has(key) ? [] : [{ shot, kind: 'gone' as const }];
  });
}
