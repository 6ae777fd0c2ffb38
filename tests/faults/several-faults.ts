import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { faultRounds, storedLeads } from '../support/acknowledged-leads.ts';
import type { StoreAdapter } from '../support/both-stores.ts';
import { reportFault } from '../support/fault-table.ts';
import { gateShare, inLongForm } from '../support/long-form.ts';
import { standInPartner, temporaryFolder, writerWithAcknowledged } from '../support/per-test-resources.ts';
import type { Behaviour, Received, StandInPartner } from '../support/stand-in-partner.ts';
import { buildDiskFaultShim, type DiskFaultShim } from './disk-fault-shim.ts';

const minute = 60;
const hour = 60 * minute;
const ok: Behaviour = { does: 'answer', status: 200, body: '{}' };
const quick: readonly (readonly [string, Behaviour])[] = [
  ['answers 500', { does: 'answer', status: 500 }],
  ['answers 429', { does: 'answer', status: 429, headers: { 'retry-after': inLongForm ? '60' : '2' } }],
  ['redirects', { does: 'answer', status: 302, headers: { location: '/elsewhere' } }],
  ['resets', { does: 'reset' }],
  ['is cut off after 2xx', { does: 'cut' }],
];
/** Each takes the 15 s of the time limit. */
const slow: readonly (readonly [string, Behaviour])[] = [
  ['hangs', { does: 'hang' }],
  ['drips', { does: 'drip' }],
];

let shim: DiskFaultShim | undefined;

const start = (settings: Readonly<Record<string, string>>) =>
  writerWithAcknowledged(settings, { environment: shim?.environment ?? {} });

const idOf = (received: Received) => received.headers['webhook-id'] ?? '';
const settingsOf = (store: StoreAdapter, exchange: StandInPartner) => ({
  ...store.settings(),
  DATA_DIR: temporaryFolder(),
  LEAD_EXCHANGE_URL: exchange.url,
});

/** Every delivery to the exchange, as the store has it. */
const deliveries = async (all: Readonly<Record<string, string>>) =>
  (await storedLeads(all)).flatMap((each) => each.deliveries).filter((each) => each.destination === 'exchange');

/** Moves the clock on until nothing waits any more. */
async function retryUntilSettled(all: Readonly<Record<string, string>>, from = 0): Promise<void> {
  let shift = from;
  await vi.waitFor(
    async () => {
      shift += hour;
      shim?.shiftClock(shift);
      const states = (await deliveries(all)).map((each) => each.state);
      expect(states.filter((state) => state !== 'delivered')).toEqual([]);
    },
    { timeout: 60_000, interval: 1200 },
  );
}

/**
 * Failing partners, killed workers and jumping clocks, against the real server in its own process. shim.c moves its clock, so a
 * schedule of a day passes in seconds. Each store has its own file, so that both run side by side.
 */
