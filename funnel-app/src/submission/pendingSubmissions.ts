import { proofHeader } from '#contract/api/proof.ts';
import { type ApiResponse, field, send } from '../api/request.ts';
import { deleteEncrypted, loadAllEncrypted, saveEncrypted } from '../lib/encryptedStorage.ts';
import { randomToken } from '../lib/ids.ts';

/** The body of the call: POST /post-lead's is the flat lead (contract/lead/lead-record.ts checks it). */
export type Submission = Readonly<Record<string, unknown>>;

const leadPath = '/post-lead';
/** Privacy requests go the same way and are kept until they arrive. See docs/spec/calls.md#privacy-requests. */
export const privacyPath = '/slack/send-message';

interface Pending {
  readonly key: string;
  readonly submission: Submission;
  /** The call's path; the lead's when it is not said. */
  readonly path?: string;
}

interface UnsavedSubmission extends Pending {
  readonly onSafe: () => unknown;
}

/** Pending submissions of a device without storage; lost with the page. */
const unsaved = new Map<string, UnsavedSubmission>();

const prefix = 'pending:';

/** Milliseconds that the overlay waits before the thank-you page. */
const timeoutMs = 8000;

/**
 * Whether the device may forget the submission: stored, erased, or kept as refused. The response must be the server's own:
 * proxies may send an empty 200.
 */
function isSettled({ status, body }: ApiResponse): boolean {
  if (status < 300) return typeof field(body, 'id') === 'string' || field(body, 'ok') === true;
  return (status === 409 || status === 422) && codeOf(body) !== undefined;
}
const codeOf = (body: unknown) => field(field(body, 'error'), 'code');

/** What the server has said of a submission that it has. */
export interface Settled {
  /** Whether a partner may call, where it was a lead: nobody gets one that was refused or erased. */
  readonly mayCall?: boolean;
}

function settledBy({ status, body }: ApiResponse, path: string): Settled {
  if (path !== leadPath) return {};
  if (status >= 300) return { mayCall: false };
  const said = field(body, 'may_call');
  return said === 'yes' || said === 'no' ? { mayCall: said === 'yes' } : {};
}

let reference = '';

/** The server's id of the first failed response, '' without one. */
export const failureReference = (): string => reference;

/** Tabs of one visit that each go on to the end; more than any visitor has. */
const maxTabs = 9;

/** Rarely needed, so its code loads on demand. */
const solve = (challenge: string) =>
  import('../api/captcha.ts').then(({ solveProof }) => solveProof(challenge)).catch(() => undefined);

/**
 * Another tab may have used the visit's key for other answers: these go under the next key, always the same.
 * @returns undefined where the server does not have it
 */
async function post(pending: Pending, tab = 1, proof?: string): Promise<Settled | undefined> {
  const { submission, path = leadPath } = pending;
  const key = tab === 1 ? pending.key : `${pending.key}.${tab}`;
  const answer = await send('POST', path, submission, {
    timeout: timeoutMs,
    keepalive: true,
    headers: { 'Idempotency-Key': key, ...(proof && { [proofHeader]: proof }) },
  });
  if (answer === undefined) return undefined;
  const isOfOther = answer.status === 409 && codeOf(answer.body) === 'key_reused';
  if (isOfOther && tab < maxTabs) return post(pending, tab + 1);
  if (answer.challenge && !proof) {
    const solution = await solve(answer.challenge);
    if (solution) return post(pending, tab, solution);
  }
  if (isSettled(answer)) return settledBy(answer, path);
  reference ||= answer.reference ?? '';
  return undefined;
}

/** Milliseconds before each further try on a device without storage. */
const unsavedRetryMs = [1000, 3000, 8000] as const;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Stores and sends the submission at once; resolves to what the server said, undefined where it does not have it. The idempotency key makes a repeat harmless.
 * @param more.path of the call, the lead's by default
 * @param more.onSafe called once server or device has it. See docs/spec/submission.md#nothing-is-lost.
 */
export async function submit(
  key: string,
  submission: Submission,
  { path = leadPath, onSafe = () => undefined }: { readonly path?: string; readonly onSafe?: () => unknown } = {},
): Promise<Settled | undefined> {
  const pending: Pending = { key, submission, path };
  // a place of its own: another tab of the visit has the same key
  const name = `${prefix}${key}.${randomToken()}`;
  const keeping = saveEncrypted(name, pending, path === privacyPath ? Number.POSITIVE_INFINITY : undefined);
  let sent = await post(pending);
  const isKept = await keeping;
  for (const wait of isKept ? [] : unsavedRetryMs) {
    if (sent) break;
    await pause(wait);
    sent = await post(pending);
  }
  if (sent) await deleteEncrypted(name);
  if (sent || isKept) await onSafe();
  else unsaved.set(key, { ...pending, onSafe });
  return sent;
}

/** The number of pending submissions, of those expired unsent, and what was said of the latest lead that was sent. */
export interface SendResult extends Settled {
  readonly waiting: number;
  readonly lost: number;
}

/** Sends the pending submissions of page and device. Resolves to undefined when the device cannot be read. */
export async function sendPending(): Promise<SendResult | undefined> {
  let [waiting, lost, sentHere] = [0, 0, 0];
  let settled: Settled = {};
  for (const pending of [...unsaved.values()]) {
    const sent = await post(pending);
    if (!sent) continue;
    settled = { ...settled, ...sent };
    sentHere += 1;
    unsaved.delete(pending.key);
    await pending.onSafe();
  }
  const found = await loadAllEncrypted(prefix).catch(() => undefined);
  for (const { name, value, isOver } of found ?? []) {
    const sent = value === undefined ? undefined : await post(value as Pending);
    settled = { ...settled, ...sent };
    const isGivenUp = !sent && (isOver || value === undefined);
    if (sent || isGivenUp) await deleteEncrypted(name);
    if (isGivenUp) lost += 1;
    else if (!sent) waiting += 1;
  }
  // without own submissions, a device without storage has nothing more to report
  const isTold = found !== undefined || (sentHere > 0 && unsaved.size === 0);
  return isTold ? { ...settled, waiting: waiting + unsaved.size, lost } : undefined;
}
