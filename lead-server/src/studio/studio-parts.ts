import type { RenderPage } from '#contract/api/page-rendering.ts';
import type { CheckCampaigns } from '#contract/campaign/campaign.ts';
import type { StudioAnswer, StudioBody, StudioCallName } from '#contract/studio/calls.ts';
import type { Campaigns } from '../campaigns/live-campaigns.ts';
import type { Sale } from '../delivery/destinations.ts';
import type { DestinationStatus } from '../delivery/endpoint.ts';
import type { BuyingDestination } from '../delivery/lead-destinations.ts';
import type { Log } from '../lib/log.ts';
import { auditWitness } from '../ops/audit-log.ts';
import type { Actor, CampaignDesk } from '../ops/campaigns/acts.ts';
import type { PrivacyContext } from '../privacy/privacy-operations.ts';
import type { Config } from '../settings/config.ts';
import type { LiveSettings } from '../site/live-settings.ts';
import type { WithReadOnlyStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import type { Vault } from '../vault/vault.ts';

/** What the studio's calls need. */
export interface StudioParts {
  readonly config: Config;
  readonly store: Store;
  readonly vault: Vault;
  readonly check: CheckCampaigns;
  /** What draws a page; undefined where the funnel is not built. */
  readonly render: RenderPage | undefined;
  readonly campaigns: Pick<Campaigns, 'table'>;
  readonly settings: Pick<LiveSettings, 'current'>;
  /** The days (ISO) by which visual switches are to be decided. */
  readonly switchEnds: Readonly<Record<string, string>>;
  readonly withReadOnlyStore: WithReadOnlyStore;
  /** Destinations that buy leads (`salesOf`), as the settings say when it is read. */
  readonly sales: ReadonlyMap<string, Sale>;
  /** The same without test addresses, with the flows that each takes. */
  readonly buying: readonly BuyingDestination[];
  /** How the destinations of this server stand. */
  readonly destinationStatuses: () => readonly DestinationStatus[];
  /** What carries out privacy requests. */
  readonly privacy: PrivacyContext;
  readonly log: Log;
}

/** Who calls. */
export interface StudioCaller {
  readonly actor: Actor;
  /** Keyed hash of the network. */
  readonly from: string;
  /** The token of the session's calls and forms. */
  readonly token: string;
}

/** What acts on campaigns need, for one caller. */
export const deskOf = ({ config, store, vault, check }: StudioParts, { from }: StudioCaller): CampaignDesk => ({
  store,
  check,
  audit: { vault, witness: auditWitness(config) },
  from,
  approvals: config.APPROVALS === 'on',
  hasCache: config.PURGE_URL !== undefined,
  now: Date.now,
});

/** What answers each call. It throws ActRefused for what is not done, in words for the person who tried. */
export type StudioHandlers = {
  readonly [Name in StudioCallName]: (body: StudioBody<Name>, caller: StudioCaller) => Promise<StudioAnswer<Name>>;
};
