import { type LeadQuestion, mostLeadsAtOnce } from '#contract/studio/desk.ts';
import { mostLeadsForTwo, type SecondScope } from '#contract/studio/desk-acts.ts';
import { ActRefused } from '../../desk/campaigns/acts.ts';
import { canAct, type DeskAct } from '../../desk/delivery-acts.ts';
import type { SecondAct } from '../../desk/four-eyes.ts';
import { findGivenUp } from '../../desk/given-up.ts';
import { deliveryId } from '../../store/delivery-id.ts';
import type { StoredDelivery } from '../../store/records.ts';
import type { StudioParts } from '../studio-parts.ts';
import { type ListedLead, needsAddress } from './lead-rows.ts';
import { selectLeads } from './select-leads.ts';

/** How many are looked through for an act on a list. */
const actLooks = 50_000;

/** The destinations of this server that have an address. */
export const configuredOf = ({ destinationStatuses }: Pick<StudioParts, 'destinationStatuses'>): ReadonlySet<string> =>
  new Set(destinationStatuses().map(({ destination }) => destination));

/** Leads of a list with the deliveries that an act is for, and whether there are more than may be asked for. */
export async function collectLeads(
  parts: StudioParts,
  act: DeskAct,
  question: LeadQuestion,
): Promise<{ readonly leads: readonly (readonly StoredDelivery[])[]; readonly isMore: boolean }> {
  const { found, next } = await selectLeads(parts, question, undefined, { limit: mostLeadsForTwo + 1, most: actLooks });
  const addresses = configuredOf(parts);
  const fitting = ({ row, replies }: ListedLead) =>
    row.deliveries.filter(
      (each) =>
        canAct(
          act,
          each,
          replies.find(({ destination }) => destination === each.destination),
          parts.sales,
        ) &&
        (!needsAddress.includes(act) || addresses.has(each.destination)) &&
        (question.destination === undefined || each.destination === question.destination) &&
        (question.reason === undefined || each.reason === question.reason),
    );
  return { leads: found.map(fitting).filter((all) => all.length > 0), isMore: next !== undefined };
}

/** @throws ActRefused where another number fits now than was counted, or more than one act takes */
export function refuseChanged(counted: number, found: number, isMore: boolean, what: string, most = mostLeadsAtOnce): void {
  if (isMore || found > most)
    throw new ActRefused(
      most === mostLeadsAtOnce
        ? `More than ${most} ${what} at once need a second person: ask one, or narrow the list.`
        : `More than ${most} ${what} are too many at once: narrow the list, such as to fewer days.`,
    );
  if (found !== counted) throw new ActRefused(`${found} ${what} fit now, and ${counted} were counted: look at the list again.`);
}

/** A question in words, for the audit. Pure. */
function questionInWords(question: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(question).map(([name, value]) =>
    name === 'from' || name === 'to' ? `${name} ${new Date(Number(value)).toISOString().slice(0, 16)}` : `${name} ${value}`,
  );
  return words.join(', ') || 'all';
}

/** What a second person is asked for. */
export interface Collected {
  readonly act: SecondAct;
  readonly ids: readonly string[];
  /** As a page counted it: leads, or deliveries that were given up. */
  readonly count: number;
  readonly isMore: boolean;
  readonly what: 'leads' | 'deliveries';
  readonly label: string;
}

const idsOf = (deliveries: readonly StoredDelivery[]) =>
  deliveries.map(({ submissionId, destination }) => deliveryId(submissionId, destination));

/** Finds exactly what a second person is asked for. @throws StoreUnavailable */
export async function collectScope(parts: StudioParts, scope: SecondScope): Promise<Collected> {
  if (scope.of === 'given up') {
    const { found, isMore } = await findGivenUp(parts.store, scope.filter, mostLeadsForTwo);
    const label = `given up, ${questionInWords(scope.filter)}`;
    return { act: scope.act, ids: idsOf(found), count: found.length, isMore, what: 'deliveries', label };
  }
  const label = `leads, ${questionInWords(scope.question)}`;
  if (scope.of === 'leads') {
    const { leads, isMore } = await collectLeads(parts, scope.act, scope.question);
    return { act: scope.act, ids: idsOf(leads.flat()), count: leads.length, isMore, what: 'leads', label };
  }
  const limits = { limit: mostLeadsForTwo + 1, most: actLooks };
  const { found, next } = await selectLeads(parts, scope.question, undefined, limits);
  const ids = found.filter(({ row }) => row.state !== 'erased').map(({ row }) => row.id);
  return { act: 'export', ids, count: ids.length, isMore: next !== undefined, what: 'leads', label };
}
