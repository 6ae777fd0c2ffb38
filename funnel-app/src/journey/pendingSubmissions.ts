import { randomToken } from '../api/ids.ts';
import { type ApiResponse, field, request } from '../api/request.ts';
import { deleteEncrypted, loadAllEncrypted, saveEncrypted } from './encryptedStorage.ts';

/** The body of the call: POST /post-lead's is the flat lead (contract/lead-record.ts checks it). */
export type Submission = Readonly<Record<string, unknown>>;

const leadPath = '/post-lead';
/** Privacy requests go the same way (Core 7), and are kept until the server has them, however long that takes. */
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

/** What a device that keeps nothing still has to send: it lives as long as the page. */
const unsaved = new Map<string, UnsavedSubmission>();

const prefix = 'pending:';

/** Milliseconds that the overlay waits for the server before the visitor goes on to the thank-you page. */
const timeoutMs = 8000;

/**
 * Answers of the server after which the device need not keep the submission: it is stored; or it was stored before and is erased (409); or
 * it is no possible path and was kept for a person to look at (422). They must be the server's own: whatever else stands in between may
 * answer an empty 200.
 */
function isSettled({ status, body }: ApiResponse): boolean {
  if (status < 300) return typeof field(body, 'id') === 'string' || field(body, 'ok') === true;
  return (status === 409 || status === 422) && codeOf(body) !== undefined;
}
const codeOf = (body: unknown) => field(field(body, 'error'), 'code');

let reference = '';

/** What the server's log calls the first answer that was a failure, for the visitor to name; '' where there was none. */
export const failureReference = (): string => reference;

/** Tabs of one visit that each go on to the end; more than any visitor has. */
const maxTabs = 9;

/**
 * Another tab of the same visit may have sent other answers under its key: these go under the next one, always the same, so that sending
 * them again makes no second lead of them.
 */
async function post(pending: Pending, tab = 1): Promise<boolean> {
  const { submission, path = leadPath } = pending;
  const key = tab === 1 ? pending.key : `${pending.key}.${tab}`;
  const answer = await request('POST', path, submission, {
    timeout: timeoutMs,
    keepalive: true,
    headers: { 'Idempotency-Key': key },
  });
  if (answer === undefined) return false;
  const isOfOther = answer.status === 409 && codeOf(answer.body) === 'key_reused';
  if (isOfOther && tab < maxTabs) return post(pending, tab + 1);
  const done = isSettled(answer);
  if (!done) reference ||= answer.reference ?? '';
  return done;
}

/** Milliseconds before each further try, for a device that can keep nothing: then only waiting saves the submission. */
const unsavedRetryMs = [1000, 3000, 8000] as const;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends the submission and resolves to whether the server has it. It is kept on the device at the same time, so that nothing is lost if
 * the page or the network goes away in between; the idempotency key makes sending it again harmless.
 * @param more.path of the call, the lead's without it
 * @param more.onSafe told once the server or the device has it: until then, what it was made of must not be forgotten
 */
export async function submit(
  key: string,
  submission: Submission,
  { path = leadPath, onSafe = () => undefined }: { readonly path?: string; readonly onSafe?: () => unknown } = {},
): Promise<boolean> {
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

/** How many submissions still wait on this device, and how many it has just had to give up: their time was over, and the server away. */
export interface SendResult {
  readonly waiting: number;
  readonly lost: number;
}

/** Sends again what waits, on this page and on this device. Resolves to undefined when neither can say that nothing does. */
export async function sendPending(): Promise<SendResult | undefined> {
  let [waiting, lost, sentHere] = [0, 0, 0];
  for (const pending of [...unsaved.values()]) {
    if (!(await post(pending))) continue;
    sentHere += 1;
    unsaved.delete(pending.key);
    await pending.onSafe();
  }
  const found = await loadAllEncrypted(prefix).catch(() => undefined);
  for (const { name, value, isOver } of found ?? []) {
    const sent = value !== undefined && (await post(value as Pending));
    const isGivenUp = !sent && (isOver || value === undefined);
    if (sent || isGivenUp) await deleteEncrypted(name);
    if (isGivenUp) lost += 1;
    else if (!sent) waiting += 1;
  }
  // who has sent all that this page held itself asks a device that keeps nothing for nothing more
  const isTold = found !== undefined || (sentHere > 0 && unsaved.size === 0);
  return isTold ? { waiting: waiting + unsaved.size, lost } : undefined;
}
