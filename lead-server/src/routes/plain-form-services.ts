import { setTimeout } from 'node:timers/promises';
import { alerts } from '#contract/api/alerts.ts';
import type { PlainServices } from '#contract/api/plain-forms.ts';
import type { Answers } from '#contract/fields/fields.ts';
import { buyersTimeoutMs } from '#contract/site/buyer.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import type { Partners } from '../partners/partners.ts';

/** Milliseconds that a visitor may wait for a check before it counts as passed, as on a page with script. */
const checkTimeoutMs = 4000;
const maximumFraudScore = 85;
/** The limit that counts a paid check, as in the table of calls. */
const checkCost = 20;

const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), setTimeout(ms, undefined, { ref: false })]);

/** The checks of one visitor's form, by the same partners and limits as those of a page with script. */
export function plainServices(
  partners: Partners,
  intake: Pick<LeadIntake, 'submitMessage'>,
  limits: RateLimits,
  address: string,
): PlainServices {
  const paid = async <T>(check: () => Promise<T>): Promise<T | undefined> =>
    within(checkTimeoutMs, limits.paid(address, checkCost).then(check));
  const placeOf = (zip: string) => (zip === '' ? Promise.resolve(undefined) : within(checkTimeoutMs, partners.lookUpZip(zip)));
  return {
    async place(zip) {
      const found = await placeOf(zip);
      if (!found?.state) return undefined;
      const { city, state, state_long, county } = found;
      return { city, state, state_long, county };
    },
    async zipIsUnknown(zip) {
      const found = await placeOf(zip);
      return found !== undefined && found.state === '';
    },
    async phoneVerdict(phone, inUse) {
      const found = await paid(() => partners.checkPhone(phone));
      if (!found) return 'fine';
      if (found.line_type === 'Toll Free') return 'toll free';
      return (inUse && !found.active) || !found.valid || found.fraud_score > maximumFraudScore ? 'doubtful' : 'fine';
    },
    async emailIsBlocked(email) {
      const found = await paid(() => partners.checkEmail(email));
      return found?.success === true && (!found.valid || found.disposable);
    },
    async buyers(fields) {
      const found = await within(buyersTimeoutMs, partners.findBuyers(fields));
      return found && { selected: found.selectedBuyers, possible: found.allPossibleBuyers };
    },
    level: (answers: Answers) => within(checkTimeoutMs, partners.findLevel(answers)),
    onEmailInsisted: () => void intake.submitMessage(alerts.repeatedEmailBlock).catch(() => undefined),
  };
}
