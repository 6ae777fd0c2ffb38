import { type LeadAct, mostLeadsAtOnce } from '#contract/studio/desk.ts';
import { shownHoldReasons } from '../../delivery/hold-policy.ts';
import { type Desk, fits, releaseDelivery, sendAgain, writeOffDelivery } from '../../desk/delivery-acts.ts';
import { HttpError } from '../../lib/http-error.ts';
import { auditWitness, recordAudit } from '../../ops/audit-log.ts';
import { ActRefused, allow } from '../../ops/campaigns/acts.ts';
import type { StoredDelivery } from '../../store/records.ts';
import type { StudioCaller, StudioHandlers, StudioParts } from '../studio-parts.ts';
import { idsOfSought, readSought } from './find-leads.ts';
import { leadPage, revealedLead } from './lead-page.ts';
import type { ListedLead } from './lead-rows.ts';
import { type FoundLead, loadLeads, selectLeads, viewOf } from './select-leads.ts';

type LeadCall = 'leads' | 'findLeads' | 'lead' | 'revealLead' | 'actOnLead' | 'countLeads' | 'actOnLeads';

/** Rows of a page, and how many leads are looked through for one at most. */
const [pageSize, pageLooks] = [50, 2000];
/** How many are looked through for an act on a list. */
const actLooks = 20_000;

type Audited = Parameters<typeof recordAudit>[1];

/** Writes a line of the audit with the caller's name, before anything happens. */
export const auditorOf =
  ({ config, store, vault }: StudioParts, { actor, from }: StudioCaller) =>
  async (entry: Omit<Audited, 'who' | 'from'>): Promise<void> =>
    void (await recordAudit({ store, vault, witness: auditWitness(config) }, { who: actor.name, from, ...entry }));

/** The desk of a caller, for acts on deliveries. */
export const callersDesk = (parts: StudioParts, caller: StudioCaller): Desk => ({
  store: parts.store,
  vault: parts.vault,
  now: Date.now,
  audit: auditorOf(parts, caller),
});

/** Does an act on one delivery. @returns how many it changed */
export async function actOn(desk: Desk, act: LeadAct, delivery: StoredDelivery, because: string): Promise<number> {
  if (act === 'release') {
    await releaseDelivery(desk, delivery, because);
    return 1;
  }
  if (act === 'drop') return writeOffDelivery(desk, delivery, because);
  return (await sendAgain(desk, delivery, because)) ? 1 : 0;
}

/** Does an act on many, one after the other. One that is refused on its own stops no other. */
export async function actOnAll(desk: Desk, act: LeadAct, many: readonly StoredDelivery[], because: string): Promise<number> {
  let done = 0;
  for (const each of many)
    done += await actOn(desk, act, each, because).catch((failure: unknown) => {
      if (failure instanceof HttpError) return 0;
      throw failure;
    });
  return done;
}

/** @throws ActRefused where another number fits now than was counted, or too many for one person */
export function refuseChanged(counted: number, found: number, isMore: boolean, what: string): void {
  if (isMore || found > mostLeadsAtOnce)
    throw new ActRefused(
      `More than ${mostLeadsAtOnce} ${what} at once need a second person, whom the studio cannot ask yet. Narrow the list, such as to fewer days.`,
    );
  if (found !== counted) throw new ActRefused(`${found} ${what} fit now, and ${counted} were counted: look at the list again.`);
}

/** The answers of Leads. Lists hold no personal data; what shows or changes anything is in the audit before. */
export function leadHandlers(parts: StudioParts): Pick<StudioHandlers, LeadCall> {
  const { store, sales, destinationStatuses } = parts;
  const configured = () => new Set(destinationStatuses().map(({ destination }) => destination));
  async function load(id: string): Promise<ListedLead> {
    const [lead] = await loadLeads(parts, [id]);
    if (!lead) throw new ActRefused('There is no such lead: it may be too old to be kept.');
    return lead;
  }
  const fitting = ({ row }: FoundLead, act: LeadAct, destination: string | undefined, reason: string | undefined) => {
    const addresses = configured();
    return row.deliveries.filter(
      (each) =>
        fits[act](each) &&
        (act === 'drop' || addresses.has(each.destination)) &&
        (destination === undefined || each.destination === destination) &&
        (reason === undefined || each.reason === reason),
    );
  };
  async function collect(act: LeadAct, question: Parameters<typeof selectLeads>[1]) {
    const limits = { limit: mostLeadsAtOnce + 1, most: actLooks };
    const { found, next } = await selectLeads(parts, question, undefined, limits);
    const leads = found.map((each) => fitting(each, act, question.destination, question.reason)).filter((all) => all.length > 0);
    return { leads, isMore: next !== undefined };
  }
  return {
    async leads({ question, after }, { actor }) {
      allow(actor, 'leads');
      const at = Date.now();
      const [{ found, next, looked, lookedTo }, held, queue] = await Promise.all([
        selectLeads(parts, question, after, { limit: pageSize, most: pageLooks }),
        store.heldLeads(shownHoldReasons),
        store.queueDepths(),
      ]);
      return {
        at,
        rows: found.map(({ view }) => view),
        ...(next !== undefined && { next }),
        looked,
        ...(lookedTo !== undefined && { lookedTo }),
        held: held.reduce((sum, { leads }) => sum + leads, 0),
        givenUp: queue.filter(({ destination }) => sales.has(destination)).reduce((sum, { dead }) => sum + dead, 0),
        destinations: [...sales].map(([name, sale]) => ({ name, buyer: sale === 'resells' ? '' : sale.buyer })),
      };
    },
    async findLeads({ text }, caller) {
      allow(caller.actor, 'leads');
      const sought = readSought(text, Date.now());
      if (!sought) throw new ActRefused('Type a lead’s number, a whole email, or the ten digits of a phone.');
      if (sought.by !== 'number') await auditorOf(parts, caller)({ did: 'list', what: `leads of one ${sought.by}` });
      const leads = await loadLeads(parts, await idsOfSought(parts, sought));
      return { by: sought.by, rows: leads.map((each) => viewOf(parts, each)) };
    },
    async lead({ id }, { actor }) {
      allow(actor, 'leads');
      return leadPage(parts, await load(id), configured());
    },
    async revealLead({ id, because }, caller) {
      allow(caller.actor, 'reveal');
      const lead = await load(id);
      await auditorOf(parts, caller)({ did: 'reveal', what: id, because });
      const revealed = await revealedLead(parts, lead);
      if (!revealed) throw new ActRefused('It cannot be opened: a key is missing in DATA_KEYS, or the data is damaged.');
      return revealed;
    },
    async actOnLead({ act, id, destinations, because }, caller) {
      allow(caller.actor, 'send');
      const { row } = await load(id);
      const meant = row.deliveries.filter(({ destination }) => destinations.includes(destination));
      if (meant.length < destinations.length || !meant.every(fits[act]))
        throw new ActRefused('It has changed meanwhile, and nothing was done: look at the lead again.');
      let done = 0;
      for (const each of meant) done += await actOn(callersDesk(parts, caller), act, each, because);
      return { done };
    },
    async countLeads({ act, question }, { actor }) {
      allow(actor, 'send');
      const { leads, isMore } = await collect(act, question);
      return { count: leads.length, most: mostLeadsAtOnce, isMore };
    },
    async actOnLeads({ act, question, count, because }, caller) {
      allow(caller.actor, 'send');
      const { leads, isMore } = await collect(act, question);
      refuseChanged(count, leads.length, isMore, 'leads');
      return { done: await actOnAll(callersDesk(parts, caller), act, leads.flat(), because) };
    },
  };
}
