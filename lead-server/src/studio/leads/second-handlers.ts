import { mostLeadsForTwo, type Second } from '#contract/studio/desk-acts.ts';
import { type Actor, ActRefused, allow } from '../../desk/campaigns/acts.ts';
import { approveSecond, askSecond, refuseSecond, secondPermission, stillFits, takeApprovedFile } from '../../desk/four-eyes.ts';
import { leadsFile } from '../../desk/lead-csv.ts';
import { may } from '../../operators/operators.ts';
import type { FourEyesRow } from '../../store/four-eyes-store.ts';
import { callersDesk } from '../callers-desk.ts';
import type { StudioHandlers, StudioParts } from '../studio-parts.ts';
import { collectScope, refuseChanged } from './lead-scope.ts';

type SecondCall = 'exportLeads' | 'takeFile' | 'askSecond' | 'seconds' | 'second' | 'approveSecond' | 'refuseSecond';

/** Whether a request waits for this person. Pure. */
export const awaits = ({ state, act, askedBy, expiresAt }: FourEyesRow, { name, role }: Actor, now: number): boolean =>
  state === 'waiting' && expiresAt > now && askedBy !== name && may(role, secondPermission(act));

/** A request as its page shows it. Pure. */
const shown = (row: FourEyesRow, actor: Actor, now: number): Second => ({
  ...row,
  act: row.act as Second['act'],
  state: row.state === 'waiting' && row.expiresAt <= now ? 'expired' : row.state,
  mayDecide: awaits(row, actor, now),
});

/** Requests that a list shows. */
const listed = 50;

/** The answers about acts that need two persons. */
export function secondHandlers(parts: StudioParts): Pick<StudioHandlers, SecondCall> {
  const { store } = parts;
  async function load(id: string) {
    const request = await store.fourEyesRequest(id);
    if (!request) throw new ActRefused('There is no such request: it may be too old to be kept.');
    return request;
  }
  return {
    async exportLeads({ question, because }, caller) {
      allow(caller.actor, 'export');
      const { ids, count, isMore, label } = await collectScope(parts, { of: 'export', question });
      refuseChanged(count, count, isMore, 'leads', mostLeadsForTwo);
      await callersDesk(parts, caller).audit({ did: 'export leads', what: `${count}: ${label}`, because });
      return leadsFile(parts, ids);
    },
    async takeFile({ id }, caller) {
      allow(caller.actor, 'reveal');
      return leadsFile(parts, await takeApprovedFile(callersDesk(parts, caller), id));
    },
    async askSecond({ scope, count, because }, caller) {
      allow(caller.actor, secondPermission(scope.of));
      const found = await collectScope(parts, scope);
      refuseChanged(count, found.count, found.isMore, found.what, mostLeadsForTwo);
      return { id: await askSecond(callersDesk(parts, caller), { ...found, because }) };
    },
    async seconds(_, { actor }) {
      allow(actor, 'leads');
      const at = Date.now();
      return { at, rows: (await store.fourEyes(listed)).map((row) => shown(row, actor, at)) };
    },
    async second({ id }, { actor }) {
      allow(actor, 'leads');
      const at = Date.now();
      const { scope, ...row } = await load(id);
      const { fits, changed } = await stillFits(parts, { ...row, scope });
      return { at, row: shown(row, actor, at), fits, changed };
    },
    async approveSecond({ id, scopeHash, fits }, caller) {
      allow(caller.actor, secondPermission((await load(id)).act));
      return { done: await approveSecond(callersDesk(parts, caller), id, { scopeHash, fits }) };
    },
    async refuseSecond({ id, because }, caller) {
      allow(caller.actor, secondPermission((await load(id)).act));
      await refuseSecond(callersDesk(parts, caller), id, because);
      return {};
    },
  };
}
