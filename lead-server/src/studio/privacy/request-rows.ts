import { requestsOf } from '#contract/consent/privacy-request.ts';
import type { RequestRow } from '#contract/studio/privacy.ts';
import { firstUuidAt } from '../../lib/uuid.ts';
import {
  caseClock,
  casesOf,
  closedAt,
  identityOf,
  isClosed,
  nextStep,
  type PrivacyCase,
  receivedOn,
  toldOf,
} from '../../privacy/cases.ts';
import { type Day, dayOf, daysBetween } from '../../privacy/law/law-days.ts';
import { clockOf, regionName } from '../../privacy/law/laws.ts';
import type { PersonStore } from '../../privacy/person-records.ts';
import type { LeadListStore } from '../../store/lead-list-store.ts';
import type { SubmissionState } from '../../store/records.ts';
import { afterEveryId } from '../../store/rows.ts';
import { loadByIds } from '../../submissions/contact-search.ts';
import type { Vault } from '../../vault/vault.ts';

export interface RequestReader {
  readonly store: PersonStore & LeadListStore;
  readonly vault: Vault;
}

const yearMs = 365 * 86_400_000;
/** States in which a person, or the owner, has to do something. */
const waitingStates: readonly SubmissionState[] = ['open', 'confirming', 'accepted'];
/** The most that are read at once: beyond it a list says that there are more. */
const most = 1000;

/** A request as a list shows it. Pure. */
export function requestRow(each: PrivacyCase, today: Day): RequestRow {
  const { row, request } = each;
  const received = request ? receivedOn(request) : dayOf(row.receivedAt);
  const { step, destination } = nextStep(each);
  const clock = isClosed(each) ? undefined : caseClock(each, today);
  return {
    id: row.id,
    received,
    how: request?.entered?.how ?? (request?.by === 'operator' ? 'operator' : 'form'),
    asks: request ? requestsOf(request.form) : [],
    region: regionName(request?.form.state ?? ''),
    isAgent: request?.form.authorizedAgent === 'yes',
    identity: identityOf(each),
    ...(clock && { clock }),
    next: step,
    ...(destination !== undefined && { destination }),
    ...(isClosed(each) && {
      closed: {
        at: closedAt(each),
        told: toldOf(each).filter(({ state }) => state === 'told').length,
        ...(request?.desk?.closed && { as: request.desk.closed.as }),
      },
    }),
    ...(!request && { unreadable: true }),
  };
}

interface ListPage {
  readonly cases: readonly PrivacyCase[];
  readonly next: string | undefined;
}

/** Cases of one state, the newest first. @param before the last of the page before */
export async function casesIn(
  reader: RequestReader,
  state: SubmissionState,
  {
    before = afterEveryId,
    since = '',
    limit,
  }: { readonly before?: string | undefined; readonly since?: string; readonly limit: number },
): Promise<ListPage> {
  const ids = await reader.store.leadIds({ is: 'requests', state }, { after: since, before, newestFirst: true, limit });
  const cases = await casesOf(reader, await loadByIds(reader.store, ids));
  return {
    cases: cases.toSorted((one, other) => (one.row.id < other.row.id ? 1 : -1)),
    next: ids.length < limit ? undefined : ids.at(-1),
  };
}

/** Everything that waits, in the order of its clock; what cannot be read comes first. @throws StoreUnavailable */
export async function waitingCases(reader: RequestReader, today: Day): Promise<readonly PrivacyCase[]> {
  const ids = await Promise.all(
    waitingStates.map((state) =>
      reader.store.leadIds({ is: 'requests', state }, { after: '', before: afterEveryId, newestFirst: false, limit: most }),
    ),
  );
  const cases = await casesOf(reader, await loadByIds(reader.store, ids.flat()));
  const due = (each: PrivacyCase) => caseClock(each, today)?.due ?? '';
  return cases.filter((each) => !isClosed(each)).toSorted((one, other) => due(one).localeCompare(due(other)));
}

/** How many unverified requests there are, as far as they are counted. */
export async function countUnverified(reader: RequestReader): Promise<{ readonly count: number; readonly isMore: boolean }> {
  const page = { after: '', before: afterEveryId, newestFirst: true, limit: most + 1 } as const;
  const { length } = await reader.store.leadIds({ is: 'requests', state: 'unverified' }, page);
  return { count: Math.min(length, most), isMore: length > most };
}

/** What became of the closed requests of twelve months. */
export interface ClosedFigures {
  readonly closed: number;
  readonly late: number;
  /** Days that half of them took at most. */
  readonly median: number | undefined;
}

/** Whether a closed case was over its term, and how many days it took. Pure. */
function tookOf(each: PrivacyCase): readonly { readonly days: number; readonly isLate: boolean }[] {
  const { request } = each;
  if (!request) return [];
  const [received, on] = [receivedOn(request), dayOf(closedAt(each))];
  const types = requestsOf(request.form);
  const region = request.form.state ?? '';
  const clock = clockOf({ region, types, received, today: on, isLonger: request.desk?.longer !== undefined });
  return [{ days: Math.max(0, daysBetween(received, on, 'days', 'none')), isLate: (clock?.left ?? 0) < 0 }];
}

/** Figures of the closed requests of twelve months, the last thousand of them. */
export async function closedFigures(reader: RequestReader, now: number): Promise<ClosedFigures> {
  const { cases } = await casesIn(reader, 'done', { since: firstUuidAt(Math.max(0, now - yearMs)), limit: most });
  const took = cases.filter(isClosed).flatMap(tookOf);
  const sorted = took.map(({ days }) => days).sort((one, other) => one - other);
  return {
    closed: took.length,
    late: took.filter(({ isLate }) => isLate).length,
    median: sorted[Math.floor((sorted.length - 1) / 2)],
  };
}

/** Destinations that a person has to tell, over all that waits. Pure. */
export const untoldIn = (cases: readonly PrivacyCase[]): readonly string[] =>
  [
    ...new Set(
      cases.flatMap((each) =>
        toldOf(each).flatMap(({ state, destination }) => (state === 'by hand' || state === 'failed' ? destination : [])),
      ),
    ),
  ].sort();
