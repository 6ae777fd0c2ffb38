import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { bareEnvironment } from '../support/bare-environment.ts';
import { packagedChromium } from '../support/packaged-chromium.ts';
import { parseApprovals } from './approvals.ts';
import type { Case, Report } from './report.ts';
import { root } from './repository.ts';
import { keyOf } from './shots.ts';

/** A run of `npm run visual`. */
interface Run {
  readonly code: number;
  readonly said: string;
  /** Keys of the pictures that differ from the approved ones, sorted. */
  readonly red: readonly string[];
  /** The changes that the report names for a picture. */
  readonly changersOf: (key: string) => readonly string[];
}

/** A checkout with packages, caches and a home of its own, and the review's own command in it. */
export interface Machine {
  readonly folder: string;
  visual(...options: readonly string[]): Promise<Run>;
  /** Approves all that the last run found, and commits the list. */
  approveAll(): void;
  /** Keys of the approved pictures of these stories, sorted. */
  approved(stories: readonly string[]): readonly string[];
  head(): string;
  /** Commits one replacement in one file. @throws Error where the file has no such text */
  commit(subject: string, file: string, from: string | RegExp, to: string): void;
  reset(commit: string): void;
  /** Puts files of a package in the place of others, which the pattern names. */
  replaceFiles(name: string, pattern: RegExp, by: string): void;
  /** Puts a browser that draws otherwise in the place of the packaged one. @returns puts it back */
  replaceBrowser(): () => void;
}

/** Links to the packages of this repository, without what was unpacked or cached there. Fonts are copied: a build reads their bytes. */
function linkPackages(folder: string): void {
  const modules = join(root, 'node_modules');
  for (const name of readdirSync(modules).filter((each) => !/^\.(?!bin$|package-lock)/.test(each))) {
    const names = name.startsWith('@') ? readdirSync(join(modules, name)).map((each) => join(name, each)) : [name];
    for (const each of names) {
      const to = join(folder, 'node_modules', each);
      mkdirSync(dirname(to), { recursive: true });
      if (name === '@fontsource') cpSync(join(modules, each), to, { recursive: true });
      else symlinkSync(join(modules, each), to);
    }
  }
}

const author = { NAME: 'Ana', EMAIL: 'ana@example.com' };
const authors = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((as) => Object.entries(author).map(([what, is]) => [`GIT_${as}_${what}`, is])),
);

function machineAt(folder: string): Machine {
  linkPackages(folder);
  const home = join(folder, '.cache/home');
  mkdirSync(home, { recursive: true });
  const env = { ...bareEnvironment, ...authors, HOME: home };
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();
  const commitAll = (subject: string) => git('commit', '--quiet', '--all', '--allow-empty', '--message', subject);
  const cache = join(folder, '.cache/visual');
  /** Puts a copy in the place of a link, so that this machine's package can change. */
  const ownPackage = (name: string) => {
    const own = join(folder, 'node_modules', name);
    rmSync(own, { recursive: true, force: true });
    cpSync(join(root, 'node_modules', name), own, { recursive: true });
    return own;
  };
  return {
    folder,
    async visual(...options) {
      rmSync(join(cache, 'report.json'), { force: true });
      const [code, said] = await new Promise<[number, string]>((resolve) => {
        const args = ['tests/visual/visual.ts', ...options];
        execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
          resolve([error ? Number(error.code) : 0, `${stdout}${stderr}`]),
        );
      });
      const file = join(cache, 'report.json');
      const { cases } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : { cases: [] };
      // a new or failed picture is red too, but for no planted change
      const nameOf = ({ shot, kind }: Case) => (kind === 'changed' ? keyOf(shot) : `${keyOf(shot)} ${kind}`);
      return {
        ...{ code, said, red: cases.map(nameOf).sort() },
        changersOf: (key) => cases.find(({ shot }) => keyOf(shot) === key)?.changers ?? [],
      };
    },
    approveAll() {
      const script = `
        import { versionOf } from './tests/visual/report.ts';
        import { keyOf } from './tests/visual/shots.ts';
        import { currentReport, recordVerdict } from './tests/visual/verdicts.ts';
        const report = currentReport();
        recordVerdict({ keys: report.cases.map(({ shot }) => keyOf(shot)), verdict: 'approved', version: versionOf(report) });`;
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, env });
      commitAll('Approve the pictures');
    },
    approved(stories) {
      const { pictures } = parseApprovals(readFileSync(join(folder, 'tests/visual/approved.tsv'), 'utf8'));
      return [...pictures.keys()].filter((key) => stories.includes(key.split('\t')[0] ?? '')).sort();
    },
    head: () => git('rev-parse', 'HEAD'),
    commit(subject, file, from, to) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (text.replace(from, '') === text) throw new Error(`${file} has no ${from}: plant the change elsewhere`);
      writeFileSync(join(folder, file), text.replace(from, to));
      commitAll(subject);
    },
    reset: (commit) => void git('reset', '--quiet', '--hard', commit),
    replaceFiles(name, pattern, by) {
      const own = ownPackage(name);
      for (const file of globSync('**/*', { cwd: own }).filter((each) => pattern.test(each)))
        cpSync(join(own, file.replace(pattern, by)), join(own, file));
    },
    replaceBrowser() {
      const name = '@sparticuz/chromium';
      const own = ownPackage(name);
      const script = `#!/bin/sh\nexec '${packagedChromium(root)?.executablePath}' "$@" --font-render-hinting=none --force-color-profile=display-p3-d65\n`;
      writeFileSync(
        join(own, 'bin/chromium.br'),
        brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
      );
      const manifest = join(own, 'package.json');
      writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version: '999.0.0' }));
      return () => {
        rmSync(own, { recursive: true });
        symlinkSync(join(root, 'node_modules', name), own);
      };
    },
  };
}

/** This tree, with what is not committed yet, in a repository of its own. */
export function firstCheckout(folder: string): Machine {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((each) => each !== '' && existsSync(join(root, each))))
    cpSync(join(root, file), join(folder, file));
  const env = { ...bareEnvironment, ...authors };
  for (const args of [
    ['init', '--initial-branch', 'main'],
    ['add', '--all'],
    ['commit', '--message', 'Begin'],
  ])
    execFileSync('git', args, { cwd: folder, env, stdio: 'pipe', maxBuffer: 1 << 26 });
  return machineAt(folder);
}

/** Another machine, with a clone of what the first one has committed. */
export function clone({ folder: from }: Machine, folder: string): Machine {
  execFileSync('git', ['clone', '--quiet', from, folder]);
  return machineAt(folder);
}
