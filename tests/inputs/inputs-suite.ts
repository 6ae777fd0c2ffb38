import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreAdapter } from '../support/both-stores.ts';
import { reportFault } from '../support/fault-table.ts';
import { leadBody } from '../support/lead-body.ts';
import { inLongForm } from '../support/long-form.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import { type Endpoint, endpointsOf, isBuilt, isListed, type KnownIds, settings, tokens } from './endpoints.ts';
import { canary, escapes, malformedHttp } from './naughty-strings.ts';
import { type RawRequest, type RawResponse, rawHttp } from './raw-http.ts';
import { anyChanges, type Change, inEveryQuery, listedChanges, mutatedRequest, structuralChanges } from './request-mutations.ts';
import { responseFault } from './response-fault.ts';
import { allRows, expectSound, leadRows } from './stored-rows.ts';

/** In the long form: every listed text in every place, and this many random requests to a call. */
const longRuns = inLongForm ? Number(process.env.INPUT_RUNS ?? 2000) : 0;
interface Dose {
  /** How many of the listed changes go to the endpoint's own inputs, and how many to headers and cookies. */
  readonly own: number;
  readonly around: number;
  readonly random: number;
}
/** A page reads less than a call and stores nothing. There are many pages, so each gets a part of the list. */
const doses: Readonly<Record<Endpoint['kind'], Dose>> =
  longRuns > 0
    ? {
        call: { own: Infinity, around: 400, random: longRuns },
        'own page': { own: Infinity, around: 400, random: longRuns / 4 },
        page: { own: 400, around: 200, random: longRuns / 20 },
        file: { own: 200, around: 400, random: longRuns / 4 },
        form: { own: Infinity, around: 200, random: longRuns / 4 },
      }
    : {
        call: { own: 8, around: 3, random: 4 },
        'own page': { own: 2, around: 2, random: 2 },
        page: { own: 2, around: 2, random: 2 },
        file: { own: 4, around: 6, random: 4 },
        form: { own: 8, around: 2, random: 4 },
      };
/** In the gate PostgreSQL gets a third: what reads a request is the same over both stores. */
function doseOf({ kind }: Endpoint, store: StoreAdapter['name']): Dose {
  const { own, around, random } = doses[kind];
  const share = store === 'sqlite' || inLongForm ? 1 : 3;
  return { own: Math.ceil(own / share), around: Math.ceil(around / share), random: Math.ceil(random / share) };
}

/** Some of a list, from all over it; others for another `offset`. */
function spread<T>(all: readonly T[], count: number, offset: number): readonly T[] {
  const every = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => (index + offset) % every === 0);
}

