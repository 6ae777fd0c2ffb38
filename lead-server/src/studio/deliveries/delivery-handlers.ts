import { mostLeadsAtOnce } from '#contract/studio/desk.ts';
import { mostLeadsForTwo } from '#contract/studio/desk-acts.ts';
import { actOnMany } from '../../desk/delivery-acts.ts';
import { pauseDestination, resumeDestination, sendTest, tryDestination } from '../../desk/destination-acts.ts';
import { ActRefused, allow } from '../../ops/campaigns/acts.ts';
import { callersDesk } from '../callers-desk.ts';
import { configuredOf, refuseChanged } from '../leads/lead-scope.ts';
import type { StudioHandlers, StudioParts } from '../studio-parts.ts';
import { deliveryOverview } from './delivery-overview.ts';
import { findGivenUp } from './given-up.ts';

type DeliveryCall = 'deliveries' | 'countGivenUp' | 'actOnGivenUp' | 'actOnDestination' | 'testDestination';

const acts = { pause: pauseDestination, resume: resumeDestination, try: tryDestination } as const;

/** The answers of Deliveries. Counts are read by a store of their own: no lead waits. */
export function deliveryHandlers(parts: StudioParts): Pick<StudioHandlers, DeliveryCall> {
  const { store, withReadOnlyStore, destinationStatuses } = parts;
  return {
    async deliveries(_, { actor }) {
      allow(actor, 'leads');
      const context = { sales: parts.sales, statuses: destinationStatuses() };
      return withReadOnlyStore((reader) => deliveryOverview(reader, context, Date.now()));
    },
    async countGivenUp({ filter }, { actor }) {
      allow(actor, 'send');
      const { found, isMore } = await findGivenUp(store, filter, mostLeadsForTwo);
      return { count: found.length, most: mostLeadsAtOnce, isMore };
    },
    async actOnGivenUp({ act, filter, count, because }, caller) {
      allow(caller.actor, 'send');
      const { found, isMore } = await findGivenUp(store, filter, mostLeadsAtOnce + 1);
      refuseChanged(count, found.length, isMore, 'deliveries');
      return { done: await actOnMany(callersDesk(parts, caller), act, found, because) };
    },
    async actOnDestination({ act, destination, because }, caller) {
      allow(caller.actor, 'send');
      if (!configuredOf(parts).has(destination))
        throw new ActRefused(`There is no destination ${destination} that has an address.`);
      await acts[act](callersDesk(parts, caller), destination, because);
      return {};
    },
    async testDestination({ destination, because }, caller) {
      allow(caller.actor, 'send');
      return { id: await sendTest(callersDesk(parts, caller), destination, configuredOf(parts), because) };
    },
  };
}
