import { type CampaignContent, keyOfPath } from '#contract/campaign/campaign.ts';
import type { CampaignEntry } from '#contract/campaign/campaign-files.ts';
import { campaignDifferences, differenceText } from '#contract/campaign/differences.ts';
import { mergeContents } from '#contract/campaign/merge.ts';
import { unreadableFields } from '#contract/campaign/shape.ts';
import { contentOf, storedContent } from '../../campaigns/content.ts';
import type { NewDraft, StoredDraft } from '../../store/campaign-store.ts';
import type { AuditEntry } from '../audit-log.ts';
import {
  type Actor,
  ActRefused,
  allow,
  type CampaignDesk,
  type CampaignLook,
  type OpenedCampaign,
  openCampaign,
  problemsOf,
} from './acts.ts';
import { type AuditedDesk, audited } from './audited.ts';

/** Bytes of a version: room for experiments, and none for a text that is no campaign. */
const mostBytes = 16_384;

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

/** The campaign of a save; undefined for a new one. */
async function openedFor(desk: CampaignDesk, path: string): Promise<OpenedCampaign | undefined> {
  return openCampaign(desk, path).catch((failure: unknown) => {
    if (failure instanceof ActRefused) return undefined;
    throw failure;
  });
}

/** @throws ActRefused for content that could not be stored, whatever it says */
function refuseUnstorable(content: CampaignContent): void {
  // a path without its first slash, or none, would be another campaign's key
  if (typeof content?.path !== 'string' || !content.path.startsWith('/'))
    throw new ActRefused('Give the campaign a path first, such as /survey/fb.');
  const unreadable = unreadableFields(content);
  if (unreadable.length > 0) {
    const verb = unreadable.length === 1 ? 'is' : 'are';
    throw new ActRefused(
      `${content.path}: ${unreadable.join(', ')} ${verb} of a kind that nobody can read: compare with an export.`,
    );
  }
  if (Buffer.byteLength(storedContent(content).body) > mostBytes)
    throw new ActRefused(`${content.path} has more than ${mostBytes} bytes.`);
}

/** The draft that a save makes. @throws ActRefused for a stale save, with both sides */
async function draftOf(desk: CampaignDesk, actor: Actor, save: DraftSave): Promise<NewDraft> {
  const { content, because, etag = 0 } = save;
  refuseUnstorable(content);
  const opened = await openedFor(desk, content.path);
  if (opened) await refuseStale(desk, save, opened);
  const base = opened?.campaign.liveVersion ?? 0;
  return { key: keyOfPath(content.path), base, ...storedContent(content), etag, at: desk.now(), by: actor.name, because };
}

/** Saves drafts in one transaction, each with its line of the audit. @throws ActRefused where one has moved on, and saves none */
async function saveDrafts(desk: AuditedDesk, drafts: readonly NewDraft[], whole: string): Promise<readonly StoredDraft[]> {
  const entries = drafts.map((draft): AuditEntry => {
    const what = `${contentOf(draft).path} ${draft.hash.slice(0, 12)}`;
    return { who: draft.by, did: 'draft', what, because: draft.because };
  });
  await audited(desk, entries, whole, (step) => desk.store.saveCampaignDrafts(drafts, step));
  return drafts.map((draft) => ({ ...draft, etag: draft.etag + 1, approvedBy: '' }));
}

/** Saves a draft, also one that may not go live yet. @throws ActRefused for a stale save, with both sides */
export async function saveDraft(desk: CampaignDesk, actor: Actor, save: DraftSave): Promise<StoredDraft> {
  allow(actor, 'draft');
  const draft = await draftOf(desk, actor, save);
  const [saved] = await saveDrafts(desk, [draft], save.content.path);
  return saved as StoredDraft;
}

/** Makes the drafts of somebody who has left those of `to`. Approvals end: they were of another author's. @returns their paths */
export async function handOverDrafts(desk: AuditedDesk, from: string, to: string): Promise<readonly string[]> {
  const theirs = (await desk.store.campaignDrafts()).filter(({ by }) => by === from);
  if (theirs.length === 0) return [];
  const drafts = theirs.map(({ approvedBy: _, ...draft }): NewDraft => {
    const because = `${from} has left`;
    return { ...draft, at: desk.now(), by: to, because };
  });
  await saveDrafts(desk, drafts, 'A draft');
  return drafts.map((each) => contentOf(each).path);
}

