import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** The review's data on this machine only: pictures by hash, the report, Storybooks of approved commits. */
export const cache = process.env.VISUAL_CACHE ?? join(root, '.cache/visual');
export const album = join(cache, 'pictures');
export const picturePath = (hash: string, directory = album): string => join(directory, `${hash}.png`);

function gitAt(cwd: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}
const git = (...args: readonly string[]): string => gitAt(root, ...args);

/** Start of the hash of package-lock.json: which packages draw the pictures. */
export const lockOf = (directory: string): string =>
  createHash('sha256')
    .update(readFileSync(join(directory, 'package-lock.json')))
    .digest('hex')
    .slice(0, 8);

/** Files that differ from where this branch left `ref`, those not yet committed too. @throws Error for a ref that is none. */
export function changedSince(ref: string): readonly string[] {
  const base = git('merge-base', ref, 'HEAD');
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean))];
}

/** The author of verdicts, by git's settings. */
export function reviewerName(): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' });
  return stdout.trim() || 'somebody';
}

/** The commit that approved a picture, or why none is sure to. */
export interface Approval {
  readonly commit?: string;
  readonly doubt?: string;
}

/** The newest commit that wrote each hash into the list of approved pictures. A line that only got its fingerprint is not written. */
function approvingCommits(clone: string): ReadonlyMap<string, string> {
  const commits = new Map<string, string>();
  const log = gitAt(clone, 'log', '--format=commit %H', '-p', '-U0', '--', 'tests/visual/approved.tsv');
  for (const part of log.split(/^commit /m).slice(1)) {
    const [commit = '', ...lines] = part.split('\n');
    const written = new Map<string, number>();
    for (const line of lines.filter((each) => /^[+-][^+-]/.test(each))) {
      const hash = line.split('\t')[2] ?? '';
      written.set(hash, (written.get(hash) ?? 0) + (line.startsWith('+') ? 1 : -1));
    }
    for (const [hash, times] of written) if (times !== 0 && !commits.has(hash)) commits.set(hash, commit);
  }
  return commits;
}

/** Which commit approved a picture, by one reading of the history: asked for each hash, git takes a minute for a theme's. */
export function approvalsIn(clone = root): (hash: string) => Approval {
  let commits: ReadonlyMap<string, string> | undefined;
  const shallowFile = () => resolve(clone, gitAt(clone, 'rev-parse', '--git-path', 'shallow'));
  let shallow: string | undefined;
  return (hash) => {
    commits ??= approvingCommits(clone);
    const commit = commits.get(hash);
    if (!commit) return { doubt: 'Its approval is not committed, and its picture is not on this machine' };
    shallow ??= existsSync(shallowFile()) ? readFileSync(shallowFile(), 'utf8') : '';
    // the last commit of a shallow clone seems to have written every line
    if (shallow.includes(commit)) return { doubt: 'This clone is shallow and ends after the approval: git fetch --unshallow' };
    return { commit };
  };
}

/** Runs a package's command with this Node. @throws Error with its output. */
function run(cwd: string, file: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, file), ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Builds this tree's Storybook, unless nothing that it is made of has changed. */
export function buildStorybook(): string {
  run(root, 'lead-server/bin/build.ts', '--only', 'storybook', '--if-stale');
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

/** The Storybook of another commit, built once and kept, from a work tree that is removed again. */
export function buildStorybookOf(commit: string): string {
  const built = join(cache, 'storybooks', `${commit}-${lockOf(root)}`);
  if (existsSync(join(built, 'index.json'))) return built;
  const tree = join(cache, 'tree');
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  mkdirSync(cache, { recursive: true });
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    // The packages of today: a commit with others would first have to install them.
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    // its docs pages are unused, and a third of the work
    run(tree, 'node_modules/storybook/dist/bin/dispatcher.js', 'build', '--test', '--quiet', '--disable-telemetry', '-o', built);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return built;
}
