import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gateStores } from '../support/both-stores.ts';
import { campaignFunnel, campaignServer, campaignsCommand, importDraft, shownAt } from '../support/campaign-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner, temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest, type TestServer } from '../support/running-server.ts';

const because = ['--because', 'a test'];
const yt = { path: '/survey/yt', flow: 'main', oid: '57', affid: '10' };
const fresh = { path: '/fall', flow: 'main', oid: '90', affid: '10' };

let environment: Readonly<Record<string, string>>;
let server: TestServer;
let ops: ReturnType<typeof campaignsCommand>;
/** A server of the test's own, and the command line beside it. */
const start = async (more: Readonly<Record<string, string>> = {}) => {
  environment = {
    DATA_DIR: temporaryFolder(),
    DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    FUNNEL_DIR: campaignFunnel(),
    NODE_ENV: 'test',
    ...more,
  };
  server = await campaignServer(environment);
  ops = campaignsCommand(environment);
};
const publish = async (content: object, path: string) => {
  expect(await importDraft(ops, content)).toMatchObject({ code: 0 });
  return ops('publish', path, ...because);
};
/** The command's success, with what it said. */
const done = (text: string) => ({ code: 0, said: expect.stringContaining(text) });
const refused = (text: string) => ({ code: 1, said: expect.stringContaining(text) });

describe.each(gateStores('campaigns'))('campaigns on $label', slowTest, ({ settings }) => {
  it('go from draft to live, to pause and back, and a visit under way keeps its version', async () => {
    await start(settings());
    expect(await ops('list')).toEqual(done('2 in all'));
    expect(await ops('diff-code')).toEqual(done('What is in code is live as it is there.'));
    const { proof } = await shownAt(server, '/survey/yt');
    expect(await importDraft(ops, { ...yt, flow: 'classic', oid: '58' }, '--as', 'ana')).toMatchObject({ code: 0 });
    expect(await ops('diff', '/survey/yt')).toEqual(done('flow: "main" becomes "classic"\noid: "57" becomes "58"'));
    expect((await shownAt(server, '/survey/yt')).oid).toBe('57');
    expect(await ops('publish', '/survey/yt', '--as', 'ana')).toEqual(refused('Say why'));
    expect(await ops('publish', '/survey/yt', ...because, '--as', 'ana')).toEqual(done('Live on 1 of 1 servers'));
    expect(await shownAt(server, '/survey/yt')).toMatchObject({ version: 2, oid: '58' });
    expect(await ops('show', '/survey/yt')).toEqual(done('ana (cli)  a test'));
    expect(await ops('diff-code')).toEqual(done('/survey/yt  flow: "main" becomes "classic"'));

    // the facts and offer of the page's own version count, not those that the browser names
    const sent = leadBody({ campaign_proof: proof, facts: ['straight_to_date'], flow: 'classic' });
    expect((await server.post('/post-lead', sent)).status).toBe(200);
    const [lead] = await server.leads();
    expect(lead?.kept).toMatchObject({
      record: { meta: { flow: 'main', campaign: { path: '/survey/yt', version: 1 } }, sent: { oid: '57' } },
    });

    expect(await ops('pause', '/survey/yt', ...because)).toEqual(done('Paused on 1 of 1 servers'));
    expect(await shownAt(server, '/survey/yt')).toMatchObject({ ended: true });
    expect(await ops('resume', '/survey/yt', ...because)).toMatchObject({ code: 0 });
    expect(await ops('pause', '/survey/yt', '--instead', '/survey/yt', ...because)).toEqual(refused('not live itself'));
    expect(await ops('pause', '/survey/yt', '--instead', '/survey', ...because)).toMatchObject({ code: 0 });
    expect(await shownAt(server, '/survey/yt')).toMatchObject({ path: '/survey', ended: false });
    expect(await ops('back', '/survey/yt', '1', ...because)).toEqual(done('Live on 1 of 1'));
    expect(await shownAt(server, '/survey/yt')).toMatchObject({ version: 1, oid: '57' });
    const audit = (await ops('audit', '--since', '2026-01-01', '--json')).said.split('\n').map((line) => JSON.parse(line));
    const entries = audit.map(({ who, from, did, because: why }) => `${who} ${from} ${did} ${why}`);
    expect(entries).toEqual(expect.arrayContaining(['ana ops draft ', 'ana ops publish a test']));
    expect(audit.map(({ did }) => did)).toEqual(expect.arrayContaining(['pause', 'resume', 'back']));
    expect(await ops('health')).toEqual(done('on 1 of 1 servers, read'));
  });
});

