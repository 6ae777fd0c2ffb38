import type { StoredValue } from './value-store.ts';

/** Where a campaign stands for visitors: never published, answering, or closed for now. */
export type CampaignState = 'draft' | 'live' | 'paused';
/** Where a version was made; `code` is the table of a fresh start. */
export type CampaignOrigin = 'studio' | 'cli' | 'import' | 'code';
/** What a publication did. `back` makes an earlier version live; `start` and `end` are the times of a version itself. */
export type CampaignAct = 'publish' | 'pause' | 'resume' | 'back' | 'start' | 'end';

/** The audit's next end with its rows, which are written with what they are about or not at all (ValueStore's `replaceValue`). */
export interface AuditStep {
  readonly before: string | undefined;
  readonly after: string;
  readonly others: readonly StoredValue[];
}

/** Why nothing was written: what the person read has moved on, or another act has been audited meanwhile. */
export type NotWritten = 'stale' | 'audited meanwhile';

/** Who did something, when (milliseconds since 1970) and why. */
export interface Deed {
  readonly at: number;
  readonly by: string;
  readonly because: string;
}

/** A campaign's content as stored: canonical JSON, and its SHA-256 in hex. */
export interface StoredContent {
  readonly body: string;
  readonly hash: string;
}

/** A version: never changed, never removed. */
export interface StoredVersion extends StoredContent, Deed {
  /** The campaign's path as it is matched. */
  readonly key: string;
  /** From 1. */
  readonly version: number;
  /** The version that was live when it was made; 0 for none. */
  readonly base: number;
  readonly origin: CampaignOrigin;
}

/** A version to be made; the store numbers it. */
export type NewVersion = StoredContent & Pick<StoredVersion, 'base' | 'origin'> & { readonly thankYouPath: string };

/** The one open draft of a campaign. */
export interface StoredDraft extends StoredContent, Deed {
  readonly key: string;
  readonly base: number;
  /** Rises with each save: a save names the one that it read. */
  readonly etag: number;
  /** Who agreed to exactly these bytes; '' for nobody. */
  readonly approvedBy: string;
}

/** A draft to be saved over the one with this `etag`. */
export type NewDraft = Omit<StoredDraft, 'approvedBy'>;

export interface StoredCampaign {
  readonly key: string;
  readonly state: CampaignState;
  /** 0 while it was never published. */
  readonly liveVersion: number;
  /** While paused: the path that answers in its place, '' for the end page. */
  readonly pausedFor: string;
  /** Its last publication's; 0 for none. */
  readonly revision: number;
}

/** A campaign that visitors may open, with its live version's content. */
export type LiveRow = StoredCampaign & StoredContent;

export interface LiveCampaigns {
  readonly revision: number;
  readonly campaigns: readonly LiveRow[];
  /** Of all versions: visits under way end there. */
  readonly thankYouPaths: readonly string[];
}

/** `none`: no cache to be told. */
export type PurgeState = 'none' | 'waiting' | 'done' | 'failed';

export interface Publication extends Deed {
  readonly revision: number;
  readonly key: string;
  /** The live version from then on. */
  readonly version: number;
  readonly act: CampaignAct | 'code';
  /** Tags of the pages that a cache has to drop. */
  readonly tags: readonly string[];
  readonly purge: PurgeState;
  readonly purgeTries: number;
  /** When it was purged, or is to be tried again. */
  readonly purgeAt: number;
  /** Why the last try failed. */
  readonly purgeFault: string;
}

export type ScheduleState = 'waiting' | 'done' | 'failed' | 'cancelled';

export interface Schedule extends Deed {
  readonly id: number;
  readonly key: string;
  readonly act: 'publish' | 'pause';
  readonly version: number;
  readonly pausedFor: string;
  readonly dueAt: number;
  readonly state: ScheduleState;
  /** Why it cannot run, or could not. */
  readonly reason: string;
}

