import { type CampaignContent, type CampaignProblem, type CheckCampaigns, keyOfPath } from '#contract/campaign/campaign.ts';
import { campaignDifferences, differenceText } from '#contract/campaign/differences.ts';
import type { StudioConflict } from '#contract/studio/calls.ts';
import { contentOf, storedContent } from '../../campaigns/content.ts';
import type { Role } from '../../settings/groups/ops.ts';
import type {
  AuditStep,
  CampaignChange,
  CampaignOrigin,
  CampaignStore,
  NotWritten,
  StoredCampaign,
  StoredDraft,
  StoredVersion,
} from '../../store/campaign-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import type { AuditParts } from '../audit-chain.ts';
import { type AuditEntry, recordAudit } from '../audit-log.ts';
import { may, type Permission, rolesFor } from '../operators/operators.ts';

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

/** Bytes of a version: room for experiments, and none for a text that is no campaign. */
const mostBytes = 16_384;

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

/** @throws ActRefused for content that may not go live */
async function refuseIllegal(desk: CampaignDesk, content: unknown): Promise<void> {
  const problems = await problemsOf(desk, [content]);
  if (problems.length > 0) throw new ActRefused('This may not go live:', problems);
}

const needReason = (because: string) => {
  if (because.trim() === '') throw new ActRefused('Say why: the reason stays with the version.');
};

const movedOn = (path: string) =>
  new ActRefused(`${path} has been changed by somebody else meanwhile, and nothing was done. Look at it, and try again.`);

/**
 * Writes a change in one transaction with its line of the audit, and neither without the other.
 * @throws ActRefused where what the person read has moved on
 */
async function audited<Result>(
  { store, audit, from, now }: CampaignDesk,
  entry: AuditEntry,
  path: string,
  write: (step: AuditStep) => Promise<Result | NotWritten>,
): Promise<Exclude<Result, NotWritten>> {
  let result: Result | NotWritten = 'stale';
  const replaceValue: ValueStore['replaceValue'] = async (_name, before, after, others) => {
    result = await write({ before, after, others });
    if (result === 'stale') throw movedOn(path);
    return result !== 'audited meanwhile';
  };
  await recordAudit({ ...audit, store: { ...store, replaceValue } }, { ...entry, ...(from !== undefined && { from }) }, now());
  return result as Exclude<Result, NotWritten>;
}

/** What is saved as a draft, and what its author had read. */
export interface DraftSave {
  readonly content: CampaignContent;
  /** The live version that it was made from; the live one without it. */
  readonly base?: number | undefined;
  /** The draft that it replaces; 0 without one. */
  readonly etag?: number | undefined;
  readonly because: string;
}

/**
 * The content that a save was made from: the live version that it names. Undefined for a new campaign.
 * @throws StoreUnavailable
 */
const baseOf = async ({ store }: CampaignLook, key: string, base: number | undefined) =>
  base === undefined || base === 0 ? undefined : await store.campaignVersion(key, base);

/** @throws ActRefused where the draft or the live version is another than the author had read, with both sides */
async function refuseStale(desk: CampaignDesk, save: DraftSave, { campaign, live, draft }: OpenedCampaign): Promise<void> {
  const { content, base, etag = 0 } = save;
  const { path } = content;
  const isOtherDraft = (draft?.etag ?? 0) !== etag;
  if (!isOtherDraft && (base === undefined || base === campaign.liveVersion)) return;
  const theirs = isOtherDraft ? (draft ?? live) : live;
  if (!theirs) throw new ActRefused(`The draft of ${path} is no more.`);
  const words = !isOtherDraft
    ? `${path} is at version ${campaign.liveVersion}, and yours was made from ${base}. Against what is live:`
    : draft
      ? `${draft.by} has a draft of ${path} (draft ${draft.etag}), which yours would replace:`
      : `The draft of ${path} is no more.`;
  const before = await baseOf(desk, campaign.key, base);
  const differences = campaignDifferences(contentOf(theirs), content).map(differenceText);
  throw new ActRefused([words, ...differences].join('\n'), [], {
    base: before && contentOf(before),
    theirs: contentOf(theirs),
    by: theirs.by,
    at: theirs.at,
    next: { base: campaign.liveVersion, etag: draft?.etag ?? 0 },
  });
}

