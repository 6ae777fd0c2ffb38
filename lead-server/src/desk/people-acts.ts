import { HttpError } from '../lib/http-error.ts';
import {
  addOperator,
  changeOperatorRole,
  type NewOperator,
  operatorName,
  operators,
  removeOperator,
} from '../operators/operators.ts';
import { endSession, endSessionsOf, forgetSignIn, openSessions, rememberedSignIns } from '../operators/ops-session.ts';
import { providerPrefix } from '../operators/single-sign-on.ts';
import { type Role, roles } from '../settings/groups/ops.ts';
import type { CounterStore } from '../store/counter-store.ts';
import type { ValueStore } from '../store/value-store.ts';
import type { Vault } from '../vault/vault.ts';
import type { WriteAudit } from './acts.ts';
import { type Actor, allow } from './campaigns/acts.ts';
import type { AuditedDesk } from './campaigns/audited.ts';
import { handOverDrafts } from './campaigns/drafts.ts';

/** What acts on people need, for one admin. */
export interface PeopleDesk extends AuditedDesk {
  readonly store: AuditedDesk['store'] & ValueStore & CounterStore;
  readonly vault: Vault;
  readonly actor: Actor;
  /** Whether people sign in by the provider alone, which has their roles (OIDC_ROLES). */
  readonly byProvider: boolean;
  readonly write: WriteAudit;
}

/** A person who may sign in, or did by the provider. */
export interface Colleague {
  readonly name: string;
  /** As the provider calls them; '' for others. */
  readonly label: string;
  readonly role: Role;
  /** `first`: the password that was given out is not replaced yet. */
  readonly by: 'password' | 'first' | 'provider';
  /** When they signed in last, or were active in an open session; 0 for never. */
  readonly seenAt: number;
  readonly sessions: number;
}

/** @throws HttpError 409 for what is no role */
export function roleNamed(text: string): Role {
  const found = roles.find((each) => each === text);
  if (found === undefined) throw refused(`A role is one of ${roles.join(', ')}.`);
  return found;
}

const refused = (message: string) => new HttpError(409, 'refused', message);

/** Everybody who may sign in, by name, and who came by the provider lately. @throws StoreUnavailable */
export async function people({ store, vault, now }: Pick<PeopleDesk, 'store' | 'vault' | 'now'>): Promise<readonly Colleague[]> {
  const open = await openSessions({ store, vault }, now());
  const signIns = await rememberedSignIns(store, now());
  const activity = (name: string) => {
    const own = open.filter((each) => each.name === name);
    return { sessions: own.length, seenAt: Math.max(signIns.get(name)?.at ?? 0, ...own.map(({ seenAt }) => seenAt)) };
  };
  const found: Colleague[] = [];
  for await (const { name, role, isFirst } of operators({ store, vault }))
    found.push({ name, label: '', role, by: isFirst ? 'first' : 'password', ...activity(name) });
  for (const [name, { role, label }] of signIns)
    if (name.startsWith(providerPrefix)) found.push({ name, label, role, by: 'provider', ...activity(name) });
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

/** @throws HttpError 409 where the provider has everybody's role, or the name is no operator's */
async function toChange(desk: PeopleDesk, name: string): Promise<Colleague> {
  allow(desk.actor, 'people');
  if (desk.byProvider) throw refused('The sign-in service decides who works here, and as what (OIDC_ROLES): change it there.');
  const found = (await people(desk)).find((each) => each.name === name && each.by !== 'provider');
  if (!found) throw refused(`There is no operator ${name}.`);
  return found;
}

/** @throws HttpError 409 where nobody else would be an admin */
async function refuseLastAdmin(desk: PeopleDesk, { name, role }: Colleague): Promise<void> {
  if (role !== 'admin') return;
  const admins = (await people(desk)).filter((each) => each.role === 'admin' && each.by !== 'provider');
  if (admins.every((each) => each.name === name)) throw refused(`${name} is the last admin: make somebody else one first.`);
}

/** Makes a person, whose first password and codes are shown once. @throws HttpError 409 for a name that there is */
export async function addPerson(desk: PeopleDesk, name: string, role: Role): Promise<NewOperator> {
  allow(desk.actor, 'people');
  if (desk.byProvider) throw refused('The sign-in service decides who works here, and as what (OIDC_ROLES): add them there.');
  if (!operatorName.test(name)) throw refused('A name has small letters, digits, dots and hyphens: ana.rivera');
  if ((await people(desk)).some((each) => each.name === name)) throw refused(`There is a ${name} already.`);
  return giveSecrets(desk, name, role);
}

/** Makes a person, or gives one new secrets and a role: their sessions end. */
export async function giveSecrets(desk: PeopleDesk, name: string, role: Role): Promise<NewOperator> {
  allow(desk.actor, 'people');
  await desk.write({ did: 'operators', what: `${name}: ${role}` });
  const made = await addOperator(desk, name, role, desk.now());
  // from the first name on the token opens nothing, nor does a session that began with it
  for (const each of [name, 'token']) await endSessionsOf(desk, each);
  return made;
}

/** Gives a person another role. Their sessions end: they sign in with the new one. @throws HttpError 409 for the last admin */
export async function changeRole(
  desk: PeopleDesk,
  name: string,
  { was, role, because }: { readonly was?: string; readonly role: Role; readonly because?: string | undefined },
): Promise<void> {
  const found = await toChange(desk, name);
  if (was !== undefined && was !== found.role)
    throw new HttpError(409, 'conflict', `${name} is ${found.role} by now, and was ${was} when you looked.`);
  if (found.role === role) throw refused(`${name} is ${role} already.`);
  await refuseLastAdmin(desk, found);
  await desk.write({ did: 'operators', what: `${name}: ${found.role} to ${role}`, ...(because && { because }) });
  await changeOperatorRole(desk, name, role);
  await endSessionsOf(desk, name);
}

/** Ends a person's sessions, at every server. @param id of one alone @returns how many */
export async function endSessions(desk: PeopleDesk, name: string, id?: string): Promise<number> {
  if (name !== desk.actor.name) allow(desk.actor, 'sessions');
  const own = (await openSessions(desk, desk.now())).filter((each) => each.name === name && (id === undefined || each.id === id));
  if (own.length === 0) throw refused(`${name} has no open session.`);
  await desk.write({ did: 'end session', what: name });
  for (const each of own) await endSession(desk, each.id);
  return own.length;
}

/** What of a person who left was handed over, or stopped. */
export interface Left {
  /** Paths of drafts that are the remover's now. */
  readonly drafts: readonly string[];
  /** How many planned publications and pauses wait for somebody to plan them again. */
  readonly schedules: number;
}

/**
 * Takes a person out: their sessions end at once, their drafts are handed over, what they planned is stopped and says why. The audit
 * keeps their name.
 * @throws HttpError 409 for oneself and the last admin
 */
export async function removePerson(desk: PeopleDesk, name: string, because?: string): Promise<Left> {
  const found = await toChange(desk, name);
  if (name === desk.actor.name) throw refused('Nobody takes out themself: ask another admin.');
  await refuseLastAdmin(desk, found);
  await desk.write({ did: 'operators', what: `${name}: removed`, ...(because && { because }) });
  await removeOperator(desk, name);
  await endSessionsOf(desk, name);
  await forgetSignIn(desk.store, name);
  const planned = (await desk.store.campaignSchedules()).filter(({ by, state }) => by === name && state === 'waiting');
  for (const { id } of planned) await desk.store.endSchedule(id, 'failed', `${name} has left: plan it again, or cancel it`);
  return { drafts: await handOverDrafts(desk, name, desk.actor.name), schedules: planned.length };
}
