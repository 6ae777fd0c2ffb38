import { brandIds, type SiteBrand } from '#contract/site/site.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { buyerNameOf } from '../delivery/destinations.ts';
import { may, type Permission, permissionNames, rolesFor } from '../ops/operators/operators.ts';
import { siteAddress } from '../settings/config.ts';
import { auditHandlers } from './audit/audit-handlers.ts';
import { campaignHandlers } from './campaign-handlers.ts';
import { deliveryHandlers } from './deliveries/delivery-handlers.ts';
import { experimentHandlers } from './experiments-handler.ts';
import { figureHandlers } from './figures/figure-handlers.ts';
import { leadHandlers } from './leads/lead-handlers.ts';
import { secondHandlers } from './leads/second-handlers.ts';
import { requestHandlers } from './privacy/request-handlers.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import type { StudioHandlers, StudioParts } from './studio-parts.ts';
import { todayHandler } from './today/today-handler.ts';
import { silenceHandler } from './told/silence-handler.ts';

const lacking = (held: readonly Permission[]) =>
  Object.fromEntries(permissionNames.filter((each) => !held.includes(each)).map((each) => [each, rolesFor(each)] as const));

/** What of the settings the page shows, and campaigns choose from. */
const choicesOf = ({ settings, buying }: StudioParts): Pick<StudioAnswer<'session'>, 'brands' | 'destinations'> => {
  const { site } = settings.current();
  const shown = ({ name, hosts, sellers, callNumber }: SiteBrand) => ({ name, hosts, sellers, callNumber });
  return {
    brands: Object.fromEntries(brandIds.map((id) => [id, shown(site.brands[id])])) as StudioAnswer<'session'>['brands'],
    destinations: buying.map(({ name, sale, flows }) => ({ name, buyer: buyerNameOf(sale), ...(flows && { flows }) })),
  };
};

export function studioHandlers(parts: StudioParts): StudioHandlers {
  const { config } = parts;
  return {
    async session(_, { actor: { name, role }, token }) {
      const held = permissionNames.filter((each) => may(role, each));
      return {
        name,
        role,
        may: held,
        lacks: lacking(held),
        approvers: rolesFor('approve'),
        approvals: config.APPROVALS === 'on',
        company: config.COMPANY_NAME,
        site: siteAddress(config),
        zone: config.BUSINESS_ZONE,
        ...choicesOf(parts),
        token,
      };
    },
    ...todayHandler(parts),
    ...silenceHandler(parts),
    ...campaignHandlers(parts),
    ...experimentHandlers(parts),
    ...leadHandlers(parts),
    ...secondHandlers(parts),
    ...deliveryHandlers(parts),
    ...auditHandlers(parts),
    ...figureHandlers(parts),
    ...requestHandlers(parts),
    ...settingsHandlers(parts),
  };
}