/** Saves a draft, also one that may not go live yet. @throws ActRefused for a stale save, with both sides */
export async function saveDraft(desk: CampaignDesk, actor: Actor, save: DraftSave): Promise<StoredDraft> {
  allow(actor, 'draft');
  const { content, because, etag = 0 } = save;
  const key = keyOfPath(content.path);
  const stored = storedContent(content);
  if (Buffer.byteLength(stored.body) > mostBytes) throw new ActRefused(`${content.path} has more than ${mostBytes} bytes.`);
  const opened = await openCampaign(desk, content.path).catch((failure: unknown) => {
    if (failure instanceof ActRefused) return undefined;
    throw failure;
  });
  if (opened) await refuseStale(desk, save, opened);
  const base = opened?.campaign.liveVersion ?? 0;
  const draft = { key, base, ...stored, etag, at: desk.now(), by: actor.name, because };
  const what = `${content.path} ${stored.hash.slice(0, 12)}`;
  await audited(desk, { who: actor.name, did: 'draft', what, because }, content.path, (step) =>
    desk.store.saveCampaignDraft(draft, step),
  );
  return { ...draft, etag: etag + 1, approvedBy: '' };
}

/** Approves exactly what the draft says now. @throws ActRefused for one's own */
export async function approveDraft(desk: CampaignDesk, actor: Actor, path: string): Promise<void> {
  allow(actor, 'approve');
  const { draft } = await openCampaign(desk, path);
  if (!draft) throw new ActRefused(`${path} has no draft.`);
  if (draft.by === actor.name) throw new ActRefused('Somebody else than the author has to approve.');
  const entry = { who: actor.name, did: 'approve draft', what: `${path} ${draft.hash.slice(0, 12)}` } as const;
  await audited(desk, entry, path, (step) => desk.store.approveCampaignDraft(draft.key, draft.hash, actor.name, step));
}

/** What an act made: its version and, unless it is for later, its revision. */
export interface Acted {
  readonly version: number;
  readonly revision: number;
}

/** Pages that a cache may still have: the campaign's and, where its path or its thank-you path is new, what was not there. */
function tagsOf(key: string, before: StoredVersion | undefined, after: CampaignContent): readonly string[] {
  const was = before && contentOf(before).thankYouPath;
  const isNew = before === undefined || (after.thankYouPath !== undefined && was !== after.thankYouPath);
  return [`campaign-${key}`, ...(isNew ? ['not-found'] : []), ...(was === after.thankYouPath ? [] : ['thank-you'])];
}

const change = (
  desk: CampaignDesk,
  path: string,
  { audit, ...made }: Omit<CampaignChange, 'key' | 'audit'> & { readonly audit: AuditEntry },
): Promise<Acted> =>
  audited(desk, audit, path, (step) => desk.store.changeCampaign({ key: keyOfPath(path), ...made, audit: step }));

/** When a publication takes effect; at once without `at` (milliseconds since 1970). */
export interface ActOptions {
  readonly because: string;
  readonly at?: number | undefined;
  readonly origin: CampaignOrigin;
}

const isLater = ({ now }: CampaignDesk, at: number | undefined): at is number => {
  if (at !== undefined && at <= now()) throw new ActRefused('The time is over: name a later one, or none for now.');
  return at !== undefined;
};

/** Publishes the draft, now or later, as a new version. @throws ActRefused for what may not go live */
export async function publishDraft(desk: CampaignDesk, actor: Actor, path: string, options: ActOptions): Promise<Acted> {
  allow(actor, 'publish');
  const { because, at, origin } = options;
  needReason(because);
  const { campaign, live, draft } = await openCampaign(desk, path);
  if (!draft) throw new ActRefused(`${path} has no draft to publish.`);
  if (draft.base !== campaign.liveVersion)
    throw new ActRefused(
      `The draft was made from version ${draft.base}, and version ${campaign.liveVersion} is live: save it anew.`,
    );
  if (desk.approvals && draft.approvedBy === '')
    throw new ActRefused(`Somebody else than ${draft.by} has to approve the draft first: ${rolesFor('approve').join(' or ')}.`);
  const content = contentOf(draft);
  await refuseIllegal(desk, content);
  const later = isLater(desk, at);
  const what = `${path} ${draft.hash.slice(0, 12)}${later ? ` at ${new Date(at).toISOString()}` : ''}`;
  return change(desk, path, {
    audit: { who: actor.name, did: later ? 'schedule' : 'publish', what, because },
    deed: { at: desk.now(), by: actor.name, because },
    expects: { revision: campaign.revision, draft: draft.etag },
    version: { body: draft.body, hash: draft.hash, base: draft.base, origin, thankYouPath: content.thankYouPath ?? '' },
    ...(later
      ? { schedule: { act: 'publish', pausedFor: '', dueAt: at } }
      : { publish: publication(desk, 'publish', tagsOf(draft.key, live, content)) }),
  });
}

