import { type CampaignProblem, type CheckCampaigns, keyOfPath } from '#contract/campaign/campaign.ts';
import type { StudioConflict } from '#contract/studio/calls.ts';
import { contentOf } from '../../campaigns/content.ts';
import { may, type Permission, rolesFor } from '../../operators/operators.ts';
import type { Role } from '../../settings/groups/ops.ts';
import type { CampaignStore, StoredCampaign, StoredDraft, StoredVersion } from '../../store/campaign-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import type { AuditParts } from '../audit-chain.ts';

/** Who acts, by name and role. */
export interface Actor {
  readonly name: string;
  readonly role: Role;
}

/** What looks at campaigns need. */
export interface CampaignLook {
  readonly store: CampaignStore;
  readonly check: CheckCampaigns;
  readonly now: () => number;
}

/** What the acts on campaigns need; the command line and the studio call the same ones. */
export interface CampaignDesk extends CampaignLook {
  readonly store: CampaignStore & ValueStore;
  readonly audit: Omit<AuditParts, 'store'>;
  /** Where the acts come from, as the audit has it. */
  readonly from?: string | undefined;
  /** Whether a second person has to approve what goes live (APPROVALS). */
  readonly approvals: boolean;
  /** Whether there is a cache to be told (PURGE_URL). */
  readonly hasCache: boolean;
}

/** An act that was not done, said to the person who tried. */
export class ActRefused extends Error {
  readonly problems: readonly CampaignProblem[];
  /** Of a stale save: somebody else's content in place of what was read. */
  readonly conflict: StudioConflict | undefined;

  constructor(message: string, problems: readonly CampaignProblem[] = [], conflict?: StudioConflict) {
    super([message, ...problems.map(({ path, field, problem, remedy }) => `${path} ${field}: ${problem}. ${remedy}`)].join('\n'));
    this.problems = problems;
    this.conflict = conflict;
  }
}

/** A campaign with its draft and live content. */
export interface OpenedCampaign {
  readonly campaign: StoredCampaign;
  readonly live: StoredVersion | undefined;
  readonly draft: StoredDraft | undefined;
}

/** @throws ActRefused for a path that is no campaign */
export async function openCampaign({ store }: Pick<CampaignLook, 'store'>, path: string): Promise<OpenedCampaign> {
  const key = keyOfPath(path);
  const campaign = (await store.campaigns()).find((each) => each.key === key);
  if (!campaign) throw new ActRefused(`There is no campaign ${path}.`);
  const live = campaign.liveVersion === 0 ? undefined : await store.campaignVersion(key, campaign.liveVersion);
  return { campaign, live, draft: (await store.campaignDrafts()).find((each) => each.key === key) };
}

/** @throws ActRefused, naming the roles that may */
export function allow({ role }: Actor, permission: Permission): void {
  if (!may(role, permission)) throw new ActRefused(`A ${role} may not do this: ask ${rolesFor(permission).join(' or ')}.`);
}

/** The problems that content would bring if it went live beside the others. */
export async function problemsOf({ store, check }: Pick<CampaignLook, 'store' | 'check'>, contents: readonly unknown[]) {
  const live = (await store.liveCampaigns()).campaigns;
  const keyOf = (content: unknown) => keyOfPath(String((content as { path?: unknown } | null)?.path ?? ''));
  const keys = new Set(contents.map(keyOf));
  const others = live.filter(({ key }) => !keys.has(key)).map(contentOf);
  const before = new Set(check(live.map(contentOf)).map((each) => JSON.stringify(each)));
  return check([...others, ...contents]).filter((each) => keys.has(keyOfPath(each.path)) || !before.has(JSON.stringify(each)));
}

/** @throws ActRefused for content that may not go live, with its problems */
export async function refuseIllegal(desk: CampaignDesk, content: unknown): Promise<void> {
  const problems = await problemsOf(desk, [content]);
  if (problems.length > 0) throw new ActRefused('This may not go live:', problems);
}

/** @throws ActRefused without a reason */
export const needReason = (because: string): void => {
  if (because.trim() === '') throw new ActRefused('Say why: the reason stays with the version.');
};
