import { describe, expect, it } from 'vitest';
import { roles } from '../../lead-server/src/settings/groups/ops.ts';
import { gateStores } from '../support/both-stores.ts';
import { campaignFunnel, campaignServer } from '../support/campaign-setup.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { studioPerson } from '../support/studio-person.ts';

const because = 'left on 3 May';
const draft = { path: '/fall', flow: 'main', oid: '90', affid: '10' } as const;

async function start(settings: Readonly<Record<string, string>>) {
  const server = await campaignServer({
    DATA_DIR: temporaryFolder(),
    DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    FUNNEL_DIR: campaignFunnel(),
    OPS_TOKEN: 'an-invented-operations-token',
    NODE_ENV: 'test',
    RATE_CALLS_PER_MINUTE: '0',
    ...settings,
  });
  return { server, ada: await studioPerson(server, 'ada', 'admin') };
}

describe.each(gateStores('people'))('people in the studio on $label', slowTest, ({ settings }) => {
  it('an admin adds them, gives them another role and takes them out: sessions, drafts and plans end or go on', async () => {
    const { server, ada } = await start(settings());
    const made = await ada.does('addPerson', { name: 'lena', role: 'marketer' });
    expect([made.password.length, made.codes]).toEqual([22, expect.stringContaining('otpauth://')]);
    expect((await ada.isRefused('addPerson', { name: 'lena', role: 'viewer' })).message).toBe('There is a lena already.');
    for (const [name, role, message] of [
      ['Lena', 'viewer', /^A name has small letters/],
      ['mara', 'owner', /./],
    ] as const)
      expect(await ada.isRefused('addPerson', { name, role })).toMatchObject({
        status: 409,
        message: expect.stringMatching(message),
      });

    const lena = await studioPerson(server, 'lena', 'marketer');
    expect((await ada.does('people', {})).rows).toMatchObject([{ name: 'lena', role: 'marketer', by: 'first', sessions: 1 }]);
    const { etag } = await lena.does('saveDraft', { content: draft, base: 0, etag: 0 });
    await lena.does('publish', { path: '/fall', because, seen: { version: 0, etag }, at: Date.now() + 3_600_000 });
    await lena.does('saveDraft', { content: { ...draft, oid: '91' }, base: 0, etag: 0 });

    const stale = await ada.isRefused('changeRole', { name: 'lena', was: 'viewer', role: 'qa', because });
    expect([stale.code, stale.message]).toEqual(['conflict', 'lena is marketer by now, and was viewer when you looked.']);
    expect(await ada.does('removePerson', { name: 'lena', because })).toEqual({ drafts: ['/fall'], schedules: 1 });
    expect(await lena.isRefused('campaigns', {})).toMatchObject({ status: 401 });
    const { draft: left, schedules } = await ada.does('campaign', { path: '/fall' });
    expect(left).toMatchObject({ by: 'ada', because: 'lena has left' });
    expect(schedules).toMatchObject([{ by: 'lena', state: 'failed', reason: 'lena has left: plan it again, or cancel it' }]);
    expect((await ada.does('today', { since: 0 })).waits).toContainEqual(
      expect.objectContaining({ about: 'schedule', by: 'lena', fault: expect.stringContaining('lena has left') }),
    );
    const { rows } = await ada.does('audit', { who: 'ada', did: 'operators' });
    expect(rows.map(({ what, because: why }) => [what, why])).toEqual([
      ['lena: removed', because],
      ['lena: marketer', ''],
    ]);
    expect((await ada.does('audit', { who: 'lena' })).rows.length).toBeGreaterThan(0);
    await server.remove();
  });
});

it('the last admin stays, nobody takes out themself, and a session goes on with no role that is over', slowTest, async () => {
  const { server, ada } = await start({});
  for (const [name, role] of [
    ['vera', 'viewer'],
    ['ada', 'admin'],
  ] as const)
    await ada.does('addPerson', { name, role });
  // her session ended with the new secrets
  const again = await studioPerson(server, 'ada', 'admin');
  const vera = await studioPerson(server, 'vera', 'viewer');
  for (const refused of [
    await again.isRefused('removePerson', { name: 'ada', because }),
    await again.isRefused('changeRole', { name: 'ada', was: 'admin', role: 'qa', because }),
  ])
    expect(refused.message).toMatch(/Nobody takes out themself|ada is the last admin/);
  await again.does('changeRole', { name: 'vera', was: 'viewer', role: 'admin', because });
  expect(await vera.isRefused('campaigns', {})).toMatchObject({ status: 401 });
  expect((await again.isRefused('removePerson', { name: 'ada', because })).message).toContain('Nobody takes out themself');
  const other = await studioPerson(server, 'vera', 'admin');
  expect(await other.does('endSessions', { name: 'ada' })).toEqual({ done: 1 });
  expect(await again.isRefused('people', {})).toMatchObject({ status: 401 });
  await other.does('removePerson', { name: 'ada', because });
  expect((await other.isRefused('removePerson', { name: 'ada', because })).message).toBe('There is no operator ada.');
  await server.remove();
});

it('each other role is refused each act on people, and told who may', slowTest, async () => {
  const { server, ada } = await start({});
  for (const role of roles.filter((each) => each !== 'admin')) {
    const person = await studioPerson(server, `a.${role}`, role);
    const refusals = [
      await person.isRefused('people', {}),
      await person.isRefused('addPerson', { name: 'eve', role: 'admin' }),
      await person.isRefused('changeRole', { name: `a.${role}`, was: role, role: 'admin', because }),
      await person.isRefused('endSessions', { name: 'ada' }),
      await person.isRefused('removePerson', { name: 'ada', because }),
    ];
    expect(refusals.map(({ message }) => message)).toEqual(Array(5).fill(`A ${role} may not do this: ask admin.`));
  }
  expect((await ada.does('people', {})).rows).toEqual([]);
  await server.remove();
});

it('where the sign-in service alone lets people in, nothing is changed here', slowTest, async () => {
  const provider = {
    ...{ OIDC_ISSUER: 'https://sign-in.example.com', OPS_URL: 'https://desk.example.com', OPS_PASSWORDS: 'off' },
    ...{ OIDC_CLIENT_ID: 'survey', OIDC_CLIENT_SECRET: 'an-invented-secret', OIDC_ROLES: 'desk=admin' },
  };
  const { server } = await start({ ...provider, OPS_URL: 'http://desk.example.com' });
  const ada = await studioPerson(server, 'sso:ada', 'admin');
  expect(await ada.does('people', {})).toMatchObject({
    byProvider: true,
    rows: [{ name: 'sso:ada', role: 'admin', by: 'provider', sessions: 1 }],
  });
  for (const refused of [
    await ada.isRefused('addPerson', { name: 'eve', role: 'admin' }),
    await ada.isRefused('removePerson', { name: 'sso:ada', because }),
  ])
    expect(refused.message).toContain('The sign-in service decides');
  await server.remove();
});
