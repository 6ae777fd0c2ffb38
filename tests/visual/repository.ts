import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** The review's data on this machine only: pictures by hash, the report, Storybooks of other commits. */
export const cache = process.env.VISUAL_CACHE ?? join(root, '.cache/visual');
export const album = join(cache, 'pictures');
export const picturePath = (hash: string, directory = album): string => join(directory, `${hash}.png`);

/** @throws Error with the command's own words */
function run(cwd: string, command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${(stderr || stdout || 'not found').trim()}`);
  return stdout.trim();
}
const git = (...args: readonly string[]): string => run(root, 'git', ...args);

/** Where this branch left `ref`. @throws Error for a ref that is none */
export const mergeBase = (ref: string): string => git('merge-base', ref, 'HEAD');

/** Files that differ from where this branch left `ref`, those not yet committed too. @throws Error for a ref that is none. */
export function changedSince(ref: string): readonly string[] {
  const lists = [git('diff', '--name-only', mergeBase(ref)), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean))];
}

/** A commit as `3f2a1bc, D. Keller: Make the ring wider`, and the files it changed. */
export interface Change {
  readonly name: string;
  readonly files: readonly string[];
}

/** The commits since one, and what is not committed yet, each with the files that it changed. */
export function changesAfter(commit: string): readonly Change[] {
  const log = git('log', '--no-merges', '--format=%x00%h, %an: %s', '--name-only', `${commit}..HEAD`);
  const commits = log.split('\0').slice(1);
  return [`Not committed yet\n${changedSince('HEAD').join('\n')}`, ...commits].map((each) => {
    const [name = '', ...files] = each.split('\n').filter(Boolean);
    return { name, files };
  });
}

/** The commit that wrote a file last; undefined for a file never committed. */
export const lastCommitOf = (file: string): string | undefined => git('log', '-1', '--format=%H', '--', file) || undefined;

/** A file as it was at a commit; undefined where there was none. */
export function fileAt(commit: string, file: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${file}`], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}

/** The author of verdicts, by git's settings. */
export function reviewerName(): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' });
  return stdout.trim() || 'somebody';
}

/** Who wrote the line of each story in the list of approved pictures last, and when: `3 March 2026, D. Keller`. By git's blame. */
export function approversIn(file: string): ReadonlyMap<string, string> {
  const { stdout } = spawnSync('git', ['blame', '--line-porcelain', '--', file], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const approvers = new Map<string, string>();
  let by = '';
  let on = '';
  // a shallow clone's last commit seems to have written all before it
  let isKnown = true;
  for (const line of stdout.split('\n')) {
    if (/^[0-9a-f]{40} /.test(line)) isKnown = !/^0{40}/.test(line);
    else if (line.startsWith('author ')) by = line.slice(7);
    else if (line.startsWith('author-time ')) on = new Date(Number(line.slice(12)) * 1000).toISOString().slice(0, 10);
    else if (line === 'boundary') isKnown = false;
    else if (line.startsWith('\t') && isKnown) approvers.set(line.slice(1).split('\t')[0] ?? '', `${on}, ${by}`);
  }
  return approvers;
}

/** Builds this tree's Storybook, unless nothing that it is made of has changed. */
export function buildStorybook(): string {
  run(root, process.execPath, 'lead-server/bin/build.ts', '--only', 'storybook', '--if-stale');
  return join(root, 'dist/storybook');
}

/** Which Storybook this is: its files are named by their contents. */
export function buildOf(storybook: string): string {
  const files = globSync('**/*', { cwd: storybook }).sort();
  const sized = files.map((file) => `${file} ${statSync(join(storybook, file)).size}`);
  return createHash('sha256').update(sized.join('\n')).digest('hex').slice(0, 16);
}

/** The module graph that the build left. */
export function readStats(storybook: string): { readonly modules: [] } {
  const file = join(storybook, 'preview-stats.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: build with \`storybook build --stats-json\``);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Another commit's Storybook, and the packages that it asks for. */
export interface Tree {
  readonly storybook: string;
  readonly packages: string;
}

/**
 * Does something with the Storybook of another commit, and its packages: linked where the lock file is the same, else installed.
 * The Storybook is kept; the work tree is removed again.
 */
export async function withTree<Result>(commit: string, act: (tree: Tree) => Promise<Result>): Promise<Result> {
  const storybook = join(cache, 'storybooks', commit);
  const tree = join(cache, 'tree');
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  mkdirSync(cache, { recursive: true });
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    const isSame = fileAt(commit, 'package-lock.json') === readFileSync(join(root, 'package-lock.json'), 'utf8');
    if (isSame) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    else run(tree, 'npm', 'ci', '--no-audit', '--no-fund');
    const dispatcher = 'node_modules/storybook/dist/bin/dispatcher.js';
    // its docs pages are unused, and a third of the work
    if (!existsSync(join(storybook, 'index.json')))
      run(tree, process.execPath, dispatcher, 'build', '--test', '--quiet', '--disable-telemetry', '-o', storybook);
    return await act({ storybook, packages: isSame ? root : tree });
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}
