import { describe, expect, it } from 'vitest';
import type { CheckCampaigns } from '#contract/campaign/campaign.ts';
import type { SettingsContent, SettingsKind } from '#contract/settings/settings.ts';
import { defaultSite } from '#contract/site/site.ts';
import { settingsProblems } from '../../lead-server/src/desk/settings/checks.ts';
import { testKeyOf } from '../../lead-server/src/desk/settings/test-destination.ts';
import { type Config, readConfig } from '../../lead-server/src/settings/config.ts';
import { tablesOfContents } from '../../lead-server/src/site/kinds.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { sqlite, withStore } from '../support/both-stores.ts';

const deed = { at: 1000, by: 'ada', because: 'a test' };
const firm = 'Harbor Law';

/** A brand that is right, with a change. */
const brands = (more: object = {}): SettingsContent => ({
  brands: {
    'auto-accident': {
      ...{ hosts: ['www.firm-finder.com'], sellers: { en: [firm], es: [firm] }, callNumber: '+12126647665' },
      ...more,
    },
  },
});
const destination = (more: object = {}) => ({
  ...{ name: 'harbor', url: 'https://partner.invalid/leads', testUrl: 'https://partner.invalid/test', buyer: firm, takes: 'all' },
  fields: [{ to: 'Email', from: 'email' }],
  ...more,
});
const destinations = (...all: readonly object[]): SettingsContent => ({ destinations: all });

let store: Store;
withStore(sqlite, (opened) => {
  store = opened;
});

const config = readConfig({ NODE_ENV: 'test' });
const production = { ...config, NODE_ENV: 'production' } as const;
const secret = (name: string) => (name === 'SECRET_KNOWN' ? 'known' : undefined);

/** What is wrong with a content, a line each: whether it stops, the field and the problem. */
async function problems(kind: SettingsKind, content: SettingsContent, own: Config = config, check: CheckCampaigns = () => []) {
  const found = await settingsProblems({ store, config: own, secret, check }, kind, content);
  for (const { remedy } of found) expect(remedy).toMatch(/^[A-Z].+\.$/);
  return found.map(({ field, problem, stops }) => `${stops ? 'stop' : 'warn'} ${field}: ${problem}`);
}
/** The same of one brand, without what every development has. */
const ofBrand = async (more: object, own?: Config) =>
  (await problems('brands', brands(more), own)).filter((each) => each.includes('brands.auto-accident'));

/** Says that a destination passed its test, or why it failed. */
async function tested(content: SettingsContent, fault = '') {
  const { destinations: all } = tablesOfContents({ buyers: {}, destinations: content }, (name) => secret(name) ?? '');
  for (const each of all) await store.setValue(testKeyOf(each), JSON.stringify({ at: 1, by: 'ada', fault }));
}

/** Makes a content live. */
async function goesLive(kind: SettingsKind, content: SettingsContent) {
  const body = JSON.stringify(content);
  expect(await store.seedSettings([{ kind, body, hash: body }], deed)).toEqual([kind]);
}

/** A lead whose delivery waits. */
const waits = (name: string, to: string) =>
  store.commit([
    {
      ...{ id: `01990000-0000-7000-8000-${name.padEnd(12, '0')}`, kind: 'lead', state: 'accepted', key: name, bodyHash: name },
      ...{ receivedAt: 1, emailMac: '', phoneMac: '', sealed: Buffer.from('sealed'), consent: undefined },
      deliveries: [{ destination: to, state: 'pending', reason: '' }],
    },
  ]);

describe('a brand', () => {
  it('is right with hosts, firms and a number of its own', async () => expect(await ofBrand({})).toEqual([]));

  it.each<readonly [string, object, readonly string[]]>([
    [
      'has a number that nobody has',
      { callNumber: '+12121234567' },
      ['stop brands.auto-accident.callNumber: +12121234567 is no number that anybody has'],
    ],
    [
      'says who praises it, without a proof',
      { testimonials: [{ name: 'Ana', detail: 'of Denver', quote: { en: 'Thank you.', es: 'Gracias.' } }] },
      ['warn brands.auto-accident.testimonials.Ana: has no proof'],
    ],
    [
      'has a host twice',
      { hosts: ['www.firm-finder.com', 'WWW.firm-finder.com'] },
      ['stop brands.auto-accident.hosts: www.firm-finder.com is there twice'],
    ],
    [
      'has a number of examples',
      { callNumber: '+12125550123' },
      ['warn brands.auto-accident.callNumber: is missing or a number of examples'],
    ],
    [
      'has a host of examples',
      { hosts: defaultSite.brands['auto-accident'].hosts },
      ['warn brands.auto-accident.hosts: is a placeholder'],
    ],
  ])('%s', async (_, more, expected) => expect(await ofBrand(more)).toEqual(expected));

  it('without a proof or with a placeholder does not go live in production, unless that is allowed', async () => {
    const praised = {
      testimonials: [{ name: 'Ana', detail: 'of Denver', quote: { en: 'Thank you.', es: 'Gracias.' } }],
      callNumber: '+12125550123',
    };
    const [number, proof] = [
      'brands.auto-accident.callNumber: is missing or a number of examples',
      'brands.auto-accident.testimonials.Ana: has no proof',
    ];
    expect(await ofBrand(praised, production)).toEqual([`stop ${number}`, `stop ${proof}`]);
    expect(await ofBrand(praised, { ...production, ALLOW_INSECURE: ['placeholders'] })).toEqual([
      `warn ${number}`,
      `stop ${proof}`,
    ]);
  });
});

