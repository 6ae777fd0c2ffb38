import { auditWitness } from '../../src/desk/audit-log.ts';
import {
  addPerson,
  changeRole,
  endSessions,
  giveSecrets,
  type PeopleDesk,
  people,
  removePerson,
} from '../../src/desk/people-acts.ts';
import { type Role, roles } from '../../src/settings/groups/ops.ts';
import { actorName, audit } from './audit.ts';
import { asJson, type Command, type Context, print, UsageError } from './command.ts';
import { asTyped } from './own-desk.ts';

/** The desk of whoever types: who has the machine is an admin. */
function deskOf(context: Context): PeopleDesk {
  const { store, config, given } = context;
  const vault = context.vault();
  return {
    ...{ store, vault, now: Date.now, from: 'ops', audit: { vault, witness: auditWitness(config) } },
    actor: { name: actorName(given), role: 'admin' },
    byProvider: config.OIDC_ISSUER !== undefined && config.OPS_PASSWORDS === 'off',
    write: (entry) => audit(context, entry),
  };
}

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);

type Act = (desk: PeopleDesk, name: string, role: Role, because: string | undefined) => Promise<string>;

/** Acts that take a role, and those that take none. */
const withRole: Readonly<Record<string, Act>> = {
  add: async (desk, name, role) => {
    const isThere = (await people(desk)).some((each) => each.name === name);
    return asJson(await (isThere ? giveSecrets : addPerson)(desk, name, role), 2);
  },
  role: async (desk, name, role, because) => {
    await changeRole(desk, name, { role, because });
    return `${name} is ${role} from the next sign-in on; the open sessions have ended.`;
  },
};
const without: Readonly<Record<string, (desk: PeopleDesk, name: string, because: string | undefined) => Promise<string>>> = {
  remove: async (desk, name, because) => {
    const { drafts, schedules } = await removePerson(desk, name, because);
    const handed = drafts.length > 0 ? ` Their drafts are yours now: ${drafts.join(', ')}.` : '';
    const stopped = schedules > 0 ? ` ${schedules} planned of theirs stopped: ops health names each.` : '';
    return `${name} can't sign in any more, and the open sessions have ended.${handed}${stopped}`;
  },
  end: async (desk, name) => `${await endSessions(desk, name)} ended.`,
};

export const operatorsCommand: Command = {
  usage: [
    `operators [--json] | operators add|role <name> <${roles.join('|')}> [--because "..."] | operators remove|end <name> [--because "..."]`,
    'who may sign in at /ops; add prints a password and the address for an authenticator app once, also to replace them; end ends the sessions of one',
  ],
  words: [0, 2, 3],
  opens: true,
  changes: true,
  async run(context) {
    const { given, rest } = context;
    const [what = '', name = '', role = ''] = rest;
    const desk = deskOf(context);
    if (rest.length === 0) {
      await audit(context, { did: 'list', what: 'operators' });
      return print(await people(desk), given.json, ['name', 'role', 'signs in by', 'sessions'], (each) => [
        ...[each.name, each.role, each.by, String(each.sessions)],
      ]);
    }
    const takesRole = Object.hasOwn(withRole, what);
    if (!takesRole && !Object.hasOwn(without, what)) throw new UsageError(`ops ${operatorsCommand.usage[0]}`);
    if (takesRole !== isRole(role)) throw new UsageError(`A role is one of ${roles.join(', ')}, and only add and role take one.`);
    const act = isRole(role) ? withRole[what]?.(desk, name, role, given.because) : without[what]?.(desk, name, given.because);
    console.log(await act?.catch(asTyped));
  },
};
