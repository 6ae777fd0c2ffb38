import { emailError, type PrivacyForm, personOf, requestsOf } from '#contract/consent/privacy-request.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import { uuidv7 } from '../lib/uuid.ts';
import { canApprove, caseClock, copyIn, findOfCase, isWorkedOn, loadCase, type PrivacyCase, toldOf } from '../privacy/cases.ts';
import { dayOf } from '../privacy/law/law-days.ts';
import { letterDestination, processorDestination } from '../privacy/privacy-destinations.ts';
import { privacySubmission } from '../privacy/privacy-intake.ts';
import { approve, close, loadRequest, needsSecond, settleRequest } from '../privacy/privacy-operations.ts';
import type {
  closedAs,
  EnteredRequest,
  identityHow,
  LetterKind,
  LetterWords,
  longerWhy,
  PersonCopy,
  permissionHow,
  WhoseContacts,
} from '../submissions/stored-privacy-request.ts';
import { caseToActOn, leaveCase, markCase, type PrivacyDesk, refused } from './privacy-desk.ts';

const markOf = ({ who, now }: PrivacyDesk) => ({ by: who, at: now().toISOString() });
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Why a request cannot be entered, by its field; undefined where it can. Pure. */
export function entryFault(
  form: PrivacyForm,
  { on }: Pick<EnteredRequest, 'on'>,
  today: string,
): readonly [string, string] | undefined {
  const [email, phone] = [form.email?.trim() ?? '', form.phone?.trim() ?? ''];
  if (requestsOf(form).length === 0) return ['asks', 'Choose what they ask for.'];
  if (email === '' && phone === '') return ['email', 'Type an email or a phone: a person is found by one of them.'];
  if (email !== '' && emailError(email)) return ['email', 'Type a whole email, such as name@example.com.'];
  if (phone !== '' && phoneDigits(phone) === '') return ['phone', 'Type ten digits, such as (212) 555-0123.'];
  if (!isDay(on) || on > today) return ['on', 'Say on which day it came: today, or before.'];
  return undefined;
}

/**
 * Enters a request that came by phone, letter or email. It waits its turn as one of the page's does, with no captcha to be asked.
 * @returns its id @throws HttpError 409 for a form that finds nobody, or asks for nothing
 */
export async function enterRequest(
  desk: PrivacyDesk,
  form: PrivacyForm,
  entered: Omit<EnteredRequest, 'by'> & { readonly whose?: WhoseContacts | undefined },
): Promise<string> {
  const at = desk.now();
  const fault = entryFault(form, entered, dayOf(at.getTime()));
  if (fault) throw refused(fault[1]);
  const id = uuidv7(at.getTime());
  await desk.audit({ did: 'file', what: `${id}, by ${entered.how} on ${entered.on}` });
  const request = {
    ...({ id, by: 'page', form, token: '', ipAddress: '', userAgent: 'desk', verdict: 'passed' } as const),
    ...{ filedAt: at.toISOString(), stopAt: at.getTime(), entered: { how: entered.how, on: entered.on, by: desk.who } },
    ...(entered.whose && { desk: { whose: entered.whose } }),
  };
  const deliveries = [{ destination: processorDestination, state: 'pending', reason: '' }] as const;
  await desk.store.commit([privacySubmission(desk.vault, request, { key: id, deliveries })]);
  return id;
}

/** What a person made sure of, or did, outside of this server. */
export type CaseMark =
  | { readonly is: 'identity'; readonly how: (typeof identityHow)[number] }
  | { readonly is: 'permission'; readonly how: (typeof permissionHow)[number] }
  | { readonly is: 'told'; readonly destination: string; readonly on: string }
  | { readonly is: 'copy given' }
  | { readonly is: 'letter'; readonly kind: LetterKind };

function markWords(mark: CaseMark): string {
  if (mark.is === 'told') return `told ${mark.destination} on ${mark.on}`;
  return mark.is === 'letter' ? `letter by hand: ${mark.kind}` : `${mark.is}${'how' in mark ? `: ${mark.how}` : ''}`;
}

