import { mostLeadsAtOnce } from '#contract/studio/desk.ts';
import { mostLeadsForTwo } from '#contract/studio/desk-acts.ts';
import { shownHoldReasons } from '../../delivery/hold-policy.ts';
import { ActRefused, allow } from '../../desk/campaigns/acts.ts';
import { actOn, actOnMany, canAct } from '../../desk/delivery-acts.ts';
import { secondPermission } from '../../desk/four-eyes.ts';
import { isRecordOf } from '../../ops/lead-file/lead-file.ts';
import { deliveryId } from '../../store/delivery-id.ts';
import { decryptAttemptLog } from '../../submissions/attempt-log.ts';
import { undefinedIfUnreadable } from '../../vault/vault.ts';
import { auditorOf, callersDesk } from '../callers-desk.ts';
import type { StudioHandlers, StudioParts } from '../studio-parts.ts';
import { idsOfSought, readSought } from './find-leads.ts';
import { leadPage, revealedLead } from './lead-page.ts';
import type { ListedLead } from './lead-rows.ts';
import { collectLeads, collectScope, configuredOf, refuseChanged } from './lead-scope.ts';
import { loadLeads, selectLeads, viewOf } from './select-leads.ts';

type LeadCall =
  | ('leads' | 'findLeads' | 'lead' | 'revealLead' | 'revealDelivery' | 'verifyLead')
  | ('actOnLead' | 'countLeads' | 'actOnLeads');

/** Rows of a page, and how many leads are looked through for one at most. */
const [pageSize, pageLooks] = [50, 2000];
/** How long a page looks, in milliseconds: the reader sees how far it came, and goes on. */
const pageMs = 150;
/** What cannot be opened, in a sentence. */
const unreadable = 'It cannot be opened: a key is missing in DATA_KEYS, or the data is damaged.';

/** The answers of Leads. Lists hold no personal data; what shows or changes anything is in the audit before. */
export function leadHandlers(parts: StudioParts): Pick<StudioHandlers, LeadCall> {
  const { store, vault } = parts;
  async function load(id: string): Promise<ListedLead> {
    const [lead] = await loadLeads(parts, [id]);
    if (!lead) throw new ActRefused('There is no such lead: it may be too old to be kept.');
    return lead;
  }
  return {
    async leads({ question, after }, { actor }) {
      allow(actor, 'leads');
      const at = Date.now();
      const [{ found, next, looked, lookedTo }, held, queue] = await Promise.all([
        selectLeads(parts, question, after, { limit: pageSize, most: pageLooks, forMs: pageMs }),
        store.heldLeads(shownHoldReasons),
        store.queueDepths(),
      ]);
      return {
        at,
        rows: found.map((each) => viewOf(parts, each)),
        ...(next !== undefined && { next }),
        looked,
        ...(lookedTo !== undefined && { lookedTo }),
        held: held.reduce((sum, { leads }) => sum + leads, 0),
        givenUp: queue.filter(({ destination }) => parts.sales.has(destination)).reduce((sum, { dead }) => sum + dead, 0),
        destinations: [...parts.sales].map(([name, sale]) => ({ name, buyer: sale === 'resells' ? '' : sale.buyer })),
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
      return leadPage(parts, await load(id), configuredOf(parts));
    },
    async revealLead({ id, because }, caller) {
      allow(caller.actor, 'reveal');
      const lead = await load(id);
      await auditorOf(parts, caller)({ did: 'reveal', what: id, because });
      const revealed = await revealedLead(parts, lead);
      if (!revealed) throw new ActRefused(unreadable);
      return revealed;
    },
    async revealDelivery({ id, destination, because }, caller) {
      allow(caller.actor, 'reveal');
      const { row } = await load(id);
      const delivery = deliveryId(row.id, destination);
      await auditorOf(parts, caller)({ did: 'reveal', what: delivery, because });
      const kept = await store.attemptLog(delivery);
      if (!kept) throw new ActRefused('Nothing was sent yet, or what was sent is erased.');
      const log = undefinedIfUnreadable(() => decryptAttemptLog(vault, delivery, kept));
      if (!log) throw new ActRefused(unreadable);
      const { at, host, ms, request, response } = log;
      return {
        ...{ at: Date.parse(at), host, ms, body: request.body, ...(response && { response }) },
        headers: Object.entries(request.headers).map(([name, value]) => ({ name, value })),
      };
    },
    async verifyLead({ id, hash }, caller) {
      allow(caller.actor, 'reveal');
      const { row } = await load(id);
      await auditorOf(parts, caller)({ did: 'verify', what: id });
      return { isSame: await isRecordOf({ ...{ store, vault, sales: parts.sales }, now: Date.now() }, row, hash) };
    },
    async actOnLead({ act, id, destinations, because }, caller) {
      allow(caller.actor, 'send');
      const { row, replies } = await load(id);
      const meant = row.deliveries.filter(({ destination }) => destinations.includes(destination));
      const replyOf = (to: string) => replies.find(({ destination }) => destination === to);
      const isFit = (each: (typeof meant)[number]) => canAct(act, each, replyOf(each.destination), parts.sales);
      if (meant.length < destinations.length || !meant.every(isFit))
        throw new ActRefused('It has changed meanwhile, and nothing was done: look at the lead again.');
      let done = 0;
      for (const each of meant) done += await actOn(callersDesk(parts, caller), act, each, because);
      return { done };
    },
    async countLeads({ act, question }, { actor }) {
      allow(actor, secondPermission(act));
      const scope = act === 'export' ? ({ of: act, question } as const) : ({ of: 'leads', act, question } as const);
      const { count, isMore } = await collectScope(parts, scope);
      return { count, most: mostLeadsAtOnce, isMore: isMore || count > mostLeadsForTwo };
    },
    async actOnLeads({ act, question, count, because }, caller) {
      allow(caller.actor, 'send');
      const { leads, isMore } = await collectLeads(parts, act, question);
      refuseChanged(count, leads.length, isMore, 'leads');
      return { done: await actOnMany(callersDesk(parts, caller), act, leads.flat(), because) };
    },
  };
}
