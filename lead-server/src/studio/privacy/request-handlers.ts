import { emailError } from '#contract/consent/privacy-request.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import { requestNumber } from '#contract/studio/lead-number.ts';
import { ActRefused, allow } from '../../desk/campaigns/acts.ts';
import {
  approveRequest,
  closeRequest,
  copyOfRequest,
  enterRequest,
  extendRequest,
  markRequest,
  sendLetter,
} from '../../desk/privacy-acts.ts';
import { openCase, type PrivacyDesk, refused } from '../../desk/privacy-desk.ts';
import { closeUnverified, countUnverifiedIn } from '../../desk/unverified-requests.ts';
import { letterFacts } from '../../privacy/case-letters.ts';
import { findOfPerson, loadCase, type PrivacyCase } from '../../privacy/cases.ts';
import { copyPage } from '../../privacy/copy-page.ts';
import { type Day, dayOf } from '../../privacy/law/law-days.ts';
import { kindOfLetter, letterWords } from '../../privacy/letters.ts';
import { auditorOf } from '../callers-desk.ts';
import type { StudioCaller, StudioHandlers, StudioParts } from '../studio-parts.ts';
import { casesOfSought, readSoughtRequest } from './find-requests.ts';
import { requestPage } from './request-page.ts';
import {
  type ClosedFigures,
  casesIn,
  closedFigures,
  countUnverified,
  requestRow,
  untoldIn,
  waitingCases,
} from './request-rows.ts';
import { formOfEntry, revealedRequest } from './reveal-request.ts';

type PrivacyCall =
  | ('requests' | 'findRequests' | 'request' | 'openRequest' | 'revealRequest' | 'checkPerson' | 'enterRequest' | 'markRequest')
  | ('sendLetter' | 'extendRequest' | 'approveRequest' | 'closeRequest' | 'copyOfRequest' | 'closeUnverified');

const pageSize = 50;
/** How long figures of closed requests count: each is opened for them. */
const figuresMs = 60_000;

/** The privacy desk of a caller. */
export const callersPrivacyDesk = (parts: StudioParts, caller: StudioCaller): PrivacyDesk => ({
  ...parts.privacy,
  store: parts.store,
  who: caller.actor.name,
  sendsLetters: parts.config.CONFIRMATION_URL !== undefined,
  audit: auditorOf(parts, caller),
});

function createFiguresReader(parts: StudioParts) {
  let last: { readonly at: number; readonly figures: ClosedFigures } | undefined;
  return async (now: number): Promise<ClosedFigures> => {
    if (!last || now - last.at > figuresMs) last = { at: now, figures: await closedFigures(parts, now) };
    return last.figures;
  };
}

