import { requestsOf } from '#contract/consent/privacy-request.ts';
import { requestNumber } from '#contract/studio/lead-number.ts';
import type { Config } from '../settings/config.ts';
import { canApprove, caseClock, copyIn, nextStep, type PrivacyCase, receivedOn, toldOf } from './cases.ts';
import type { Day } from './law/law-days.ts';
import { type LetterFacts, type LetterName, letterNames } from './letters.ts';

/** What was carried out of a case: by the operator's request where there is one. */
export const outcomeOf = ({ request, carried }: PrivacyCase) => carried?.request.done ?? request?.done;

/** What letters say of a case. Pure; undefined for one that cannot be read. */
export function letterFacts(
  each: PrivacyCase,
  { COMPANY_NAME, COMPANY_EMAIL }: Pick<Config, 'COMPANY_NAME' | 'COMPANY_EMAIL'>,
  today: Day,
): LetterFacts | undefined {
  const { row, request } = each;
  const clock = caseClock(each, today);
  if (!request || !clock) return undefined;
  const done = outcomeOf(each);
  return {
    number: requestNumber(row.id),
    company: COMPANY_NAME,
    address: COMPANY_EMAIL,
    asks: requestsOf(request.form),
    received: receivedOn(request),
    due: clock.due,
    left: clock.left,
    isBusinessDays: clock.unit === 'business days',
    law: clock.law,
    isAgent: request.form.authorizedAgent === 'yes',
    why: request.desk?.longer?.why,
    optedOut: done?.optedOut ?? false,
    erased: done?.erased.length ?? 0,
    hasCopy: copyIn(each) !== undefined,
    told: toldOf(each).filter(({ state }) => state === 'told').length,
  };
}

/** The letters that fit a case, the likeliest first. Pure. */
export function lettersFor(each: PrivacyCase, found: number): readonly LetterName[] {
  const { request } = each;
  if (!request) return [];
  const { step } = nextStep(each);
  const isDone = outcomeOf(each) !== undefined && !canApprove(each);
  const first: readonly LetterName[] =
    step === 'permission'
      ? ['permission']
      : step === 'identity' || step === 'look'
        ? found === 0
          ? ['nobody', 'identity']
          : ['identity']
        : isDone
          ? ['done']
          : [];
  const fits: Readonly<Record<LetterName, boolean>> = {
    received: true,
    identity: !isDone,
    permission: request.form.authorizedAgent === 'yes' && !isDone,
    longer: request.desk?.longer !== undefined,
    done: isDone,
    nobody: found === 0,
    'not verified': !isDone,
  };
  return [...first, ...letterNames.filter((name) => fits[name] && !first.includes(name))];
}
