import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startDeliveryWorker } from '../../lead-server/src/delivery/delivery-worker.ts';
import { defaultDestination, type ExternalDestination } from '../../lead-server/src/delivery/destinations.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { NewSubmission } from '../../lead-server/src/store/records.ts';
import { encryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { bothStores } from '../support/both-stores.ts';
import { reportFault } from '../support/fault-table.ts';
import { inLongForm } from '../support/long-form.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';

const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 7) }]);
const waiting = inLongForm ? 10_000 : 1000;
/** A machine with twice as much to do as it has processors gives this a third of its time. */
const isStarved = (loadavg()[0] ?? 0) > 2 * availableParallelism();
/** 10,000 in a minute. */
const mostMs = waiting * 6 * (isStarved ? 3 : 1);
const partnerMs = 200;
const places = 64;

/** A partner that takes its time; it keeps the order in which deliveries came, and the time of the last. */
async function slowPartner() {
  const came: string[] = [];
  const server = createServer((request, response) => {
    came.push(String(request.headers['webhook-id']).split('.')[0] ?? '');
    request.resume().on('end', () => setTimeout(() => response.writeHead(200).end('ok'), partnerMs));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { came, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

describe.each(bothStores('rate'))('$label', (adapter) => {
  it('the backlog of a partner that was away goes out within its time, the newest first', async ({ task }) => {
    const store = await adapter.open(temporaryFolder());
    onTestFinished(store.close);
    const partner = await slowPartner();
    const destination: ExternalDestination = {
      ...defaultDestination,
      name: 'slack',
      takes: 'message',
      url: partner.url,
      payload: (text) => ({ contentType: 'application/json', text: JSON.stringify({ text }) }),
    };
    const begin = Date.now() - 3_600_000;
    const messageAt = (receivedAt: number): NewSubmission => {
      const id = uuidv7(receivedAt);
      return {
        id,
        kind: 'message',
        state: 'accepted',
        key: id,
        bodyHash: '',
        receivedAt,
        emailMac: '',
        phoneMac: '',
        ...encryptContent(vault, id, { is: 'message', text: 'x'.repeat(3000) }),
        consent: undefined,
        deliveries: [{ destination: 'slack', state: 'pending', reason: '' }],
      };
    };
    for (let from = 0; from < waiting; from += 500)
      await store.commit(Array.from({ length: 500 }, (_, at) => messageAt(begin + from + at)));

    const started = performance.now();
    const worker = startDeliveryWorker({
      store,
      vault,
      log: pino({ level: 'silent' }),
      destinations: [destination],
      secrets: [`whsec_${Buffer.alloc(32, 3).toString('base64')}`],
      places: new Map([['slack', places]]),
    });
    onTestFinished(worker.stop);
    // one that comes in meanwhile passes all that waits
    while (partner.came.length < waiting / 2) await wait(20);
    const late = messageAt(Date.now());
    const before = partner.came.length;
    await store.commit([late]);
    worker.wake(late.deliveries);
    while (partner.came.length < waiting + 1 && performance.now() - started < 2 * mostMs) await wait(20);
    while ((await store.queueDepths()).length > 0 && performance.now() - started < 2 * mostMs) await wait(50);
    const took = performance.now() - started;
    reportFault(task, {
      store: adapter.label,
      tried: `${waiting} waiting for a partner of ${partnerMs} ms`,
      measured: `${(took / 1000).toFixed(1)} s with ${places} places (at most ${mostMs / 1000}${isStarved ? ': the machine is busy' : ''})`,
      times: 1,
      acknowledged: waiting + 1,
      refused: 0,
      lost: waiting + 1 - new Set(partner.came).size + (partner.came.length - new Set(partner.came).size),
    });
    expect([partner.came.length, new Set(partner.came).size]).toEqual([waiting + 1, waiting + 1]);
    expect(took).toBeLessThan(mostMs);
    expect(partner.came.indexOf(late.id) - before).toBeLessThan(3 * places);
    const firsts = partner.came.slice(0, places);
    expect(Math.min(...firsts.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16))) - begin).toBeGreaterThanOrEqual(
      waiting - 2 * places,
    );
  }, 180_000);
});
