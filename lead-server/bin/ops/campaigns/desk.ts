import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { auditWitness } from '../../../src/desk/audit-log.ts';
import type { CampaignDesk, CampaignLook } from '../../../src/desk/campaigns/acts.ts';
import type { Store } from '../../../src/store/store.ts';
import { checkOwnKeys } from '../../../src/submissions/key-check.ts';
import { readKeys } from '../../../src/vault/keys.ts';
import { createVault, type Vault } from '../../../src/vault/vault.ts';
import type { Context } from '../command.ts';

/** What was typed. */
export type Given = Omit<Context, 'store' | 'vault'>;
/** What looks at campaigns need. */
export interface Desk extends CampaignLook {
  readonly store: Store;
  readonly own: readonly CampaignContent[];
}
/** What acts on campaigns need. */
export type Acting = Desk & CampaignDesk & { readonly vault: Vault };

/** Day and minute, in UTC. */
export const minute = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** The desk with what acts need: the audit is under the data key. */
export async function actingDesk({ config }: Given, desk: Desk): Promise<Acting> {
  const keys = readKeys(config);
  await checkOwnKeys(desk.store, keys);
  const vault = createVault(keys);
  const audit = { vault, witness: auditWitness(config) };
  const hasCache = config.PURGE_URL !== undefined;
  return { ...desk, vault, audit, from: 'ops', approvals: config.APPROVALS === 'on', hasCache };
}
