import { leadDestinations, salesOf } from '../../src/delivery/lead-destinations.ts';
import { type Actor, ActRefused } from '../../src/desk/campaigns/acts.ts';
import type { DestinationDesk } from '../../src/desk/destination-acts.ts';
import type { SecondDesk } from '../../src/desk/four-eyes.ts';
import { HttpError } from '../../src/lib/http-error.ts';
import { hasOperators, operators } from '../../src/operators/operators.ts';
import { noticeAddresses, noticeDelivery, privacyDestinations } from '../../src/privacy/privacy-destinations.ts';
import type { PrivacyContext } from '../../src/privacy/privacy-operations.ts';
import { createPrivacyRequestProcessor } from '../../src/privacy/privacy-request-processor.ts';
import { readSettings } from '../../src/site/live-settings.ts';
import { deliveryId } from '../../src/store/delivery-id.ts';
import type { StoredSubmission } from '../../src/store/records.ts';
import { actorName, audit } from './audit.ts';
import { type Context, findStored, UsageError } from './command.ts';

/** The context of acts on people's data. */
export function privacyContext({ store, vault, config }: Pick<Context, 'store' | 'vault' | 'config'>): PrivacyContext {
  const addresses = noticeAddresses(config);
  const parts = { store, vault: vault(), now: () => new Date() };
  const noticeTo = (destination: string, of: 'all' | 'deletion') => noticeDelivery(addresses, destination, of);
  // an operator has verified the person: no captcha is needed
  const options = { ...parts, noticeTo, checkCaptcha: async () => 'unknown' as const };
  return {
    ...parts,
    processRequest: createPrivacyRequestProcessor({ ...options, erasureWaitMs: config.ERASURE_WAIT_DAYS * 86_400_000 }),
  };
}

/** The desk of whoever types: its acts write their own lines of the audit. */
export const deskOf = (context: Context): SecondDesk & DestinationDesk & { readonly store: Context['store'] } => ({
  store: context.store,
  vault: context.vault(),
  who: actorName(context.given),
  now: Date.now,
  privacy: privacyContext(context),
  audit: (entry) => audit(context, entry),
});

/** The person who acts, with their role. @throws UsageError where there are operators, and none of them is named */
export async function actorOf({ given, store, vault }: Pick<Context, 'given' | 'store' | 'vault'>): Promise<Actor> {
  if (!(await hasOperators(store))) return { name: actorName(given), role: 'admin' };
  for await (const each of operators({ store, vault: vault() })) if (each.name === given.as) return each;
  throw new UsageError(given.as === undefined ? 'Say who you are: --as <operator>' : `There is no operator ${given.as}.`);
}

/** What to type so that a second person decides. */
export const askedText = (id: string): string =>
  `It waits for a second person, a day long: ops seconds approve ${id} --as <them>, or Today in the studio.`;

/** A refusal is said as it is, without where it was thrown. @throws UsageError */
export const asTyped = (failure: unknown): never => {
  throw failure instanceof HttpError || failure instanceof ActRefused ? new UsageError(failure.message) : failure;
};

/** The delivery that was typed, by its name: one that is stored. @throws UsageError */
export async function deliveryIdOf(context: Context): Promise<string> {
  const [submission = '', destination = ''] = context.rest;
  const isMeant = ({ deliveries }: StoredSubmission) => deliveries.some((each) => each.destination === destination);
  await findStored(context, submission, isMeant, 'There is no such delivery: ops deliveries lists them.');
  return deliveryId(submission, destination);
}

/** Whose each destination is, as settings say now. @throws StoreUnavailable */
export const salesNow = async ({ store, config }: Pick<Context, 'store' | 'config'>) =>
  salesOf(config, (await readSettings(store, config)).tables.destinations);

const neverSend = () => Promise.reject(new Error('nothing is sent from here'));

/** The destinations that settings name, and those that something waits for. @throws StoreUnavailable */
export async function knownDestinations({ config, store }: Pick<Context, 'config' | 'store'>): Promise<readonly string[]> {
  const named = [
    ...leadDestinations(config, (await readSettings(store, config)).tables.destinations, neverSend),
    ...privacyDestinations(config, { keyedHash: () => '' }, neverSend),
  ].map(({ name }) => name);
  return [...new Set([...named, ...(await store.queueDepths()).map((each) => each.destination)])];
}
