import { dayName, dayNumber } from '#contract/experiments/zone-days.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { mostFigureDays } from '#contract/studio/figures.ts';
import { recordAudit } from '../../desk/audit-log.ts';
import { ActRefused, allow } from '../../desk/campaigns/acts.ts';
import type { Spend } from '../../store/spend-store.ts';
import { deskOf, type StudioHandlers, type StudioParts } from '../studio-parts.ts';
import { answerFigures, knownCells } from './answer-figures.ts';
import { createMatcher } from './costs.ts';
import { ownAffids } from './own-affids.ts';
import { readSpend } from './spend-csv.ts';
import { deleteView, readViews, saveView } from './views.ts';

type SpendRow = StudioAnswer<'spend'>['rows'][number];
type FigureCall = 'figures' | 'spend' | 'uploadSpend' | 'figureViews' | 'saveFigureView' | 'deleteFigureView';

/** Faults of a file that are said at once. */
const mostFaults = 8;
/** Rows without visits that a response names. */
const mostUnmatched = 100;

const rowOf = ({ day, ...rest }: Spend, isMatched: boolean): SpendRow => ({ ...rest, day: dayName(day), isMatched });

/** The rows of a file. @throws ActRefused naming its lines */
function rowsIn(text: string, own: readonly string[] | undefined): readonly Spend[] {
  const { rows, faults } = readSpend(text, own);
  if (faults.length === 0) return rows;
  const lines = faults.slice(0, mostFaults).map(({ line, problem }) => `Line ${line}: ${problem}`);
  const more = faults.length > mostFaults ? [`${faults.length - mostFaults} more lines are wrong.`] : [];
  throw new ActRefused(['Nothing was stored.', ...lines, ...more].join('\n'));
}

/** How many rows take the place of others. */
async function replacedBy(store: StudioParts['store'], rows: readonly Spend[]): Promise<number> {
  const keyOf = ({ day, source, campaign, affid }: Spend) => JSON.stringify([day, source, campaign, affid]);
  const days = rows.map(({ day }) => day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const before = new Set((await store.spend(first, last + 1)).map(keyOf));
  return rows.filter((row) => before.has(keyOf(row))).length;
}

/** The calls of Figures (contract/studio/figures.ts). Counts are read by a store of their own: no lead waits. */
export function figureHandlers(parts: StudioParts): Pick<StudioHandlers, FigureCall> {
  const { store, config, withReadOnlyStore } = parts;
  const zone = config.BUSINESS_ZONE;
  return {
    figures: (body, { actor }) =>
      withReadOnlyStore((reader) => answerFigures(reader, body, { zone, own: ownAffids(config, actor), at: Date.now() })),
    async spend({ from, to }, { actor }) {
      const own = ownAffids(config, actor);
      const [first, end] = [dayNumber(from), dayNumber(to) + 1];
      if (end - first > mostFigureDays) throw new ActRefused(`Ask for ${mostFigureDays} days at most.`);
      const isMatched = createMatcher(await knownCells(store, own));
      const rows = (await store.spend(first, end)).filter(({ affid }) => !own || own.includes(affid));
      return { zone, rows: rows.map((row) => rowOf(row, isMatched(row))) };
    },
    async uploadSpend({ text, isTried }, caller) {
      const { actor } = caller;
      allow(actor, 'spend');
      const own = ownAffids(config, actor);
      const rows = rowsIn(text, own);
      const isMatched = createMatcher(await knownCells(store, own));
      const [cents, replaced] = [rows.reduce((sum, row) => sum + row.cents, 0), await replacedBy(store, rows)];
      const unmatched = rows.filter((row) => !isMatched(row)).slice(0, mostUnmatched);
      if (!isTried) {
        const { audit, from } = deskOf(parts, caller);
        const what = `${rows.length} rows of spend, $${(cents / 100).toFixed(2)}`;
        await recordAudit({ ...audit, store }, { who: actor.name, ...(from && { from }), did: 'spend', what });
        await store.putSpend(rows, actor.name, Date.now());
      }
      return { rows: rows.length, cents, replaced, unmatched: unmatched.map((row) => rowOf(row, false)) };
    },
    figureViews: (_, { actor }) => readViews(store, actor.name),
    saveFigureView: (body, { actor }) => saveView(store, body, actor.name, Date.now()),
    async deleteFigureView({ name }, { actor }) {
      await deleteView(store, name, actor.name);
      return {};
    },
  };
}
