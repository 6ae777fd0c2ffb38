import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect } from 'vitest';
import type { SubmissionState } from '../../lead-server/src/store/records.ts';

import type { PrivacyRequest } from '../../lead-server/src/submissions/stored-privacy-request.ts';
import { decryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { slowTest, type TestServer } from './running-server.ts';

/** The address and type of a privacy form. */
export const path = '/slack/send-message';
export const type = 'do-not-sell-information-form';
let people = 0;

/** An invented person of this test alone. */
export function inventPerson() {
  people += 1;
  const number = String(people).padStart(4, '0');
  return { email: `person-${number}@example.com`, phone: `(212) 664-${number}`, firstName: 'Maria', lastName: 'Example' };
}

/** A captcha's token, as the page works one out. */
export async function captchaToken(server: TestServer): Promise<string> {
  const challenge = (await (await fetch(`${server.url}/captcha/challenge`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A request as it is stored, with the state of each of its deliveries. */
export interface FiledRequest {
  readonly state: SubmissionState;
  readonly request: PrivacyRequest;
  readonly deliveries: Readonly<Record<string, string>>;
}

/** All that are stored. */
export async function requestsAt(server: TestServer): Promise<readonly FiledRequest[]> {
  const vault = createVault(readOrMakeKeys(server.config));
  const rows = await server.look((store) => store.submissions('privacy', { after: '', limit: 1000 }));
  return rows.flatMap((row) => {
    const kept = decryptContent(vault, row);
    const deliveries = Object.fromEntries(row.deliveries.map((each) => [each.destination, each.state]));
    return kept.is === 'privacy' ? [{ state: row.state, request: kept.request, deliveries }] : [];
  });
}

/** Those of one person. */
export const requestOf = async (server: TestServer, email: string) =>
  (await requestsAt(server)).filter(({ request }) => request.form.email === email);

/** The processed request. */
export async function processedRequest(server: TestServer, email: string): Promise<FiledRequest> {
  await expect.poll(async () => (await requestOf(server, email))[0]?.request.done, slowTest).toBeDefined();
  return (await requestOf(server, email))[0] as FiledRequest;
}
