import { type Answers, withoutContactOrText } from '#contract/fields/fields.ts';
import { trafficSource } from '#contract/lead/tracking.ts';
import { field, request, responseField } from '../../api/request.ts';
import { afterPause } from '../../lib/afterPause.ts';
import {
  deleteEncrypted,
  deleteSavedNow,
  loadEncrypted,
  loadSavedNow,
  readyPad,
  saveEncrypted,
  saveNow,
} from '../../lib/encryptedStorage.ts';
import { randomToken, uuidv7 } from '../../lib/ids.ts';
import type { LeadExtras } from '../journey.ts';

/** A visit as kept on the device until its lead is sent, for 24 hours at most. */
export interface Visit {
  /** Names the visit to the server; unguessable, because it opens the saved visit (POST /api/save-data). */
  readonly session: string;
  /** The idempotency key of the visit's one submission. See docs/spec/storage.md#idempotency. */
  readonly key: string;
  readonly flow: string;
  /** The campaign of the visit: `campaignName`. */
  readonly campaign: string;
  readonly answers: Answers;
  readonly leadExtras: LeadExtras;
  readonly viewing: string;
  /** Seconds spent on each step so far. */
  readonly seconds: Readonly<Record<string, number>>;
  /** Tracking fields of the address that the visit began with. */
  readonly tracking: Readonly<Record<string, string>>;
}

const nameOf = (campaign: string) => `visit:${campaign}`;
const sessionKey = 'survey-session';

/** A visit that has just begun. @param site the referring one, '' where it is not known */
export function newVisit(of: Pick<Visit, 'flow' | 'campaign'>, viewing: string, tracking: Visit['tracking'], site = ''): Visit {
  // picked once: a visit keeps its source
  const source = trafficSource(tracking, site, Math.random());
  const own = { ...tracking, traffic_source: source };
  return { session: randomToken(), key: uuidv7(), ...of, answers: {}, leadExtras: {}, viewing, seconds: {}, tracking: own };
}

/**
 * Runs one task at a time; of those that arrive meanwhile, only the newest.
 * @returns runs a value, or with undefined drops the waiting one
 */
function latestOnly<Value>(work: (value: Value) => Promise<unknown>): (value: Value | undefined) => Promise<void> | undefined {
  let newest: Value | undefined;
  let working: Promise<void> | undefined;
  const workOff = async () => {
    while (newest) {
      const value = newest;
      newest = undefined;
      await work(value);
    }
    working = undefined;
  };
  return (value) => {
    newest = value;
    if (value) working ??= workOff();
    return working;
  };
}

/** The session of the ended visit: Back must not store it anew. */
let endedSession: string | undefined;

/** Whether the visit of that session has ended. */
export const isEnded = (session: string): boolean => session === endedSession;

/** The newest state of the visit, until the device has written it. */
let unwritten: Visit | undefined;

/** Stores unwritten changes for this tab: a reload aborts all writing. */
function keepUnwritten(): void {
  if (unwritten && !isEnded(unwritten.session)) saveNow(nameOf(unwritten.campaign), unwritten);
}
if (typeof window !== 'undefined') addEventListener('pagehide', keepUnwritten);

/** Whether this device has kept the visit so far: then the server's copy can wait for a pause. */
let isKept = true;

const writeVisit = latestOnly(async (visit: Visit) => {
  isKept = await saveEncrypted(nameOf(visit.campaign), visit);
  if (!isKept) sendUnsaved();
  if (!isKept || unwritten !== visit) return;
  unwritten = undefined;
  deleteSavedNow(nameOf(visit.campaign));
});

/**
 * Keeps the visit on the device, whole. Writes follow each other, and only the newest waits: typing never queues up.
 * @param later begins the writing; later saves are not overwritten by earlier ones
 */
export function saveVisit(visit: Visit, later = (write: () => void) => write()): void {
  unwritten = visit;
  later(() => {
    if (unwritten !== visit || isEnded(visit.session)) return;
    storeSession(visit);
    void writeVisit(visit);
  });
}

