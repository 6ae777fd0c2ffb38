import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { honeypotReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { isIntact, type LeadFile } from '../../lead-server/src/ops/lead-file/lead-file.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { SubmissionState } from '../../lead-server/src/store/records.ts';

import { checkServerKeys } from '../../lead-server/src/submissions/key-check.ts';
import { parseDataKey } from '../../lead-server/src/vault/keys.ts';
import { leadBody } from '../support/lead-body.ts';
import { gateShare } from '../support/long-form.ts';
import { type OpsBrowser, startOpsBrowser } from './ops-browser-setup.ts';

let opsBrowser: OpsBrowser;
const copies = mkdtempSync(join(tmpdir(), 'copies-'));
/** The id of the request in this state, once there is one. */
const filed = (state: SubmissionState) =>
  vi.waitFor(
    async () => {
      const rows = await opsBrowser.server.look((store) => store.submissions('privacy', { after: '', limit: 9 }));
      // the delivery of the request itself changes what is stored
      const isSettled = rows.every(({ deliveries }) => deliveries.every((each) => each.state !== 'pending'));
      const row = isSettled && rows.find((each) => each.state === state);
      if (!row) throw new Error(`no request is ${state} and settled`);
      return row.id;
    },
    { timeout: 20_000 },
  );
/** The id of a request that waits for a person, of somebody without a lead. */
let request = '';
beforeAll(async () => {
  opsBrowser = await startOpsBrowser();
  const formData = { email: 'ann@example.com', submitAnAppeal: 'yes' };
  await opsBrowser.server.post('/slack/send-message', { formData, type: 'do-not-sell-information-form' });
  request = await filed('unverified');
});
afterAll(async () => {
  await opsBrowser.stop();
  rmSync(copies, { recursive: true });
});

/** The command as an operator types it, in a process of its own. */
const ops = (...args: readonly string[]) => opsWith({}, ...args);
/** The same without a process, which takes most of the time. */
const opsHere = (...args: readonly string[]) => opsBrowser.ops(...args);
async function opsWith(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: opsBrowser.server.config.DATA_DIR, ...settings };
  const child = spawn(process.execPath, ['lead-server/bin/ops.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [closed, said] = [once(child, 'close'), { stdout: '', stderr: '' }];
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk: Buffer) => (said[name] += chunk));
  const [code] = await closed;
  return { ...said, code: code as number };
}

