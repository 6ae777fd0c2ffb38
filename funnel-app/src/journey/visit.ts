import { type Answers, answerFields } from '#contract/fields.ts';
import { call, field } from '../calls/http.ts';
import { newKey } from '../calls/newKey.ts';
import { erase, keep, kept } from './vault.ts';

/** What the page finds out beside the answers and sends along with the lead (buyers consented to, a proven phone). */
export type Noted = Readonly<Record<string, string>>;

/** What is kept of one visit, on the device, until its lead is sent (24 hours at most). */
export interface Visit {
  /** Names the visit to the server; unguessable, because it opens what was saved (POST /api/save-data). */
  readonly session: string;
  /** Idempotency key of the one submission that this visit can make (server.md 4). */
  readonly key: string;
  readonly flow: string;
  readonly answers: Answers;
  readonly noted: Noted;
  readonly viewing: string;
  /** Seconds spent on each step so far. */
  readonly seconds: Readonly<Record<string, number>>;
  /** Tracking fields of the address that the visit began with. */
  readonly tracking: Readonly<Record<string, string>>;
}

const nameOf = (flow: string) => `visit:${flow}`;
const sessionKey = 'survey-session';

/** A visit that has just begun. */
export function newVisit(flow: string, viewing: string, tracking: Visit['tracking']): Visit {
  return { session: crypto.randomUUID(), key: newKey(), flow, answers: {}, noted: {}, viewing, seconds: {}, tracking };
}

/** Answers that may leave the device before the visitor has agreed to anything: no contact data and no free text. */
function withoutPersonalData(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) => !['contact', 'free text'].includes(answerFields[name as keyof typeof answerFields]),
    ),
  );
}

let newest: Visit | undefined;
let writing: Promise<void> | undefined;

async function writeNewest(): Promise<void> {
  while (newest) {
    const visit = newest;
    newest = undefined;
    await keep(nameOf(visit.flow), visit);
  }
  writing = undefined;
}

/** Keeps the visit on the device, whole. Writes follow each other, and only the newest waits: typing never queues up. */
export function keepVisit(visit: Visit): Promise<void> {
  rememberSession(visit.session);
  newest = visit;
  writing ??= writeNewest();
  return writing;
}

/** Backs up at the server what may leave the device (Variants 7, session-save call). Its failure changes nothing for the visitor. */
export function backUpVisit(visit: Visit, progress: number): void {
  void call(
    'POST',
    '/api/save-data',
    {
      session: visit.session,
      data: [
        { userProgression: { flow: visit.flow, step: visit.viewing, progress } },
        { userBackup: { flow: visit.flow, answers: withoutPersonalData(visit.answers) } },
      ],
    },
    { timeout: 10_000, keepalive: true },
  );
}

/** The visit to take up again: the one kept on the device, or, where the device keeps nothing, what the server has of it. */
export async function loadVisit(flow: string): Promise<Visit | undefined> {
  // Read first: an answer given while the device is asked begins a session of its own, of which the server has nothing yet.
  const session = rememberedSession();
  const own = (await kept(nameOf(flow))) as Visit | undefined;
  if (own) return own;
  if (!session) return undefined;
  const answer = await call('GET', `/api/save-data/${encodeURIComponent(session)}`, undefined, { timeout: 4000 });
  const backup = field(answer?.body, 'userBackup');
  const progression = field(answer?.body, 'userProgression');
  if (answer?.status !== 200 || field(backup, 'flow') !== flow) return undefined;
  return {
    ...newVisit(flow, String(field(progression, 'step') ?? ''), {}),
    session,
    answers: (field(backup, 'answers') ?? {}) as Answers,
  };
}

/** Forgets the visit: its lead is on the way and a new visit starts afresh. */
export async function forgetVisit(flow: string): Promise<void> {
  try {
    sessionStorage.removeItem(sessionKey);
  } catch {
    // Storage is blocked: nothing was remembered.
  }
  newest = undefined;
  await writing;
  await erase(nameOf(flow));
}

function rememberSession(session: string): void {
  try {
    sessionStorage.setItem(sessionKey, session);
  } catch {
    // Storage is blocked: the visit can't be taken up after a reload, but it goes on.
  }
}

function rememberedSession(): string | null {
  try {
    return sessionStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}
