import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { addOperator, removeOperator } from '../../lead-server/src/operators/operators.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import { encryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { slowTest } from '../support/running-server.ts';
import { type OpsBrowser, startOpsBrowser } from './ops-browser-setup.ts';

let opsBrowser: OpsBrowser;
beforeAll(async () => {
  opsBrowser = await startOpsBrowser();
});
afterAll(() => opsBrowser.stop());

const because = ['--because', 'ticket 81'];
const idIn = (text: string) => /ops seconds approve (\S+)/.exec(text)?.[1] ?? '';
const ops = (...args: readonly string[]) => opsBrowser.ops(...args);

/** Opens the store beside the server. */
async function withStore<Result>(
  work: (
    parts: Parameters<typeof addOperator>[0] & { readonly store: Awaited<ReturnType<typeof openStore>>['store'] },
  ) => Promise<Result>,
) {
  const { config } = opsBrowser.server;
  const { store } = await openStore(config, false);
  const result = await work({ store, vault: createVault(readOrMakeKeys(config)) });
  await store.close();
  return result;
}

/** Stores deliveries that were given up forty days ago. */
const storeDead = (count: number) =>
  withStore(async ({ store, vault }) => {
    const [lead] = await opsBrowser.server.leads();
    if (lead?.kept.is !== 'lead') throw new Error('no lead to copy');
    const { record } = lead.kept;
    const from = Date.now() - 40 * 86_400_000;
    await store.commit(
      Array.from({ length: count }, (_, at) => {
        const id = uuidv7(from + at);
        return {
          ...{ id, kind: 'lead' as const, state: 'accepted' as const, key: id, bodyHash: '', receivedAt: from + at },
          ...{ emailMac: '', phoneMac: '', consent: lead.consent },
          ...encryptContent(vault, id, { is: 'lead', record }),
          deliveries: [{ destination: 'exchange', state: 'dead' as const, reason: 'HTTP 500' }],
        };
      }),
    );
  });

const old = ['--since', '2020-01-01', '--until', new Date(Date.now() - 30 * 86_400_000).toISOString()];
const dead = () => opsBrowser.server.look((store) => store.deliveries('dead', { after: '', limit: 999 }));

it('a range of more than a hundred waits for somebody else, who decides exactly that', slowTest, async () => {
  await storeDead(120);
  expect((await ops('replay', ...old)).stderr).toContain('120 need a second person');
  const asked = await ops('drop', ...old, '--destination', 'exchange', ...because, '--as', 'ann.first');
  expect(asked.stdout).toContain('120 are too many for one person');
  expect((await dead()).length).toBe(120);
  const id = idIn(asked.stdout);
  expect((await ops('seconds', 'approve', id, '--as', 'ann.first')).stderr).toContain('You asked for it yourself');
  expect((await ops('seconds', 'approve', id, '--as', 'bob.second')).stdout).toContain('120 done.');
  expect(await dead()).toEqual([]);
});

it('a file with data is taken once, by who asked, after a second person; the privacy role takes it alone', slowTest, async () => {
  const none = await ops('leads', '--csv');
  expect([none.stdout, none.stderr]).toEqual(['', expect.stringContaining('need a second person. Say why')]);
  const asked = await ops('leads', '--csv', ...because, '--as', 'ann.first');
  expect(asked.stdout).not.toContain('@example.com');
  const id = idIn(asked.stdout);
  expect((await ops('seconds', 'take', id, '--as', 'ann.first')).stderr).toContain('waits for a second person');
  await ops('seconds', 'approve', id, '--as', 'bob.second');
  expect((await ops('seconds', 'take', id, '--as', 'bob.second')).stderr).toContain('Only who asked');
  expect((await ops('seconds', 'take', id, '--as', 'ann.first')).stdout).toContain('@example.com');
  expect((await ops('seconds', 'take', id, '--as', 'ann.first')).stderr).toContain('was taken already');

  await withStore((parts) => addOperator(parts, 'paul', 'privacy'));
  await withStore((parts) => addOperator(parts, 'olga', 'operator'));
  expect((await ops('leads', '--csv', ...because)).stderr).toContain('Say who you are');
  expect((await ops('leads', '--csv', ...because, '--as', 'olga')).stdout).toContain('needs two');
  expect((await ops('leads', '--csv', ...because, '--as', 'paul')).stdout).toContain('@example.com');
});

it('nobody is erased by one person: a second one of the privacy role decides, or refuses', slowTest, async () => {
  const email = ['--email', 'canaria.holloway@example.com'];
  const states = async () => (await opsBrowser.server.leads()).map(({ state }) => state);
  const erases = (as: string) => ops('person', 'erase', ...email, ...because, '--as', as);
  expect((await erases('olga')).stderr).toContain('A operator may not do this: ask privacy or admin');
  const asked = (await erases('paul')).stdout;
  const first = idIn(asked);
  const filed = /Request (\S+) is filed/.exec(asked)?.[1] ?? '';
  // no other way round the second person
  const approves = async (as: string) => (await ops('requests', 'approve', filed, ...because, '--as', as)).stderr;
  expect(await approves('paul')).toContain('a second person decides it');
  expect(await approves('olga')).toContain('A operator may not do this: ask privacy or admin');
  expect((await ops('requests', 'approve', filed, ...because)).stderr).toContain('Say who you are');
  expect((await ops('requests')).stdout).toContain('a second person decides: ops seconds');
  expect(await states()).not.toContain('erased');
  expect((await ops('seconds', 'approve', first, '--as', 'paul')).stderr).toContain('You asked for it yourself');
  await withStore((parts) => addOperator(parts, 'ada', 'admin'));
  expect((await ops('seconds', 'refuse', first, ...because, '--as', 'ada')).stdout).toContain('Refused');
  expect(await states()).not.toContain('erased');
  const second = idIn((await erases('paul')).stdout);
  const { stdout } = await ops('seconds', 'approve', second, '--as', 'ada');
  expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toMatchObject({ leads: 1, erased: [{ hash: expect.any(String) }] });
  expect(await states()).toContain('erased');
  const audit = (await ops('audit')).stdout;
  expect(audit).not.toContain('canaria');
  for (const name of ['paul', 'olga', 'ada']) await withStore((parts) => removeOperator(parts, name));
});
