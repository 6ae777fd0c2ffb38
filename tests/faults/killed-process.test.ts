import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { faultRounds, recordAcknowledged, storedLeads } from '../support/acknowledged-leads.ts';
import { bothStores } from '../support/both-stores.ts';
import { reportFault } from '../support/fault-table.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { startWriter } from '../support/start-writer.ts';

/** The server is killed under load (kill -9), started again on the same data, and killed again. */
const connections = 16;
/** Killed after this many answers, somewhere in the middle of a flush. */
const answersBeforeKill = 150;

describe.each(bothStores('killed'))('kill -9 under load, $label', ({ label, settings }) => {
  it('loses no acknowledged lead, stores none twice, and none without its deliveries', { timeout: faultRounds * 30_000 }, async ({
    task,
  }) => {
    const all = { DATA_DIR: temporaryFolder(), ...settings() };
    let url = '';
    const start = async () => {
      const started = await startWriter(all);
      onTestFinished(() => void started.child.kill('SIGKILL'));
      url = started.url;
      return started.child;
    };
    const ledger = recordAcknowledged(() => url);
    const { acknowledged, unanswered } = ledger;
    for (let round = 0; round < faultRounds; round += 1) {
      const child = await start();
      const exited = once(child, 'exit');
      const enough = acknowledged.length + answersBeforeKill;
      const postUntilKilled = async () => {
        while ((await ledger.post()) === 200) if (acknowledged.length === enough) child.kill('SIGKILL');
      };
      await Promise.all(Array.from({ length: connections }, postUntilKilled));
      expect(await exited).toEqual([null, 'SIGKILL']);
    }

    const stored = await storedLeads(all);
    const lost = ledger.lost(stored);
    reportFault(task, {
      store: label,
      tried: 'kill -9 under load',
      times: faultRounds,
      acknowledged: acknowledged.length,
      refused: unanswered.length,
      lost: lost.length,
    });
    expect(lost).toEqual([]);
    const known = new Set([...acknowledged.map((each) => each.key), ...unanswered]);
    expect(stored.filter((each) => !known.has(each.key))).toEqual([]);
    expect(stored.filter((each) => each.deliveries.length !== 3)).toEqual([]);

    // clients without a response retry: each lead is then stored, once
    const child = await start();
    expect(new Set(await Promise.all(unanswered.map((key) => ledger.post(key))))).toEqual(new Set([200]));
    ledger.close();
    child.kill();
    await once(child, 'exit');
    expect((await storedLeads(all)).length).toBe(known.size);
  });
});