interface Backup {
  readonly session: string;
  readonly data: readonly object[];
}
/** The unsaved back-up: dropped once the server has both of its parts. See docs/spec/calls.md#saved-visit. */
let unsaved: Backup | undefined;

const sendBackup = latestOnly(async (backup: Backup) => {
  const answer = await request('POST', '/api/save-data', backup, { timeout: 10_000, keepalive: true });
  const isSaved = (name: 'userProgressionStatus' | 'userBackupStatus') => responseField(answer, name) === true;
  if (unsaved === backup && isSaved('userProgressionStatus') && isSaved('userBackupStatus')) unsaved = undefined;
});

/** Sends the back-up that waits for a pause, or that a lost connection held back. */
function sendUnsaved(): void {
  if (unsaved && unsaved.session !== endedSession) void sendBackup(unsaved);
}
if (typeof window !== 'undefined') addEventListener('online', sendUnsaved);

/** Milliseconds on a step that are a pause. */
const pauseMs = 3000;
const sendInPause = afterPause(sendUnsaved, pauseMs);

/**
 * Backs up at the server the data that may leave the device, when the visitor pauses; after each step where the device keeps
 * nothing. It must take no connection from the lead. See docs/spec/calls.md#saved-visit.
 */
export function backUpVisit(visit: Visit, progress: number): void {
  if (visit.session === endedSession) return;
  unsaved = {
    session: visit.session,
    data: [
      { userProgression: { flow: visit.flow, step: visit.viewing, progress } },
      { userBackup: { campaign: visit.campaign, answers: withoutContactOrText(visit.answers) } },
    ],
  };
  if (isKept) sendInPause();
  else sendUnsaved();
}

/** The visit that the device keeps. */
export async function localVisit({ campaign }: Pick<Visit, 'campaign'>): Promise<Visit | undefined> {
  const name = nameOf(campaign);
  const found = (await loadSavedNow(name)) ?? (await loadEncrypted(name));
  void readyPad();
  return found === undefined ? undefined : { leadExtras: {}, ...(found as Omit<Visit, 'leadExtras'>) };
}

/** The server's backup of this tab's visit, for a device without storage. */
export async function loadVisit(of: Pick<Visit, 'flow' | 'campaign'>): Promise<Visit | undefined> {
  const names = storedSession();
  if (!names) return undefined;
  const answer = await request('GET', `/api/save-data/${encodeURIComponent(names.session)}`, undefined, { timeout: 4000 });
  const saved = responseField(answer, 'data');
  const [progression, backup] = (['userProgression', 'userBackup'] as const).map((name) =>
    (Array.isArray(saved) ? saved : []).map((each) => field(each, name)).find((found) => found !== undefined),
  );
  if (answer?.status !== 200 || field(backup, 'campaign') !== of.campaign) return undefined;
  return {
    ...newVisit(of, String(field(progression, 'step') ?? ''), {}),
    ...names,
    answers: (field(backup, 'answers') ?? {}) as Answers,
  };
}

/** Ends the visit on this page, whose history leads out from here. */
export function endVisit({ session }: Visit): void {
  endedSession = session;
}

/** Forgets the visit: its lead is safe, and a new visit starts afresh. */
export async function deleteVisit(visit: Visit): Promise<void> {
  endVisit(visit);
  try {
    sessionStorage.removeItem(sessionKey);
  } catch {
    // Storage is blocked: nothing was remembered.
  }
  deleteSavedNow(nameOf(visit.campaign));
  await writeVisit(undefined);
  await deleteEncrypted(nameOf(visit.campaign));
}

/** Stored with its key: a lead on its way during a reload must not be doubled. */
function storeSession({ session, key }: Visit): void {
  try {
    sessionStorage.setItem(sessionKey, `${session} ${key}`);
  } catch {
    // Storage is blocked: the visit can't be taken up after a reload, but it goes on.
  }
}

function storedSession(): Pick<Visit, 'session' | 'key'> | undefined {
  try {
    const [session, key] = (sessionStorage.getItem(sessionKey) ?? '').split(' ');
    return session && key ? { session, key } : undefined;
  } catch {
    return undefined;
  }
}