/** One act on a campaign, in one transaction behind its line of the audit. */
export interface CampaignChange {
  readonly audit: AuditStep;
  readonly key: string;
  readonly deed: Deed;
  /** What the person read: the change is refused where the campaign or its draft has moved on. */
  readonly expects: { readonly revision: number; readonly draft?: number };
  /** A version to be made of the draft, which ends with it. */
  readonly version?: NewVersion;
  /** What visitors get from now on; `version` undefined is the one just made. */
  readonly publish?: {
    readonly act: CampaignAct;
    readonly state: 'live' | 'paused';
    readonly version?: number;
    readonly pausedFor: string;
    readonly tags: readonly string[];
    readonly purge: 'none' | 'waiting';
  };
  /** The same at a later time. */
  readonly schedule?: Pick<Schedule, 'act' | 'pausedFor' | 'dueAt'> & { readonly version?: number };
}

/** A server that answers pages, as it reported itself. */
export interface PageServer {
  readonly id: string;
  /** Its machine and process, as a person knows them. */
  readonly name: string;
  readonly revision: number;
  /** Of the settings that it uses. */
  readonly settingsRevision: number;
  /** Why it cannot use the last settings; '' where it does. */
  readonly settingsFault: string;
  /** Where its campaigns are from. */
  readonly source: 'database' | 'disk';
  /** When it last read them from the database. */
  readonly readAt: number;
  readonly seenAt: number;
}

/** Campaigns with their versions, drafts, publications and schedules. See docs/spec/campaigns.md#stored. */
export interface CampaignStore {
  /** Makes version 1 of each campaign that is not there, and publishes it. @returns how many */
  seedCampaigns(contents: readonly (NewVersion & { readonly key: string })[], deed: Deed): Promise<number>;
  campaignRevision(): Promise<number>;
  liveCampaigns(): Promise<LiveCampaigns>;
  /** In the order of their keys. */
  campaigns(): Promise<readonly StoredCampaign[]>;
  campaignVersions(key: string): Promise<readonly StoredVersion[]>;
  campaignVersion(key: string, version: number): Promise<StoredVersion | undefined>;
  campaignDrafts(): Promise<readonly StoredDraft[]>;
  /** Saves each draft over the one with its `etag`, 0 for none, and takes approvals away: all of them, or none. */
  saveCampaignDrafts(drafts: readonly NewDraft[], audit: AuditStep): Promise<'written' | NotWritten>;
  /** Approves the draft where it still has this hash. */
  approveCampaignDraft(key: string, hash: string, by: string, audit: AuditStep): Promise<'written' | NotWritten>;
  /** Removes the draft where it is still this one, and a campaign that was nothing else. */
  discardCampaignDraft(key: string, etag: number, audit: AuditStep): Promise<'written' | NotWritten>;
  /** @returns the version and revision that it made */
  changeCampaign(change: CampaignChange): Promise<{ readonly version: number; readonly revision: number } | NotWritten>;
  /** The newest first. */
  publications(key: string | undefined, limit: number): Promise<readonly Publication[]>;
  /** Those that wait, by time, and the last that failed. */
  campaignSchedules(): Promise<readonly Schedule[]>;
  /** Takes a due schedule for `leaseMs`. */
  claimSchedule(now: number, leaseMs: number): Promise<Schedule | undefined>;
  endSchedule(id: number, state: ScheduleState, reason: string): Promise<void>;
  reportPageServer(server: PageServer): Promise<void>;
  removePageServer(id: string): Promise<void>;
  /** @param since leaves out servers that were not seen since then */
  pageServers(since: number): Promise<readonly PageServer[]>;
  /** Takes a due purge whose revision every server has reported that was seen since `since`; it is due again after `leaseMs`. */
  claimPurge(now: number, since: number, leaseMs: number): Promise<Publication | undefined>;
  endPurge(revision: number, outcome: Pick<Publication, 'purge' | 'purgeAt' | 'purgeFault'>): Promise<void>;
}