/** @throws HttpError 409 for a mark that says nothing of this case */
function refuseIdle(found: PrivacyCase, mark: CaseMark, today: string): void {
  if (mark.is === 'permission' && found.request?.form.authorizedAgent !== 'yes')
    throw refused('No agent asks here: there is no permission to see.');
  if (mark.is === 'copy given' && !copyIn(found)) throw refused('There is no copy of this request.');
  if (mark.is !== 'told') return;
  if (!isDay(mark.on) || mark.on > today) throw refused('Say on which day they were told: today, or before.');
  if (!toldOf(found).some(({ destination }) => destination === mark.destination))
    throw refused(`${mark.destination} had no lead of theirs: there is nothing to tell.`);
}

/** Writes down what a person made sure of or did by other means. */
export async function markRequest(desk: PrivacyDesk, id: string, etag: string | undefined, mark: CaseMark): Promise<void> {
  const found = await caseToActOn(desk, id, etag, { alsoClosed: mark.is === 'letter' });
  refuseIdle(found, mark, dayOf(desk.now().getTime()));
  await desk.audit({ did: 'mark', what: `${found.row.id} ${markWords(mark)}` });
  const own = markOf(desk);
  const before = found.request?.desk;
  switch (mark.is) {
    case 'identity':
      return markCase(desk, found, { identity: { ...own, how: mark.how } });
    case 'permission':
      return markCase(desk, found, { permission: { ...own, how: mark.how } });
    case 'told':
      return markCase(desk, found, { told: { ...before?.told, [mark.destination]: { ...own, on: mark.on } } });
    case 'copy given':
      return markCase(desk, found, { copyGiven: own });
    case 'letter':
      return markCase(desk, found, { letters: { ...before?.letters, [mark.kind]: { ...own, how: 'by hand' } } });
  }
}

/** Sends a letter by the service of confirmation links. Each kind goes out once. @throws HttpError 409 */
export async function sendLetter(
  desk: PrivacyDesk,
  id: string,
  etag: string | undefined,
  { kind, words }: { readonly kind: LetterKind; readonly words: LetterWords },
): Promise<void> {
  const found = await caseToActOn(desk, id, etag, { alsoClosed: true });
  const { row, request } = found;
  if (!desk.sendsLetters) throw refused('No service sends letters here (CONFIRMATION_URL): copy it and send it yourself.');
  if (request?.desk?.letters?.[kind]?.how === 'sent') throw refused('A letter of this kind was sent already.');
  await desk.audit({ did: 'letter', what: `${row.id} ${kind}` });
  await markCase(desk, found, { letters: { ...request?.desk?.letters, [kind]: { ...markOf(desk), how: 'sent', words } } });
  const delivery = { destination: letterDestination(kind), state: 'pending', reason: '' } as const;
  await desk.store.addDeliveries(row.id, [delivery], desk.now().getTime());
}

/** Makes the term longer, where the law allows it. The person has to be told: the letter says why. @throws HttpError 409 */
export async function extendRequest(
  desk: PrivacyDesk,
  id: string,
  etag: string | undefined,
  { why, because }: { readonly why: (typeof longerWhy)[number]; readonly because: string },
): Promise<void> {
  const found = await caseToActOn(desk, id, etag);
  const clock = caseClock(found, dayOf(desk.now().getTime()));
  if (!clock?.longer)
    throw refused(
      clock?.isLonger
        ? 'Its term was made longer already.'
        : `${clock?.law ?? 'Its law'} allows no longer term for this, or it is over.`,
    );
  await desk.audit({ did: 'extend', what: `${found.row.id} to ${clock.longer}`, because });
  await markCase(desk, found, { longer: { ...markOf(desk), why, because } });
}