it('a secret stays in the environment, and one that is named is set there', async () => {
  const withHeader = (value: string) => destinations(destination({ headers: { authorization: value } }));
  expect(await problems('destinations', withHeader('Bearer a-long-invented-key-of-theirs'))).toEqual([
    expect.stringMatching(/^stop destinations\.harbor\.headers\.authorization: is a secret$/),
  ]);
  expect(await problems('destinations', withHeader('env:SECRET_LACKING'))).toEqual([
    'stop destinations.harbor.headers.authorization: SECRET_LACKING is not set here',
  ]);
  expect(await problems('destinations', destinations(destination({ url: 'ftp://partner.invalid' })))).toEqual([
    'stop destinations.harbor.url: should be an http or https address',
  ]);
});

it('a destination goes live with a buyer of the consents, a name of its own and a test that has passed', async () => {
  await goesLive('brands', brands());
  const plain = destinations(destination());
  expect(await problems('destinations', plain)).toEqual(['stop destinations.harbor: no test has been sent since it was changed']);
  await tested(plain, 'HTTP 500');
  expect(await problems('destinations', plain)).toEqual(['stop destinations.harbor: its test has failed: HTTP 500']);
  await tested(plain);
  expect(await problems('destinations', plain)).toEqual([]);
  expect(await problems('destinations', destinations(destination({ testUrl: undefined })))).toEqual([
    'stop destinations.harbor: has no test address',
  ]);
  const shouted = destinations(destination({ buyer: firm.toUpperCase() }));
  await tested(shouted);
  expect(await problems('destinations', shouted)).toEqual([]);

  const stranger = destinations(destination({ buyer: 'Nobody & Sons' }));
  await tested(stranger);
  const unnamed = 'destinations.harbor.buyer: no consent names Nobody & Sons: it would get no lead';
  expect(await problems('destinations', stranger)).toEqual([`stop ${unnamed}`]);
  // a service may name others
  const service = { ...config, BUYERS_URL: 'https://buyers.invalid' };
  expect(await problems('destinations', stranger, service)).toEqual([`warn ${unnamed}`]);

  const twins = destinations(destination(), destination());
  expect(await problems('destinations', twins)).toContainEqual(expect.stringMatching(/^stop destinations: .*harbor/));
  const unsafe = destinations(destination({ url: 'http://partner.invalid/leads' }));
  await tested(unsafe);
  const overPlain = 'stop destinations.harbor.url: personal data would go out over plain http';
  expect(await problems('destinations', unsafe)).toEqual([]);
  expect(await problems('destinations', unsafe, production)).toEqual([overPlain]);
  expect(await problems('destinations', unsafe, { ...production, ALLOW_INSECURE: ['partners'] })).toEqual([]);
});

it('a destination keeps its buyer for good, and stays while anything waits for it', async () => {
  await goesLive('destinations', destinations(destination({ name: 'alder' })));
  const resold = destinations(destination({ name: 'alder', buyer: '', resells: true }));
  await tested(resold);
  expect(await problems('destinations', resold)).toEqual([
    `stop destinations.alder.buyer: leads that wait under this name were agreed to for ${firm}`,
  ]);
  await waits('waits', 'alder');
  expect(await problems('destinations', destinations())).toEqual(['stop destinations.alder: 1 wait for it']);
  // a version of before counts as well
  await goesLive('destinations', destinations());
  expect(await problems('destinations', resold)).toEqual([
    `stop destinations.alder.buyer: leads that wait under this name were agreed to for ${firm}`,
  ]);
});

it('alerts keep an address while messages wait for it, and count spend of campaigns that there are', async () => {
  await store.seedCampaigns(
    [{ key: 'survey', body: '{"path":"/survey"}', hash: 'h', base: 0, origin: 'cli', thankYouPath: '' }],
    deed,
  );
  const limits = (...names: readonly string[]) => ({ spendLimits: names.map((name) => ({ name, dollars: 100 })) });
  expect(await problems('alerts', limits('/survey'))).toEqual([]);
  expect(await problems('alerts', limits('/survey', '/Survey/', '/other'))).toEqual([
    'stop spendLimits./Survey/: /Survey/ is there twice',
    'warn spendLimits./other: no campaign has this path',
  ]);
  await waits('message', 'slack');
  const withSlack = { ...config, SLACK_WEBHOOK_URL: 'https://slack.invalid/hook' };
  expect(await problems('alerts', {}, withSlack)).toEqual([]);
});

it('settings that would make a live campaign wrong name that campaign', async () => {
  const old = { path: '/old', field: 'oid', problem: 'was wrong before', remedy: 'Change it.' };
  const wrong = { ...old, path: '/survey', field: 'host', problem: 'is of no brand' };
  const check: CheckCampaigns = (_, choices) => [old, ...(JSON.stringify(choices).includes('firm-finder') ? [] : [wrong])];
  const found = await problems('brands', brands({ hosts: ['www.other-finder.com'] }), config, check);
  expect(found).toContain('stop : /survey host: is of no brand');
  expect(found.join()).not.toContain('was wrong before');
});
