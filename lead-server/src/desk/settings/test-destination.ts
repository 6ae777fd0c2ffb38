import type { SettingsKind } from '#contract/settings/settings.ts';
import { customDestinations } from '../../delivery/custom-destinations.ts';
import { createDestinations, type ExternalDestination, isReachable } from '../../delivery/destinations.ts';
import { sendDelivery } from '../../delivery/send-delivery.ts';
import { sha256 } from '../../lib/hash.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import { missingSecrets } from '../../partners/secret-references.ts';
import { alertAddresses, alertDestinations, alertsOfContents, withAlertAddresses } from '../../site/alerts.ts';
import { absentSecret, fieldName, tablesOfContents } from '../../site/kinds.ts';
import { settingsOf } from '../../site/live-settings.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { recordAudit } from '../audit-log.ts';
import { type Actor, ActRefused, allow } from '../campaigns/acts.ts';
import { testNameOf, testRecord } from '../destination-acts.ts';
import { openSettings, type SettingsDesk, type SettingsLook } from './desk.ts';

/** All that settings say of a destination. */
type Described = { readonly name: string };

/** What came of the last test of a destination, exactly as it is. */
export interface SettingsTest {
  readonly at: number;
  readonly by: string;
  /** Why it failed; '' where it passed. */
  readonly fault: string;
}

/** Names everything that a destination says: a test of anything else says nothing of it. */
export const testKeyOf = (destination: Described): string =>
  `settings-test:${destination.name}:${sha256(JSON.stringify(destination)).slice(0, 32)}`;

export async function readSettingsTest(
  store: Pick<ValueStore, 'getValue'>,
  destination: Described,
): Promise<SettingsTest | undefined> {
  const value = await store.getValue(testKeyOf(destination));
  return value === undefined ? undefined : (JSON.parse(value) as SettingsTest);
}

/** A destination that a test can go to, as the draft has it, or what is live; without an address it has no `to`. */
interface Testable {
  readonly said: Described;
  readonly to: ExternalDestination | undefined;
}

/** What of a kind can be tested: destinations at their test addresses, and where messages go. */
export async function testables(look: SettingsLook, kind: SettingsKind): Promise<readonly Testable[]> {
  const { draft, contents } = await openSettings(look, kind);
  const all = { ...contents, ...(draft && { [kind]: settingsOf(draft) }) };
  const read = (name: string) => look.secret(name) ?? absentSecret;
  if (kind === 'destinations')
    return tablesOfContents(all, read).destinations.map((said) => ({
      said,
      to: customDestinations([said]).find(({ name }) => name === testNameOf(said.name)),
    }));
  if (kind !== 'alerts') return [];
  const config = withAlertAddresses(look.config, alertsOfContents(all, read));
  const destinations = createDestinations(config, () => Promise.reject(new Error('no lead is sent from here')));
  return alertAddresses.map((name) => {
    const to = destinations.find((each) => each.name === alertDestinations[name]);
    return { said: { name, url: to?.url }, to };
  });
}

/**
 * Sends an invented lead to a destination's test address, or a message where alerts go, as the draft has it. The lead is sold
 * to nobody.
 * @returns why it failed; '' where it was taken
 */
export async function testDraftedDestination(
  desk: SettingsDesk,
  actor: Actor,
  { kind, name, because }: { readonly kind: SettingsKind; readonly name: string; readonly because: string },
): Promise<string> {
  allow(actor, 'draftSettings');
  const { draft, content } = await openSettings(desk, kind);
  const drafted = draft ? settingsOf(draft) : content;
  const isOf = (field: string) => fieldName(drafted, field.split('.')).split('.').includes(name);
  const missing = missingSecrets(drafted, desk.secret).find(({ field }) => isOf(field));
  if (missing) throw new ActRefused(`${missing.variable} is not set here: set it on every server first.`);
  const found = (await testables(desk, kind)).find(({ said }) => said.name === name);
  if (!found) throw new ActRefused(`There is no destination ${name} in the draft, nor live.`);
  const { said, to } = found;
  if (!to || !isReachable(to))
    throw new ActRefused(`${name} has no ${kind === 'alerts' ? 'address' : 'test address: give it a testUrl'}.`);
  const { store, audit, from, now } = desk;
  const what = kind === 'alerts' ? `alerts ${name}` : name;
  const entry = { who: actor.name, did: 'test settings', what, because } as const;
  await recordAudit({ ...audit, store }, { ...entry, ...(from !== undefined && { from }) }, now());
  const { outcome } = await sendDelivery(
    to,
    {
      submissionId: uuidv7(now()),
      content:
        kind === 'alerts'
          ? { is: 'message', text: `A test: alerts reach this place\nSent by ${actor.name} from the settings` }
          : { is: 'lead', record: testRecord(new Date(now())) },
      mayHaveBeenSent: false,
    },
    { secrets: desk.config.WEBHOOK_SECRET, now },
  );
  const fault = outcome.is === 'taken' ? '' : outcome.reason;
  await store.setValue(testKeyOf(said), JSON.stringify({ at: now(), by: actor.name, fault } satisfies SettingsTest));
  return fault;
}
