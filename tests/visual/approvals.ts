import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from './shots.ts';

/** Hashes of the approved pictures, by the key of the shot. */
export type Approved = ReadonlyMap<string, string>;

/** The list of approved pictures. */
export interface Approvals {
  /** The browser that drew them, with its platform: another may draw other bytes. */
  readonly chromium: string;
  readonly pictures: Approved;
}

export const approvedName = 'tests/visual/approved.tsv';
const file = join(import.meta.dirname, 'approved.tsv');

/** A line a story: its id, then `mode=hash` for each mode. @throws Error on a line that is none of this file's. */
export function parseApprovals(text: string): Approvals {
  const [first = '', ...lines] = text.split('\n');
  const chromium = /^# Chromium (.+)$/.exec(first)?.[1];
  if (chromium === undefined) throw new Error(`approved.tsv should begin with "# Chromium ...": ${first}`);
  const pictures = new Map<string, string>();
  for (const line of lines.filter((each) => each !== '')) {
    const [story, ...modes] = line.split('\t');
    const pairs = modes.map((each) => /^([^=]+)=([0-9a-f]+)$/.exec(each));
    if (!story || pairs.length === 0 || pairs.includes(null))
      throw new Error(`approved.tsv has a line that is not "story, mode=hash, ...": ${line}`);
    for (const pair of pairs) pictures.set(keyOf({ story, mode: pair?.[1] ?? '' }), pair?.[2] ?? '');
  }
  return { chromium, pictures };
}

/** Sorted, so that two people's approvals of different stories merge. */
export function formatApprovals({ chromium, pictures }: Approvals): string {
  const stories = new Map<string, string[]>();
  for (const [key, hash] of [...pictures].sort()) {
    const [story = '', mode = ''] = key.split('\t');
    stories.set(story, [...(stories.get(story) ?? []), `${mode}=${hash}`]);
  }
  const lines = [...stories].map(([story, modes]) => [story, ...modes].join('\t'));
  return [`# Chromium ${chromium}`, ...lines, ''].join('\n');
}

export const readApprovals = (): Approvals =>
  existsSync(file) ? parseApprovals(readFileSync(file, 'utf8')) : { chromium: '', pictures: new Map() };

export const writeApprovals = (approvals: Approvals): void => writeFileSync(file, formatApprovals(approvals));
