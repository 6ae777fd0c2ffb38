import type { Actor } from '../../desk/campaigns/acts.ts';
import { may } from '../../operators/operators.ts';
import type { Config } from '../../settings/config.ts';

/** The affiliates whose figures alone a person may see; undefined for one who sees all. */
export const ownAffids = (
  { MEDIA_AFFIDS }: Pick<Config, 'MEDIA_AFFIDS'>,
  { name, role }: Actor,
): readonly string[] | undefined =>
  may(role, 'affiliates') ? undefined : MEDIA_AFFIDS.filter(([who]) => who === name).map(([, affid]) => affid);
