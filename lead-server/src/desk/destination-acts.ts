import { buildLead } from '#contract/lead/lead-record.ts';
import { parseSubmission } from '#contract/lead/submission.ts';
import { readStops, removeStop, storeStop, storeTry } from '../delivery/stops.ts';
import { HttpError } from '../lib/http-error.ts';
import { uuidv7 } from '../lib/uuid.ts';
import { isProcessor } from '../privacy/privacy-destinations.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import type { ValueStore } from '../store/value-store.ts';
import { encryptContent } from '../submissions/submission-content.ts';
import type { Vault } from '../vault/vault.ts';

/** What acts on destinations need, for one person. */
export interface DestinationDesk {
  readonly store: SubmissionStore & ValueStore;
  readonly vault: Vault;
  readonly who: string;
  readonly now: () => number;
  /** Writes the line of the audit before anything happens. It throws where it cannot. */
  audit(entry: { readonly did: DestinationAct; readonly what: string; readonly because: string }): Promise<void>;
}

/** An act on a destination, as the audit names it. */
export const destinationActs = ['pause destination', 'resume destination', 'try destination', 'test delivery'] as const;
export type DestinationAct = (typeof destinationActs)[number];

const conflict = (message: string) => new HttpError(409, 'conflict', message);

/** Sends a destination nothing more, by every server: its leads wait. @throws HttpError 409 where it is paused already */
export async function pauseDestination(desk: DestinationDesk, destination: string, because: string): Promise<void> {
  const { store, who, now } = desk;
  if (isProcessor(destination)) throw conflict('Work on privacy requests is never paused: the law has its term.');
  const before = (await readStops(store)).find((each) => each.destination === destination);
  if (before) throw conflict(`${before.by} has paused ${destination} already.`);
  await desk.audit({ did: 'pause destination', what: destination, because });
  await storeStop(store, { destination, by: who, at: now(), because });
}

/** Ends a pause: what waits is sent, beginning with a try at once. @throws HttpError 409 where it is not paused */
export async function resumeDestination(desk: DestinationDesk, destination: string, because: string): Promise<void> {
  const { store, now } = desk;
  if (!(await readStops(store)).some((each) => each.destination === destination))
    throw conflict(`Nobody has paused ${destination}.`);
  await desk.audit({ did: 'resume destination', what: destination, because });
  await removeStop(store, destination, now());
}

/** Has every server try a destination at once, that rests after failures or refuses our settings. */
export async function tryDestination(desk: DestinationDesk, destination: string, because: string): Promise<void> {
  await desk.audit({ did: 'try destination', what: destination, because });
  await storeTry(desk.store, destination, desk.now());
}

/** An invented lead of the main survey that no rule objects to: nobody lives here, and nobody agreed to anything. */
const inventedLead = {
  flow: 'main',
  language: 'en',
  brand: 'auto-accident',
  switches: {},
  ...{ start_path: 'start', auto_accident_case_worth: 'not_sure', at_Fault: 'no', partial_fault: 'no' },
  ...{ physical_injury: 'Yes', type_of_medical_treatment: 'hospital', doctor_treatment: 'yes', police_report: 'yes' },
  ...{ with_Lawyer: 'no', lawyer_redirect_reason: '', other_drivers_vehicle_type: 'car' },
  case_description: 'A test of this destination: there was no accident, and nobody is to be called.',
  ...{ first_name: 'Test', last_name: 'Testing', email: 'test@example.com', phone: '(212) 664-7665', zip_code: '90012' },
  consent_version: 'test',
  tcpa: 'A test: nobody agreed to anything.',
} as const;

/** The same with an accident of four months ago. @throws Error where the survey asks for more by now */
export function testRecord(now: Date) {
  const accident = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 4, 1));
  const date = { injury_month: String(accident.getUTCMonth() + 1), injury_year: String(accident.getUTCFullYear()) };
  const submission = parseSubmission({ ...inventedLead, ...date });
  const place = { city: 'Los Angeles', state: 'CA', state_long: 'California', county: 'Los Angeles' };
  const facts = { now, ipAddress: '192.0.2.1', userAgent: 'a test from the desk', isTest: true, place };
  const built = submission.ok ? buildLead(submission.value, facts) : submission;
  if (!built.ok) throw new Error(`The invented lead is refused: ${built.refusal.message}`);
  return built.value;
}

/** The destination of the same partner at its test address. */
export const testNameOf = (destination: string): string => `${destination}-test`;

/**
 * Sends an invented lead to a destination's test address. It is sold to nobody and is in no figure.
 * @param configured destinations that have an address
 * @returns the id of the test lead, whose page shows what came of it
 * @throws HttpError 409 where there is no test address
 */
export async function sendTest(
  desk: DestinationDesk,
  destination: string,
  configured: ReadonlySet<string>,
  because: string,
): Promise<string> {
  const { store, vault, now } = desk;
  if (!configured.has(testNameOf(destination)))
    throw conflict(`${destination} has no test address: set it in the settings (docs/spec/partners.md#test-addresses).`);
  const receivedAt = now();
  const id = uuidv7(receivedAt);
  await desk.audit({ did: 'test delivery', what: destination, because });
  await store.commit([
    {
      ...{ id, kind: 'lead', state: 'test', key: id, bodyHash: '', receivedAt, emailMac: '', phoneMac: '' },
      ...encryptContent(vault, id, { is: 'lead', record: testRecord(new Date(receivedAt)) }),
      consent: undefined,
      deliveries: [{ destination: testNameOf(destination), state: 'pending', reason: '' }],
    },
  ]);
  return id;
}
