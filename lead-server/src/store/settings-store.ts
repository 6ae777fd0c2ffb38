import type { SettingsKind } from '#contract/settings/settings.ts';
import type { AuditStep, Deed, NotWritten, Publication, StoredContent } from './campaign-store.ts';

/** Where a version was made; `file` is SITE_FILE or PARTNER_TABLES. */
export type SettingsOrigin = 'studio' | 'cli' | 'file';

/** A version of the settings of one kind: never changed, never removed. */
export interface StoredSettings extends StoredContent, Deed {
  readonly kind: SettingsKind;
  /** From 1. */
  readonly version: number;
  /** The version that was live when it was made; 0 for none. */
  readonly base: number;
  readonly origin: SettingsOrigin;
}

/** A version with the publication that made it live. */
export interface LiveSettingsRow extends StoredSettings {
  readonly revision: number;
}

/** The one open draft of a kind. */
export interface SettingsDraft extends StoredContent, Deed {
  readonly kind: SettingsKind;
  readonly base: number;
  /** Rises with each save: a save names the one that it read. */
  readonly etag: number;
}

/** What goes live, in one transaction behind its line of the audit. */
export interface SettingsChange {
  readonly audit: AuditStep;
  readonly kind: SettingsKind;
  readonly deed: Deed;
  /** What the person read: refused where either has moved on. */
  readonly expects: { readonly revision: number; readonly draft?: number };
  /** A new version, made of the draft, or an earlier one by its number. */
  readonly to: (StoredContent & Pick<StoredSettings, 'base' | 'origin'>) | { readonly version: number };
  readonly tags: readonly string[];
  readonly purge: 'none' | 'waiting';
}

/** The settings of a file, for a store that has none of their kind or only a file's. */
export type SettingsSeed = StoredContent & Pick<StoredSettings, 'kind'>;

/** Settings with their versions and drafts; what is live is the last publication's. See docs/spec/settings.md#stored. */
export interface SettingsStore {
  /**
   * Makes what a file says live, where the kind has no version yet or its live one is of a file too.
   * @returns the kinds of which it made a version
   */
  seedSettings(seeds: readonly SettingsSeed[], deed: Deed): Promise<readonly SettingsKind[]>;
  /** What is live of each kind, and the versions that were live since a moment, the newest first. */
  liveSettings(
    since: number,
  ): Promise<{ readonly live: readonly LiveSettingsRow[]; readonly earlier: readonly StoredSettings[] }>;
  /** The newest first. */
  settingsVersions(kind: SettingsKind): Promise<readonly StoredSettings[]>;
  settingsDrafts(): Promise<readonly SettingsDraft[]>;
  /** Saves a draft over the one with its `etag`, 0 for none. */
  saveSettingsDraft(draft: SettingsDraft, audit: AuditStep): Promise<'written' | NotWritten>;
  discardSettingsDraft(kind: SettingsKind, etag: number, audit: AuditStep): Promise<'written' | NotWritten>;
  /** @returns the version that is live now, and its revision */
  publishSettings(change: SettingsChange): Promise<Pick<Publication, 'version' | 'revision'> | NotWritten>;
}

/** The name of a kind's publications, which is no campaign's key. */
export const settingsKey = (kind: SettingsKind): string => `settings:${kind}`;
export const isSettingsKey = (key: string): boolean => key.startsWith('settings:');
