import { describe, expect, it } from 'vitest';
import {
  judgeExperiment,
  lookAtExperiments,
  readHistories,
  sampleKey,
} from '../../lead-server/src/experiments/experiment-looks.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { ExperimentLook } from '../../lead-server/src/store/experiment-store.ts';
import type { NewSubmission } from '../../lead-server/src/store/records.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import type { VisitUpdate } from '../../lead-server/src/store/visit-store.ts';
import { bothStores, withStore } from '../support/both-stores.ts';

let made = 0;
const name = () => {
  made += 1;
  return `experiment-${made}`;
};
const dayMs = 86_400_000;

/** Visits of a variant on a day, some of which finish. */
const visits = (experiment: string, variant: string, day: number, all: number, finished: number): readonly VisitUpdate[] =>
  Array.from({ length: all }, (_, at) => ({
    cells: [{ flow: 'main', experiment, variant }],
    visitor: `${variant}-${day}-${at}`,
    day,
    exposed: true,
    step: 'AtFault',
    blocked: false,
    steps: [],
    ending: at < finished ? 'finished' : '',
    reason: '',
  }));

const running = (experiment: string) => ({
  flow: 'main',
  experiment: {
    ...{ name: experiment, owner: 'ana', expires: '2999-01-01' },
    variants: [
      { id: 'one', weight: 1, switches: {} },
      { id: 'two', weight: 1, switches: {} },
    ],
  } as const,
});

