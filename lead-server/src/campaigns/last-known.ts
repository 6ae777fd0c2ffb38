import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveCampaigns } from '../store/campaign-store.ts';
import { storedContent } from './content.ts';

/** What was last read, for a time without the database: campaigns, unless something else is named. */
export interface LastKnown<Live extends object = LiveCampaigns> {
  readonly readAt: number;
  readonly live: Live;
}

type Named = 'campaigns' | 'settings';
const fileIn = (folder: string, name: Named) => join(folder, `${name}.json`);

/** Writes beside the file and renames, so that a crash leaves the old one. */
export async function writeLastKnown<Live extends object>(
  folder: string,
  known: LastKnown<Live>,
  name: Named = 'campaigns',
): Promise<void> {
  const file = fileIn(folder, name);
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, JSON.stringify({ ...known, hash: storedContent(known.live).hash }), { mode: 0o600 });
  await rename(beside, file);
}

/** Undefined where there is none, or one that is not as it was written. */
export async function readLastKnown<Live extends object = LiveCampaigns>(
  folder: string,
  name: Named = 'campaigns',
): Promise<LastKnown<Live> | undefined> {
  try {
    const { hash, ...known } = JSON.parse(await readFile(fileIn(folder, name), 'utf8')) as LastKnown<Live> & {
      readonly hash: string;
    };
    return storedContent(known.live).hash === hash ? known : undefined;
  } catch {
    return undefined;
  }
}
