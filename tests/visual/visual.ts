/** `npm run visual`: pictures of every story, compared with the approved ones. Differences go to `npm run visual:review`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { affectedBy } from './affected-shots.ts';
import { approvedName, parseApprovals, readApprovals, writeApprovals } from './approvals.ts';
import { caseOf, type Differing, goneCases } from './cases.ts';
import { changersOf } from './changers.ts';
import { type Gallery, openGallery, type TakenPicture } from './gallery.ts';
import { pictureBrowser } from './picture-browser.ts';
import { type Case, mergeReports, previousReport } from './report.ts';
import {
  album,
  approversIn,
  buildOf,
  buildStorybook,
  changedSince,
  changesAfter,
  fileAt,
  lastCommitOf,
  mergeBase,
  picturePath,
  readStats,
  root,
  withTree,
} from './repository.ts';
import { keyOf, lookalikes, type Shot } from './shots.ts';
import { staticReport, writeStaticReport, writeSummary } from './static-report.ts';
import { saveReport } from './verdicts.ts';

const usage = `npm run visual -- [options]
  --since <ref>    only what the changes since then can touch, by the build's own module graph
  --only <text>    only stories whose id contains the text, or one of several between commas
  --before <ref>   draws what differs as that commit drew it, with its packages and browser, to be seen side by side;
                   where only the browser is another, approvals of pictures that differ by rounding are carried over
  --report         also writes .cache/visual/report: a page to pass on, and summary.md for a pull request
  --workers <n>    browsers at once; two to a core by default, because a story spends half its time waiting
  --help           this
Ends with 0 where every picture is as approved, 1 where one differs, 77 where none was taken or nothing is proved.`;

/** The exit code of a run that proves nothing: automake's custom. */
const provesNothing = 77;

/** The options, and the commits that they name. Wrong options fail before anything is built. */
function asked() {
  const options = {
    since: { type: 'string' },
    only: { type: 'string' },
    before: { type: 'string' },
    report: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism() * 2) },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const [base, before] = [values.since, values.before].map((ref) => (ref === undefined ? undefined : mergeBase(ref)));
    return { ...values, base, before, changed: values.since === undefined ? undefined : changedSince(values.since) };
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
/** Ends a run that proves nothing, and says so wherever its result is read. */
function endUnproved(why: string): never {
  tell(why);
  if (options.report) writeSummary(why);
  process.exit(provesNothing);
}

const { isProof, options: launch } = pictureBrowser(root);
if (!isProof && options.before === undefined)
  endUnproved(
    'Not provable here: the approved pictures are drawn on Linux x64 by the browser of the packages. Compare in CI. To see a change on this machine: npm run visual -- --before main',
  );

mkdirSync(album, { recursive: true });
const storybook = buildStorybook();
tell('Storybook is built');
const gallery = await openGallery(storybook, launch);
const approvals = readApprovals();
const isOtherBrowser = isProof && approvals.chromium !== gallery.chromium;
if (isOtherBrowser && approvals.pictures.size > 0)
  tell(
    `Approved pictures are of Chromium ${approvals.chromium}, this is ${gallery.chromium}. To redraw both sides: --before main`,
  );

/** Pictures that the changes can touch, and those whose approval is another than at the base. */
function touched(changed: readonly string[], base: string): readonly Shot[] {
  const atBase = fileAt(base, approvedName);
  const affected = new Set(
    affectedBy(
      changed.filter((file) => file !== approvedName),
      gallery.shots,
      readStats(storybook).modules,
    ),
  );
  try {
    const { pictures } = parseApprovals(atBase ?? '');
    return gallery.shots.filter(
      (shot) => affected.has(shot) || pictures.get(keyOf(shot)) !== approvals.pictures.get(keyOf(shot)),
    );
  } catch {
    return gallery.shots;
  }
}

