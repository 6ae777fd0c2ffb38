import type { StudioAnswer } from '#contract/studio/calls.ts';
import { buyerNameOf } from '../../delivery/destinations.ts';
import { etagOf } from '../../desk/privacy-desk.ts';
import { letterFacts, lettersFor, outcomeOf } from '../../privacy/case-letters.ts';
import { canApprove, copyIn, findOfCase, isClosed, type PrivacyCase, toldOf } from '../../privacy/cases.ts';
import { dayOf } from '../../privacy/law/law-days.ts';
import { kindOfLetter, letterWords } from '../../privacy/letters.ts';
import { letterDestination } from '../../privacy/privacy-destinations.ts';
import type { DeliveryState } from '../../store/records.ts';
import { letterKinds } from '../../submissions/stored-privacy-request.ts';
import type { StudioParts } from '../studio-parts.ts';
import { requestRow } from './request-rows.ts';

type RequestPage = StudioAnswer<'request'>;
type PageParts = Pick<StudioParts, 'store' | 'vault' | 'sales' | 'config'>;

const letterStates: Readonly<Record<DeliveryState, 'sent' | 'waits' | 'failed'>> = {
  delivered: 'sent',
  pending: 'waits',
  dead: 'failed',
  held: 'failed',
  no_partner: 'failed',
};

function sentLetters({ row, request }: PrivacyCase): RequestPage['sent'] {
  return letterKinds.flatMap((kind) => {
    const sent = request?.desk?.letters?.[kind];
    if (!sent) return [];
    const delivery = row.deliveries.find(({ destination }) => destination === letterDestination(kind));
    const state = sent.how === 'by hand' ? 'sent' : delivery ? letterStates[delivery.state] : 'waits';
    return [{ kind, at: Date.parse(sent.at), by: sent.by, how: sent.how, state }];
  });
}

/** A mark with its moment as a number. */
const markView = <Mark extends { readonly by: string; readonly at: string }>({ at, ...mark }: Mark) => ({
  ...mark,
  at: Date.parse(at),
});

/** What a case's marks say. */
function marksOf({ request }: PrivacyCase): Pick<RequestPage, 'identity' | 'permission' | 'whose' | 'longer' | 'closed'> {
  const { identity, permission, whose, longer, closed } = request?.desk ?? {};
  return {
    ...(identity && { identity: markView(identity) }),
    ...(permission && { permission: markView(permission) }),
    ...(whose && { whose }),
    ...(longer && { longer: { by: longer.by, at: Date.parse(longer.at), because: longer.because } }),
    ...(closed && { closed: markView(closed) }),
  };
}

/** What was done with a case: what was carried out, and the copy. */
function doneOf(each: PrivacyCase): Pick<RequestPage, 'done' | 'copy'> {
  const [done, copy, given] = [outcomeOf(each), copyIn(each), each.request?.desk?.copyGiven];
  return {
    ...(done && {
      done: {
        at: Date.parse(done.at),
        optedOut: done.optedOut,
        held: done.held,
        erased: done.erased.map(({ lead, erasedAt, hash }) => ({ lead, at: Date.parse(erasedAt), hash })),
      },
    }),
    ...((copy || given) && {
      copy: {
        made: Date.parse(copy?.madeAt ?? given?.at ?? ''),
        leads: copy?.leads.length ?? 0,
        ...(given && { given: markView(given) }),
      },
    }),
  };
}

const moment = (at: string | undefined) => (at === undefined ? undefined : Date.parse(at));

/** One request without personal data. */
export async function requestPage(parts: PageParts, each: PrivacyCase, now: number): Promise<RequestPage> {
  const { request } = each;
  const today = dayOf(now);
  const { leads, isTwo } = isClosed(each) ? { leads: [], isTwo: false } : await findOfCase(parts, each);
  const facts = letterFacts(each, parts.config, today);
  const [until, confirmed, recalled] = [request?.awaitsUntil, request?.confirmedAt, request?.recalledAt].map(moment);
  return {
    at: now,
    today,
    row: requestRow(each, today),
    etag: etagOf(each),
    ...(request?.entered && { enteredBy: request.entered.by }),
    reasons: canApprove(each) ? (request?.plan?.forPerson ?? []).map(({ because }) => because) : [],
    owner: { ...(until && { until }), ...(confirmed && { confirmed }), ...(recalled && { recalled }) },
    ...marksOf(each),
    leads,
    isTwo: isTwo && canApprove(each) && request?.desk?.whose === undefined,
    canApprove: canApprove(each),
    ...doneOf(each),
    tell: toldOf(each).map(({ destination, ...told }) => {
      const sale = parts.sales.get(destination);
      return { destination, buyer: sale ? buyerNameOf(sale) : '', ...told };
    }),
    letters: facts
      ? lettersFor(each, leads.length).map((name) => {
          const { subject, text, subject_es, text_es } = letterWords(name, facts);
          return { name, kind: kindOfLetter[name], en: { subject, text }, es: { subject: subject_es, text: text_es } };
        })
      : [],
    sent: sentLetters(each),
    canSend: parts.config.CONFIRMATION_URL !== undefined,
  };
}
