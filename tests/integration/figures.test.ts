import { once } from 'node:events';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { studioCallPath, studioTokenHeader } from '#contract/studio/address.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { bothStores } from '../support/both-stores.ts';
import { figuresFunnel, openVisit as open, reportVisit as report, sendLead as send } from '../support/counted-visits.ts';
import { standInPartner, temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';
import { startWriter } from '../support/start-writer.ts';

const token = 'a-token-of-thirty-two-characters-and-more';
const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const common = () => ({ FUNNEL_DIR: figuresFunnel(), OPS_TOKEN: token, RATE_CALLS_PER_MINUTE: '0', RATE_LEADS_PER_MINUTE: '0' });

const figures = (store: Store) => {
  const now = Math.floor(Date.now() / 3_600_000);
  const columns = ['campaign', 'version', 'flow', 'affid', 'sub', 'source', 'device', 'language', 'theme'] as const;
  return store.visitFigures({ from: now - 48, to: now + 1, where: {} }, columns);
};

describe.each(bothStores('figures'))('figures of real visits, $label', ({ settings }) => {
  it('count a visit from its page to what its buyer paid, by where it came from', { timeout: 60_000 }, async () => {
    const ingest = await standInPartner(partnerShapes.ingest);
    const server = await startTestServer({
      ...common(),
      ...settings(),
      LEAD_INGEST_URL: ingest.url,
      CALLBACK_SECRETS: `ingest=${secret}`,
    });
    onTestFinished(server.remove);
    const { url } = server;
    const came = { affid: '20', sub_id: 'lookalike-3', source: 'meta' };
    const cookie = await open(url, came);
    const events = [
      ['shown', 'AutoAccidentCaseWorth'],
      ['walked', 'AutoAccidentCaseWorth', 'OtherDriversVehicleType', 3],
    ];
    expect((await report(url, cookie, events)).status).toBe(200);
    // one who left, with an address where a sub id belongs
    await report(url, await open(url, { ...came, sub_id: 'ana@example.com' }), events);
    await report(url, cookie, [
      ['blocked', 'OtherDriversVehicleType', [['phone', 'refused']]],
      ['shown', 'OtherDriversVehicleType'],
    ]);
    // what nobody's page says is refused
    expect((await report(url, cookie, [['walked', 'AutoAccidentCaseWorth', 'OtherDriversVehicleType', 12]])).status).toBe(422);
    expect((await report(url, cookie, [['blocked', 'AutoAccidentCaseWorth', [['ana@example.com', 'refused']]]])).status).toBe(
      422,
    );
    // one who opted out, and one whose address forces nothing but whose cookie is another's
    await report(url, await open(url, came, { 'sec-gpc': '1' }), events);
    const { id } = (await (await send(url, cookie)).json()) as { id: string };
    const cell = ['survey', 4, 'main', '20', 'lookalike-3', 'meta', 'phone', 'es', '3'];
    const all = () => server.look(figures);
    const left = { by: cell.with(4, ''), visits: 1, dropped: 1, qualified: 0, sold: 0 };
    const counted = { visits: 1, finished: 1, dropped: 0, qualified: 1, sold: 1 };
    await expect.poll(all, slowTest).toMatchObject([left, { by: cell, ...counted, accepted: 1, returned: 0, cents: 1250 }]);

    const back = { lead_id: id, status: 'returned' };
    const at = new Date();
    const signed = {
      'webhook-id': 'reply-1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('reply-1', at, JSON.stringify(back)),
    };
    expect((await server.post('/partner-replies/ingest', back, signed)).status).toBe(200);
    expect(await all()).toMatchObject([left, { by: cell, ...counted, accepted: 0, returned: 1, cents: 0 }]);

    // the studio's call says the same
    const signIn = await fetch(`${url}/ops/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token }),
    });
    const session = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await (await fetch(`${url}/ops`, { headers: { cookie: session } })).text();
    const form = /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const ask = async (body: object) => {
      const headers = { cookie: session, [studioTokenHeader]: form, 'content-type': 'application/json' };
      const response = await fetch(url + studioCallPath('figures'), { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, answer: (await response.json()) as StudioAnswer<'figures'> };
    };
    const today = new Date().toISOString().slice(0, 10);
    const question = {
      from: today,
      to: today,
      by: 'sub',
      where: { campaign: 'survey', version: '4' },
      compare: true,
      measure: 'qualified',
      zone: 'UTC',
    };
    const { answer } = await ask(question);
    expect(answer).toMatchObject({
      total: { visits: 2, finished: 1, dropped: 1, returned: 1 },
      before: { visits: 0 },
      flow: 'main',
      days: [{ day: today, visits: 2, value: 1 }],
      steps: [
        // two times of 4 to 8 s: half of them below their geometric mean
        {
          step: 'AutoAccidentCaseWorth',
          reached: 2,
          edges: [{ to: 'OtherDriversVehicleType', count: 2 }],
          median: 5.7,
          errors: [],
        },
        { step: 'OtherDriversVehicleType', dropped: 1, blocked: 0, errors: [{ field: 'phone', fault: 'refused', count: 1 }] },
      ],
      rows: [
        { name: '', visits: 1, qualified: 0, trend: [0] },
        { name: 'lookalike-3', visits: 1, qualified: 1, trend: [1] },
      ],
      more: 0,
      values: { campaign: ['survey'], device: ['phone'], version: ['4'] },
    });
    expect((await ask({ ...question, where: { device: 'tablet' } })).answer).toMatchObject({ total: { visits: 0 }, rows: [] });
    expect((await ask({ ...question, from: '2000-01-01' })).status).toBe(409);
    expect((await ask({ ...question, to: '2000-01-01' })).status).toBe(409);
    expect((await ask({ ...question, by: 'email' })).status).toBe(422);
  });

  it('lose no end of an acknowledged lead when the server is killed', { timeout: 60_000 }, async () => {
    const all = { ...common(), DATA_DIR: temporaryFolder(), ...settings() };
    const start = async () => {
      const started = await startWriter(all);
      onTestFinished(() => void started.child.kill('SIGKILL'));
      return started;
    };
    const { child, url } = await start();
    const cookies = await Promise.all(Array.from({ length: 24 }, () => open(url, { affid: '20' })));
    const exited = once(child, 'exit');
    let acknowledged = 0;
    await Promise.allSettled(
      cookies.map(async (cookie) => {
        if ((await send(url, cookie)).status === 200) acknowledged += 1;
        if (acknowledged === 12) child.kill('SIGKILL');
      }),
    );
    expect(await exited).toEqual([null, 'SIGKILL']);
    await start();
    const look = async () => {
      const { store } = await openStore({ DATABASE_URL: undefined, DATABASE_POOLER: 'none', ...all }, true);
      try {
        const leads = await store.submissions('lead', { after: '', limit: 100 });
        const rows = await figures(store);
        return { stored: leads.length, counted: rows.reduce((sum, { lost }) => sum + lost, 0) };
      } finally {
        await store.close();
      }
    };
    const { stored } = await look();
    expect(stored).toBeGreaterThanOrEqual(12);
    await expect.poll(look, slowTest).toEqual({ stored, counted: stored });
  });
});