it('a stale save is refused with both sides, and content that is not legal by every door', slowTest, async () => {
  await start();
  const both = { content: { ...yt, oid: '60' }, base: 1 };
  await publish({ ...yt, oid: '59' }, '/survey/yt');
  expect(await importDraft(ops, both)).toEqual(refused('is at version 2, and yours was made from 1'));
  expect(await importDraft(ops, both)).toEqual(refused('oid: "59" becomes "60"'));
  expect(await importDraft(ops, { ...both, base: 2 }, '--as', 'ana')).toMatchObject({ code: 0 });
  expect(await importDraft(ops, { ...both, content: { ...yt, oid: '61' }, base: 2 })).toEqual(
    refused('ana has a draft of /survey/yt (draft 1), which yours would replace:\noid: "60" becomes "61"'),
  );
  const exported = JSON.parse((await ops('export', '/survey/yt')).said);
  expect(exported).toEqual([{ base: 2, draft: 1, content: { ...yt, oid: '60' } }]);
  expect(await importDraft(ops, exported)).toMatchObject({ code: 0 });

  expect(await importDraft(ops, { ...yt, switches: { theme: '99' } })).toEqual(
    refused('/survey/yt switches.theme: switch theme has no value'),
  );
  expect(await importDraft(ops, [{ path: '/events', flow: 'main', oid: '1', affid: '1' }])).toEqual(
    refused('Choose another path.'),
  );
  expect(await importDraft(ops, { path: '/a' })).toEqual(refused('/a flow: flow is missing'));
  // a version that was legal when it was made, and is not now
  await publish({ ...fresh, thankYouPath: '/one/' }, '/fall');
  await publish(fresh, '/fall');
  await publish({ ...fresh, path: '/one' }, '/one');
  expect(await ops('back', '/fall', '1', ...because)).toEqual(refused('a page of the site, which it would replace'));
  await importDraft(ops, { ...fresh, oid: '91' });
  await publish({ ...fresh, path: '/two' }, '/two');
  expect(await ops('health')).toMatchObject({ code: 0 });
});

it(
  'a first publication tells the cache of the 404 too, again where it failed; roles and approvals are kept to',
  slowTest,
  async () => {
    const cdn = await standInPartner(() =>
      cdn.received.length === 1 ? { does: 'answer', status: 500 } : { does: 'answer', status: 200 },
    );
    await start({ PURGE_URL: `${cdn.url}/purge`, APPROVALS: 'on' });
    await importDraft(ops, fresh, '--as', 'ana');
    expect(await ops('publish', '/fall', ...because, '--as', 'ana')).toEqual(refused('Somebody else than ana has to approve'));
    expect(await ops('approve', '/fall', '--as', 'ana')).toEqual(refused('Somebody else than the author'));
    expect(await ops('approve', '/fall', '--as', 'ben')).toMatchObject({ code: 0 });
    const { code, said } = await ops('publish', '/fall', ...because, '--as', 'ana');
    expect([code, said]).toEqual([0, expect.stringMatching(/^Live on 1 of 1 servers, caches renewed \d\d:\d\d:\d\d UTC\.$/)]);
    expect(cdn.received.map(({ headers }) => headers['surrogate-key'])).toEqual([
      'campaign-fall not-found',
      'campaign-fall not-found',
    ]);

    await ops('operators', 'add', 'vera', 'viewer');
    await ops('operators', 'add', 'quin', 'qa');
    expect(await ops('pause', '/fall', ...because)).toEqual(refused('Say who you are: --as'));
    expect(await ops('pause', '/fall', ...because, '--as', 'nobody')).toEqual(refused('There is no operator nobody.'));
    for (const name of ['vera', 'quin'])
      expect(await ops('pause', '/fall', ...because, '--as', name)).toEqual(refused('ask marketer or operator or admin'));
    expect(await ops('approve', '/fall', '--as', 'quin')).toEqual(refused('/fall has no draft.'));
  },
);

