import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** What the review keeps on this machine only: pictures by hash, the report, Storybooks of approved commits. */
export const cache = join(root, '.cache/visual');
export const picturePath = (hash: string): string => join(cache, 'pictures', `${hash}.png`);

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Files that differ from where this branch left `ref`, those not yet committed too. @throws Error for a ref that is none. */
export function changedSince(ref: string): readonly string[] {
  const base = git('merge-base', ref, 'HEAD');
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean))];
}

/** The newest commit that wrote this hash into the list of approved pictures; undefined while none did. */
export const approvedIn = (hash: string): string | undefined =>
  git('log', '-1', '--format=%H', `-S${hash}`, '--', 'tests/visual/approved.tsv') || undefined;

/** Runs a package's command with this Node. @throws Error with what it said. */
function run(cwd: string, file: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, file), ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Builds this tree's Storybook, unless nothing that it is made of has changed. */
export function buildStorybook(): string {
  run(root, 'lead-server/bin/build.ts', '--only', 'storybook', '--if-stale');
  return join(root, 'dist/storybook');
}

/** The module graph that the build left. */
export function readStats(storybook: string): { readonly modules: [] } {
  const file = join(storybook, 'preview-stats.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: build with \`storybook build --stats-json\``);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The Storybook of another commit, built once and kept, from a work tree that is removed again. */
export function buildStorybookOf(commit: string): string {
  const built = join(cache, 'storybooks', commit);
  if (existsSync(join(built, 'index.json'))) return built;
  const tree = join(cache, 'tree');
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  mkdirSync(cache, { recursive: true });
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    // The packages of today: a commit with others would first have to install them.
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    run(tree, 'node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--disable-telemetry', '-o', built);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return built;
}
