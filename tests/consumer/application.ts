import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import root from '../../package.json' with { type: 'json' };

/** What an application has beside the package, each at exactly this version. */
export interface Pins {
  readonly packages: Readonly<Record<'react' | 'react-dom' | '@types/react' | '@types/react-dom', string>>;
  /** Whether it brings the tools that build it, or ours do. */
  readonly hasTools: boolean;
}

/** Runs npm with this process's Node, where npm started the tests. */
export function npm(cwd: string, ...args: readonly string[]) {
  const script = process.env.npm_execpath;
  return spawnSync(script ? process.execPath : 'npm', [...(script ? [script] : []), ...args], { cwd, encoding: 'utf8' });
}

const { '@vanilla-extract/css': vanillaExtract, ...versions } = root.devDependencies;
const tools = ['vite', '@vitejs/plugin-react', '@vanilla-extract/vite-plugin'] as const;

/** Whether the registry answers. An install says something else where it does not: that versions do not go together. */
const isReachable = () => npm(tmpdir(), 'view', 'react', 'version', '--prefer-online', '--fetch-retries=0').status === 0;

/** An application outside the repository, with what npm installs for it. */
export function createApplication(tarball: string, pins: Pins) {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  const inside = (file: string) => join(folder, file);
  cpSync('tests/consumer/app', folder, { recursive: true });
  const dependencies = {
    'accident-survey-design-system': `file:${tarball}`,
    ...pins.packages,
    '@vanilla-extract/css': vanillaExtract,
    ...(pins.hasTools && Object.fromEntries(tools.map((name) => [name, versions[name]]))),
  };
  writeFileSync(inside('package.json'), JSON.stringify({ name: 'garden-club', private: true, type: 'module', dependencies }));
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status, stderr } = npm(folder, 'install', '--prefer-offline', '--fetch-retries=0', ...quiet);

  const node = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return {
    folder,
    /** What npm says that did not install. */
    problem: stderr,
    isOffline: status !== 0 && !isReachable(),
    versionOf: (name: string): string => JSON.parse(readFileSync(inside(`node_modules/${name}/package.json`), 'utf8')).version,
    typeErrors: (...options: readonly string[]) =>
      node(resolve('node_modules/typescript-7/bin/tsc'), '-p', '.', ...options).stdout,
    /** Runs a module in the application. @returns what it prints, warnings and errors included */
    run(code: string, ...options: readonly string[]) {
      writeFileSync(inside('run.mjs'), code);
      const { stdout, stderr } = node(...options, 'run.mjs');
      return stdout + stderr;
    },
    /** Builds the page and its server, with its own tools or with ours. */
    async build() {
      if (pins.hasTools) {
        const made = node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
        if (made.status !== 0) throw new Error(made.stderr);
      }
      const ours: InlineConfig = { root: folder, base: './', logLevel: 'error', configFile: false, plugins: [react()] };
      if (!pins.hasTools) await build(ours);
      await build({ ...ours, build: { ssr: 'server.tsx', outDir: 'server' } });
    },
  };
}

export type Application = ReturnType<typeof createApplication>;
