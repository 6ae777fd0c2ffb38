import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { consentText } from '#contract/consent/consent-text.ts';
import { gateStores } from '../support/both-stores.ts';
import { campaignFunnel, campaignServer, campaignsCommand, shownAt } from '../support/campaign-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { jsonResponse, partnerShapes, startStandInPartner } from '../support/stand-in-partner.ts';
import { type StudioPerson, studioPerson } from '../support/studio-person.ts';
import { typedCommand } from '../support/typed-command.ts';

const execFileAsync = promisify(execFile);
const because = 'a test';
const brandName = 'Auto Accident Team';
const firms = ['Alder & Vance', 'Harbor Law'];

const brands = (sellers: readonly string[], more: object = {}) => ({
  brands: {
    'auto-accident': {
      hosts: ['www.example.com'],
      sellers: { en: sellers, es: sellers },
      callNumber: '+12126647665',
      ...more,
    },
  },
});

const destination = (url: string, buyer = 'Harbor Law', more: object = {}) => ({
  name: 'harbor',
  url,
  testUrl: `${url}/test`,
  buyer,
  takes: 'all',
  headers: { 'x-api-key': 'env:SECRET_HARBOR' },
  fields: [{ to: 'Email', from: 'email' }],
  ...more,
});

/** A file that settings name. */
function file(name: string, content: object): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** A server of the test's own, with an operator, a privacy officer and an admin in its studio. */
async function start(more: Readonly<Record<string, string>> = {}) {
  const environment = {
    DATA_DIR: temporaryFolder(),
    DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    FUNNEL_DIR: campaignFunnel(),
    OPS_TOKEN: 'an-invented-operations-token',
    NODE_ENV: 'test',
    RATE_CALLS_PER_MINUTE: '0',
    SITE_FILE: file('site.json', brands(firms.slice(0, 1))),
    ...more,
  };
  const server = await campaignServer(environment);
  const [olga, pia, adam] = await Promise.all([
    studioPerson(server, 'olga', 'operator'),
    studioPerson(server, 'pia', 'privacy'),
    studioPerson(server, 'adam', 'admin'),
  ]);
  return { server, olga, pia, adam, environment };
}

type Kind = 'brands' | 'buyers' | 'destinations';

async function saves(person: StudioPerson, kind: Kind, content: object) {
  const { live, draft } = await person.does('settings', { kind });
  return person.does('saveSettings', { kind, content: content as never, base: live?.version ?? 0, etag: draft?.etag ?? 0 });
}

async function publishes(person: StudioPerson, kind: Kind, sawConsents = true) {
  const { live, draft } = await person.does('settings', { kind });
  const seen = { version: live?.version ?? 0, etag: draft?.etag ?? 0 };
  return person.does('publishSettings', { kind, because, seen, sawConsents });
}

