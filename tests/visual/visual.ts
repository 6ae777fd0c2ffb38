/** `npm run visual`: pictures of every story, compared with the approved ones. Differences go to `npm run visual:review`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { affectedBy } from './affected-shots.ts';
import { type ApprovedPicture, readApproved, writeApproved } from './approved-pictures.ts';
import { caseOf, doubtsOf } from './cases.ts';
import { fingerprintOf } from './fingerprint.ts';
import { openGallery, type TakenPicture } from './gallery.ts';
import { type Past, picturesBefore } from './pictures-before.ts';
import {
  album,
  approvalsIn,
  buildOf,
  buildStorybook,
  buildStorybookOf,
  changedSince,
  lockOf,
  picturePath,
  readStats,
  root,
} from './repository.ts';
import { keyOf, lookalikes, type Shot } from './shots.ts';
import { staticReport, writeStaticReport } from './static-report.ts';
import { saveReport } from './verdicts.ts';
import { type Case, mergeReports, previousReport } from './visual-report.ts';

const usage = `npm run visual -- [options]
  --since <ref>    only what the changes since then can touch
  --only <text>    only stories whose id contains the text
  --approve        approves every picture as it is now (the first time, or for another Chromium)
  --report         also writes .cache/visual/report: a page to pass on, and summary.md for a pull request
  --workers <n>    browsers at once; two to a core by default, because a story spends half its time waiting
  --help           this`;

/** The options, and the changed files. Wrong options fail before anything is built. */
function asked() {
  const options = {
    since: { type: 'string' },
    only: { type: 'string' },
    approve: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
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

mkdirSync(album, { recursive: true });
const storybook = buildStorybook();
tell('Storybook is built');
const gallery = await openGallery(storybook);
const approved = readApproved();
const now = { chromium: gallery.chromium, lock: lockOf(root) };
const otherBrowsers = new Set([...approved.values()].map(({ chromium }) => chromium).filter((each) => each !== now.chromium));
if (otherBrowsers.size > 0) {
  tell(
    `Pictures were approved with Chromium ${[...otherBrowsers].join(', ')}; this is ${now.chromium}, which may draw other bytes.`,
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

const taken = new Map<string, ApprovedPicture>();
/** Approved pictures that lacked their fingerprint. */
let completed = 0;
/** Whether it is the approved one. */
function keepApproved({ shot, hash, picture }: TakenPicture): boolean {
  const key = keyOf(shot);
  const known = approved.get(key);
  if (known?.hash !== hash) return false;
  if (!known.fingerprint) completed += 1;
  taken.set(key, known.fingerprint ? known : { hash, fingerprint: fingerprintOf(picture), ...now });
  if (taken.size % 500 === 0) tell(`${taken.size} taken`);
  return true;
}
const expected = (shot: Shot) => approved.get(keyOf(shot))?.hash;
const seen = new Map<string, string>();
const failed = [
  ...(await gallery.take(shots, {
    ...{ workers, expected, looks: 'once' },
    onTaken: (each) => void (keepApproved(each) || seen.set(keyOf(each.shot), each.hash)),
  })),
];
// a difference is looked at again before a person sees it: a late screen on a busy machine is no change
const unlike = shots.filter((shot) => seen.has(keyOf(shot)));
if (unlike.length > 0) tell(`${unlike.length} to look at again`);
const differing: Shot[] = [];
const keep = (each: TakenPicture) => {
  if (keepApproved(each)) return;
  const { shot, hash, picture } = each;
  taken.set(keyOf(shot), { hash, fingerprint: fingerprintOf(picture), ...now });
  differing.push(shot);
  writeFileSync(picturePath(hash), picture);
};
failed.push(
  ...(await gallery.take(unlike, { workers, expected, looks: 'again', seen: (shot) => seen.get(keyOf(shot)), onTaken: keep })),
);
await gallery.close();
// Browsers work side by side: back into the order of the stories.
const order = new Map(gallery.shots.map((shot, index) => [keyOf(shot), index]));
differing.sort((one, other) => (order.get(keyOf(one)) ?? 0) - (order.get(keyOf(other)) ?? 0));
tell(`${taken.size} taken, ${differing.length} with other bytes than approved, ${failed.length} failed`);

const pictured = new Map([...approved, ...taken].map(([key, { hash }]) => [key, hash]));
const takenStories = new Set(shots.map(({ story }) => story));
const alike = lookalikes(gallery.shots, pictured).filter((pair) => pair.some((story) => takenStories.has(story)));
for (const [one, other] of alike) {
  tell(`${one} and ${other} have the same pictures. Show what differs, or tag one 'behaviour': it looks like another`);
}

if (options.approve) approveAll();
else await judge();

/** Approves every picture of this run; skipped pictures keep their approval. */
function approveAll(): void {
  if (!whole && otherBrowsers.size > 0)
    throw new Error('Another Chromium draws every picture: approve all of them, without --only or --since');
  writeApproved(new Map([...(whole ? [] : approved), ...taken]));
  for (const { shot, error } of failed) tell(`Not approved, because it failed: ${shot.story} (${shot.mode}): ${error}`);
  tell(`Approved ${taken.size} pictures: commit tests/visual/approved.tsv with the change that made them`);
  process.exitCode = failed.length + alike.length > 0 ? 1 : 0;
}

/** Compares the differing pictures, and updates the report of the review. */
async function judge(): Promise<void> {
  const known = differing.flatMap((shot) => {
    const picture = approved.get(keyOf(shot));
    return picture ? [{ shot, approved: picture }] : [];
  });
  const before = await picturesBefore(known, now, { approvalOf: approvalsIn(), take: takeFromPast });
  const cases: Case[] = failed.map(({ shot, error }) => ({ shot, kind: 'failed', note: error }));
  for (const shot of differing) {
    const key = keyOf(shot);
    const one = caseOf(shot, taken.get(key) as ApprovedPicture, approved.has(key) ? before.get(key) : undefined);
    if (one) cases.push(one);
  }
  if (whole) cases.push(...gone());
  if (completed > 0) {
    writeApproved(new Map([...approved, ...[...taken].filter(([key, { hash }]) => approved.get(key)?.hash === hash)]));
    tell(`${completed} approved pictures lacked their fingerprint and have it now: commit tests/visual/approved.tsv`);
  }
  const looked = new Set(shots.map(keyOf));
  const report = mergeReports(
    previousReport(),
    { ...now, build: buildOf(storybook), cases },
    { looked: (key) => whole || looked.has(key), approved },
  );
  saveReport(report);
  if (options.report) writeStaticReport(report);
  const count = (kind: Case['kind']) => cases.filter((each) => each.kind === kind).length;
  tell(
    `${count('changed')} changed, ${count('unproved')} unproved, ${count('new')} new, ${count('gone')} gone, ${count('failed')} failed, ${shots.length - cases.length + count('gone')} as approved`,
  );
  for (const line of doubtsOf(cases)) tell(line);
  const others = report.cases.filter(({ earlier, verdict }) => earlier && verdict === undefined).length;
  if (others > 0) tell(`${others} of earlier runs, which this one did not look at, stay to be reviewed`);
  if (options.report) tell(`The report to pass on: ${staticReport}/index.html`);
  if (report.cases.length > 0) tell('Look at them: npm run visual:review');
  process.exitCode = cases.length + alike.length > 0 ? 1 : 0;
}

async function takeFromPast(...[commit, wanted, options]: Parameters<Past['take']>): ReturnType<Past['take']> {
  tell(`Taking ${wanted.length} pictures from before again, of ${commit.slice(0, 9)}`);
  const earlier = await openGallery(buildStorybookOf(commit));
  try {
    return await earlier.take(wanted, { workers, looks: 'again', ...options });
  } finally {
    await earlier.close();
  }
}

/** Approved pictures that no story asks for any more. */
function gone(): readonly Case[] {
  const asked = new Set(gallery.shots.map(keyOf));
  return [...approved.keys()].flatMap((key) => {
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
