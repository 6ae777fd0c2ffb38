import { mostLeadsAtOnce } from '#contract/studio/desk.ts';
import { allow } from '../../ops/campaigns/acts.ts';
import { actOnAll, callersDesk, refuseChanged } from '../leads/lead-handlers.ts';
import type { StudioHandlers, StudioParts } from '../studio-parts.ts';
import { deliveryOverview } from './delivery-overview.ts';
import { findGivenUp } from './given-up.ts';

type DeliveryCall = 'deliveries' | 'countGivenUp' | 'actOnGivenUp';

/** The answers of Deliveries. Counts are read by a store of their own: no lead waits. */
export function deliveryHandlers(parts: StudioParts): Pick<StudioHandlers, DeliveryCall> {
  const { store, sales, withReadOnlyStore, destinationStatuses } = parts;
  return {
    async deliveries(_, { actor }) {
      allow(actor, 'leads');
      const context = { sales, statuses: destinationStatuses() };
      return withReadOnlyStore((reader) => deliveryOverview(reader, context, Date.now()));
    },
    async countGivenUp({ filter }, { actor }) {
      allow(actor, 'send');
      const { found, isMore } = await findGivenUp(store, filter, mostLeadsAtOnce + 1);
      return { count: found.length, most: mostLeadsAtOnce, isMore };
    },
    async actOnGivenUp({ act, filter, count, because }, caller) {
      allow(caller.actor, 'send');
      const { found, isMore } = await findGivenUp(store, filter, mostLeadsAtOnce + 1);
      refuseChanged(count, found.length, isMore, 'deliveries');
      return { done: await actOnAll(callersDesk(parts, caller), act, found, because) };
    },
  };
}