/** A few at a time: more would only wait for each other. */
async function inLanes<T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<void> {
  const left = all.values();
  const lane = async () => {
    for (const each of left) await work(each);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

/** Every address of ours that a page links to. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href.split(/[?#]/, 1)[0] ?? '');

const letters = () => crypto.randomUUID().replace(/[^a-f]/g, '');

/** Warnings that are expected; the last comes from a machine that is too busy for the database. */
const usualWarnings = [
  'operations token refused',
  'metrics token refused',
  'operations sign-in refused',
  'personal data shown',
  'X-Forwarded-For ignored',
  '"StoreUnavailable"',
  // a run of more than a minute sums what was limited before
  'more calls refused by a limit',
];

/** Pages and files know no store: they are tried beside SQLite alone. */
const triedWith = (store: StoreAdapter['name']) =>
  endpointsOf().filter(({ kind }) => store === 'sqlite' || kind === 'call' || kind === 'own page');

/** Bad inputs against every endpoint over one store: none answered 5xx, none stored wrong. */
export function inputsSuite({ name: store, settings: ofStore, label }: StoreAdapter): void {
  const endpoints = triedWith(store);
  let server: TestServer;
  let client: ReturnType<typeof rawHttp>;
  let known: KnownIds;
  let [cases, busy] = [0, 0];
  const neighbours: { readonly id: string; readonly name: string }[] = [];
  const links = new Set<string>();

  beforeAll(async () => {
    server = await startTestServer({ ...ofStore(), ...settings });
    client = rawHttp(server.url);
    await goodLead();
    const [first] = await server.leads();
    const signIn = { method: 'POST', path: '/ops/sign-in', headers: {}, body: `token=${tokens.OPS_TOKEN}` };
    const session = cookiesIn(await client.send(signIn));
    const page = await fetch(`${server.url}/ops`, { headers: { cookie: session } }).then((answer) => answer.text());
    const formToken = /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    known = { delivery: `${first?.id}.${first?.deliveries[0]?.destination}`, session, formToken, visit: '' };
    if (isBuilt) known = { ...known, visit: await beginVisit() };
  });
  afterAll(async () => {
    client.close();
    await server.remove();
  });

  const cookiesIn = ({ headers }: RawResponse) => (headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0]).join('; ');
  /** The cookies of a visit, as the page's first call gets them, and the pair that the page makes itself. */
  async function beginVisit(): Promise<string> {
    const { text } = await client.send(mutatedRequest(endpointOf('GET /survey'), []));
    const { stamp } = (JSON.parse(/id="page-model">([^<]*)</.exec(text)?.[1] ?? '') as { model: { stamp: string } }).model;
    const settings = mutatedRequest(endpointOf('GET /page-settings'), []);
    const cookies = cookiesIn(await client.send({ ...settings, path: `/page-settings?stamp=${stamp}` }));
    return `${cookies}; XSRF-TOKEN=made-by-the-page`;
  }
  const endpointOf = (name: string) => endpointsOf(known).find((each) => each.name === name)!;

  /** Tries again where the database timed out: load can cause that once, a bad input causes it every time. */
  async function patiently<A extends { readonly status: number }>(ask: () => Promise<A>): Promise<A> {
    let answer = await ask();
    for (let tries = 0; answer.status === 503 && tries < 3; tries += 1) {
      busy += 1;
      answer = await ask();
    }
    return answer;
  }

  async function goodLead(): Promise<void> {
    const name = `Neighbour ${letters()}`;
    const key = { 'idempotency-key': crypto.randomUUID() };
    const response = await patiently(() => server.post('/post-lead', leadBody({ first_name: name }), key));
    const { id } = (await response.json()) as { id: string };
    expect([response.status, name]).toEqual([200, name]);
    neighbours.push({ id, name });
  }

  async function judged(endpoint: Endpoint, sent: RawRequest): Promise<RawResponse> {
    cases += 1;
    const answer = await patiently(() => client.send(sent)).catch((failure: Error) => {
      throw new Error(`${endpoint.name}: ${failure.message}, asked ${JSON.stringify(sent)}`);
    });
    const fault = responseFault(endpoint, sent, answer);
    if (fault !== undefined) throw new Error(`${endpoint.name}: ${fault}, asked ${JSON.stringify(sent)}`);
    if (answer.headers['content-type']?.startsWith('text/html')) for (const link of linksOf(answer.text)) links.add(link);
    return answer;
  }

  describe('no input makes it fail', () => {
    it.for(endpoints.map(({ name }, index) => [name, index] as const))(
      '%s',
      { timeout: 3_600_000 },
      async ([name, index], { task }) => {
        const [casesBefore, started] = [cases, performance.now()];
        const endpoint = endpointOf(name);
        const { own, around, random } = doseOf(endpoint, store);
        const send = (...changes: readonly Change[]) => judged(endpoint, mutatedRequest(endpoint, changes));
        expect([name, (await send()).status]).toEqual([name, endpoint.status]);
        const listed = listedChanges(endpoint);
        const changes = [
          ...[...spread(listed.own, own, index), ...spread([...listed.around, ...structuralChanges], around, index)].map(
            (each) => [each],
          ),
          ...spread(inEveryQuery(endpoint), own, index),
        ];
        await Promise.all([goodLead(), inLanes(changes, (all) => send(...all))]);
        await fc.assert(
          fc.asyncProperty(anyChanges(endpoint), async (changes) => void (await send(...changes))),
          { numRuns: random },
        );
        await goodLead();
        if (longRuns === 0) return;
        const measured = `${((performance.now() - started) / 1000).toFixed(1)} s`;
        const times = cases - casesBefore;
        reportFault(task, { store: label, tried: `bad input, ${name}`, times, acknowledged: 0, lost: 0, measured });
      },
    );

    it.each(malformedHttp)('malformed HTTP: %s', async (_what, text) => {
      const answer = await sendRaw(server.url, text);
      expect(answer).toMatch(/^(HTTP\/1\.1 [234]\d\d |$)/);
      expect(answer.toLowerCase()).not.toContain(canary);
    });
  });

  it('returns a saved visit as it was', { timeout: 600_000 }, async () => {
    const save = endpointOf('POST /api/save-data');
    const session = crypto.randomUUID();
    // the parser drops __proto__, by which a prototype could be changed
    const name = fc.string().filter((each) => each !== '__proto__');
    const visit = fc.oneof(fc.dictionary(name, fc.string({ unit: 'grapheme' })), fc.array(fc.jsonValue({ maxDepth: 3 })));
    let saved = 0;
    await fc.assert(
      fc.asyncProperty(visit, async (data) => {
        const body = JSON.stringify({ session, data });
        const { status } = await judged(save, { ...mutatedRequest(save, []), body });
        if (status !== 200) return;
        saved += 1;
        const { text } = await client.send({
          ...mutatedRequest(save, []),
          method: 'GET',
          path: `${save.path}/${session}`,
          body: undefined,
        });
        expect(JSON.parse(text).data).toEqual(JSON.parse(body).data);
      }),
      { numRuns: longRuns || 15 },
    );
    expect(saved).toBeGreaterThan(0);
  });

  if (endpoints.some(({ kind }) => kind === 'page')) {
    it('links only to routes that are tried here', () => {
      expect(links.size).toBeGreaterThan(5);
      expect([...links].filter((link) => !isListed(link))).toEqual([]);
    });
  }

  it('stores no invalid submission, and every valid lead once', { timeout: 600_000 }, async ({ task }) => {
    const rows = await allRows(server);
    const leads = leadRows(rows);
    const idsOf = (name: string) => leads.filter(({ record }) => record.said.first_name === name).map(({ id }) => id);
    const lost = neighbours.filter(({ id, name }) => String(idsOf(name)) !== id);
    const tried = `bad inputs: fuzzed and listed, against ${endpoints.length} endpoints`;
    const [acknowledged, refused] = [neighbours.length, busy];
    reportFault(task, { store: label, tried, times: cases, acknowledged, refused, lost: lost.length });
    expect(lost).toEqual([]);
    const usual = leads.find(({ id }) => id === neighbours[0]!.id)!.deliveries.map(({ destination }) => destination);
    await expectSound(rows, server.config, usual);
  });

  it('shows operators the stored values as text', { timeout: 600_000 }, async () => {
    // the later two are kept, and sent to no partner
    for (const [field, text] of [
      ['page_referer', escapes.join(' ')],
      ['words_version', canary],
      ['changed_steps', canary],
    ] as const) {
      const answer = await server.post('/post-lead', leadBody({ [field]: text }), { 'user-agent': canary });
      expect([field, answer.status]).toEqual([field, 200]);
    }
    const authorization = `Bearer ${tokens.OPS_TOKEN}`;
    const shown = async (name: string, ...fields: readonly Change[]) => {
      const sent = mutatedRequest(endpointOf(name), fields);
      return judged(endpointOf(name), { ...sent, headers: { ...sent.headers, authorization } });
    };
    const field = (name: string, value: string): Change => ({ place: { in: 'field', name }, value });
    const marked = leadRows(await allRows(server)).filter(({ record }) => JSON.stringify(record).includes(canary));
    expect(marked.length).toBeGreaterThan(0);
    for (const { id } of marked.slice(-200)) {
      const { status, text } = await shown('POST /studio/lead-file', field('id', id));
      expect([status, text.includes(canary)]).toEqual([200, true]);
    }
  });

  it('logs no input, and no failure', () => {
    const logged = server.logged();
    for (const word of [canary, 'canaria', 'holloway', '664-7665', '6647665']) expect(logged.toLowerCase()).not.toContain(word);
    const lines = logged.split('\n').filter((line) => /"level":[456]0/.test(line));
    expect(lines.filter((line) => !usualWarnings.some((each) => line.includes(each)))).toEqual([]);
    expect(logged).toContain('/post-lead');
  });
}
