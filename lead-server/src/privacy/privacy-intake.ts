import type { PrivacyForm } from '#contract/consent/privacy-request.ts';
import { uuidv7 } from '../lib/uuid.ts';
import type { Captcha } from '../partners/captcha/captcha.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { NewDelivery, NewSubmission } from '../store/records.ts';

import type { PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import { contactOf, encryptContent, lookupHashes } from '../submissions/submission-content.ts';
import type { Vault } from '../vault/vault.ts';
import { asUnproven } from './privacy-destinations.ts';

/**
 * Stores a request durably: no check can lose it; those with a passed captcha are processed first. See
 * docs/spec/calls.md#privacy-requests.
 */
export type FilePrivacyRequest = (filed: {
  readonly form: PrivacyForm;
  readonly token: string;
  /** The page's own key, so that a repeat makes one request; undefined without one. */
  readonly key: string | undefined;
  readonly address: string;
  readonly userAgent: string;
}) => Promise<void>;

export interface PrivacyIntakeOptions {
  readonly vault: Vault;
  readonly group: GroupCommit;
  /** The outbox rows of every request: the privacy request processor and the team's chat. */
  readonly deliveries: () => readonly NewDelivery[];
  readonly isLikely: Captcha['isLikely'];
  readonly now: () => Date;
  readonly onStored: (deliveries: readonly NewDelivery[]) => void;
}

/** Takes the page's form; operators file through privacy-operations.ts. */
export function createPrivacyIntake({
  vault,
  group,
  deliveries,
  isLikely,
  now,
  onStored,
}: PrivacyIntakeOptions): FilePrivacyRequest {
  return async ({ form, token, key, address, userAgent }) => {
    const at = now();
    const id = uuidv7(at.getTime());
    const filedAt = at.toISOString();
    const request: PrivacyRequest = { id, filedAt, by: 'page', form, token, ipAddress: address, userAgent };
    const rows = (await isLikely(token)) ? deliveries() : asUnproven(deliveries());
    const stored = await group.add(privacySubmission(vault, request, { key: key ?? id, deliveries: rows }));
    if (stored) onStored(rows);
  };
}

/** The row of a request. Its hashes find it when the person asks again. */
export function privacySubmission(
  vault: Vault,
  request: PrivacyRequest,
  { key, deliveries }: { readonly key: string; readonly deliveries: readonly NewDelivery[] },
): NewSubmission {
  const content = { is: 'privacy', request } as const;
  // keyed: a form may be no more than a phone number
  const bodyHash = vault.keyedHash('body', JSON.stringify(request.form));
  return {
    id: request.id,
    kind: 'privacy',
    // the outbox processes the page's; an operator's waits until it is done, also after an interruption
    state: request.by === 'operator' ? 'open' : 'accepted',
    // with the form's hash, so that a reused key with another form drops nothing
    key: `privacy:${key}:${bodyHash}`,
    bodyHash,
    receivedAt: Date.parse(request.filedAt),
    ...lookupHashes(vault, contactOf(content)),
    ...encryptContent(vault, request.id, content),
    consent: undefined,
    deliveries,
  };
}
