import { randomBytes } from 'node:crypto';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { NewDelivery, NewSubmission, SubmissionState } from '../../lead-server/src/store/records.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import type { VisitUpdate } from '../../lead-server/src/store/visit-store.ts';
import {
  encryptConsentText,
  encryptContent,
  type SubmissionContent,
} from '../../lead-server/src/submissions/submission-content.ts';
import type { Vault } from '../../lead-server/src/vault/vault.ts';

const day = 86_400_000;
/** As long as leads were collected, and the busy end of it, in which half of them came. */
const days = 400;
const busyDays = 3;

export interface FillOptions {
  readonly store: Store;
  readonly vault: Vault;
  readonly leads: number;
  readonly visits: number;
  readonly now: number;
  /** The content of a lead, as JSON; `EMAIL` in it becomes the person's, `STORY` what nobody else wrote. */
  readonly leadText: string;
}

/** The person of a lead: invented, and findable. */
export const personOf = (number: number) => ({
  email: `lead${number}@example.com`,
  phone: String(2_000_000_000 + number),
});

/** Of a hundred leads, by what became of them. */
const stateOf = (number: number): SubmissionState =>
  number % 100 < 70 ? 'accepted' : number % 100 < 96 ? 'disqualified' : number % 100 < 99 ? 'refused' : 'test';

const destinations = ['exchange', 'ingest', 'verification', 'trusted-form'];
function deliveriesOf(number: number, state: SubmissionState): readonly NewDelivery[] {
  if (state === 'refused') return [];
  return destinations.map((destination, at): NewDelivery => {
    // few are given up, held, or wait
    const rare = (number * 7 + at) % 2000;
    if (rare === 0) return { destination, state: 'dead', reason: 'HTTP 500' };
    if (rare === 1) return { destination, state: 'held', reason: 'opted out' };
    return { destination, state: 'delivered', reason: 'accepted' };
  });
}

function otherContent(kind: 'message' | 'privacy', id: string, email: string): SubmissionContent {
  if (kind === 'message') return { is: 'message', text: 'A visitor met an error on the last step.' };
  const form = { email, phone: '', requestToDeleteInformation: 'yes' } as const;
  const filedAt = new Date(0).toISOString();
  return { is: 'privacy', request: { id, filedAt, by: 'page', form, token: '', ipAddress: '192.0.2.1', userAgent: 'bench' } };
}

/** Fills a store as years of use would: leads of 400 days, half of them in the last three, with what is rare among them. */
export async function fillLeads({ store, vault, leads, now, leadText }: FillOptions): Promise<void> {
  const textHash = 'consent-of-the-load';
  const consent = { version: 'tcpa-1', textHash, sealedText: encryptConsentText(vault, textHash, 'I agree. '.repeat(200)) };
  const begin = now - days * day;
  const busyBegin = now - busyDays * day;
  const half = Math.floor(leads / 2);
  const momentOf = (number: number) =>
    number < half
      ? begin + ((busyBegin - begin) * number) / half
      : busyBegin + ((now - busyBegin) * (number - half)) / (leads - half);
  const submissionOf = (number: number): NewSubmission => {
    const receivedAt = Math.floor(momentOf(number));
    const id = uuidv7(receivedAt);
    const { email, phone } = personOf(number);
    // of two thousand one is a privacy request, and some are alerts
    const kind = number % 2000 === 1999 ? 'privacy' : number % 200 === 199 ? 'message' : 'lead';
    const state =
      kind === 'privacy' ? (number % 8000 === 7999 ? 'open' : 'done') : kind === 'message' ? 'accepted' : stateOf(number);
    return {
      id,
      kind,
      state,
      key: randomBytes(16).toString('base64url'),
      bodyHash: randomBytes(32).toString('base64url'),
      receivedAt,
      emailMac: kind === 'lead' ? vault.keyedHash('email', email) : '',
      phoneMac: kind === 'lead' ? vault.keyedHash('phone', phone) : '',
      ...(kind === 'lead'
        ? vault.encryptWithNewKey(
            'submissions',
            id,
            leadText.replaceAll('EMAIL', email).replaceAll('STORY', randomBytes(120).toString('base64')),
          )
        : encryptContent(vault, id, otherContent(kind, id, email))),
      consent: kind === 'lead' ? consent : undefined,
      deliveries: kind === 'lead' ? deliveriesOf(number, state) : [],
    };
  };
  const batch = 500;
  for (let from = 0; from < leads; from += batch) {
    await store.commit(Array.from({ length: Math.min(batch, leads - from) }, (_, at) => submissionOf(from + at)));
  }
}

const steps = ['StartPath', 'AutoAccidentCaseWorth', 'WhenWasTheAccident', 'AtFault', 'WasUserInjured', 'PhoneAndZip'];

/** Visits of 60 days in an experiment, through some steps of the main flow. */
export async function fillVisits({ store, visits, now }: Pick<FillOptions, 'store' | 'visits' | 'now'>): Promise<void> {
  const today = Math.floor(now / day);
  const batch = 1000;
  const updateOf = (number: number): VisitUpdate => {
    const walked = steps.slice(0, 1 + (number % steps.length));
    return {
      cells: [{ flow: 'main', experiment: 'columns', variant: number % 2 === 0 ? 'one' : 'two' }],
      visitor: randomBytes(12).toString('base64url'),
      day: today - 60 + Math.floor((number * 60) / visits),
      exposed: true,
      step: walked.at(-1) ?? '',
      blocked: number % 17 === 0,
      steps: walked.flatMap((step, at) => [
        [step, ''] as const,
        ...(walked[at + 1] ? [[step, walked[at + 1] ?? ''] as const] : []),
      ]),
      ending: number % 10 === 0 ? 'finished' : number % 10 === 1 ? 'disqualified' : '',
      reason: number % 10 === 1 ? 'at_Fault|yes' : '',
    };
  };
  for (let from = 0; from < visits; from += batch)
    await store.recordVisits(Array.from({ length: Math.min(batch, visits - from) }, (_, at) => updateOf(from + at)));
}