export function severalFaultsSuite(store: StoreAdapter): void {
  beforeAll(() => {
    shim = buildDiskFaultShim();
  });
  afterAll(() => shim?.remove());
  afterEach(() => shim?.shiftClock(0));

  // in the gate one of them over PostgreSQL: a store treats each failure alike
  it.for(gateShare([...quick, ...slow], (each) => each === quick[0] || (store.name === 'sqlite' && each === quick[4])))(
    'a partner that %s gets everything in the end, repeats under the same id',
    { timeout: 120_000 },
    async ([what, behaviour], { task, skip }) => {
      if (!shim) return skip();
      const exchange = await standInPartner(behaviour);
      const all = settingsOf(store, exchange);
      const { ledger } = await start(all);
      await ledger.burst(30);
      await exchange.got(5);
      exchange.behave(ok);
      await ledger.burst(10);
      await retryUntilSettled(all);
      const ids = new Set(exchange.received.map(idOf));
      reportFault(task, {
        store: store.label,
        tried: `partner ${what}`,
        times: 1,
        acknowledged: ledger.acknowledged.length,
        lost: ledger.acknowledged.length - ids.size,
        measured: `${exchange.received.length} requests for ${ids.size} deliveries`,
      });
      expect(ids).toEqual(new Set(ledger.acknowledged.map(({ id }) => `${id}.exchange`)));
    },
  );

  it('a partner that answers 410 gets nothing more; its new address gets everything', { timeout: 120_000 }, async ({
    task,
    skip,
  }) => {
    if (!shim) return skip();
    const exchange = await standInPartner({ does: 'answer', status: 410 });
    const all = settingsOf(store, exchange);
    const first = await start(all);
    await first.ledger.burst(10);
    await exchange.got(1);
    first.child.kill();
    await once(first.child, 'exit');
    exchange.behave(ok);
    const moved = { ...all, LEAD_EXCHANGE_URL: `${exchange.url}/new` };
    const second = await start(moved);
    await second.ledger.burst(10);
    await retryUntilSettled(moved);
    const acknowledged = [...first.ledger.acknowledged, ...second.ledger.acknowledged].map(({ id }) => `${id}.exchange`);
    const ids = new Set(exchange.received.map(idOf));
    reportFault(task, {
      store: store.label,
      tried: 'partner answers 410',
      times: 1,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((id) => !ids.has(id)).length,
    });
    expect(ids).toEqual(new Set(acknowledged));
  });

  it('a worker killed after sending, before marking: the delivery is sent again after its lease, under the same id', {
    timeout: 120_000,
  }, async ({ task, skip }) => {
    if (!shim) return skip();
    const times = Math.min(faultRounds, 10);
    let first: Awaited<ReturnType<typeof start>> | undefined;
    const exchange = await standInPartner(ok);
    const all = settingsOf(store, exchange);
    const twice: string[] = [];
    for (let round = 0; round < times; round += 1) {
      first = await start(all);
      const { child, ledger } = first;
      const before = exchange.received.length;
      exchange.behave((received) => {
        if (exchange.received.length === before + 1) child.kill('SIGKILL');
        twice.push(idOf(received));
        return { does: 'hang' };
      });
      expect(await ledger.post()).toBe(200);
      await once(child, 'exit');
      exchange.behave(ok);
      shim.shiftClock((round + 1) * minute);
      const second = await start(all);
      await exchange.got(before + 2);
      await vi.waitFor(async () => expect((await deliveries(all)).every((each) => each.state === 'delivered')).toBe(true), {
        timeout: 10_000,
      });
      second.child.kill();
      await once(second.child, 'exit');
    }
    const counts = twice.map((id) => exchange.received.filter((each) => idOf(each) === id).length);
    reportFault(task, {
      store: store.label,
      tried: 'worker killed after sending',
      times,
      acknowledged: times,
      lost: counts.filter((count) => count !== 2).length,
      measured: 'each sent twice, under one id',
    });
    expect(counts).toEqual(Array.from({ length: times }, () => 2));
  });

  it('a clock that jumps a day back and forth: every lead is stored once and delivered', { timeout: 120_000 }, async ({
    task,
    skip,
  }) => {
    if (!shim) return skip();
    const exchange = await standInPartner(ok);
    const all = settingsOf(store, exchange);
    const { ledger, child } = await start(all);
    for (let round = 0; round < faultRounds; round += 1) {
      for (const shift of [24 * hour, -24 * hour, 0]) {
        shim.shiftClock(shift);
        expect(new Set(await ledger.burst(20))).toEqual(new Set([200]));
      }
    }
    await retryUntilSettled(all, 24 * hour);
    expect(child.exitCode).toBeNull();
    const lost = ledger.lost(await storedLeads(all));
    const ids = new Set(exchange.received.map(idOf));
    reportFault(task, {
      store: store.label,
      tried: 'clock shifted by a day, both ways',
      times: faultRounds * 3,
      acknowledged: ledger.acknowledged.length,
      lost: lost.length + ledger.acknowledged.length - ids.size,
    });
    expect(lost).toEqual([]);
    expect(ids.size).toBe(ledger.acknowledged.length);
  });

  // it needs a quiet machine; in the gate others hold that a visitor waits for the intake alone
  it.runIf(inLongForm)(
    'a partner in trouble delays no visitor: p99 compared with a healthy partner',
    {
      timeout: 240_000,
    },
    async ({ task }) => {
      const all = [...quick, ...slow].map(([, behaviour]) => behaviour);
      const [well, ill] = await Promise.all([
        standInPartner(ok),
        standInPartner(() => all[Math.floor(Math.random() * all.length)] ?? ok),
      ]);
      const servers = [await start(settingsOf(store, well)), await start(settingsOf(store, ill))] as const;
      const p99: [number[], number[]] = [[], []];
      const pass = async (which: 0 | 1, count: number) => {
        const waits: number[] = [];
        await Promise.all(
          Array.from({ length: 8 }, async () => {
            for (let index = 0; index < count; index += 1) {
              const started = performance.now();
              expect(await servers[which].ledger.post()).toBe(200);
              waits.push(performance.now() - started);
            }
          }),
        );
        return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN;
      };
      for (const which of [0, 1] as const) await pass(which, 50);
      // turn by turn: what else the machine does then weighs on both alike
      for (let round = 0; round < Math.max(faultRounds, 5); round += 1) {
        for (const which of [0, 1] as const) p99[which].push(await pass(which, 25));
      }
      const ratios = p99[1].map((ms, round) => ms / (p99[0][round] ?? Number.NaN)).sort((a, b) => a - b);
      const ratio = ratios[ratios.length >> 1] ?? Number.NaN;
      reportFault(task, {
        store: store.label,
        tried: 'visitors while a partner is in trouble',
        times: ratios.length,
        acknowledged: servers[1].ledger.acknowledged.length,
        lost: 0,
        measured: `p99 ${ratio.toFixed(2)} times that with a partner that is well (target 1.2)`,
      });
      expect(ratio).toBeLessThan(1.2);
    },
  );
}
