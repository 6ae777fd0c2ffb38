import { allow } from '../../desk/campaigns/acts.ts';
import { addPerson, changeRole, endSessions, type PeopleDesk, people, removePerson, roleNamed } from '../../desk/people-acts.ts';
import { roles } from '../../settings/groups/ops.ts';
import { auditorOf } from '../callers-desk.ts';
import { deskOf, type StudioCaller, type StudioHandlers, type StudioParts } from '../studio-parts.ts';

type PeopleCall = 'people' | 'addPerson' | 'changeRole' | 'endSessions' | 'removePerson';

/** The answers of People. The command line's desk is beside its command. */
export function peopleHandlers(parts: StudioParts): Pick<StudioHandlers, PeopleCall> {
  const { config, store, vault } = parts;
  const hasProvider = config.OIDC_ISSUER !== undefined;
  const byProvider = hasProvider && config.OPS_PASSWORDS === 'off';
  const peopleDesk = (caller: StudioCaller): PeopleDesk => ({
    ...deskOf(parts, caller),
    ...{ store, vault, actor: caller.actor, byProvider, write: auditorOf(parts, caller) },
  });
  return {
    async people(_, { actor }) {
      allow(actor, 'people');
      const at = Date.now();
      return { at, rows: await people({ store, vault, now: () => at }), roles, hasProvider, byProvider };
    },
    addPerson: ({ name, role }, caller) => addPerson(peopleDesk(caller), name, roleNamed(role)),
    async changeRole({ name, was, role, because }, caller) {
      await changeRole(peopleDesk(caller), name, { was, role: roleNamed(role), because });
      return {};
    },
    endSessions: async ({ name }, caller) => ({ done: await endSessions(peopleDesk(caller), name) }),
    removePerson: ({ name, because }, caller) => removePerson(peopleDesk(caller), name, because),
  };
}