describe('the command line', () => {
  const email = 'canaria.holloway@example.com';
  const because = 'an invented reason';
  /** Each command that shows or changes people's data, with its audit entry. `lead` and `request` stand for stored ids. */
  const looks: readonly (readonly [command: string, entry: object])[] = [
    ['leads', { did: 'list', what: 'leads: all' }],
    ['lead lead', { did: 'reveal', what: 'lead' }],
    ['lead lead --html', { did: 'reveal', what: 'lead' }],
    ['verify lead hash', { did: 'verify', what: 'lead' }],
    ['leads --json --since 2026-01-31', { did: 'list', what: 'leads: since 2026-01-31T00:00:00.000Z' }],
    ['requests --json --state open', { did: 'list', what: 'requests: state open' }],
    ['requests close request', { did: 'close', what: 'request answered', because }],
    [
      'requests close --since 2026-01-01 --until 2026-01-31',
      {
        did: 'close',
        what: 'unverified requests, since 2026-01-01T00:00:00.000Z, until 2026-01-31T00:00:00.000Z',
        because,
      },
    ],
    ['exchange lead exchange', { did: 'reveal', what: 'lead.exchange' }],
    ['replay lead exchange', { did: 'replay', what: 'lead.exchange' }],
    ['replay --since 2026-01-31', { did: 'replay', what: 'since 2026-01-31T00:00:00.000Z, state dead' }],
    ['release lead exchange', { did: 'release', what: 'lead.exchange', because }],
    ['drop lead exchange', { did: 'drop', what: 'lead.exchange', because }],
    [
      'drop --since 2026-01-31 --destination ingest --state pending',
      { did: 'drop', what: 'since 2026-01-31T00:00:00.000Z, state pending, destination ingest', because },
    ],
    ['person export', { did: 'export', what: 'lead' }],
    ['person optout', { did: 'optout', what: 'lead' }],
    ['person optin', { did: 'optin', what: 'lead', because }],
    [
      'person erase',
      [
        { did: 'erase', what: 'lead', because },
        { did: 'ask second', what: expect.stringMatching(/^erase of 1: one person with 1 lead/), because },
      ],
    ],
    ['operators', { did: 'list', what: 'operators' }],
    ['operators add ana.rivera viewer', { did: 'operators', what: 'ana.rivera: viewer' }],
    ['operators remove ana.rivera', { did: 'operators', what: 'ana.rivera: removed' }],
    ['test-link /survey/fb?theme=3', { did: 'test', what: '/survey/fb' }],
    ['keys rotate', { did: 'rotate', what: 'to key 1' }],
    [`backup ${join(copies, 'copy.db')}`, { did: 'backup', what: 'copy.db' }],
    ['accept-audit', { did: 'accept', what: 'audit', because }],
  ];
  const readsOnly = ['deliveries', 'health', 'audit', 'restore', 'pages', 'campaigns', 'migrate'];
  /** Tests of their own hold what the audit has of these: desk-acts, settings and told. */
  const elsewhere = ['destinations', 'hold', 'return', 'seconds', 'settings', 'told'];

  const typed = (command: string) => [
    ...command
      .split(' ')
      .map((word, at) =>
        word === 'lead' && at === 0 ? word : ({ lead: opsBrowser.id, request, hash: 'a'.repeat(64) }[word] ?? word),
      ),
    ...(command.startsWith('person') ? ['--email', email] : []),
    ...(/^(release|drop|person optin|person erase|requests close|requests approve|accept-audit)/.test(command)
      ? ['--because', because]
      : []),
  ];
  /** The stored data, to notice any change. */
  const stored = () =>
    opsBrowser.server.look(async (store) => [
      await store.submissions('lead', { after: '', limit: 9 }),
      await store.submissions('privacy', { after: '', limit: 9 }),
    ]);

  it('has no undocumented command', async () => {
    const { stderr } = await ops();
    const named = [...stderr.matchAll(/^ops ([\w-]+)/gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set([...looks.map(([command]) => command.split(' ')[0]), ...readsOnly, ...elsewhere]));
  });

  it('prints everything stored of a lead, and verifies its record', async () => {
    const { stdout, code } = await opsHere('lead', opsBrowser.id);
    expect(code).toBe(0);
    const file = JSON.parse(stdout) as LeadFile;
    expect(isIntact(file)).toBe(true);
    expect(file.record).toMatchObject({ id: opsBrowser.id, said: { first_name: 'Canaria' }, receipt: { version: 'tcpa-2' } });
    expect(file.deliveries.map(({ destination }) => destination)).toContain('exchange');
    expect(isIntact({ ...file, record: { ...file.record, said: { first_name: 'Another' } } })).toBe(false);
    expect((await opsHere('verify', opsBrowser.id, file.recordHash)).code).toBe(0);
    expect((await opsHere('verify', opsBrowser.id, 'b'.repeat(64))).code).toBe(1);
    const page = await opsHere('lead', opsBrowser.id, '--html');
    for (const text of ['Canaria', file.recordHash, 'By selecting the button', 'exchange']) expect(page.stdout).toContain(text);
    expect(page.stdout).not.toMatch(/<script/);
  });

  it('shows and changes nothing when the audit cannot be kept', async () => {
    const database = opsBrowser.dataFile();
    database.exec(
      `CREATE TRIGGER no_audit BEFORE INSERT ON facts WHEN NEW.name LIKE 'audit:%' BEGIN SELECT RAISE(ABORT, 'no'); END`,
    );
    try {
      // something that sending all again would change
      database.exec(`UPDATE deliveries SET state = 'dead' WHERE destination = 'verification'`);
      const before = await stored();
      const said: { command: string; code: number; stdout: string }[] = [];
      for (const [command] of gateShare(looks, (_, index) => index % 4 === 1))
        said.push({ command, ...(await opsHere(...typed(command))) });
      expect(said.filter(({ code, stdout }) => code === 0 || stdout !== '')).toEqual([]);
      const refused = await opsBrowser.form('/studio/lead-file', { id: opsBrowser.id, because }, opsBrowser.bearer);
      expect([refused.status >= 400, (await refused.text()).includes('Canaria')]).toEqual([true, false]);
      expect(await stored()).toEqual(before);
    } finally {
      database.exec('DROP TRIGGER no_audit');
      database.close();
    }
  }, 60_000);

  it.each([
    ['erase', '--phone', '2126647665999'],
    ['optout', '--phone', '442071838750123'],
    ['export', '--phone', '1 (212) 664-76'],
    ['erase', '--phone', '0212664766'],
    ['erase', '--email', email, '--phone', '10126647665'],
    ['export', '--email', email, '--phone', 'none'],
    ['optout', '--email', 'notanemail'],
    ['erase', '--email', 'canaria@'],
  ])('person %s %s %s is refused, as it identifies nobody for certain', async (...args) => {
    const [at, before] = [Date.now(), await stored()];
    const { code, stdout, stderr } = await opsHere('person', ...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^--(phone should be a whole number|email should be a whole address)/);
    expect(await opsBrowser.auditedSince(at)).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('releases nothing while a deletion of the person waits, and says which', async () => {
    const challenge = (await (await fetch(`${opsBrowser.server.url}/captcha/challenge`)).json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const reCaptchaToken = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    // an email alone is not enough to delete by, so the request waits and shows nothing of the lead
    const database = opsBrowser.dataFile();
    database.exec(`UPDATE deliveries SET state = 'held', reason = '${honeypotReason}' WHERE destination = 'exchange'`);
    database.close();
    const formData = { email, phone: '(212) 664-7601', requestToDeleteInformation: 'yes' };
    await opsBrowser.server.post('/slack/send-message', { formData, reCaptchaToken, type: 'do-not-sell-information-form' });
    const deletion = await filed('open');
    const [at, before] = [Date.now(), await stored()];
    const { code, stderr } = await opsHere(...typed('release lead exchange'));
    expect([code, stderr.includes(deletion)]).toEqual([1, true]);
    expect(await opsBrowser.auditedSince(at)).toEqual([]);
    expect(await stored()).toEqual(before);
    expect((await opsHere('requests', 'close', deletion, '--because', because)).code).toBe(0);
    expect((await opsHere(...typed('release lead exchange'))).code).toBe(0);
  }, 60_000);

  it.each(looks)('%s is in the audit, by ids', async (command, entry) => {
    const at = Date.now();
    await opsHere(...typed(command));
    const entries = JSON.parse(JSON.stringify(await opsBrowser.auditedSince(at)).replaceAll(request, 'request'));
    const common = { at: expect.any(String), who: process.env.SUDO_USER ?? userInfo().username, from: 'ops' };
    expect(entries).toEqual([entry].flat().map((each) => ({ ...common, ...each })));
  });

  it('closes the unverified requests of a flood at once, and no other', async () => {
    const since = new Date().toISOString();
    const send = (email: string) =>
      opsBrowser.server.post('/slack/send-message', {
        formData: { email, submitAnAppeal: 'yes' },
        type: 'do-not-sell-information-form',
      });
    for (const n of [1, 2, 3]) await send(`flood${n}@example.com`);
    const states = () =>
      opsBrowser.server.look(async (store) =>
        (await store.submissions('privacy', { after: '', limit: 99 }))
          .filter(({ receivedAt }) => receivedAt >= Date.parse(since))
          .map(({ state }) => state),
      );
    await vi.waitFor(async () => expect(await states()).toEqual(['unverified', 'unverified', 'unverified']), { timeout: 20_000 });
    const until = new Date(Date.now() + 1000).toISOString();
    const early = await opsHere('requests', 'close', '--since', '2026-01-01', '--until', '2026-01-31', '--because', because);
    expect(early.stdout).toContain('0 unverified requests are closed');
    const closed = await opsHere('requests', 'close', '--since', since, '--until', until, '--because', because);
    expect(closed.stdout).toContain('3 unverified requests are closed');
    expect(await states()).toEqual(['done', 'done', 'done']);
  });

  it.each([
    'replay lead --since 2026-01-31',
    'replay lead exchange --since 2026-01-31',
    'drop lead --since 2026-01-31 --destination exchange',
    'drop lead exchange --state dead',
    'exchange lead',
    'leads lead',
    'deliveries dead',
    'person optout lead',
    'requests close',
    'keys rotate lead',
    'deliveries --state dead --destination exchange',
    'leads --email ann@example.com',
    'audit --until 2026-01-31',
    'health --since 2026-01-31',
    'person export --json',
    'replay lead exchange --because reason',
  ])('%s is refused: no argument is ignored', async (command) => {
    const at = Date.now();
    const { code, stdout, stderr } = await opsHere(...typed(command));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^(Too few words, or too many: ops |To close the unverified |One delivery takes no --since|ops \w+ takes no --)/,
    );
    expect(await opsBrowser.auditedSince(at)).toEqual([]);
  });

  it.each([
    ...['requests approve ann@example.com', 'requests close lead', 'requests --state ann@example.com'],
    ...['exchange', 'replay', 'release', 'drop'].flatMap((command) => [
      `${command} ann@example.com exchange`,
      `${command} lead ann@example.com`,
    ]),
    ...['replay', 'drop'].map((command) => `${command} --since 2026-01-31 --destination ann@example.com`),
  ])('%s leaves no typed value in the audit', async (command) => {
    const at = Date.now();
    const { code, stdout, stderr } = await opsHere(...typed(command));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^(There is no such|--(state|destination) should be one of)/);
    expect(await opsBrowser.auditedSince(at)).toEqual([]);
  });

  it.each(['leads', 'requests'] as const)(
    '%s goes on past unreadable rows, and fails in the end',
    async (what) => {
      const damaged = what === 'leads' ? opsBrowser.id : request;
      const database = opsBrowser.dataFile();
      const sealed = database.prepare('SELECT sealed FROM submissions WHERE id = ?').get(damaged)?.sealed as Uint8Array;
      const write = (bytes: Uint8Array) =>
        void database.prepare('UPDATE submissions SET sealed = ? WHERE id = ?').run(bytes, damaged);
      await opsBrowser.server.post('/post-lead', leadBody({ sub_id: what }));
      write(Buffer.from(sealed).fill(0, 40));
      try {
        const said = await Promise.all([ops(what), ops(what, '--json')]);
        const [table = '', json = ''] = said.map(({ stdout }) => stdout);
        const lines = json
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as object);
        expect(lines.length).toBeGreaterThan(1);
        expect(lines.filter((each) => 'unreadable' in each)).toMatchObject([{ id: damaged, state: expect.any(String) }]);
        expect(table).toContain(`${lines.length} in all`);
        expect(table).toMatch(new RegExp(`cannot be read .*${damaged}`));
        const rest = said.map(({ code, stderr }) => [code, stderr.replace(/^audited: entry \d+, [\da-f]{64}\n/, '')]);
        expect(rest).toEqual(
          said.map(() => [1, '1 could not be read: is a key missing in DATA_KEYS, or is the data damaged?\n']),
        );
      } finally {
        write(sealed);
        database.close();
      }
    },
    60_000,
  );

  it('reports the error, and leaves no audit entry then', async () => {
    const at = Date.now();
    const wrong = [
      'person export',
      'release a exchange',
      'drop a exchange',
      'drop --because x --since 2026-01-31',
      'replay --state dead',
      'requests burn',
      'keys',
      'leads --since then',
      'requests --state opne',
      'deliveries --state opne',
    ];
    const codes: number[] = [];
    for (const command of wrong) codes.push((await opsHere(...command.split(' '))).code);
    expect(codes).toEqual(wrong.map(() => 1));
    expect(await opsBrowser.auditedSince(at)).toEqual([]);
  }, 60_000);

  it('without a key of stored leads says so, and fails: no match means nothing then', async () => {
    const newer = `2:${Buffer.alloc(32, 9).toString('base64')}`;
    const { store } = await openStore(opsBrowser.server.config);
    await checkServerKeys(store, [parseDataKey(newer)]);
    await store.close();
    const { code, stderr } = await opsWith({ DATA_KEYS: newer }, 'person', 'export', '--email', email);
    expect([code, stderr]).toEqual([1, expect.stringContaining('DATA_KEYS lacks the key of version 1, ')]);
  });
});