describe.each(gateStores('settings'))('settings as versions on $label', { timeout: 60_000 }, ({ settings }) => {
  it('a file is version 1; a seller joins and a number changes, on every page within 2 s, and are brought back', async () => {
    const { server, olga, pia, adam } = await start(settings());
    const first = await adam.does('settings', { kind: 'brands' });
    expect(first).toMatchObject({
      live: { version: 1, origin: 'file' },
      content: brands(firms.slice(0, 1)),
      versions: [{ version: 1 }],
    });

    // a seller is a consent's: the privacy role drafts, and the refusal names who may
    const both = brands(firms);
    expect(await olga.isRefused('saveSettings', { kind: 'brands', content: both, base: 1, etag: 0 })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/sellers.*A operator may not do this: ask privacy or admin/),
    });
    const drafted = await saves(pia, 'brands', both);
    expect(drafted.differences.map(({ field }) => field)).toEqual([
      'brands.auto-accident.sellers.en',
      'brands.auto-accident.sellers.es',
    ]);
    const renumbered = brands(firms, { callNumber: '+13105550199'.replace('5550199', '2788899') });
    expect(
      await pia.isRefused('saveSettings', { kind: 'brands', content: renumbered, base: 1, etag: drafted.etag }),
    ).toMatchObject({
      message: expect.stringContaining('ask operator or admin'),
    });
    await saves(olga, 'brands', renumbered);
    const seen = { version: 1, etag: 2 };
    expect(await olga.isRefused('publishSettings', { kind: 'brands', because, seen, sawConsents: true })).toMatchObject({
      message: 'A operator may not do this: ask admin.',
    });
    expect(await adam.isRefused('publishSettings', { kind: 'brands', because, seen })).toMatchObject({
      message: expect.stringContaining('every theme and both languages'),
    });
    expect(
      await adam.isRefused('publishSettings', { kind: 'brands', because, seen: { version: 1, etag: 1 }, sawConsents: true }),
    ).toMatchObject({
      conflict: { by: 'olga' },
    });
    await adam.does('publishSettings', { kind: 'brands', because, seen, sawConsents: true });
    const published = Date.now();
    const shown = async () => (await fetch(`${server.url}/contact/auto-accident.vcf`)).text();
    await vi.waitFor(async () => expect(await shown()).toContain('+13102788899'), { timeout: 10_000, interval: 50 });
    expect(Date.now() - published).toBeLessThan(2000);
    await vi.waitFor(
      async () => expect(await adam.does('settings', { kind: 'brands' })).toMatchObject({ servers: 1, reached: 1 }),
      slowTest,
    );

    await adam.does('bringSettingsBack', { kind: 'brands', version: 1, because });
    await vi.waitFor(async () => expect(await shown()).toContain('+12126647665'), { timeout: 10_000, interval: 50 });
    const now = await adam.does('settings', { kind: 'brands' });
    expect(now).toMatchObject({
      live: { version: 1, isLast: false },
      versions: [{ version: 2, base: 1, by: 'adam', because }, { version: 1 }],
    });
  });

  it('a lead keeps the sellers that its visitor saw, and goes to no firm that joined since', async () => {
    const harbor = await startStandInPartner(partnerShapes.webhook);
    onTestFinished(harbor.stop);
    vi.stubEnv('SECRET_HARBOR', 'an-invented-key');
    const { server, pia, adam, olga } = await start(settings());
    await saves(pia, 'brands', brands(firms));
    await publishes(adam, 'brands');
    const content = { destinations: [destination(harbor.url)] };
    await saves(olga, 'destinations', content);
    await olga.does('testSettings', { kind: 'destinations', name: 'harbor', because });
    await publishes(adam, 'destinations');
    await vi.waitFor(async () => expect((await adam.does('settings', { kind: 'destinations' })).reached).toBe(1), slowTest);
    const post = async (sellers: readonly string[], email: string) => {
      const { version, text } = consentText({ locale: 'en', brandName, sellers });
      const body = leadBody({ consent_version: version, tcpa: text, email });
      return ((await (await server.post('/post-lead', body)).json()) as { readonly id: string }).id;
    };
    const early = await post(firms.slice(0, 1), 'early@example.com');
    const late = await post(firms, 'late@example.com');
    const made = await post([...firms, 'Made Up LLP'], 'made-up@example.com');
    const deliveryOf = async (id: string) =>
      (await olga.does('lead', { id })).deliveries.find(({ destination: to }) => to === 'harbor');
    await vi.waitFor(async () => expect((await deliveryOf(late))?.state).toBe('delivered'), slowTest);
    expect(await deliveryOf(early)).toMatchObject({ state: 'held', reason: expect.stringContaining('not_named') });
    expect(await deliveryOf(made)).toMatchObject({ state: 'held', reason: expect.stringContaining('no text of this site') });
    const sent = harbor.received.filter(({ path }) => path === '/').map(({ body, headers }) => [body, headers['x-api-key']]);
    expect(sent).toEqual([['{"Email":"late@example.com"}', 'an-invented-key']]);
  });

  it('a lead keeps the buyers that its visitor was shown and chose, also once they have left the settings', async () => {
    const { server, olga, adam } = await start(settings());
    const content = { path: '/survey/d1', flow: 'main', oid: '60', affid: '10', buyers: 'd1' } as const;
    const { etag } = await adam.does('saveDraft', { content, base: 0, etag: 0 });
    await adam.does('publish', { path: content.path, because, seen: { version: 0, etag } });
    const buys = async (name: string) => {
      await saves(olga, 'buyers', { buyerGroups: { d1: [{ name, ids: ['11'] }] } });
      await publishes(adam, 'buyers');
      const reached = async () => (await adam.does('settings', { kind: 'buyers' })).reached;
      await vi.waitFor(async () => expect(await reached()).toBe(1), slowTest);
    };
    await buys('Harbor Law');
    const { proof } = await shownAt(server, content.path);
    expect(proof).toBeDefined();
    await buys('Midway Legal');
    const consentOf = async (name: string) => {
      const { version, text } = consentText({ version: 'buyers-1', locale: 'en', brandName, sellers: [name] });
      const chosen = { selected_buyers: '11', selected_buyer_names: name, displayed_buyers: `${brandName}|${name}` };
      const said = { consent_version: version, tcpa: text, '1_to_1_consent': 'yes', campaign_proof: proof };
      const body = leadBody({ ...chosen, ...said });
      expect((await server.post('/post-lead', body)).status).toBe(200);
      const kept = (await server.leads()).flatMap((each) => (each.kept.is === 'lead' ? [each.kept.record.sent] : []));
      return kept.find(({ selected_buyer_names: names }) => names === name)?.['1_to_1_consent'];
    };
    expect(await consentOf('Harbor Law')).toBe('yes');
    expect(await consentOf('Midway Legal')).toBe('yes');
    expect(await consentOf('Made Up LLP')).toBe('no');
  });

  it('the command line drafts, checks, publishes and brings back by the same functions and roles', async () => {
    const { environment } = await start(settings());
    const ops = (...words: readonly string[]) => typedCommand(['settings', ...words], environment);
    const why = ['--because', because];
    await typedCommand(['operators', 'add', 'adam', 'admin'], environment);
    await typedCommand(['operators', 'add', 'pia', 'privacy', '--as', 'adam'], environment);
    expect((await ops('list')).stdout).toMatch(/^brands +version 1 by/m);
    const drafted = await ops('draft', 'brands', file('both.json', brands(firms)), '--as', 'pia');
    expect(drafted.stdout).toMatch(/^Draft 1 of brands\.\n.*sellers/);
    expect(await ops('publish', 'brands', ...why, '--as', 'pia')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('ask admin'),
    });
    expect(await ops('publish', 'brands', ...why, '--as', 'adam')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('brands version 2. Live on 1 of 1'),
    });
    expect((await ops('show', 'brands')).stdout).toMatch(/^\* 2 .*adam \(cli\)/m);
    expect((await ops('diff', 'brands', '1', '2')).stdout).toContain('sellers');
    expect((await ops('back', 'brands', '1', ...why, '--as', 'adam')).code).toBe(0);
    expect(JSON.parse((await ops('export', 'brands')).stdout)).toEqual(brands(firms.slice(0, 1)));
  });

  it('a server without the secret that settings name is named with what it lacks, and counts as not reached', async () => {
    const harbor = await startStandInPartner(partnerShapes.webhook);
    onTestFinished(harbor.stop);
    vi.stubEnv('SECRET_HARBOR', undefined);
    const { olga, environment } = await start(settings());
    // a process of its own: its environment has the secret, the server's has not
    const run = async (...typed: readonly string[]) => {
      const env = { ...process.env, ...environment, SECRET_HARBOR: 'an-invented-key' };
      return execFileAsync(process.execPath, ['lead-server/bin/ops.ts', ...typed], { env }).catch(
        (failure: { readonly stdout: string; readonly code: number }) => failure,
      );
    };
    const ops = (...words: readonly string[]) => run('settings', ...words, '--because', because, '--as', 'adam');
    await ops('draft', 'destinations', file('destinations.json', { destinations: [destination(harbor.url, firms[0])] }));
    await ops('test', 'destinations', 'harbor');
    const { stdout, ...ended } = await ops('publish', 'destinations');
    expect(ended).toMatchObject({ code: 1 });
    const lacks = `${hostname()} (process ${process.pid}) goes on with the settings of before: Settings name SECRET_HARBOR, which the environment lacks.`;
    expect(stdout).toContain('destinations version 2. Live on 0 of 1 servers');
    expect(stdout).toContain(lacks);
    expect(await olga.does('settings', { kind: 'destinations' })).toMatchObject({ servers: 1, reached: 0, faults: [lacks] });
    expect((await run('health')).stdout).toContain(lacks);
    const fault = 'Settings name SECRET_HARBOR, which the environment lacks.';
    expect((await olga.does('today', { since: 0 })).waits).toContainEqual({
      ...{ about: 'settings', server: `${hostname()} (process ${process.pid})`, fault },
    });
    await ops('back', 'destinations', '1');
    await vi.waitFor(
      async () => expect(await olga.does('settings', { kind: 'destinations' })).toMatchObject({ reached: 1, faults: [] }),
      slowTest,
    );
  });

  it('a destination goes live by its test, and no secret is stored', async () => {
    const harbor = await startStandInPartner(jsonResponse(401, { error: 'who are you' }));
    onTestFinished(harbor.stop);
    vi.stubEnv('SECRET_HARBOR', 'an-invented-key');
    const { olga, adam, environment } = await start(settings());
    const literal = { destinations: [destination(harbor.url, 'Alder & Vance', { headers: { 'x-api-key': 'literal-key' } })] };
    const refused = await olga.isRefused('saveSettings', { kind: 'destinations', content: literal, base: 1, etag: 0 });
    expect(refused.message).toContain('destinations.0.headers.x-api-key: env:SECRET_HARBOR_X_API_KEY');
    expect(refused.message).not.toContain('literal-key');
    const unnamed = await saves(olga, 'destinations', { destinations: [destination(harbor.url, 'Nobody Law')] });
    expect(unnamed.problems.map(({ field }) => field)).toEqual(['destinations.harbor.buyer', 'destinations.harbor']);
    await saves(olga, 'destinations', { destinations: [destination(harbor.url, 'Alder & Vance')] });
    const { etag = 0 } = (await adam.does('settings', { kind: 'destinations' })).draft ?? {};
    const publish = { kind: 'destinations', because, seen: { version: 1, etag } } as const;
    expect((await adam.isRefused('publishSettings', publish)).message).toContain('no test has been sent since it was changed');
    expect((await olga.does('testSettings', { kind: 'destinations', name: 'harbor', because })).fault).toContain('401');
    expect((await adam.isRefused('publishSettings', publish)).message).toContain('its test has failed');
    harbor.behave(partnerShapes.webhook);
    expect(await olga.does('testSettings', { kind: 'destinations', name: 'harbor', because })).toEqual({ fault: '' });
    await adam.does('publishSettings', publish);
    // also once it was taken out: what was held or given up for it is still there
    await saves(olga, 'destinations', { destinations: [] });
    await publishes(adam, 'destinations');
    const sold = await saves(olga, 'destinations', { destinations: [destination(harbor.url, 'Harbor Law')] });
    expect(sold.problems).toContainEqual(
      expect.objectContaining({
        field: 'destinations.harbor.buyer',
        problem: expect.stringContaining('agreed to for Alder & Vance'),
      }),
    );
    const ops = campaignsCommand(environment);
    expect((await ops('audit', '--since', '2026-01-01', '--json')).said).toContain(
      '"who":"olga","did":"test settings","what":"harbor"',
    );
  });
});
