import { addOperator, operatorName, operators, removeOperator } from '../../src/ops/operators/operators.ts';
import { endSessionsOf } from '../../src/ops/operators/ops-session.ts';
import { type Role, roles } from '../../src/settings/groups/ops.ts';
import { asJson, type Command, print, UsageError } from './command.ts';

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);

/** The checked arguments. @throws UsageError */
function typed([what, name = '', role = '']: readonly string[]): { readonly name: string; readonly role: Role | undefined } {
  const isAdd = what === 'add';
  if (!isAdd && what !== 'remove') throw new UsageError(`ops ${operatorsCommand.usage[0]}`);
  if (!operatorName.test(name)) throw new UsageError('A name has small letters, digits, dots and hyphens: ana.rivera');
  if (isAdd !== isRole(role)) throw new UsageError(`A role is one of ${roles.join(', ')}, and only add takes one.`);
  return { name, role: isRole(role) ? role : undefined };
}

export const operatorsCommand: Command = {
  usage: [
    `operators [--json] | operators add <name> <${roles.join('|')}> | operators remove <name>`,
    'who may sign in at /ops; add prints a password and the address for an authenticator app once, also to replace them',
  ],
  words: [0, 2, 3],
  opens: true,
  audited: ({ rest }) => {
    if (rest.length === 0) return { did: 'list', what: 'operators' };
    const { name, role } = typed(rest);
    return { did: 'operators', what: role ? `${name}: ${role}` : `${name}: removed` };
  },
  async run({ store, vault, given, rest }) {
    const parts = { store, vault: vault() };
    if (rest.length === 0) return print(operators(parts), given.json, ['name', 'role'], ({ name, role }) => [name, role]);
    const { name, role } = typed(rest);
    const made = role && (await addOperator(parts, name, role));
    const wasThere = made !== undefined || (await removeOperator(parts, name));
    // from the first name on the token opens nothing, nor does a session that began with it
    for (const each of made ? [name, 'token'] : [name]) await endSessionsOf(parts, each);
    if (!wasThere) throw new UsageError(`There is no operator ${name}.`);
    console.log(made ? asJson(made, 2) : `${name} can't sign in any more, and the open sessions have ended.`);
  },
};