const all = options.changed && options.base ? touched(options.changed, options.base) : gallery.shots;
const { only } = options;
const isMeant = ({ story }: Shot) => only === undefined || only.split(',').some((text) => story.includes(text));
const shots = all.filter(isMeant);
// Else a slip of the pen would look like a run in which nothing differs.
if (!gallery.shots.some(isMeant)) {
  tell(`No story that has pictures has '${only}' in its id`);
  await gallery.close();
  process.exit(1);
}
if (shots.length === 0) {
  await gallery.close();
  endUnproved(
    `No picture was taken, so nothing is proved: no story hangs on the ${options.changed?.length ?? 0} files changed since ${options.since}`,
  );
}
const isWhole = shots.length === gallery.shots.length;
// A browser has to load every story before its first picture, so few pictures have few browsers.
const workersFor = (pictures: number) => Math.max(1, Math.min(Number(options.workers) || 1, Math.ceil(pictures / 50)));
const workers = workersFor(shots.length);
tell(`${shots.length} of ${gallery.shots.length} pictures to take, ${workers} browsers`);

const keep = (hash: string, picture: Buffer) => {
  if (!existsSync(picturePath(hash))) writeFileSync(picturePath(hash), picture);
};

/** The hashes of these shots as another commit draws them. */
async function drawnBefore(commit: string, wanted: readonly Shot[]): Promise<ReadonlyMap<string, string>> {
  tell(`Drawing ${wanted.length} pictures as ${commit.slice(0, 9)} did`);
  return withTree(commit, async (tree) => {
    const earlier = await openGallery(tree.storybook, pictureBrowser(tree.packages).options);
    const there = new Set(earlier.shots.map(keyOf));
    const drawn = new Map<string, string>();
    await earlier.take(
      wanted.filter((shot) => there.has(keyOf(shot))),
      {
        ...{ workers: workersFor(wanted.length), looks: 'again', expected: (shot) => approvals.pictures.get(keyOf(shot)) },
        onTaken({ shot, hash, picture }) {
          keep(hash, picture);
          drawn.set(keyOf(shot), hash);
        },
      },
    );
    await earlier.close();
    return drawn;
  });
}

// without proof, the pictures of the other commit are what is expected
const elsewhere = isProof || options.before === undefined ? undefined : await drawnBefore(options.before, shots);
const expected = (shot: Shot) => (elsewhere ?? approvals.pictures).get(keyOf(shot));

const taken = new Map<string, string>();
const seen = new Map<string, string>();
const isExpected = ({ shot, hash }: TakenPicture) => {
  if (expected(shot) !== hash) return false;
  taken.set(keyOf(shot), hash);
  return true;
};
const failed = [
  ...(await gallery.take(shots, {
    ...{ workers, expected, looks: 'once' },
    onTaken(each) {
      if (!isExpected(each)) seen.set(keyOf(each.shot), each.hash);
      const all = taken.size + seen.size;
      if (all % 500 === 0) tell(`${all} taken, ${seen.size} to look at again`);
    },
  })),
];
// a difference is looked at again before a person sees it: a late screen on a busy machine is no change
const unlike = shots.filter((shot) => seen.has(keyOf(shot)));
if (unlike.length > 0) tell(`Looking at ${unlike.length} again`);
/** Rounding differs in fewer pictures than these: where more differ, something has changed. */
const mostByRounding = 12;
/** Looks at these again, and returns those that are still not as expected. */
async function lookAgain(at: Gallery, wanted: readonly Shot[]): Promise<readonly Differing[]> {
  const found: Differing[] = [];
  failed.push(
    ...(await at.take(wanted, {
      ...{ workers: workersFor(wanted.length), expected, looks: 'again', seen: (shot) => seen.get(keyOf(shot)) },
      onTaken(each) {
        seen.delete(keyOf(each.shot));
        if (isExpected(each)) return;
        taken.set(keyOf(each.shot), each.hash);
        keep(each.hash, each.picture);
        found.push({ shot: each.shot, after: each.hash, expected: expected(each.shot) });
      },
    })),
  );
  return found;
}
let differing = [...(await lookAgain(gallery, unlike))];
await gallery.close();
// a page that is drawn smaller rounds by what its browser drew before; a changed picture never has the approved bytes
for (let looks = 0; looks < 3 && differing.length > 0 && differing.length <= mostByRounding; looks += 1) {
  const fresh = await openGallery(storybook, launch);
  differing = [
    ...(await lookAgain(
      fresh,
      differing.map(({ shot }) => shot),
    )),
  ];
  await fresh.close();
}
// Browsers work side by side: back into the order of the stories.
const order = new Map(gallery.shots.map((shot, index) => [keyOf(shot), index]));
differing.sort((one, other) => (order.get(keyOf(one.shot)) ?? 0) - (order.get(keyOf(other.shot)) ?? 0));
tell(
  `${taken.size} taken, ${differing.length} with other bytes than ${isProof ? 'approved' : 'before'}, ${failed.length} failed`,
);