it('a table of campaigns is exported, imported and merged with what others changed', slowTest, async () => {
  await start();
  const table = (await ops('export', '/survey/yt', '--csv')).said;
  expect(table).toBe('\ufeffpath,flow,oid,affid,base,draft\r\n/survey/yt,main,57,10,1,');
  const file = join(temporaryFolder(), 'campaigns.csv');
  writeFileSync(file, `${table.replace('57,10', '57,11')}\r\n/fall,main,90,10,,\r\n`);
  await importDraft(ops, { ...yt, oid: '58' }, '--as', 'ana');
  expect(await ops('import', file)).toEqual(refused('ana has a draft of /survey/yt (draft 1), which yours would replace'));
  expect(await ops('export', '/fall')).toEqual(refused('There is no campaign /fall.'));
  expect(await ops('import', file, '--merge')).toMatchObject({ code: 0 });
  const [merged] = JSON.parse((await ops('export', '/survey/yt')).said);
  expect(merged.content).toEqual({ ...yt, oid: '58', affid: '11' });
  expect(await ops('export', '/fall')).toMatchObject({ code: 0 });
  writeFileSync(file, table.replace('57,10', '59,10'));
  expect(await ops('import', file, '--merge')).toEqual(refused('oid: "58" there, "59" in the file'));
  writeFileSync(file, 'path,oid\n"/a,1');
  expect(await ops('import', file)).toEqual(refused('Line 2: a quotation mark is not closed.'));
});

it('a signed address shows a draft as a test visit, whatever the draft becomes', slowTest, async () => {
  await start();
  await importDraft(ops, { ...fresh, oid: '95' });
  const { said } = await ops('preview', '/fall');
  const { pathname, search } = new URL(said);
  const preview = { path: '/fall', oid: '95', test: true, preview: true };
  expect(await shownAt(server, pathname + search)).toMatchObject(preview);
  expect(await importDraft(ops, { content: { ...fresh, oid: '96' }, draft: 1 })).toMatchObject({ code: 0 });
  const response = await fetch(server.url + pathname + search);
  expect([response.headers.get('cache-control'), response.headers.get('set-cookie')]).toEqual(['private, no-store', null]);
  expect(await response.json()).toMatchObject(preview);
  expect((await fetch(server.url + pathname)).status).toBe(404);
  expect((await fetch(server.url + pathname + search.replace(/.$/, 'x'))).status).toBe(404);
  const test = new URLSearchParams(search).get('test');
  expect((await server.post('/post-lead', leadBody({ test }))).status).toBe(200);
  expect((await server.leads()).map(({ state }) => state)).toEqual(['test']);
});

it('a schedule runs at its time, and one that cannot says why before it', slowTest, async () => {
  await start();
  const soon = () => new Date(Date.now() + 1500).toISOString();
  const late = new Date(Date.now() + 3_600_000).toISOString();
  await importDraft(ops, { ...yt, oid: '70' });
  expect(await ops('publish', '/survey/yt', '--at', soon(), ...because)).toEqual(done('Version 2 goes live at'));
  expect((await shownAt(server, '/survey/yt')).oid).toBe('57');
  await expect.poll(async () => (await shownAt(server, '/survey/yt')).oid, { timeout: 10_000 }).toBe('70');
  await ops('pause', '/survey/yt', '--at', soon(), ...because);
  await expect.poll(async () => (await shownAt(server, '/survey/yt')).ended, { timeout: 10_000 }).toBe(true);

  await importDraft(ops, { path: '/survey', flow: 'main', oid: '71', affid: '10' });
  await ops('publish', '/survey', '--at', late, ...because);
  expect(await ops('health')).toMatchObject({ code: 0 });
  await publish({ path: '/survey', flow: 'main', oid: '72', affid: '10' }, '/survey');
  expect(await ops('health')).toEqual(refused('cannot run: version 3 went live since, and version 2 was made from 1'));
  expect(await ops('cancel', '/survey')).toEqual(done('1 cancelled.'));
  expect(await ops('health')).toMatchObject({ code: 0 });
});
