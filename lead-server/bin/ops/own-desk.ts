import { leadDestinations } from '../../src/delivery/lead-destinations.ts';
import type { DestinationDesk } from '../../src/desk/destination-acts.ts';
import type { SecondDesk } from '../../src/desk/four-eyes.ts';
import { HttpError } from '../../src/lib/http-error.ts';
import { privacyDestinations } from '../../src/privacy/privacy-destinations.ts';
import { readSettings } from '../../src/site/live-settings.ts';
import { deliveryId } from '../../src/store/delivery-id.ts';
import type { StoredSubmission } from '../../src/store/records.ts';
import { actorName, audit } from './audit.ts';
import { type Context, findStored, UsageError } from './command.ts';

/** The desk of whoever types: its acts write their own lines of the audit. */
export const deskOf = (context: Context): SecondDesk & DestinationDesk => ({
  store: context.store,
  vault: context.vault(),
  who: actorName(context.given),
  now: Date.now,
  audit: (entry) => audit(context, entry),
});

/** A refusal is said as it is, without where it was thrown. @throws UsageError */
export const asTyped = (failure: unknown): never => {
  throw failure instanceof HttpError ? new UsageError(failure.message) : failure;
};

/** The delivery that was typed, by its name: one that is stored. @throws UsageError */
export async function deliveryIdOf(context: Context): Promise<string> {
  const [submission = '', destination = ''] = context.rest;
  const isMeant = ({ deliveries }: StoredSubmission) => deliveries.some((each) => each.destination === destination);
  await findStored(context, submission, isMeant, 'There is no such delivery: ops deliveries lists them.');
  return deliveryId(submission, destination);
}

const neverSend = () => Promise.reject(new Error('nothing is sent from here'));

/** The destinations that settings name, and those that something waits for. @throws StoreUnavailable */
export async function knownDestinations({ config, store }: Pick<Context, 'config' | 'store'>): Promise<readonly string[]> {
  const named = [
    ...leadDestinations(config, (await readSettings(store, config)).tables.destinations, neverSend),
    ...privacyDestinations(config, { keyedHash: () => '' }, neverSend),
  ].map(({ name }) => name);
  return [...new Set([...named, ...(await store.queueDepths()).map((each) => each.destination)])];
}