/** What experiments showed: one suite for both databases. */
describe.each(bothStores('experiments', { serializable: true }))('experiments in $title', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });
  const daysOf = async (experiment: string) =>
    (await store.experimentDays()).filter((each) => each.experiment === experiment).map(({ flow: _, ...rest }) => rest);
  const looksOf = async (experiment: string) => (await store.experimentLooks()).filter((each) => each.experiment === experiment);

  it('days follow their visits, and stay when these are forgotten', async () => {
    const experiment = name();
    const [visit] = visits(experiment, 'one', 20_000, 1, 0) as [VisitUpdate];
    await store.recordVisits([visit, { ...visit, visitor: 'b', blocked: true }, { ...visit, visitor: 'c', exposed: false }]);
    await store.recordVisits(visits(experiment, 'two', 20_001, 3, 1));
    await store.copyExperimentDays(0);
    const first = { experiment, variant: 'one', day: 20_000, visitors: 2, finished: 0, disqualified: 0, blocked: 1 };
    const second = { experiment, variant: 'two', day: 20_001, visitors: 3, finished: 1, disqualified: 0, blocked: 0 };
    expect(await daysOf(experiment)).toEqual([first, second]);
    await store.recordVisits([{ ...visit, ending: 'disqualified', reason: 'at_fault' }]);
    await store.copyExperimentDays(20_001);
    expect(await daysOf(experiment)).toEqual([first, second]);
    await store.copyExperimentDays(20_000);
    expect(await daysOf(experiment)).toEqual([{ ...first, disqualified: 1 }, second]);
    await store.deleteVisits(30_000, 30_000, 10_000);
    await store.copyExperimentDays(0);
    expect(await daysOf(experiment)).toEqual([{ ...first, disqualified: 1 }, second]);
  });

  it('outcomes are what buyers said last of the leads of each variant, once for each lead', async () => {
    const experiment = name();
    const lead = (variant: string) => {
      const id = uuidv7(Date.now());
      const given: NewSubmission = {
        ...{ id, key: id, kind: 'lead', state: 'accepted', bodyHash: '', emailMac: '', phoneMac: '', receivedAt: 1 },
        ...{ sealed: Buffer.from('x'), consent: undefined, deliveries: [] },
        experiments: [
          { flow: 'main', experiment, variant },
          { flow: 'main', experiment: `${experiment}-b`, variant: 'other' },
        ],
      };
      return given;
    };
    const [sold, taken, refused, silent] = [lead('one'), lead('two'), lead('two'), lead('two')] as const;
    await store.commit([sold, taken, refused, silent]);
    await store.commit([sold]);
    const reply = (id: string, destination: string, verdict: 'accepted' | 'rejected' | 'returned', priceCents?: number) =>
      store.keepReply({ submissionId: id, destination, verdict, reason: '', priceCents, partnerLeadId: '', at: 1 });
    await reply(sold.id, 'a', 'accepted', 3000);
    await reply(sold.id, 'b', 'accepted', 1000);
    await reply(taken.id, 'a', 'rejected');
    await reply(taken.id, 'b', 'accepted', 2500);
    await reply(refused.id, 'a', 'accepted', 900);
    expect(await store.experimentOutcomes({ flow: 'main', experiment })).toEqual([
      { variant: 'one', refused: 0, cents: 4000, squares: 16_000_000 },
      { variant: 'two', refused: 0, cents: 3400, squares: 2500 ** 2 + 900 ** 2 },
    ]);
    await reply(refused.id, 'a', 'rejected');
    expect((await store.experimentOutcomes({ flow: 'main', experiment }))[1]).toMatchObject({ refused: 1, cents: 2500 });
    expect(await store.experimentOutcomes({ flow: 'other', experiment })).toEqual([]);
    // an erased lead is no longer traced to its variant
    expect(await store.rewrite({ id: sold.id, before: sold.sealed, state: 'erased', sealed: Buffer.from('y') })).toBe(true);
    const left = await store.experimentOutcomes({ flow: 'main', experiment });
    expect(left.map(({ variant }) => variant)).toEqual(['two']);
  });

  it('the lowest p and the first crossing of a day stay, whichever server saw them', async () => {
    const experiment = name();
    const look: ExperimentLook = {
      ...{ flow: 'main', experiment, comparison: 'primary/two', day: 20_000 },
      ...{ pMin: 0.2, crossedAt: 0, effect: 0, namedAt: 0 },
    };
    await store.recordExperimentLooks([look]);
    await store.recordExperimentLooks([{ ...look, pMin: 0.01, crossedAt: 2_000_000_000_000, effect: 0.25, namedAt: 0 }]);
    await store.recordExperimentLooks([
      { ...look, pMin: 0.04, crossedAt: 1_900_000_000_000, effect: 0.5, namedAt: 1_950_000_000_000 },
    ]);
    await store.recordExperimentLooks([{ ...look, pMin: 0.3, crossedAt: 0, effect: 0, namedAt: 0 }]);
    expect(await looksOf(experiment)).toEqual([
      { ...look, pMin: 0.01, crossedAt: 1_900_000_000_000, effect: 0.5, namedAt: 1_950_000_000_000 },
    ]);
  });

  it('a winner once named stays, also after the visits are gone and the difference with them', async () => {
    const experiment = name();
    const one = running(experiment);
    const key = sampleKey({ flow: 'main', experiment });
    await store.recordVisits([...visits(experiment, 'one', 20_000, 700, 100), ...visits(experiment, 'two', 20_000, 700, 200)]);
    const named = (await lookAtExperiments(store, [one], 20_000 * dayMs)).judgements.get(key);
    expect(named?.verdict).toEqual({ is: 'winner', variant: 'two' });
    await store.deleteVisits(30_000, 30_000, 10_000);
    await store.recordVisits([...visits(experiment, 'one', 20_300, 700, 300), ...visits(experiment, 'two', 20_300, 700, 200)]);
    const later = (await lookAtExperiments(store, [one], 20_300 * dayMs)).judgements.get(key);
    expect([later?.verdict, later?.since, later?.differences.two?.value]).toEqual([named?.verdict, 20_000 * dayMs, 0]);
    // by what was stored alone, without a look
    const history = (await readHistories(store)).get(key);
    expect(history && judgeExperiment(one.experiment, history, 20_301 * dayMs).verdict).toEqual(named?.verdict);
    expect((await looksOf(experiment)).map(({ comparison, day }) => `${comparison} ${day}`)).toEqual([
      'primary/two 20000',
      'ratio/ 20000',
      'primary/two 20300',
      'ratio/ 20300',
    ]);
  }, 60_000);
});