/** @throws HttpError 409 where two people may be meant, and nobody has said which */
async function refuseTwo(desk: PrivacyDesk, found: PrivacyCase, whose: WhoseContacts | undefined): Promise<void> {
  const { leads, isTwo } = await findOfCase(desk, found);
  if (!isTwo || whose !== undefined) return;
  const count = (by: string) => leads.filter((each) => each.by === by).length;
  throw refused(
    `The email is of ${count('email')} and the phone of ${count('phone')} leads, and none has both: they may be two people. Say whose request it is.`,
  );
}

export interface Approval {
  readonly because: string;
  /** How the person was made sure of, where nobody has written it down yet. */
  readonly how?: (typeof identityHow)[number] | undefined;
  readonly whose?: WhoseContacts | undefined;
}

/**
 * Carries out what a person asked for, once somebody has made sure whose it is. It cannot be undone.
 * @throws HttpError 409, also for an erasure that nobody but an operator asked for: a second person decides that
 */
export async function approveRequest(
  desk: PrivacyDesk,
  id: string,
  etag: string | undefined,
  { because, how, ...approval }: Approval,
): Promise<string> {
  const found = await caseToActOn(desk, id, etag);
  const { row, request } = found;
  if (!request) throw refused('It cannot be read: is a key missing in DATA_KEYS, or is the data damaged?');
  const whose = approval.whose ?? request.desk?.whose;
  if (needsSecond(request) && !request.done)
    throw refused(
      'An operator filed this erasure: a second person decides it, in Today or by ops seconds. After a day without one, close it and ask again.',
    );
  if (isWorkedOn(found)) throw refused('The server still works on it: try again in a moment.');
  if (!canApprove(found)) throw refused('Nothing of it waits to be carried out.');
  if (request.form.authorizedAgent === 'yes' && !request.desk?.permission)
    throw refused('An agent asks: see the written permission first, and mark it.');
  if (personOf(request.form).email === '' && personOf(request.form).phone === '')
    throw refused('It has no whole email and no phone: nobody can be found by it.');
  await refuseTwo(desk, found, whose);
  await desk.audit({ did: 'approve', what: whose === undefined ? row.id : `${row.id} of the ${whose}`, because });
  const identity = how === undefined ? {} : { identity: { ...markOf(desk), how } };
  if (how !== undefined || whose !== undefined) await markCase(desk, found, { ...identity, ...(whose && { whose }) });
  const carriedOut = await approve(desk, row.id, whose);
  if (!carriedOut) throw refused('It has changed meanwhile, and nothing was done: look at it again.');
  return carriedOut.id;
}

/** Closes a request with a reason, and what carried it out. Its copy goes. @throws HttpError 409 */
export async function closeRequest(
  desk: PrivacyDesk,
  id: string,
  etag: string | undefined,
  { as, because }: { readonly as: (typeof closedAs)[number]; readonly because: string },
): Promise<void> {
  const { row, carried } = await caseToActOn(desk, id, etag);
  await desk.audit({ did: 'close', what: `${row.id} ${as}`, because });
  if (carried && carried.row.state !== 'done') await close(desk, carried.row.id);
  await close(desk, row.id);
  // a deletion that is taken back leaves what was asked for beside it
  if ((await loadCase(desk, row.id))?.row.state !== 'done') await close(desk, row.id);
  // what cannot be read has no place for a mark
  const after = await loadRequest(desk, row.id).catch(() => undefined);
  if (after?.row.state === 'done') {
    const closed = { ...markOf(desk), as, because };
    await settleRequest(desk, { ...after, request: { ...after.request, desk: { ...after.request.desk, closed } } });
  }
  await leaveCase(desk, row.id);
}

/** The copy of a person's data, to be given to them. @throws HttpError 409 without one */
export async function copyOfRequest(desk: PrivacyDesk, id: string, because: string): Promise<PersonCopy> {
  const found = await caseToActOn(desk, id, undefined);
  const copy = copyIn(found);
  if (!copy) throw refused('There is no copy of this request: approve it first.');
  await desk.audit({ did: 'export', what: found.row.id, because });
  return copy;
}
