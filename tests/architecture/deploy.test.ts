import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../../lead-server/src/settings/settings.ts';

/** Files of a deployment name settings, flags and folders of the product: none may name what is not there. */
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
  it('names settings that there are', () => {
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

it('no image has a secret, data or what it does not need', () => {
  const sent = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  expect(read('.dockerignore').startsWith('*\n')).toBe(true);
  for (const pattern of sent) expect(globSync(pattern), pattern).not.toEqual([]);
  expect(sent).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(\.env|data|tests|\.git|deploy)/)]));
});

it('no machine keeps the history or a second copy of the secrets in the folder of the service', () => {
  const [line = ''] = read('docs/deploy.md').match(/^sudo cp -r \. \/opt.*$/m) ?? [];
  for (const folder of ['.git', 'deploy/secrets']) expect(line).toContain(` /opt/accident-survey/${folder}`);
});

it('a backup of one machine goes to the folder that its installation makes, and reads the database of the service', () => {
  const [, folder = ''] = /install -d .* (\/var\/backups\S+)/.exec(read('docs/deploy.md')) ?? [];
  const unit = read('deploy/accident-survey-backup.service');
  const [, written] = /^ReadWritePaths=(.*)$/m.exec(unit) ?? [];
  const [, data] = /^DATA_DIR=(.*)$/m.exec(read('deploy/one-machine.env')) ?? [];
  expect(written).toBe(`${data} ${folder}`);
  expect(unit).toContain(`copy=${folder}/leads-`);
});

it('every version of a workflow is pinned, and none may write', () => {
  const workflow = read('.github/workflows/check.yml');
  const uses = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/@v\d+$/.test(action ?? ''))).toEqual([]);
  expect(workflow).toContain('permissions:\n  contents: read');
});

it('a copy in a bucket is kept for less than the 35 days that we promise, and is of the database that the service has', () => {
  const config = parse(read('deploy/litestream.yml')) as { dbs: { path: string }[]; snapshot: { retention: string } };
  const [, folder] = /^DATA_DIR=(.*)$/m.exec(read('deploy/one-machine.env')) ?? [];
  expect(config.dbs.map(({ path }) => path)).toEqual([`${folder}/leads.db`]);
  expect(config.snapshot.retention).toMatch(/^\d+h$/);
  expect(Number.parseInt(config.snapshot.retention, 10)).toBeLessThan(35 * 24);
});
