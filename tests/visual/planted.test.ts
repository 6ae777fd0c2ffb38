import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLongForm } from '../support/long-form.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { affectedBy, type StatsModule } from './affected-shots.ts';
import { openGallery } from './gallery.ts';
import { pictureBrowser } from './picture-browser.ts';
import { buildStorybook, readStats, root } from './repository.ts';
import { keyOf, type Shot } from './shots.ts';

const start = 'pages-survey-screens--start';
const favicon = 'foundations-logos-favicon--every-mark';

/** Small changes, each in a picture of its own: what, where, from, to, and the picture. */
const planted = [
  [
    'a full stop',
    '.storybook/samples/sampleContent.ts',
    'at any time.',
    'at any time',
    'components-consentnotice--default',
    'ink 390',
  ],
  [
    'a comma',
    '.storybook/samples/sampleContent.ts',
    'Paid advertisement.',
    'Paid advertisement,',
    'patterns-surveyheader--default',
    'ink 390',
  ],
  [
    'a line become dotted',
    'design-system/components/Field/Field.css.ts',
    'border: `0 solid',
    'border: `0 dotted',
    'components-textfield--with-hint',
    'ink 390',
  ],
  [
    'a corner',
    'themes/theme-01-harbor/tokens.ts',
    "corners('0.875rem'",
    "corners('0.8125rem'",
    'components-select--empty',
    'harbor 390',
  ],
  ['the favicon', 'funnel-app/src/server/favicon.ts', '#3d6fb4', '#3d6fb5', favicon, 'ink 390'],
  ['the wireframe', 'themes/wireframe/tokens.ts', '#5c5c5c', '#5c5c5d', start, 'wireframe 390'],
  [
    'a fixed layer',
    'design-system/components/Modal/Modal.css.ts',
    'background: vars.color.scrim',
    "background: 'rgb(0 0 0 / 0.59)'",
    'components-modal--open',
    'ink 390',
  ],
  [
    'a hover state',
    'design-system/components/Button/Button.css.ts',
    'color: vars.color.onActionHover',
    "color: '#fefefe'",
    'components-button--hovered',
    'meridian 390',
  ],
  ['the dark', 'design-system/theme/dark/turned.ts', 'l: 0.205', 'l: 0.215', start, 'harbor dark 390'],
  ['an accent', 'funnel-app/src/content/es/index.ts', 'Preguntar es gratis', 'Preguntár es gratis', start, 'wireframe es 390'],
  [
    '768 px',
    'themes/theme-04-sunrise/start.css.ts',
    'clamp(3.125rem, 9vw, 4.5rem)',
    'clamp(3.125rem, 8.9vw, 4.5rem)',
    start,
    'sunrise 768',
  ],
  ['the second brand', 'themes/brands.ts', "mark: '5'", "mark: '4'", start, 'crash-compensation crimson 390'],
] as const;

/** Beside them: the same story in a mode without the change. */
const untouched = [
  ['components-button--hovered', 'wireframe es 390'],
  ['components-modal--open', 'wireframe 390'],
  [start, 'sunrise 390'],
  [start, 'crimson 390'],
] as const;

const keys = [
  ...planted.map(([, , , , story, mode]) => ({ story, mode })),
  ...untouched.map(([story, mode]) => ({ story, mode })),
].map(keyOf);

/** The pictures of a built Storybook, by key. */
async function picturesOf(
  storybook: string,
): Promise<{ readonly hashes: ReadonlyMap<string, string>; readonly shots: readonly Shot[] }> {
  const gallery = await openGallery(storybook, pictureBrowser(root).options);
  const hashes = new Map<string, string>();
  const shots = gallery.shots.filter((shot) => keys.includes(keyOf(shot)));
  const failed = await gallery.take(shots, {
    ...{ workers: 1, looks: 'again', expected: () => undefined },
    onTaken: ({ shot, hash }) => void hashes.set(keyOf(shot), hash),
  });
  await gallery.close();
  expect(failed).toEqual([]);
  return { hashes, shots: gallery.shots };
}

/** A copy of this tree with every change planted, and its Storybook built. */
function plantedStorybook(): string {
  const tree = temporaryFolder();
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of git('ls-files')) cpSync(join(root, file), join(tree, file));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const [what, file, from, to] of planted) {
    const text = readFileSync(join(tree, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${what} cannot be planted: ${file} has no ${from}`);
    writeFileSync(join(tree, file), text.replace(from, to));
  }
  execFileSync(process.execPath, ['lead-server/bin/build.ts', '--only', 'storybook'], { cwd: tree });
  return join(tree, 'dist/storybook');
}

// two Storybooks are built: two minutes
describe.runIf(inLongForm)('a planted change', () => {
  let before: Awaited<ReturnType<typeof picturesOf>>;
  let after: Awaited<ReturnType<typeof picturesOf>>;
  let graph: readonly StatsModule[];
  beforeAll(async () => {
    const storybook = buildStorybook();
    graph = readStats(storybook).modules;
    before = await picturesOf(storybook);
    after = await picturesOf(plantedStorybook());
  }, 3_600_000);

  it.each(planted)('of %s in %s is looked for and seen', (_what, file, _from, _to, story, mode) => {
    const key = keyOf({ story, mode });
    expect(affectedBy([file], before.shots, graph).map(keyOf)).toContain(key);
    expect(before.hashes.get(key)).toMatch(/^\w{20}$/);
    expect(after.hashes.get(key)).not.toBe(before.hashes.get(key));
  });

  it.each(untouched)('leaves %s in %s as it was', (story, mode) => {
    const key = keyOf({ story, mode });
    expect(after.hashes.get(key)).toMatch(/^\w{20}$/);
    expect(after.hashes.get(key)).toBe(before.hashes.get(key));
  });
});
