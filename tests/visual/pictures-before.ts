import { existsSync, writeFileSync } from 'node:fs';
import type { ApprovedPicture, Environment } from './approved-pictures.ts';
import { fingerprintOf, isSameImpression } from './fingerprint.ts';
import type { FailedPicture, TakenPicture } from './gallery.ts';
import { type Approval, album, picturePath } from './repository.ts';
import { keyOf, type Shot } from './shots.ts';

/** The picture before a change. */
export interface PictureBefore {
  readonly hash?: string;
  /** Why it is not sure to be the approved one. A comparison with it then proves nothing. */
  readonly doubt?: string | undefined;
}

/** Where pictures from before come from. */
export interface Past {
  approvalOf(hash: string): Approval;
  /** Takes the pictures of the stories as they were at that commit. */
  take(
    commit: string,
    shots: readonly Shot[],
    options: { readonly expected: (shot: Shot) => string | undefined; readonly onTaken: (taken: TakenPicture) => void },
  ): Promise<readonly FailedPicture[]>;
}

/**
 * Why a picture that was taken again is not sure to be the approved one; undefined when it is. The same browser and packages draw
 * the same bytes. Another browser draws others, which have to look the same from afar.
 */
export function doubtOf(
  { hash, picture }: Pick<TakenPicture, 'hash' | 'picture'>,
  approved: ApprovedPicture,
  now: Environment,
): string | undefined {
  if (hash === approved.hash) return undefined;
  if (!approved.fingerprint) return 'Taken again it has other bytes, and its approval recorded no fingerprint';
  if (approved.lock !== now.lock)
    return 'Taken again with other packages than it was approved with (package-lock.json), it has other bytes';
  if (approved.chromium === now.chromium)
    return 'Taken again here, it is not what was approved: its code was changed after the approval, or a package was';
  if (isSameImpression(approved.fingerprint, fingerprintOf(picture))) return undefined;
  return `Approved with Chromium ${approved.chromium}; taken again with ${now.chromium}, it does not look the same`;
}

/** The approved pictures of these shots, from this machine's cache or the Storybook of the commit that approved each. */
export async function picturesBefore(
  shots: readonly { readonly shot: Shot; readonly approved: ApprovedPicture }[],
  now: Environment,
  past: Past,
  directory = album,
): Promise<ReadonlyMap<string, PictureBefore>> {
  const found = new Map<string, PictureBefore>();
  const byCommit = new Map<string, { shot: Shot; approved: ApprovedPicture }[]>();
  for (const each of shots) {
    const key = keyOf(each.shot);
    if (existsSync(picturePath(each.approved.hash, directory))) {
      found.set(key, { hash: each.approved.hash });
      continue;
    }
    const { commit, doubt } = past.approvalOf(each.approved.hash);
    if (commit) byCommit.set(commit, [...(byCommit.get(commit) ?? []), each]);
    else found.set(key, { doubt });
  }
  for (const [commit, wanted] of byCommit) {
    const approved = new Map(wanted.map((each) => [keyOf(each.shot), each.approved]));
    const failed = await past.take(
      commit,
      wanted.map(({ shot }) => shot),
      {
        expected: (shot) => approved.get(keyOf(shot))?.hash,
        onTaken: (taken) => {
          const key = keyOf(taken.shot);
          writeFileSync(picturePath(taken.hash, directory), taken.picture);
          found.set(key, { hash: taken.hash, doubt: doubtOf(taken, approved.get(key) as ApprovedPicture, now) });
        },
      },
    );
    for (const { shot, error } of failed) found.set(keyOf(shot), { doubt: `It could not be taken again: ${error}` });
  }
  return found;
}
