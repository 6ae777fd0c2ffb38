import { expect, it, vi } from 'vitest';
import { readWords } from '../../lead-server/src/submissions/kept-words.ts';
import { campaignServer, campaignsCommand, importDraft } from '../support/campaign-setup.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { studioPerson } from '../support/studio-person.ts';

const because = ['--because', 'a test'];
const token = 'an-invented-operations-token';
const fall = { path: '/fall', flow: 'main', oid: '90', affid: '10', switches: { theme: '1' } } as const;
const texts = {
  en: {
    headline: 'Hurt in a crash this fall?',
    subhead: 'A few short questions.',
    button: 'Begin',
    proof: ['No cost', 'Short', 'Private'],
  },
  es: { headline: '¿Tuvo un choque este otoño?', header: 'Hablar' },
} as const;

/** The real page on a server of the test's own, and the command line beside it. */
async function start() {
  const environment = {
    DATA_DIR: temporaryFolder(),
    DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    FUNNEL_DIR: 'dist',
    NODE_ENV: 'test',
    OPS_TOKEN: token,
  };
  const server = await campaignServer(environment);
  const htmlOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await fetch(server.url + path, { headers })).text();
  const ops = campaignsCommand(environment);
  /** Publishes, and waits until the server has it: on a busy machine longer than the command does. */
  const publishFall = async () => {
    expect(await ops('publish', '/fall', ...because)).toMatchObject({ said: expect.stringContaining('Live on') });
    await vi.waitFor(async () => expect((await fetch(`${server.url}/fall`)).status).toBe(200), { timeout: 15_000 });
  };
  return { server, ops, htmlOf, publishFall };
}

const headingIn = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const modelIn = (html: string) =>
  JSON.parse(/id="page-model">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { readonly model: { readonly wordsVersion: string } };

it('a published campaign’s own words are in its first HTML in both languages, and in no other page', slowTest, async () => {
  const { server, ops, htmlOf, publishFall } = await start();
  const other = await htmlOf('/survey-google');
  expect(await importDraft(ops, { ...fall, texts })).toMatchObject({ code: 0 });
  expect(await ops('diff', '/fall')).toMatchObject({
    said: expect.stringContaining('texts.en.headline: "Hurt in a crash this fall?"'),
  });
  await publishFall();

  const english = await htmlOf('/fall');
  const spanish = await htmlOf('/fall?lang=es');
  expect([english, spanish].map(headingIn)).toEqual([texts.en.headline, texts.es.headline]);
  for (const text of [texts.en.subhead, ...texts.en.proof]) expect(english).toContain(text);
  expect(english).toMatch(/<button[^>]*>(?:<[^>]*>)*Begin</);
  expect(english).toContain('<title>Hurt in a crash this fall? | ');
  // each text that Spanish lacks is ours
  expect(spanish).toContain('Revisar mi caso, gratis');
  expect(spanish).toContain('aria-label="Hablar ');
  expect(headingIn(await htmlOf('/fall?header=alt2'))).toBe(texts.en.headline);
  expect((await htmlOf('/survey-google')) === other).toBe(true);

  // a lead names the version of the words that were read
  const [own, common] = [english, other].map((html) => modelIn(html).model.wordsVersion);
  expect(own).not.toBe(common);
  const kept = await server.look((store) => readWords(store, own));
  expect(kept?.steps.StartPath).toMatchObject({ heading: texts.en.headline, options: { start: 'Begin' } });
  expect(kept).toMatchObject({ startTicks: texts.en.proof });
});

it(
  'own words that may not go live are refused by the command line and by the studio, with what puts them right',
  slowTest,
  async () => {
    const { server, ops } = await start();
    const bad = { ...fall, texts: { en: { headline: 'Win $9,000 <now>' } } };
    const refusal = await importDraft(ops, bad);
    expect(refusal.code).toBe(1);
    for (const said of ['/fall texts.en.headline: it names money', 'signs of markup', 'Use words alone.'])
      expect(refusal.said).toContain(said);

    const studio = await studioPerson(server, 'ana', 'marketer');
    const { problems } = await studio.does('saveDraft', { content: bad, base: 0, etag: 0 });
    expect(new Set(problems.map(({ field }) => field))).toEqual(new Set(['texts.en.headline']));
    const published = await studio.ask('publish', { path: '/fall', because: 'a test' });
    expect(published.status).toBe(409);
    expect(await published.json()).toMatchObject({ error: { problems: problems.map(({ path, field }) => ({ path, field })) } });
    expect((await fetch(`${server.url}/fall`)).status).toBe(404);
  },
);

it('a draft’s page shows to the studio alone, never to a visitor of the live one', slowTest, async () => {
  const { server, ops, htmlOf, publishFall } = await start();
  await importDraft(ops, { ...fall, texts });
  await publishFall();
  const studio = await studioPerson(server, 'ana', 'marketer');
  const lookAt = async (query: string) => {
    const address = `${server.opsUrl}/studio/look/fall?${query}&k=${await studio.meta('pictures')}`;
    return headingIn(await (await fetch(address, { headers: { cookie: studio.cookie } })).text());
  };
  expect(await lookAt('v=1')).toBe(texts.en.headline);
  const headlineOf = (headline: string) => ({ ...fall, texts: { en: { headline } } });
  const first = await studio.does('saveDraft', { content: headlineOf('First draft?'), base: 1, etag: 0 });
  expect(await lookAt('of=draft&v=d1')).toBe('First draft?');
  await studio.does('saveDraft', { content: headlineOf('Second draft?'), base: 1, etag: first.etag });
  expect(await lookAt('of=draft&v=d2')).toBe('Second draft?');
  expect(await lookAt('v=1')).toBe(texts.en.headline);
  for (const headers of [{}, { 'sec-gpc': '1' }]) expect(headingIn(await htmlOf('/fall', headers))).toBe(texts.en.headline);
});
