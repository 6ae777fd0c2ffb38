import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readHostCookie, setHostCookie } from '../lib/cookies.ts';
import { hasBearerToken, sameSecret } from '../lib/secrets.ts';
import type { Role } from '../settings/groups/ops.ts';
import { everyRow } from '../store/batches.ts';
import type { ValueStore } from '../store/value-store.ts';
import { undefinedIfUnreadable, type Vault } from '../vault/vault.ts';
import { hasOperators } from './operators.ts';

/** A session ends after so long without a request, and at the end of a working day. */
const idleMs = 30 * 60_000;
const longestMs = 8 * 3_600_000;
/** How often it is noted that a session is in use. */
const noteEveryMs = 60_000;

export interface Session {
  /** Identifies the session to end it; it opens nothing. */
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly startedAt: number;
  readonly seenAt: number;
  /** Keyed hash of the network that it began from. */
  readonly from: string;
}

/** The parts that sessions need. */
export interface SessionOptions {
  readonly vault: Pick<Vault, 'keyedHash' | 'keyedHashes' | 'encrypt' | 'decrypt'>;
  readonly store: ValueStore;
  readonly token: string;
  /** Whether operators reach it over https: then only a cookie that no other host can set counts. */
  readonly isHttps: (request: IncomingMessage) => boolean;
}

const prefix = 'ops-session:';
const table = 'ops sessions';
const purpose = 'ops session';

type IsHttps = Pick<SessionOptions, 'isHttps'>;
const cookieOf = (request: IncomingMessage, { isHttps }: IsHttps) =>
  readHostCookie(request.headers.cookie, 'ops', isHttps(request));
const cookie = (secure: boolean, value: string, seconds: number) =>
  setHostCookie('ops', value, { secure, seconds, sameSite: 'Strict' });

/** Takes the cookie away. */
export const expiredCookie = (request: IncomingMessage, { isHttps }: IsHttps): string => cookie(isHttps(request), '', 0);

const seal = (vault: SessionOptions['vault'], session: Session) =>
  vault.encrypt(table, session.id, JSON.stringify(session)).toString('base64');
const unseal = (vault: SessionOptions['vault'], id: string, value: string): Session | undefined =>
  undefinedIfUnreadable(() => JSON.parse(vault.decrypt(table, id, Buffer.from(value, 'base64'))) as Session);

/** Begins a session, and notes when the person came. @returns its cookie */
export async function beginSession(
  { vault, store }: Pick<SessionOptions, 'vault' | 'store'>,
  { label = '', ...who }: Pick<Session, 'name' | 'role' | 'from'> & { readonly label?: string },
  now: number,
  secure: boolean,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const id = vault.keyedHash(purpose, secret);
  await store.setValue(prefix + id, seal(vault, { id, ...who, startedAt: now, seenAt: now }));
  await store.setValue(signInPrefix + who.name, JSON.stringify({ at: now, role: who.role, label } satisfies SignInNote));
  return cookie(secure, secret, longestMs / 1000);
}

const signInPrefix = 'ops-signed-in:';
/** assumed: who has not signed in for so long is no colleague any more, where the provider knows them alone. */
const rememberedMs = 180 * 86_400_000;

/** When a person signed in last, as what, and how their provider calls them. */
interface SignInNote {
  readonly at: number;
  readonly role: Role;
  readonly label: string;
}

/** Each person's last sign-in by their name; what is too old is forgotten. */
export async function rememberedSignIns(store: ValueStore, now: number): Promise<ReadonlyMap<string, SignInNote>> {
  const found = new Map<string, SignInNote>();
  const rows = everyRow(
    '',
    (page) => store.valuesWithPrefix(signInPrefix, page),
    ({ name }) => name,
  );
  for await (const { name, value } of rows) {
    const last = JSON.parse(value) as SignInNote;
    if (now - last.at > rememberedMs) await store.deleteValue(name);
    else found.set(name.slice(signInPrefix.length), last);
  }
  return found;
}

/** Forgets when somebody signed in, who has left. */
export const forgetSignIn = async (store: ValueStore, name: string): Promise<void> =>
  void (await store.deleteValue(signInPrefix + name));

const isOver = ({ startedAt, seenAt }: Session, now: number) => now - seenAt > idleMs || now - startedAt > longestMs;

async function storedSession(
  { vault, store }: Pick<SessionOptions, 'vault' | 'store'>,
  secret: string,
): Promise<Session | undefined> {
  for (const id of vault.keyedHashes(purpose, secret)) {
    const value = await store.getValue(prefix + id);
    if (value !== undefined) return unseal(vault, id, value);
  }
  return undefined;
}

/** The operator of a request: a session's, or the token's holder while there are no named operators. Undefined for a stranger. */
export async function sessionOf(request: IncomingMessage, parts: SessionOptions, now: number): Promise<Session | undefined> {
  if (hasBearerToken(request.headers.authorization, parts.token) && !(await hasOperators(parts.store)))
    return { id: '', name: 'token', role: 'admin', startedAt: now, seenAt: now, from: '' };
  const secret = cookieOf(request, parts);
  const session = secret ? await storedSession(parts, secret) : undefined;
  if (!session) return undefined;
  if (isOver(session, now)) {
    await parts.store.deleteValue(prefix + session.id);
    return undefined;
  }
  if (now - session.seenAt > noteEveryMs)
    await parts.store.setValue(prefix + session.id, seal(parts.vault, { ...session, seenAt: now }));
  return session;
}

/** Ends a session, at every replica. @returns whether there was one */
export const endSession = ({ store }: Pick<SessionOptions, 'store'>, id: string): Promise<boolean> =>
  store.deleteValue(prefix + id);

/** The sessions that are not over. */
export async function openSessions(
  { vault, store }: Pick<SessionOptions, 'vault' | 'store'>,
  now: number,
): Promise<readonly Session[]> {
  const found: Session[] = [];
  const rows = everyRow(
    '',
    (page) => store.valuesWithPrefix(prefix, page),
    ({ name }) => name,
  );
  for await (const { name, value } of rows) {
    const session = unseal(vault, name.slice(prefix.length), value);
    if (session && !isOver(session, now)) found.push(session);
  }
  return found;
}

/**
 * Ends the sessions of a name, after its removal or a change of password or role.
 * @param but the id of one that goes on
 */
export async function endSessionsOf(parts: Pick<SessionOptions, 'vault' | 'store'>, name: string, but?: string): Promise<void> {
  for (const { id, ...each } of await openSessions(parts, Date.now()))
    if (each.name === name && id !== but) await endSession(parts, id);
}

/** The name of the hidden field that each form of a session carries. */
export const formTokenField = 'form_token';

/**
 * The token of a session's forms: a script on another page of this host can make the browser send the cookie, but cannot read
 * this. '' without a session's cookie.
 */
export function formToken(request: IncomingMessage, parts: SessionOptions): string {
  const secret = cookieOf(request, parts);
  return secret ? parts.vault.keyedHash('ops form', secret) : '';
}

/** Whether a form came from a page of its session. A caller with the token in a header needs none. */
export function hasFormToken(request: IncomingMessage, parts: SessionOptions, given: string): boolean {
  const secret = cookieOf(request, parts);
  if (!secret) return request.headers.authorization !== undefined;
  return parts.vault.keyedHashes('ops form', secret).some((each) => sameSecret(given, each));
}
