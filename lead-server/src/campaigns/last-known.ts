import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveCampaigns } from '../store/campaign-store.ts';
import { storedContent } from './content.ts';

/** The campaigns as they were last read, for a time without the database. */
export interface LastKnown {
  readonly readAt: number;
  readonly live: LiveCampaigns;
}

const fileIn = (folder: string) => join(folder, 'campaigns.json');

/** Writes beside the file and renames, so that a crash leaves the old one. */
export async function writeLastKnown(folder: string, known: LastKnown): Promise<void> {
  const file = fileIn(folder);
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, JSON.stringify({ ...known, hash: storedContent(known.live).hash }), { mode: 0o600 });
  await rename(beside, file);
}

/** Undefined where there is none, or one that is not as it was written. */
export async function readLastKnown(folder: string): Promise<LastKnown | undefined> {
  try {
    const { hash, ...known } = JSON.parse(await readFile(fileIn(folder), 'utf8')) as LastKnown & { readonly hash: string };
    return storedContent(known.live).hash === hash ? known : undefined;
  } catch {
    return undefined;
  }
}