/**
 * Throws the open draft away; what is live stays. A campaign that was nothing but a draft goes with it.
 * @param etag the draft that the person saw; any without it
 * @throws ActRefused without a draft, or where somebody has saved another since
 */
export async function discardDraft(desk: CampaignDesk, actor: Actor, path: string, etag?: number): Promise<void> {
  allow(actor, 'draft');
  const { draft } = await openCampaign(desk, path);
  if (!draft) throw new ActRefused(`${path} has no draft.`);
  if (etag !== undefined && etag !== draft.etag)
    throw new ActRefused(`${draft.by} has changed the draft of ${path} since you looked, and it is still there.`);
  const what = `${contentOf(draft).path} ${draft.hash.slice(0, 12)}`;
  await audited(desk, [{ who: actor.name, did: 'discard draft', what }], path, (step) =>
    desk.store.discardCampaignDraft(draft.key, draft.etag, step),
  );
}

export interface ImportOptions {
  readonly because: string;
  /** Whether what others changed meanwhile is merged; without it such a file is refused. */
  readonly merges: boolean;
}

/** The save of an entry, over what is there now where it merges with that. @throws ActRefused for a stale one */
async function saveOfEntry(desk: CampaignDesk, entry: CampaignEntry, options: ImportOptions): Promise<DraftSave> {
  const { because, merges } = options;
  const { content, base, draft: etag } = entry;
  refuseUnstorable(content);
  const save: DraftSave = { content, base, etag, because };
  const opened = await openedFor(desk, content.path);
  try {
    if (opened) await refuseStale(desk, save, opened);
    return save;
  } catch (failure) {
    const conflict = failure instanceof ActRefused ? failure.conflict : undefined;
    if (!conflict || !merges) throw failure;
    const merged = mergeContents(conflict.base, content, conflict.theirs);
    if (merged.conflicts.length === 0) return { content: merged.content, ...conflict.next, because };
    const both = merged.conflicts.map(({ field, mine, theirs }) => `${field}: ${theirs} there, ${mine} in the file`);
    throw new ActRefused([`${content.path} was changed meanwhile, and both changed:`, ...both].join('\n'), [], conflict);
  }
}

/**
 * Saves the campaigns of a file as drafts: all of them, or none.
 * @throws ActRefused for a file of which one may not go live, or is stale
 */
export async function importDrafts(
  desk: CampaignDesk,
  actor: Actor,
  entries: readonly CampaignEntry[],
  options: ImportOptions,
): Promise<readonly StoredDraft[]> {
  allow(actor, 'draft');
  if (entries.length === 0) throw new ActRefused('There is no campaign in the file.');
  const problems = await problemsOf(
    desk,
    entries.map(({ content }) => content),
  );
  if (problems.length > 0) throw new ActRefused('Nothing was imported:', problems);
  const saves = await Promise.all(entries.map((each) => saveOfEntry(desk, each, options)));
  const together = await problemsOf(
    desk,
    saves.map(({ content }) => content),
  );
  if (together.length > 0) throw new ActRefused('Nothing was imported, for merged with what is there:', together);
  const drafts = await Promise.all(saves.map((save) => draftOf(desk, actor, save)));
  return saveDrafts(desk, drafts, 'A campaign of the file');
}

/** Approves exactly what the draft says now. @throws ActRefused for one's own */
export async function approveDraft(desk: CampaignDesk, actor: Actor, path: string): Promise<void> {
  allow(actor, 'approve');
  const { draft } = await openCampaign(desk, path);
  if (!draft) throw new ActRefused(`${path} has no draft.`);
  if (draft.by === actor.name) throw new ActRefused('Somebody else than the author has to approve.');
  const entry = { who: actor.name, did: 'approve draft', what: `${path} ${draft.hash.slice(0, 12)}` } as const;
  await audited(desk, [entry], path, (step) => desk.store.approveCampaignDraft(draft.key, draft.hash, actor.name, step));
}