type Published = NonNullable<CampaignChange['publish']>;

/** What visitors get: live, unless another state is named. */
const publication = (
  { hasCache }: CampaignDesk,
  act: Published['act'],
  tags: readonly string[],
  more: Partial<Published> = {},
): Published => ({ act, state: 'live', pausedFor: '', tags, purge: hasCache ? 'waiting' : 'none', ...more });

/** @throws ActRefused for a campaign that does not answer, or is the paused one itself */
async function refuseDeadEnd(desk: CampaignDesk, path: string, instead: string): Promise<void> {
  if (instead === '') return;
  const { campaign } = await openCampaign(desk, instead);
  if (campaign.state !== 'live' || campaign.key === keyOfPath(path))
    throw new ActRefused(`${instead} cannot answer in place of ${path}: it is not live itself.`);
}

/** Closes a campaign to new visitors, now or later: its end page answers, or another campaign. */
export async function pauseCampaign(
  desk: CampaignDesk,
  actor: Actor,
  path: string,
  { because, at, instead = '' }: Omit<ActOptions, 'origin'> & { readonly instead?: string | undefined },
): Promise<Acted> {
  allow(actor, 'pause');
  needReason(because);
  const { campaign } = await openCampaign(desk, path);
  if (campaign.state !== 'live') throw new ActRefused(`${path} is not live.`);
  await refuseDeadEnd(desk, path, instead);
  const later = isLater(desk, at);
  const what = `${path}${instead && `, ${instead} in its place`}${later ? ` at ${new Date(at).toISOString()}` : ''}`;
  const version = campaign.liveVersion;
  return change(desk, path, {
    audit: { who: actor.name, did: later ? 'schedule' : 'pause', what, because },
    deed: { at: desk.now(), by: actor.name, because },
    expects: { revision: campaign.revision },
    ...(later
      ? { schedule: { act: 'pause', pausedFor: instead, dueAt: at, version } }
      : { publish: publication(desk, 'pause', [`campaign-${campaign.key}`], { state: 'paused', pausedFor: instead, version }) }),
  });
}

/** Makes a version live: the paused one again, an earlier one, or a scheduled one. @throws ActRefused for what may not go live */
export async function makeLive(
  desk: CampaignDesk,
  who: string,
  path: string,
  {
    act,
    version: number,
    because,
  }: { readonly act: 'resume' | 'back' | 'publish'; readonly version: number; readonly because: string },
): Promise<Acted> {
  const { campaign, live } = await openCampaign(desk, path);
  const version = await desk.store.campaignVersion(campaign.key, number);
  if (!version) throw new ActRefused(`${path} has no version ${number}.`);
  if (act === 'publish' && version.base !== campaign.liveVersion)
    throw new ActRefused(`Version ${campaign.liveVersion} went live since, and version ${number} was made from ${version.base}.`);
  const content = contentOf(version);
  await refuseIllegal(desk, content);
  return change(desk, path, {
    audit: { who, did: act, what: `${path} version ${number}`, because },
    deed: { at: desk.now(), by: who, because },
    expects: { revision: campaign.revision },
    publish: publication(desk, act, tagsOf(campaign.key, live, content), { version: number }),
  });
}

/** Opens a paused campaign to visitors again. */
export async function resumeCampaign(desk: CampaignDesk, actor: Actor, path: string, because: string): Promise<Acted> {
  allow(actor, 'pause');
  needReason(because);
  const { campaign } = await openCampaign(desk, path);
  if (campaign.state !== 'paused') throw new ActRefused(`${path} is not paused.`);
  return makeLive(desk, actor.name, path, { act: 'resume', version: campaign.liveVersion, because });
}

/** Makes an earlier version live, without an approval. */
export async function bringBack(
  desk: CampaignDesk,
  actor: Actor,
  path: string,
  version: number,
  because: string,
): Promise<Acted> {
  allow(actor, 'pause');
  needReason(because);
  const { campaign } = await openCampaign(desk, path);
  if (campaign.state === 'live' && campaign.liveVersion === version) throw new ActRefused(`Version ${version} is live.`);
  return makeLive(desk, actor.name, path, { act: 'back', version, because });
}
