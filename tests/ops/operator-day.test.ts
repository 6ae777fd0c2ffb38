import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { leadBody } from '../support/lead-body.ts';
import { inLongForm } from '../support/long-form.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { jsonResponse, partnerShapes, startStandInPartner } from '../support/stand-in-partner.ts';
import { studioPerson } from '../support/studio-person.ts';

const folder = mkdtempSync(join(tmpdir(), 'operator-day-'));
mkdirSync(join(folder, 'studio/assets'), { recursive: true });
writeFileSync(join(folder, 'studio/index.html'), '<!doctype html><head></head>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unauthorized = jsonResponse(401, { error: 'invalid api key' });
const waiting = 14;

/** The long form: its one walk starts and stops servers. tests/ops/desk-acts.test.ts has each act by itself. */
describe.runIf(inLongForm).each(bothStores('opday'))('a day of an operator on $label', slowTest, ({ settings }) => {
  it('a destination breaks, fourteen wait, its key is mended and all go out; one is released, one returned', async () => {
    const [exchange, ingest] = await Promise.all([
      startStandInPartner(partnerShapes.exchange),
      startStandInPartner(partnerShapes.ingest),
    ]);
    const server = await startTestServer({
      ...settings(),
      FUNNEL_DIR: folder,
      OPS_TOKEN: 'an-invented-operations-token',
      LEAD_EXCHANGE_URL: exchange.url,
      LEAD_INGEST_URL: ingest.url,
      ...{ LP_CAMPAIGN_ID: '1', LP_SUPPLIER_ID: '2', LP_KEY: 'an-invented-key' },
      RATE_CALLS_PER_MINUTE: '0',
    });
    try {
      const olga = await studioPerson(server, 'olga', 'operator');
      const post = async (change: object) => {
        const response = await server.post('/post-lead', leadBody(change as Record<string, unknown>));
        return ((await response.json()) as { id: string }).id;
      };
      const stands = async () => (await olga.does('deliveries', {})).destinations.find(({ name }) => name === 'ingest');
      // 11:52: their key is changed on their side
      ingest.behave(unauthorized);
      for (let at = 0; at < waiting; at += 1) await post({ email: `lead${at}@example.com` });
      await vi.waitFor(async () => expect(await stands()).toMatchObject({ now: 'refuses us', waiting }), slowTest);
      const since = (await stands())?.since ?? 0;
      expect(Date.now() - since).toBeLessThan(60_000);
      expect((await olga.does('today', { since: 0 })).waits).toContainEqual(
        expect.objectContaining({ about: 'refused', destination: 'ingest' }),
      );

      // mended on their side: it is tried at once, and not after its quarter of an hour
      const before = ingest.received.length;
      ingest.behave(partnerShapes.ingest);
      await olga.does('actOnDestination', { act: 'try', destination: 'ingest', because: 'their key is back' });
      await ingest.got(before + waiting);
      await vi.waitFor(async () => expect(await stands()).toMatchObject({ now: 'takes', waiting: 0, givenUp: 0 }), slowTest);

      // Nevada asks for a buyer by name
      const nevada = await post({ email: 'nv@example.com', zip_code: '89101', phone: '(702) 664-7665' });
      const held = await olga.does('lead', { id: nevada });
      expect([held.row.outcome, held.row.reason]).toEqual(['held', expect.stringMatching(/^NV: consumer health data/)]);
      const because = 'a signed consent names Harbor Law';
      await olga.does('actOnLead', { act: 'release', id: nevada, destinations: ['exchange', 'ingest'], because });
      await vi.waitFor(
        async () =>
          expect(
            (await olga.does('lead', { id: nevada })).deliveries.find(({ destination }) => destination === 'exchange')?.state,
          ).toBe('delivered'),
        slowTest,
      );

      // one is given back
      const { rows } = await olga.does('leads', { question: { outcome: 'accepted' } });
      const [sold] = rows;
      await olga.does('actOnLead', { act: 'return', id: sold?.id ?? '', destinations: ['ingest'], because: 'wrong number' });
      expect((await olga.does('leads', { question: { outcome: 'returned' } })).rows).toMatchObject([
        { id: sold?.id, reason: 'wrong number' },
      ]);
      const acts = (await olga.does('audit', { who: 'olga' })).rows.map(({ did }) => did);
      expect(acts).toEqual(['return', 'release', 'release', 'try destination']);
      expect((await olga.does('today', { since: 0 })).waits).toEqual([]);
      expect(await olga.does('auditChain', {})).toMatchObject({ fault: '' });
    } finally {
      await server.remove();
      await Promise.all([exchange.stop(), ingest.stop()]);
    }
  });
});
