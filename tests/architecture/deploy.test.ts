import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../../lead-server/src/settings/settings.ts';

/** Files of a deployment name settings, flags and folders of the product: each of them must exist. */
const read = (path: string) => readFileSync(path, 'utf8');
const files = ['Dockerfile', 'deploy/compose.yaml', 'deploy/one-machine.env'];
const server = JSON.parse(read('lead-server/bin/server-process.json')) as {
  readonly flags: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};
/** Of other programs than the server. */
const others = /^(SITE_HOST|SURVEY|POSTGRES_\w+)$/;

const namedIn = (text: string) =>
  [...text.matchAll(/^\s*(?:Environment=|ENV )?([A-Z][A-Z_]+)(?:=|: )/gm)].map(([, name = '']) => name);

describe.each(files)('%s', (path) => {
  it('names existing settings', () => {
    const named = namedIn(read(path)).filter(
      (name) => !others.test(name) && !/^(CMD|RUN|DATA_KEYS|OPS_TOKEN|METRICS_TOKEN)$/.test(name),
    );
    expect(named.length).toBeGreaterThan(0);
    const known = Object.keys(settings.shape);
    const unknown = named.filter((name) => !known.includes(name) && !known.includes(name.replace(/_FILE$/, '')));
    expect(unknown).toEqual([]);
  });
});

it.each(['Dockerfile', 'deploy/accident-survey.service'])('%s starts the server as npm start does', (path) => {
  expect(server.flags.length).toBeGreaterThan(0);
  for (const flag of server.flags) expect(read(path)).toContain(flag);
  // the image has another C library
  const said =
    path === 'Dockerfile' ? [] : Object.entries(server.environment).map(([name, value]) => `Environment=${name}=${value}`);
  for (const line of said) expect(read(path)).toContain(line);
});

it('no image has a secret, data or unneeded files', () => {
  const sent = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  expect(read('.dockerignore').startsWith('*\n')).toBe(true);
  for (const pattern of sent) expect(globSync(pattern), pattern).not.toEqual([]);
  expect(sent).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(\.env|data|tests|\.git|deploy)/)]));
});

describe('the commands of docs/deploy.md for one machine', () => {
  /** Runs the copying commands, with a folder in the place of /opt. */
  function run(after: RegExp, checkout: string, opt: string): void {
    const [, block = ''] = after.exec(read('docs/deploy.md')) ?? [];
    const script = block
      .split('\n')
      .filter((line) => /^sudo (cp|mv|rm) .*\/opt\//.test(line))
      .join('\n');
    expect(script).toContain('cp -r . /opt/accident-survey');
    execFileSync('sh', ['-e', '-c', script.replaceAll('sudo ', '').replaceAll('/opt/', `${opt}/`)], { cwd: checkout });
  }
  const installs = /## One machine[\s\S]*?```sh\n([\s\S]*?)```/;
  const upgrades = /A newer version goes[\s\S]*?```sh\n([\s\S]*?)```/;
  const write = (folder: string, files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  };
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .sort();

  it('install without the history or a second copy of the secrets; an upgrade removes files that the newer version lacks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    try {
      const [checkout, opt] = [join(folder, 'checkout'), join(folder, 'opt')];
      const always = { '.git/HEAD': '', 'deploy/secrets/DATA_KEYS': '', 'deploy/one-machine.env': 'PORT=1' };
      write(checkout, { ...always, 'dropped.ts': 'old', 'server.ts': 'old' });
      mkdirSync(opt);
      run(installs, checkout, opt);
      write(opt, { 'accident-survey/.env': 'PORT=2' });
      expect(filesIn(join(opt, 'accident-survey'))).toEqual(['.env', 'deploy/one-machine.env', 'dropped.ts', 'server.ts']);
      rmSync(join(checkout, 'dropped.ts'));
      write(checkout, { 'server.ts': 'new' });
      // twice: the version before the last is not in the way
      for (const _ of [1, 2]) run(upgrades, checkout, opt);
      expect(filesIn(join(opt, 'accident-survey'))).toEqual(['.env', 'deploy/one-machine.env', 'server.ts']);
      expect(readFileSync(join(opt, 'accident-survey/.env'), 'utf8')).toBe('PORT=2');
      expect(readdirSync(opt).sort()).toEqual(['accident-survey', 'accident-survey.old']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('a backup of one machine goes to the folder that its installation makes, and reads the database of the service', () => {
  const [, folder = ''] = /install -d .* (\/var\/backups\S+)/.exec(read('docs/deploy.md')) ?? [];
  const unit = read('deploy/accident-survey-backup.service');
  const [, written] = /^ReadWritePaths=(.*)$/m.exec(unit) ?? [];
  const [, data] = /^DATA_DIR=(.*)$/m.exec(read('deploy/one-machine.env')) ?? [];
  expect(written).toBe(`${data} ${folder}`);
  expect(unit).toContain(`copy=${folder}/leads-`);
});

it('every version of a workflow is pinned, and none may write but the status of the pictures', () => {
  const workflow = read('.github/workflows/check.yml');
  const uses = [...workflow.matchAll(/\buses: (\S+)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/@v\d+$/.test(action ?? ''))).toEqual([]);
  expect(workflow).toContain('permissions:\n  contents: read');
  expect(workflow.match(/\S+: write$/gm)).toEqual(['statuses: write']);
});

it("a copy in a bucket is kept for less than the 35 days that we promise, and is of the service's database", () => {
  const config = parse(read('deploy/litestream.yml')) as { dbs: { path: string }[]; snapshot: { retention: string } };
  const [, folder] = /^DATA_DIR=(.*)$/m.exec(read('deploy/one-machine.env')) ?? [];
  expect(config.dbs.map(({ path }) => path)).toEqual([`${folder}/leads.db`]);
  expect(config.snapshot.retention).toMatch(/^\d+h$/);
  expect(Number.parseInt(config.snapshot.retention, 10)).toBeLessThan(35 * 24);
});
