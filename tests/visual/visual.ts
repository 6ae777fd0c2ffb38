/** `npm run visual`: pictures of every story, compared with the approved ones. Differences go to `npm run visual:review`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedBy } from './affected-shots.ts';
import { readApproved, writeApproved } from './approved-pictures.ts';
import { compare } from './compare-pictures.ts';
import { openGallery, type TakenPicture } from './gallery.ts';
import { picturesBefore } from './pictures-before.ts';
import { buildStorybook, changedSince, picturePath, readStats } from './repository.ts';
import { keyOf, type Shot } from './shots.ts';
import { saveReport } from './verdicts.ts';
import { type Case, mergeReports, previousReport } from './visual-report.ts';

const usage = `npm run visual -- [options]
  --since <ref>    only what the changes since then can touch
  --only <text>    only stories whose id contains the text
  --approve        approves every picture as it is now (the first time, or for another Chromium)
  --workers <n>    browsers at once; two to a core by default, because a story spends half its time waiting
  --help           this`;

/** What was asked for, and what has changed since then. What is wrong with it is said before anything is built. */
function asked() {
  const options = {
    since: { type: 'string' },
    only: { type: 'string' },
    approve: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism() * 2) },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ options });
    return { ...values, changed: values.since === undefined ? undefined : changedSince(values.since) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(1);
  }
}

const options = asked();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const started = performance.now();
const tell = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);

mkdirSync(dirname(picturePath('')), { recursive: true });
const storybook = buildStorybook();
tell('Storybook is built');
const gallery = await openGallery(storybook);
const approved = readApproved();
const sameBrowser = approved.chromium === '' || approved.chromium === gallery.chromium;
if (!sameBrowser) {
  tell(
    `The approved pictures were made with Chromium ${approved.chromium}; this is ${gallery.chromium}, which may draw other bytes.`,
  );
  tell('So each picture from before that differs is taken again here. To approve for this Chromium: npm run visual -- --approve');
}

const all = options.changed ? affectedBy(options.changed, gallery.shots, readStats(storybook).modules) : gallery.shots;
const { only } = options;
// Else a slip of the pen would look like a run in which nothing differs.
if (only !== undefined && !gallery.shots.some(({ story }) => story.includes(only))) {
  tell(`No story that has pictures has '${only}' in its id`);
  await gallery.close();
  process.exit(1);
}
const shots = only ? all.filter(({ story }) => story.includes(only)) : all;
const whole = shots.length === gallery.shots.length;
// A browser has to load every story before its first picture, so few pictures have few browsers.
const workers = Math.max(1, Math.min(Number(options.workers) || 1, Math.ceil(shots.length / 50)));
tell(`${shots.length} of ${gallery.shots.length} pictures to take, ${workers} browsers`);

const hashes = new Map<string, string>();
const differing: { shot: Shot; hash: string }[] = [];
const keep = ({ shot, hash, picture }: TakenPicture) => {
  hashes.set(keyOf(shot), hash);
  if (hashes.size % 500 === 0) tell(`${hashes.size} taken`);
  if (approved.hashes.get(keyOf(shot)) === hash) return;
  differing.push({ shot, hash });
  writeFileSync(picturePath(hash), picture);
};
const take = (some: readonly Shot[]) =>
  gallery.take(some, { workers, expected: (shot) => approved.hashes.get(keyOf(shot)), onTaken: keep });
const failed = [...(await take(shots))];
if (!options.approve) {
  // a difference is taken again before a person sees it: a late screen on a busy machine is no change
  const known = differing.filter(({ shot }) => approved.hashes.has(keyOf(shot))).map(({ shot }) => shot);
  const rest = differing.filter(({ shot }) => !approved.hashes.has(keyOf(shot)));
  differing.splice(0, Infinity, ...rest);
  failed.push(...(await take(known)));
}
await gallery.close();
// Browsers work side by side: back into the order of the stories.
const order = new Map(gallery.shots.map((shot, index) => [keyOf(shot), index]));
differing.sort((one, other) => (order.get(keyOf(one.shot)) ?? 0) - (order.get(keyOf(other.shot)) ?? 0));
tell(`${hashes.size} taken, ${differing.length} with other bytes than approved, ${failed.length} failed`);

if (options.approve) approveAll();
else await judge();

/** Takes everything as it is: what was not looked at in this run stays as it was approved. */
function approveAll(): void {
  if (!whole && !sameBrowser)
    throw new Error('Another Chromium draws every picture: approve all of them, without --only or --since');
  const kept = whole ? [] : approved.hashes;
  writeApproved({ chromium: gallery.chromium, hashes: new Map([...kept, ...hashes]) });
  for (const { shot, error } of failed) tell(`Not approved, because it failed: ${shot.story} (${shot.mode}): ${error}`);
  tell(`Approved ${hashes.size} pictures: commit tests/visual/approved.tsv with the change that made them`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Looks at what differs, and brings the report that the review opens up to date. */
async function judge(): Promise<void> {
  const known = differing.flatMap(({ shot }) => {
    const hash = approved.hashes.get(keyOf(shot));
    return hash ? [{ shot, hash }] : [];
  });
  const before = await picturesBefore(known, workers, tell);
  const cases: Case[] = failed.map(({ shot, error }) => ({ shot, kind: 'failed', note: error }));
  for (const { shot, hash } of differing) cases.push(...judged(shot, hash));
  if (whole) cases.push(...gone());
  const looked = new Set(shots.map(keyOf));
  const report = mergeReports(
    previousReport(),
    { chromium: gallery.chromium, cases },
    { looked: (key) => whole || looked.has(key), approved: approved.hashes },
  );
  saveReport(report);
  const count = (kind: Case['kind']) => cases.filter((each) => each.kind === kind).length;
  tell(
    `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('failed')} failed, ${shots.length - cases.length + count('gone')} as approved`,
  );
  const others = report.cases.filter(({ earlier, verdict }) => earlier && verdict === undefined).length;
  if (others > 0) tell(`${others} of earlier runs, which this one did not look at, stay to be reviewed`);
  if (report.cases.length > 0) tell('Look at them: npm run visual:review');
  process.exitCode = cases.length > 0 ? 1 : 0;

  function judged(shot: Shot, after: string): readonly Case[] {
    if (!approved.hashes.has(keyOf(shot))) return [{ shot, kind: 'new', after }];
    const { hash, note } = before.get(keyOf(shot)) ?? {};
    if (!hash) return [{ shot, kind: 'changed', after, note }];
    const difference = compare(readFileSync(picturePath(hash)), readFileSync(picturePath(after)));
    if (!difference) return [];
    const { picture, ...rest } = difference;
    const name = `${hash}-${after}`;
    writeFileSync(picturePath(name), picture);
    return [{ shot, kind: 'changed', before: hash, after, note, difference: { ...rest, picture: name } }];
  }
}

/** Approved pictures that no story asks for any more. */
function gone(): readonly Case[] {
  const asked = new Set(gallery.shots.map(keyOf));
  return [...approved.hashes.keys()].flatMap((key) => {
    if (asked.has(key)) return [];
    const [story = '', mode = ''] = key.split('\t');
    return [
      {
        shot: { story, mode, title: story.split('--')[0] ?? '', name: '', file: '', theme: '', lang: '', width: 0 },
        kind: 'gone' as const,
      },
    ];
  });
}
