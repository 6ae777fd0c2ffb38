import { emailError, personOf, type RequestType, requestsOf } from '#contract/consent/privacy-request.ts';
import { deliveryId } from '../store/delivery-id.ts';

import type { PrivacyPlan, PrivacyRequest } from '../submissions/stored-privacy-request.ts';

const exportReason = 'the copy is made: send it, then close the request';

/** Whether a bot may have sent it: a person looks first. */
export const isUnverified = ({ verdict }: Pick<PrivacyRequest, 'verdict'>): boolean =>
  verdict === 'failed' || verdict === 'missing';

/** The facts of a lead found by email or phone that a decision needs. */
export interface LeadMatch {
  readonly lead: string;
  readonly email: boolean;
  readonly phone: boolean;
  /** Destinations that took it, or may have: an attempt was made. */
  readonly had: readonly string[];
}

/**
 * Decides the steps that need no person. Pure. An opt-out needs no proof. Showing or erasing data needs both email and
 * phone to match ("two data points", 11 CCR 7062). Agents, corrections, appeals and failed captchas wait for a person.
 * See docs/spec/consent.md#privacy-requests.
 */
export function planPrivacyRequest(
  request: Pick<PrivacyRequest, 'by' | 'form' | 'verdict'>,
  matches: readonly LeadMatch[],
): PrivacyPlan {
  const { form, verdict } = request;
  const trusted = request.by === 'operator';
  const person = personOf(form);
  const sure = (match: LeadMatch) => trusted || (match.email && match.phone);
  const [certain, likely] = [matches.filter(sure), matches.filter((match) => !sure(match))];

  const [email, phone] = [emailError(person.email) === undefined, person.phone !== ''];

  /** Why a request waits for a person; undefined when it does not. */
  function waits(type: RequestType): { readonly because: string; readonly partly?: true } | undefined {
    const toSend = type === 'requestForInformation' ? { because: exportReason, partly: true as const } : undefined;
    if (trusted) return toSend;
    if (isUnverified(request)) return { because: `captcha ${verdict}` };
    if (type === 'optOutOfSaleOrSharingOfInformation') {
      return email || phone ? undefined : { because: 'no whole email and no ten digits of a phone: find out whose it is' };
    }
    if (type === 'requestToCorrectInformation' || type === 'submitAnAppeal') return { because: 'a person decides this' };
    if (verdict !== 'passed') return { because: 'the captcha could not be checked' };
    if (form.authorizedAgent === 'yes') return { because: 'an agent asks: see the written permission' };
    if (!email || !phone) return { because: 'email or phone is missing, or is not whole' };
    const unsure = 'a lead matches in email or phone only: make sure whose it is';
    return likely.length > 0 ? { because: toSend ? `${unsure}; ${exportReason}` : unsure, partly: true } : toSend;
  }
  const requested = requestsOf(form).map((type) => ({ type, wait: waits(type) }));
  const automatic = requested.filter(({ wait }) => !wait || wait.partly).map(({ type }) => type);
  const forPerson = requested.flatMap(({ type, wait }) => (wait ? [{ request: type, because: wait.because }] : []));
  const toNotify = automatic.includes('optOutOfSaleOrSharingOfInformation')
    ? matches
    : automatic.includes('requestToDeleteInformation')
      ? certain
      : [];
  const ids = (some: readonly LeadMatch[]) => some.map(({ lead }) => lead);
  return { automatic, forPerson, certain: ids(certain), likely: ids(likely), tell: deliveriesToNotify(toNotify) };
}

/** The deliveries that were made of these leads, by destination. */
function deliveriesToNotify(matches: readonly LeadMatch[]): PrivacyPlan['tell'] {
  const made: Record<string, string[]> = {};
  for (const { lead, had } of matches) for (const name of had) made[name] = [...(made[name] ?? []), deliveryId(lead, name)];
  return made;
}
