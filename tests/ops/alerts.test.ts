import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { gateStores } from '../support/both-stores.ts';
import { campaignFunnel, campaignServer } from '../support/campaign-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner, temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';
import { type StudioPerson, studioPerson } from '../support/studio-person.ts';
import { typedCommand } from '../support/typed-command.ts';

const because = 'a test';
const kind = 'alerts';
const today = new Date().toISOString().slice(0, 10);

async function saves(person: StudioPerson, content: object) {
  const { live, draft } = await person.does('settings', { kind });
  return person.does('saveSettings', { kind, content: content as never, base: live?.version ?? 0, etag: draft?.etag ?? 0 });
}

async function publishes(person: StudioPerson) {
  const { live, draft } = await person.does('settings', { kind });
  const seen = { version: live?.version ?? 0, etag: draft?.etag ?? 0 };
  return person.does('publishSettings', { kind, because, seen });
}

describe.each(gateStores('alerts'))('alerts as settings on $label', { timeout: 60_000 }, ({ name, settings }) => {
  it('name where messages go, what is told and what a day may cost, without a restart', async () => {
    const exchange = await standInPartner({ does: 'answer', status: 400, body: 'no' });
    const slack = await standInPartner(partnerShapes.slack);
    const texts = () => slack.received.map(({ body }) => (JSON.parse(body) as { readonly text: string }).text);
    const environment = {
      ...{ ...settings(), DATA_DIR: temporaryFolder(), FUNNEL_DIR: campaignFunnel(), RATE_CALLS_PER_MINUTE: '0' },
      DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
      ...{ OPS_TOKEN: 'an-invented-operations-token', LEAD_EXCHANGE_URL: exchange.url, OPS_URL: 'http://desk.test' },
    };
    const server = await campaignServer(environment);
    const [olga, adam] = [await studioPerson(server, 'olga', 'operator'), await studioPerson(server, 'adam', 'admin')];

    // the first version says nothing: the environment's addresses count
    expect(await olga.does('settings', { kind })).toMatchObject({ live: { version: 1, origin: 'file' }, content: {} });
    const save = { kind, base: 1, etag: 0 } as const;
    const literal = await olga.isRefused('saveSettings', { ...save, content: { slack: slack.url } });
    expect(literal.message).toContain('slack: env:SECRET_SLACK');
    expect(literal.message).not.toContain(slack.url);
    expect((await olga.isRefused('saveSettings', { ...save, content: { notTold: ['weather'] } })).message).toContain('notTold.0');
    expect((await olga.isRefused('saveSettings', { ...save, content: { spendLimit: 0 } })).message).toContain('a dollar or more');

    // a reference that the environment lacks stops; a limit of nobody is a note, and one that is there twice stops
    const limits = (...names: readonly string[]) => names.map((path) => ({ name: path, dollars: 100 }));
    const content = { slack: 'env:SECRET_TEAM', notTold: ['given up'], spendLimits: limits('/survey', '/nowhere') };
    expect((await saves(olga, content)).problems).toMatchObject([
      { field: 'slack', problem: 'SECRET_TEAM is not set here', stops: true },
    ]);
    const test = { kind, name: 'slack', because } as const;
    expect((await olga.isRefused('testSettings', test)).message).toContain('SECRET_TEAM is not set here');
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('SECRET_TEAM', slack.url);
    expect((await saves(olga, { ...content, spendLimits: limits('/survey', '/survey/', '/x') })).problems).toMatchObject([
      { field: 'spendLimits./survey/', problem: '/survey/ is there twice', stops: true },
      { field: 'spendLimits./x', stops: false },
    ]);
    expect((await saves(olga, content)).problems).toMatchObject([
      { field: 'spendLimits./nowhere', problem: 'no campaign has this path', stops: false },
    ]);
    expect((await olga.isRefused('testSettings', { ...test, name: 'webhook' })).message).toBe('webhook has no address.');
    expect(await olga.does('testSettings', test)).toEqual({ fault: '' });
    expect(texts()).toEqual(['A test: alerts reach this place\nSent by olga from the settings']);
    expect((await olga.does('settings', { kind })).tested).toMatchObject([{ name: 'slack', by: 'olga', fault: '' }]);
    expect((await olga.isRefused('publishSettings', { kind, because, seen: { version: 1, etag: 3 } })).message).toBe(
      'A operator may not do this: ask admin.',
    );
    await publishes(adam);
    await vi.waitFor(async () => expect((await adam.does('settings', { kind })).reached).toBe(1), slowTest);
    expect((await server.post('/send-slack-message', { text: 'Blocked twice' })).status).toBe(200);
    await vi.waitFor(() => expect(texts().slice(1)).toEqual([expect.stringMatching(/^A message was recorded/)]), slowTest);

    // what a day cost is above its limit once it's stored, and a lead was given up
    const spend = `date,source,campaign,cost\n${today},meta,/survey,60\n${today},google,/survey,52.40\n${today},meta,/survey/yt,900\n`;
    await adam.does('uploadSpend', { text: spend, isTried: true });
    expect((await olga.does('today', { since: 0 })).waits).toEqual([]);
    await adam.does('uploadSpend', { text: spend, isTried: false });
    expect((await server.post('/post-lead', leadBody())).status).toBe(200);
    const waits = async () => (await olga.does('today', { since: 0 })).waits;
    await vi.waitFor(async () => expect((await waits()).map(({ about }) => about)).toEqual(['spend', 'given up']), slowTest);
    expect((await waits())[0]).toEqual({
      ...{ about: 'spend', key: 'survey', path: '/survey', day: today, cents: 11_240, limit: 10_000, days: 1 },
    });
    const mia = await studioPerson(server, 'mia', 'media');
    expect((await mia.does('today', { since: 0 })).waits).toEqual([]);

    // another server tells it in its first round, by the stored address alone, and leaves out what is not told
    if (name === 'sqlite') await server.stop();
    const telling = await campaignServer(environment);
    const told = `/survey cost $112.40 on ${today}\nIts limit is $100.00 a day\nhttp://desk.test/studio/figures?campaign=survey&from=${today}&to=${today}`;
    await vi.waitFor(() => expect(texts().slice(2)).toEqual([told.replaceAll('&', '&amp;')]), slowTest);
    const oskar = await studioPerson(telling, 'oskar', 'operator');
    await oskar.does('silence', { cause: 'spend: survey', isOn: true });
    expect((await oskar.does('today', { since: 0 })).silent).toMatchObject([{ cause: 'spend: survey', by: 'oskar' }]);
    const ops = (...words: readonly string[]) => typedCommand(['settings', ...words], environment);
    expect(JSON.parse((await ops('export', kind)).stdout)).toEqual(content);
    expect((await ops('check', kind)).stdout).toContain('note  spendLimits./nowhere');
    await telling.stop();
    expect(slack.received).toHaveLength(3);
  });
});
