import { readFileSync, writeFileSync } from 'node:fs';
import type { ApprovedPicture } from './approved-pictures.ts';
import { compare } from './compare-pictures.ts';
import type { PictureBefore } from './pictures-before.ts';
import { album, picturePath } from './repository.ts';
import type { Shot } from './shots.ts';
import type { Case } from './visual-report.ts';

/**
 * The case for review of a picture with other bytes than approved. Undefined when it looks the same.
 * @param before undefined for a picture that was never approved
 */
export function caseOf(
  shot: Shot,
  { hash: after, fingerprint }: Pick<ApprovedPicture, 'hash' | 'fingerprint'>,
  before: PictureBefore | undefined,
  directory = album,
): Case | undefined {
  if (!before) return { shot, kind: 'new', after, fingerprint };
  const { hash, doubt: note } = before;
  const difference = hash && compare(readFileSync(picturePath(hash, directory)), readFileSync(picturePath(after, directory)));
  // likeness to an unapproved picture is no proof
  if (!difference) return note === undefined ? undefined : { shot, kind: 'unproved', before: hash, after, fingerprint, note };
  const { picture, ...rest } = difference;
  const name = `${hash}-${after}`;
  writeFileSync(picturePath(name, directory), picture);
  const kind = note === undefined ? 'changed' : 'unproved';
  return { shot, kind, before: hash, after, fingerprint, note, difference: { ...rest, picture: name } };
}

/** The unproved pictures, a line per reason, with the first ones by name. */
export function doubtsOf(cases: readonly Case[]): readonly string[] {
  const byReason = new Map<string, Case[]>();
  for (const each of cases) {
    const { kind, note = '' } = each;
    if (kind === 'unproved') byReason.set(note, [...(byReason.get(note) ?? []), each]);
  }
  return [...byReason].map(([reason, all]) => {
    const names = all.slice(0, 5).map(({ shot }) => `${shot.story} (${shot.mode})`);
    const more = all.length > names.length ? ` and ${all.length - names.length} more` : '';
    return `Not proved: ${names.join(', ')}${more}. ${reason}`;
  });
}
