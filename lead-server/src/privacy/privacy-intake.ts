import type { PrivacyForm } from '#contract/consent/privacy-request.ts';
import { uuidv7 } from '../lib/uuid.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { NewDelivery, NewSubmission } from '../store/records.ts';

import type { PrivacyRequest } from '../submissions/privacy-request.ts';
import { contactOf, encryptContent, lookupHashes } from '../submissions/submission-content.ts';
import type { Vault } from '../vault/vault.ts';

/** Stores a request durably; it resolves after the commit and does nothing else: no check comes before it, and none can lose it. */
export type FilePrivacyRequest = (filed: {
  readonly form: PrivacyForm;
  readonly token: string;
  /** The page's own, so that sending the same form again makes one request of it; undefined where none came. */
  readonly key: string | undefined;
  readonly address: string;
  readonly userAgent: string;
}) => Promise<void>;

export interface PrivacyIntakeOptions {
  readonly vault: Vault;
  readonly group: GroupCommit;
  /** The outbox rows of every request: the desk and the team's chat. */
  readonly deliveries: readonly NewDelivery[];
  readonly now: () => Date;
  readonly onStored: (deliveries: readonly NewDelivery[]) => void;
}

/** The way in for the page's form (Core 3; decisions 8). What an operator files goes in by operator.ts. */
export function createPrivacyIntake({ vault, group, deliveries, now, onStored }: PrivacyIntakeOptions): FilePrivacyRequest {
  return async ({ form, token, key, address, userAgent }) => {
    const at = now();
    const id = uuidv7(at.getTime());
    const filedAt = at.toISOString();
    const request: PrivacyRequest = { id, filedAt, by: 'page', form, token, ipAddress: address, userAgent };
    const stored = await group.add(privacySubmission(vault, request, { key: key ?? id, deliveries }));
    if (stored) onStored(deliveries);
  };
}

/** The row of a request. Its hashes find it when the person asks again. */
export function privacySubmission(
  vault: Vault,
  request: PrivacyRequest,
  { key, deliveries }: { readonly key: string; readonly deliveries: readonly NewDelivery[] },
): NewSubmission {
  const kept = { is: 'privacy', request } as const;
  // keyed: a form may be no more than a phone number
  const bodyHash = vault.keyedHash('body', JSON.stringify(request.form));
  return {
    id: request.id,
    kind: 'privacy',
    // the outbox takes up the page's again; an operator's waits for a person until it is done, also when their command was cut off
    state: request.by === 'operator' ? 'open' : 'accepted',
    // with the form's own hash: a page that uses a key again for another form makes another request of it, and none is dropped
    key: `privacy:${key}:${bodyHash}`,
    bodyHash,
    receivedAt: Date.parse(request.filedAt),
    ...lookupHashes(vault, contactOf(kept)),
    sealed: encryptContent(vault, request.id, kept),
    consent: undefined,
    deliveries,
  };
}
