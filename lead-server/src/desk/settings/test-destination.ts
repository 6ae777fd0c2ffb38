import { customDestinations } from '../../delivery/custom-destinations.ts';
import { isReachable, takesLeads } from '../../delivery/destinations.ts';
import { sendDelivery } from '../../delivery/send-delivery.ts';
import { sha256 } from '../../lib/hash.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { CustomDestination } from '../../partners/destination-schema.ts';
import { tablesOfContents } from '../../site/kinds.ts';
import { settingsOf } from '../../site/live-settings.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { recordAudit } from '../audit-log.ts';
import { type Actor, ActRefused, allow } from '../campaigns/acts.ts';
import { testNameOf, testRecord } from '../destination-acts.ts';
import { openSettings, type SettingsDesk } from './desk.ts';

/** What came of the last test of a destination, exactly as it is. */
export interface SettingsTest {
  readonly at: number;
  readonly by: string;
  /** Why it failed; '' where it passed. */
  readonly fault: string;
}

/** Names everything that a destination says: a test of anything else says nothing of it. */
export const testKeyOf = (destination: CustomDestination): string =>
  `settings-test:${destination.name}:${sha256(JSON.stringify(destination)).slice(0, 32)}`;

export async function readSettingsTest(
  store: Pick<ValueStore, 'getValue'>,
  destination: CustomDestination,
): Promise<SettingsTest | undefined> {
  const value = await store.getValue(testKeyOf(destination));
  return value === undefined ? undefined : (JSON.parse(value) as SettingsTest);
}

/** The destinations of the draft, or of what is live, with their secrets. */
export async function draftedDestinations(desk: Pick<SettingsDesk, 'store' | 'config' | 'secret' | 'check'>) {
  const { draft, contents } = await openSettings(desk, 'destinations');
  return tablesOfContents({ ...contents, ...(draft && { destinations: settingsOf(draft) }) }, desk.secret).destinations;
}

/**
 * Sends an invented lead to the test address of a destination as the draft has it, which need not be live. It is sold to nobody.
 * @returns why it failed; '' where it was taken
 */
export async function testDraftedDestination(desk: SettingsDesk, actor: Actor, name: string, because: string): Promise<string> {
  allow(actor, 'draftSettings');
  const described = (await draftedDestinations(desk)).find((each) => each.name === name);
  if (!described) throw new ActRefused(`There is no destination ${name} in the draft, nor live.`);
  const to = customDestinations([described]).find((each) => each.name === testNameOf(name));
  if (!to || !isReachable(to) || !takesLeads(to)) throw new ActRefused(`${name} has no test address: give it a testUrl.`);
  const { store, audit, from, now } = desk;
  const entry = { who: actor.name, did: 'test settings', what: name, because } as const;
  await recordAudit({ ...audit, store }, { ...entry, ...(from !== undefined && { from }) }, now());
  const content = { is: 'lead', record: testRecord(new Date(now())) } as const;
  const { outcome } = await sendDelivery(
    to,
    { submissionId: uuidv7(now()), content, mayHaveBeenSent: false },
    { secrets: desk.config.WEBHOOK_SECRET, now },
  );
  const fault = outcome.is === 'taken' ? '' : outcome.reason;
  await store.setValue(testKeyOf(described), JSON.stringify({ at: now(), by: actor.name, fault } satisfies SettingsTest));
  return fault;
}
