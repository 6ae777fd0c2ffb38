import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { sha256 } from '../lib/hash.ts';
import { sameSecret } from '../lib/secrets.ts';
import type { Role } from '../settings/groups/ops.ts';
import { everyRow } from '../store/batches.ts';
import type { CounterStore } from '../store/counter-store.ts';
import type { ValueStore } from '../store/value-store.ts';
import type { Vault } from '../vault/vault.ts';
import { newTotpSecret, totpAddress, totpStepOf } from './totp.ts';

/** An operator's rights beyond viewing figures and ids. See docs/spec/consent.md#operators. */
const permissions = {
  /** Make links to test visits. */
  test: ['qa', 'media', 'marketer', 'operator', 'admin'],
  /** Make and edit drafts of campaigns. */
  draft: ['marketer', 'admin'],
  /** Publish a campaign, now or later. */
  publish: ['marketer', 'admin'],
  /** Approve another person's draft. */
  approve: ['qa', 'marketer', 'admin'],
  /** Pause a campaign, resume it, bring an earlier version back: what ends a harm needs no approval. */
  pause: ['marketer', 'operator', 'admin'],
  /** See figures of every affiliate, and experiments; who may not sees their own affiliates alone (MEDIA_AFFIDS). */
  affiliates: ['viewer', 'qa', 'marketer', 'operator', 'privacy', 'admin'],
  /** Upload what advertisements cost. */
  spend: ['media', 'marketer', 'admin'],
  /** See leads without personal data, and deliveries. */
  leads: ['operator', 'privacy', 'admin'],
  /** Send again, write off. */
  send: ['operator', 'admin'],
  /** See a person's data: each look is kept. */
  reveal: ['operator', 'privacy', 'admin'],
  /** Work on privacy requests: letters, erasures, copies. */
  privacy: ['privacy', 'admin'],
  /** Take a file of leads with their data: others who may reveal need a second person. */
  export: ['privacy'],
  /** Silence what the team is told, for a week. */
  silence: ['marketer', 'operator', 'admin'],
  /** See settings: brands, buyers, destinations, alerts. */
  settings: ['operator', 'privacy', 'admin'],
  /** Draft what settings say beside consents: numbers, hosts, buyers, destinations, alerts. */
  draftSettings: ['operator', 'admin'],
  /** Draft what consents say: the names of brands and their sellers. */
  draftConsents: ['privacy', 'admin'],
  /** Make settings live, and bring earlier ones back. */
  publishSettings: ['admin'],
  /** End the sessions of others. */
  sessions: ['admin'],
  /** See who works here; add people, change their roles, take them out. */
  people: ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Permission = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as readonly Permission[];

export const may = (role: Role, permission: Permission | undefined): boolean =>
  permission === undefined || (permissions[permission] as readonly Role[]).includes(role);

/** The roles that have a permission, for those who lack it. */
export const rolesFor = (permission: Permission): readonly Role[] => permissions[permission];

/** An operator as stored: sealed under their name. */
interface Operator {
  readonly name: string;
  readonly role: Role;
  readonly salt: string;
  readonly passwordHash: string;
  readonly totpSecret: string;
  /** Until when the password of the command line counts, which others may have seen. One of the operator's own has no end. */
  readonly firstUntil?: number;
}

/** The secrets of a new operator, shown once. */
export interface NewOperator {
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  /** For an authenticator app. */
  readonly codes: string;
}

// the audit has these names for others
export const operatorName = /^(?!(?:ops|token|page|server)$)[a-z][a-z\d.-]{1,39}$/;

const prefix = 'operator:';
const table = 'operators';
type Parts = {
  readonly store: ValueStore & CounterStore;
  readonly vault: Vault;
};

const argon2id = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;
/** As OWASP asks: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const hashOf = async (password: string, salt: string): Promise<string> =>
  (await argon2id('argon2id', { ...cost, message: password, nonce: Buffer.from(salt, 'base64url') })).toString('base64url');

const open = (vault: Vault, name: string, value: string): Operator =>
  JSON.parse(vault.decrypt(table, name, Buffer.from(value, 'base64'))) as Operator;

/** How long a first password counts: its owner makes one of their own at /ops/account. */
const firstPasswordMs = 3 * 86_400_000;

async function newPassword() {
  const password = randomBytes(16).toString('base64url');
  const salt = randomBytes(16).toString('base64url');
  return { password, sealed: { salt, passwordHash: await hashOf(password, salt) } };
}

const save = ({ store, vault }: Pick<Parts, 'vault'> & { readonly store: ValueStore }, operator: Operator) =>
  store.setValue(prefix + operator.name, vault.encrypt(table, operator.name, JSON.stringify(operator)).toString('base64'));

/** Makes an operator, or gives one a new password and codes. The password is a first one. */
export async function addOperator(parts: Parts, name: string, role: Role, now = Date.now()): Promise<NewOperator> {
  const { password, sealed } = await newPassword();
  const totpSecret = newTotpSecret();
  await save(parts, { name, role, ...sealed, totpSecret, firstUntil: now + firstPasswordMs });
  return { name, role, password, codes: totpAddress(totpSecret, name) };
}

export type OwnSecret = 'password' | 'codes';

/** Gives an operator who is signed in a new password, or new codes. @returns it, to be shown once */
export async function renewOwn(parts: Parts, name: string, which: OwnSecret): Promise<string> {
  const value = await parts.store.getValue(prefix + name);
  if (value === undefined) throw new Error('There is no such operator');
  const { firstUntil, ...operator } = open(parts.vault, name, value);
  if (which === 'password') {
    const { password, sealed } = await newPassword();
    await save(parts, { ...operator, ...sealed });
    return password;
  }
  const totpSecret = newTotpSecret();
  await save(parts, { ...operator, totpSecret, ...(firstUntil !== undefined && { firstUntil }) });
  return totpAddress(totpSecret, name);
}

/** Gives an operator another role. What they sign in with stays. */
export async function changeOperatorRole(parts: Parts, name: string, role: Role): Promise<void> {
  const value = await parts.store.getValue(prefix + name);
  if (value === undefined) throw new Error('There is no such operator');
  await save(parts, { ...open(parts.vault, name, value), role });
}

/** @returns whether there was one */
export async function removeOperator({ store }: Pick<Parts, 'store'>, name: string): Promise<boolean> {
  return store.deleteValue(prefix + name);
}

/** All operators. */
export async function* operators({ store, vault }: Parts): AsyncGenerator<VerifiedOperator> {
  const rows = everyRow(
    '',
    (page) => store.valuesWithPrefix(prefix, page),
    ({ name }) => name,
  );
  for await (const { name, value } of rows) {
    const { role, firstUntil } = open(vault, name.slice(prefix.length), value);
    yield { name: name.slice(prefix.length), role, isFirst: firstUntil !== undefined };
  }
}

/** Seals the operators under the newest key, as `ops keys rotate` does everything. */
export async function resealOperators({ store, vault }: Parts): Promise<void> {
  const rows = everyRow(
    '',
    (page) => store.valuesWithPrefix(prefix, page),
    ({ name }) => name,
  );
  for await (const { name: key, value } of rows) {
    const [name, sealed] = [key.slice(prefix.length), Buffer.from(value, 'base64')];
    if (vault.isCurrent(sealed)) continue;
    await store.setValue(key, vault.encrypt(table, name, vault.decrypt(table, name, sealed)).toString('base64'));
  }
}

/** Whether anybody may sign in by name: then no token opens anything any more. */
export const hasOperators = async (store: ValueStore): Promise<boolean> =>
  (await store.valuesWithPrefix(prefix, { after: '', limit: 1 })).length > 0;

/** An unknown name takes as long as a wrong password. */
const nobody = { salt: randomBytes(16).toString('base64url'), passwordHash: '', totpSecret: '' };
const codeLifeMs = 120_000;

/** An operator without their secrets. */
export interface VerifiedOperator extends Pick<Operator, 'name' | 'role'> {
  /** Their password is still the one of the command line. */
  readonly isFirst: boolean;
}

/** The operator of a name, password and code; undefined for wrong ones, or after a first password's end. A code counts once. */
export async function verifyOperator(
  { store, vault }: Parts,
  { name, password, code }: { readonly name: string; readonly password: string; readonly code: string },
  now: number,
): Promise<VerifiedOperator | undefined> {
  const value = operatorName.test(name) ? await store.getValue(prefix + name) : undefined;
  const operator = value === undefined ? undefined : open(vault, name, value);
  const { salt, passwordHash, totpSecret } = operator ?? nobody;
  const isRight = sameSecret(await hashOf(password, salt), passwordHash);
  const step = totpSecret === '' ? undefined : totpStepOf(totpSecret, code, now);
  if (!operator || !isRight || step === undefined || now > (operator.firstUntil ?? now)) return undefined;
  const { count } = await store.incrementCounter(`ops code ${name} ${step} ${sha256(totpSecret)}`, now, now + codeLifeMs);
  return count === 1 ? { name, role: operator.role, isFirst: operator.firstUntil !== undefined } : undefined;
}
