import { existsSync, writeFileSync } from 'node:fs';
import { openGallery } from './gallery.ts';
import { approvedIn, buildStorybookOf, picturePath } from './repository.ts';
import { keyOf, type Shot } from './shots.ts';

/** The picture that was approved, or why there is none. */
export interface PicturesBefore {
  readonly hash?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * The approved pictures of these shots, from this machine's cache or the Storybook of the commit that approved each. Another
 * Chromium may give other bytes; the comparison still holds, since both pictures are of this machine.
 */
export async function picturesBefore(
  shots: readonly { readonly shot: Shot; readonly hash: string }[],
  workers: number,
  tell: (line: string) => void,
): Promise<ReadonlyMap<string, PicturesBefore>> {
  const found = new Map<string, PicturesBefore>();
  const byCommit = new Map<string, { shot: Shot; hash: string }[]>();
  for (const each of shots) {
    const key = keyOf(each.shot);
    if (existsSync(picturePath(each.hash))) {
      found.set(key, { hash: each.hash });
      continue;
    }
    const commit = approvedIn(each.hash);
    if (commit) byCommit.set(commit, [...(byCommit.get(commit) ?? []), each]);
    else found.set(key, { note: 'Its approval is not committed, and its picture is not on this machine' });
  }
  for (const [commit, wanted] of byCommit) {
    tell(`Taking ${wanted.length} pictures from before again, of ${commit.slice(0, 9)}`);
    const gallery = await openGallery(buildStorybookOf(commit));
    const hashes = new Map(wanted.map(({ shot, hash }) => [keyOf(shot), hash]));
    const failed = await gallery.take(
      wanted.map(({ shot }) => shot),
      {
        workers,
        expected: (shot) => hashes.get(keyOf(shot)),
        onTaken: ({ shot, picture, hash }) => {
          writeFileSync(picturePath(hash), picture);
          const note = hash === hashes.get(keyOf(shot)) ? undefined : 'Taken again here: not the very bytes that were approved';
          found.set(keyOf(shot), { hash, note });
        },
      },
    );
    for (const { shot, error } of failed) found.set(keyOf(shot), { note: `It could not be taken again: ${error}` });
    await gallery.close();
  }
  return found;
}