/** The answers of the privacy desk. Lists hold no personal data; what shows or changes anything is in the audit before. */
export function requestHandlers(parts: StudioParts): Pick<StudioHandlers, PrivacyCall> {
  const readFigures = createFiguresReader(parts);
  async function load(id: string): Promise<PrivacyCase> {
    const found = await loadCase(parts, id);
    if (!found) throw new ActRefused('There is no such request: it may be too old to be kept.');
    return found;
  }
  const deskOf = (caller: StudioCaller) => {
    allow(caller.actor, 'privacy');
    return callersPrivacyDesk(parts, caller);
  };
  async function listed(show: 'waiting' | 'unverified' | 'closed', after: string | undefined, waiting: readonly PrivacyCase[]) {
    if (show === 'waiting') return { cases: waiting, next: undefined };
    return casesIn(parts, show === 'closed' ? 'done' : 'unverified', { before: after, limit: pageSize });
  }
  const rowsOf = (cases: readonly PrivacyCase[], today: Day) => cases.map((each) => requestRow(each, today));
  return {
    async requests({ show, after }, { actor }) {
      allow(actor, 'privacy');
      const at = Date.now();
      const today = dayOf(at);
      const waiting = await waitingCases(parts, today);
      const [{ cases, next }, unverified, figures] = await Promise.all([
        listed(show, after, waiting),
        countUnverified(parts),
        readFigures(at),
      ]);
      const received = rowsOf(waiting, today).map((each) => each.received);
      const [oldest] = received.sort();
      return {
        ...{ at, rows: rowsOf(cases, today), waiting: waiting.length, untold: untoldIn(waiting) },
        ...(next !== undefined && { next }),
        ...(oldest !== undefined && { oldest }),
        ...{ unverified: unverified.count, isMore: unverified.isMore, closed: figures.closed, late: figures.late },
        ...(figures.median !== undefined && { median: figures.median }),
      };
    },
    async findRequests({ text }, caller) {
      allow(caller.actor, 'privacy');
      const sought = readSoughtRequest(text, Date.now());
      if (!sought) throw new ActRefused('Type a request’s number, a whole email, or the ten digits of a phone.');
      if (sought.by !== 'number') await auditorOf(parts, caller)({ did: 'list', what: `requests of one ${sought.by}` });
      return { by: sought.by, rows: rowsOf(await casesOfSought(parts, sought), dayOf(Date.now())) };
    },
    async request({ id }, { actor }) {
      allow(actor, 'privacy');
      return requestPage(parts, await load(id), Date.now());
    },
    async openRequest({ id, takes }, caller) {
      const desk = deskOf(caller);
      const { row } = await load(id);
      const { by, since } = await openCase(desk, row.id, takes);
      return { by, since, isOwn: by === caller.actor.name };
    },
    async revealRequest({ id, because }, caller) {
      allow(caller.actor, 'privacy');
      const found = await load(id);
      await auditorOf(parts, caller)({ did: 'reveal', what: found.row.id, because });
      const revealed = revealedRequest(parts, found);
      if (!revealed) throw new ActRefused('It cannot be opened: a key is missing in DATA_KEYS, or the data is damaged.');
      return revealed;
    },
    async checkPerson({ email, phone }, caller) {
      allow(caller.actor, 'privacy');
      const typed = email.trim().toLowerCase();
      const person = { email: typed !== '' && emailError(typed) === undefined ? typed : '', phone: phoneDigits(phone) };
      await auditorOf(parts, caller)({ did: 'list', what: 'leads of one person, for a request' });
      return findOfPerson(parts, person);
    },
    async enterRequest(entry, caller) {
      const desk = deskOf(caller);
      const form = formOfEntry(entry);
      const person = { email: form.email?.toLowerCase() ?? '', phone: phoneDigits(form.phone ?? '') };
      if (entry.whose === undefined && (await findOfPerson(parts, person)).isTwo)
        throw refused('The email is of one person’s leads and the phone of another’s: say whose request it is.');
      return { id: await enterRequest(desk, form, { how: entry.how, on: entry.on, whose: entry.whose }) };
    },
    async markRequest({ id, etag, mark }, caller) {
      await markRequest(deskOf(caller), id, etag, mark);
      return {};
    },
    async sendLetter({ id, etag, letter }, caller) {
      const desk = deskOf(caller);
      const facts = letterFacts(await load(id), parts.config, dayOf(Date.now()));
      if (!facts) throw new ActRefused('It cannot be opened: a key is missing in DATA_KEYS, or the data is damaged.');
      await sendLetter(desk, id, etag, { kind: kindOfLetter[letter], words: letterWords(letter, facts) });
      return {};
    },
    async extendRequest({ id, etag, why, because }, caller) {
      await extendRequest(deskOf(caller), id, etag, { why, because });
      return {};
    },
    async approveRequest({ id, etag, ...approval }, caller) {
      await approveRequest(deskOf(caller), id, etag, approval);
      return {};
    },
    async closeRequest({ id, etag, as, because }, caller) {
      await closeRequest(deskOf(caller), id, etag, { as, because });
      return {};
    },
    async copyOfRequest({ id, because }, caller) {
      const copy = await copyOfRequest(deskOf(caller), id, because);
      return { page: copyPage(requestNumber(id), copy), data: JSON.stringify(copy, null, 2) };
    },
    async closeUnverified({ from, to, count, because }, caller) {
      const desk = deskOf(caller);
      const range = { from, to };
      const found = await countUnverifiedIn(parts, range);
      if (found !== count) throw new ActRefused(`${found} unverified requests fit now, and ${count} were counted: look again.`);
      const label = `unverified requests, since ${new Date(from).toISOString()}, until ${new Date(to).toISOString()}`;
      return { done: await closeUnverified({ ...desk, store: parts.store }, range, { label, because }) };
    },
  };
}
