import {
  type Arrival,
  type ArrivalCell,
  type CappedColumn,
  deviceOf,
  mostNames,
  nameInFigures,
  otherName,
} from '#contract/experiments/arrival.ts';
import type { ServedVariants } from '#contract/experiments/experiment.ts';
import { defaultSubId } from '#contract/lead/tracking.ts';
import type { ArrivalUpdate, PendingLead } from '../store/arrival-store.ts';
import { cellId } from '../store/figure-cells.ts';
import type { NewLeadArrival } from '../store/records.ts';

/** Where a page says that its visitor came from: names of its address, as anybody may write them. */
export interface ArrivalClaim {
  readonly affid: string;
  readonly sub: string;
  readonly source: string;
}

const hourMs = 3_600_000;
/** A visitor who comes again later is another visit. */
const visitHours = 24;

/**
 * Limits the different names of each campaign and day in this process. The first ones of a day keep their name.
 * @returns the name, or `otherName` once there are too many
 */
export function createNameLimit(most: Readonly<Record<CappedColumn, number>> = mostNames) {
  let today = -1;
  const known = new Map<string, Set<string>>();
  return (day: number, campaign: string, column: CappedColumn, name: string): string => {
    if (day !== today) known.clear();
    today = day;
    const key = `${column} ${campaign}`;
    const names = known.get(key) ?? new Set();
    known.set(key, names);
    if (name !== '' && !names.has(name) && names.size >= most[column]) return otherName;
    if (name !== '') names.add(name);
    return name;
  };
}

export interface Arrivals {
  /**
   * The arrival of a page that was served.
   * @param running the visitor's arrival in this flow until now: a page that is loaded again, or in the other language, goes on with it
   */
  of(served: ServedVariants, claim: ArrivalClaim, userAgent: string | undefined, running: Arrival | undefined): Arrival;
}

/** Decides where visits are counted. @param now milliseconds since 1970 */
export function createArrivals(now: () => number): Arrivals {
  const limited = createNameLimit();
  return {
    of({ campaign, version = 1, flow, switches }, claim, userAgent = '', running) {
      const hour = Math.floor(now() / hourMs);
      const day = Math.floor(hour / 24);
      const name = (column: CappedColumn) => limited(day, campaign, column, nameInFigures(claim[column]));
      const came = { affid: name('affid'), sub: claim.sub === defaultSubId ? '' : name('sub'), source: name('source') };
      const cell: ArrivalCell = {
        ...{ campaign, version, flow, ...came },
        device: deviceOf(userAgent),
        language: switches.lang ?? 'en',
        theme: switches.theme ?? '',
      };
      if (!running || running.cell.campaign !== campaign || hour - running.hour >= visitHours) return { cell, hour };
      const { affid, sub, source } = running.cell;
      const isSame = came.affid === affid && came.sub === sub && (came.source === source || came.source === '');
      return isSame ? running : { cell, hour };
    },
  };
}

type Sealed = readonly [hour: number, ...(string | number)[]];

/** An arrival as a visit's cookie carries it. */
export const sealedArrival = ({ hour, cell }: Arrival): string => {
  const { campaign, version, flow, affid, sub, source, device, language, theme } = cell;
  const values: Sealed = [hour, campaign, version, flow, affid, sub, source, device, language, theme];
  return Buffer.from(JSON.stringify(values)).toString('base64url');
};

/** Arrivals that were read lately: those of an hour's cell are all the same. */
const lately = new Map<string, Arrival>();
const mostLately = 5000;

/** Only for what we signed: its shape is known. */
export function readArrival(text: string): Arrival {
  const known = lately.get(text);
  if (known) return known;
  if (lately.size >= mostLately) lately.clear();
  const [hour, campaign, version, flow, affid, sub, source, device, language, theme] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  ) as readonly [number, string, number, string, string, string, string, string, string, string];
  const arrival: Arrival = { hour, cell: { campaign, version, flow, affid, sub, source, device, language, theme } };
  lately.set(text, arrival);
  return arrival;
}

/** The end of a visit by its lead. */
export interface VisitEnd {
  /** The lead's. */
  readonly id: string;
  /** The dq_reason of one that is disqualified, '' otherwise. */
  readonly reason: string;
  readonly qualified: boolean;
}

/** Counts the end of a visit by its lead. */
export const endedArrival = (arrival: Arrival, visitor: string, { id, reason, qualified }: VisitEnd): ArrivalUpdate => ({
  ...arrival,
  ...{ visitor, exposed: false, step: '', blocked: false, steps: [] },
  ending: reason === '' ? 'finished' : 'disqualified',
  qualified,
  leads: [id],
});

/** What of an end is kept with the lead until it is counted. */
type Pending = Pick<ArrivalUpdate, 'cell' | 'visitor' | 'ending' | 'qualified'>;

/** Where a lead's outcomes count, stored with it. */
export function leadArrival(arrival: Arrival, visitor: string, end: VisitEnd): NewLeadArrival {
  const { cell, ending, qualified } = endedArrival(arrival, visitor, end);
  const pending: Pending = { cell, visitor, ending, qualified };
  return { cell: cellId(cell), hour: arrival.hour, pending: JSON.stringify(pending) };
}

/** The update of a lead whose end a process could not count before it stopped. */
export const pendingArrival = ({ id, hour, pending }: PendingLead): ArrivalUpdate => ({
  ...{ hour, exposed: false, step: '', blocked: false, steps: [], leads: [id] },
  ...(JSON.parse(pending) as Pending),
});