const pictured = new Map([...approvals.pictures, ...taken]);
const takenStories = new Set(shots.map(({ story }) => story));
const alike = lookalikes(gallery.shots, pictured).filter((pair) => pair.some((story) => takenStories.has(story)));
for (const [one, other] of alike) {
  tell(`${one} and ${other} have the same pictures. Show what differs, or tag one 'behaviour': it looks like another`);
}

const unseen = differing.filter((each) => each.expected !== undefined && !existsSync(picturePath(each.expected)));
const toDraw = unseen.map(({ shot }) => shot);
const drawn = options.before && toDraw.length > 0 ? await drawnBefore(options.before, toDraw) : new Map<string, string>();
const cases: Case[] = failed.map(({ shot, error }) => ({ shot, kind: 'failed', note: error }));
const carried = new Map<string, string>();
const approvers = approversIn(approvedName);
const since = options.base ?? options.before ?? lastCommitOf(approvedName);
const changers = changersOf(
  since && differing.length > 0 ? changesAfter(since) : [],
  gallery.shots,
  readStats(storybook).modules,
);
for (const each of differing) {
  const key = keyOf(each.shot);
  const one = caseOf({ ...each, drawn: drawn.get(key) }, isOtherBrowser);
  if (one)
    cases.push({
      ...one,
      ...(one.kind === 'changed' && { approval: approvers.get(each.shot.story) }),
      changers: changers(each.shot),
    });
  else carried.set(key, each.after);
}
if (isWhole && isProof) cases.push(...goneCases(approvals.pictures.keys(), gallery.shots));
const pictures = new Map([...approvals.pictures, ...carried]);
if (isOtherBrowser && isWhole) {
  writeApprovals({ chromium: gallery.chromium, pictures });
  tell(`${carried.size} approvals carried over to this browser: commit ${approvedName}`);
}
const looked = new Set(shots.map(keyOf));
const report = mergeReports(
  previousReport(),
  { chromium: gallery.chromium, isProof, build: buildOf(storybook), cases },
  { looked: (key) => isWhole || looked.has(key), approved: pictures },
);
saveReport(report);
if (options.report) await writeStaticReport(report);
const count = (kind: Case['kind']) => cases.filter((each) => each.kind === kind).length;
const same = shots.length - cases.length + count('gone');
tell(
  `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('failed')} failed, ${same} as ${isProof ? 'approved' : 'before'}`,
);
const others = report.cases.filter(({ earlier, verdict }) => earlier && verdict === undefined).length;
if (others > 0) tell(`${others} of earlier runs, which this one did not look at, stay to be reviewed`);
if (unseen.length > 0 && options.before === undefined) tell('To see what differs side by side: add --before main');
if (options.report) tell(`The report to pass on: ${staticReport}/index.html`);
if (report.cases.length > 0) tell('Look at them: npm run visual:review');
if (!isProof) tell('Nothing is proved here: compare in CI');
process.exitCode = cases.length + alike.length > 0 ? 1 : isProof ? 0 : provesNothing;
