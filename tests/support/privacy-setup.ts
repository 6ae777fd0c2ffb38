import type { PrivacyForm } from '#contract/consent/privacy-request.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { noticeDelivery } from '../../lead-server/src/privacy/privacy-destinations.ts';
import { privacySubmission } from '../../lead-server/src/privacy/privacy-intake.ts';
import { createPrivacyRequestProcessor, type ProcessorOptions } from '../../lead-server/src/privacy/privacy-request-processor.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import type { PrivacyRequest } from '../../lead-server/src/submissions/stored-privacy-request.ts';
import { decryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { vault } from './delivery-setup.ts';

/** The person who asks, unless the form says otherwise; the leads of lead-body.ts are theirs. */
export const person = { email: 'canaria.holloway@example.com', phone: '(212) 664-7665' };
const now = () => new Date();
/** The parts that the privacy request processor needs. */
export const processorOptions = {
  vault,
  now,
  noticeTo: (destination: string, of: 'all' | 'deletion') =>
    noticeDelivery(new Map([[destination, 'https://partner.example.com']]), destination, of),
  checkCaptcha: async () => 'passed' as const,
  erasureWaitMs: 0,
};
/** The privacy request processor on a store that a test may have made fail. */
export const processorOn = (store: Store, more: Partial<ProcessorOptions> = {}) =>
  createPrivacyRequestProcessor({ ...processorOptions, store, ...more });

/** Stores a request of `person` as the page does. @returns its id */
export async function fileRequest(store: Store, form: PrivacyForm, token = ''): Promise<string> {
  const id = uuidv7();
  const filedAt = now().toISOString();
  const request = { id, filedAt, by: 'page', form: { ...person, ...form }, token, ipAddress: '', userAgent: '' } as const;
  await store.commit([privacySubmission(vault, request, { key: id, deliveries: [] })]);
  return id;
}

/** Damages the sealed content of this submission. */
export async function damageSubmission(store: Store, id: string): Promise<void> {
  const [row] = await store.byIds([id]);
  if (!row) throw new Error('nothing to damage');
  await store.rewrite({ ...row, before: row.sealed, sealed: Buffer.from(row.sealed).fill(0, 40) });
}

/** A request as it stands. */
export async function requestOf(store: Store, id: string): Promise<{ state: string | undefined; request: PrivacyRequest }> {
  const [row] = await store.byIds([id]);
  const kept = row && decryptContent(vault, row);
  if (kept?.is !== 'privacy') throw new Error('no privacy request');
  return { state: row?.state, request: kept.request };
}

/** A partner that is there and is not asked. */
export const exchangeUrl = { LEAD_EXCHANGE_URL: 'http://127.0.0.1:9' };
