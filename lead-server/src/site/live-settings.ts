import { type SettingsContent, type SettingsKind, settingsKinds } from '#contract/settings/settings.ts';
import type { Site } from '#contract/site/site.ts';
import { storedContent } from '../campaigns/content.ts';
import { readLastKnown, writeLastKnown } from '../campaigns/last-known.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { environmentSecret, literalSecrets, missingSecrets, type ReadSecret } from '../partners/secret-references.ts';
import type { Tables } from '../partners/tables.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import type { LiveSettingsRow, SettingsSeed, SettingsStore, StoredSettings } from '../store/settings-store.ts';
import { type Alerts, alertsOfContents } from './alerts.ts';
import { contentsOfFiles, type SettingsContents, siteOfContents, tablesOfContents } from './kinds.ts';

/** How long a page or an unsent lead may still bring the consent of brands that were replaced, in milliseconds. */
const earlierMs = 7 * 86_400_000;

/** The settings at one moment. */
export interface SettingsSnapshot {
  readonly site: Site;
  /** The site with brands that were live in the last days: a consent of theirs is one of ours. The newest first. */
  readonly earlierSites: readonly Site[];
  /** Fixed buyers that were live in the last days: a visit may still show them. The newest first. */
  readonly earlierBuyers: readonly Site['buyerGroups'][];
  /** With the secrets that they name. */
  readonly tables: Tables;
  readonly alerts: Alerts;
  /** What is live of each kind; a kind that is missing comes from its file alone. */
  readonly live: Readonly<Partial<Record<SettingsKind, LiveSettingsRow>>>;
  readonly contents: SettingsContents;
}

/** The settings of one server. */
export interface LiveSettings {
  current(): SettingsSnapshot;
  /** Reads what is live now. @throws StoreUnavailable */
  read(): Promise<void>;
  /** The revision of the settings that are used here, and why later ones are not; '' where they are. */
  used(): { readonly revision: number; readonly fault: string };
  /** Calls it with each later snapshot. */
  onChange(listener: (settings: SettingsSnapshot) => void): void;
}

export const settingsOf = ({ body }: Pick<StoredSettings, 'body'>): SettingsContent => JSON.parse(body) as SettingsContent;

type Rows = Awaited<ReturnType<SettingsStore['liveSettings']>>;
type Settings = Pick<Config, 'SITE_FILE' | 'PARTNER_TABLES' | 'NODE_ENV' | 'DATA_DIR'>;

/** The kinds whose file has secrets as values: these are stored nowhere, and the file goes on being read. */
export const heldInFiles = (files: SettingsContents): readonly SettingsKind[] =>
  settingsKinds.filter((kind) => literalSecrets(files[kind]).length > 0);

/** Where a kind comes from: its live version, unless nothing but files ever changed it and the file may not be stored. */
const liveOf = ({ live }: Rows, files: SettingsContents) =>
  Object.fromEntries(
    live.filter(({ kind, origin }) => origin !== 'file' || !heldInFiles(files).includes(kind)).map((row) => [row.kind, row]),
  ) as SettingsSnapshot['live'];

/**
 * The settings of these rows, completed by files.
 * @throws ConfigError naming the variables that the environment lacks
 */
export function snapshotOf(rows: Rows, files: SettingsContents, config: Settings, secret: ReadSecret): SettingsSnapshot {
  const live = liveOf(rows, files);
  const contentOfKind = (kind: SettingsKind) => {
    const row = live[kind];
    return row ? settingsOf(row) : files[kind];
  };
  const contents = Object.fromEntries(settingsKinds.map((kind) => [kind, contentOfKind(kind)])) as unknown as SettingsContents;
  const missing = settingsKinds.flatMap((kind) => missingSecrets(contents[kind], secret));
  if (missing.length > 0)
    throw new ConfigError(`Settings name ${missing.map(({ variable }) => variable).join(', ')}, which the environment lacks.`);
  return {
    site: siteOfContents(contents, config, live.brands?.version),
    earlierSites: rows.earlier
      .filter(({ kind }) => kind === 'brands')
      .map((row) => siteOfContents({ ...contents, brands: settingsOf(row) }, config, row.version)),
    earlierBuyers: rows.earlier
      .filter(({ kind }) => kind === 'buyers')
      .map((row) => siteOfContents({ ...contents, buyers: settingsOf(row) }, config).buyerGroups),
    tables: tablesOfContents(contents, secret),
    alerts: alertsOfContents(contents, secret),
    live,
    contents,
  };
}

/** What a start makes of the files: version 1 of each kind, and a new version of one that only files have changed so far. */
async function seedFiles(store: SettingsStore, files: SettingsContents, { SITE_FILE, PARTNER_TABLES }: Settings, log: Log) {
  const held = heldInFiles(files);
  const { live } = await store.liveSettings(Date.now());
  const hasFile: Readonly<Record<SettingsKind, boolean>> = {
    brands: SITE_FILE !== undefined,
    buyers: SITE_FILE !== undefined || PARTNER_TABLES !== undefined,
    destinations: PARTNER_TABLES !== undefined,
    alerts: false,
    legal: false,
  };
  const seeds = settingsKinds
    .filter((kind) => !held.includes(kind) && (hasFile[kind] || !live.some((row) => row.kind === kind)))
    .map((kind): SettingsSeed => ({ kind, ...storedContent(files[kind]) }));
  const because = 'as SITE_FILE, PARTNER_TABLES and the environment say';
  const made = await store.seedSettings(seeds, { at: Date.now(), by: 'ops', because });
  for (const { kind, hash } of seeds) {
    const row = live.find((each) => each.kind === kind);
    if (row && row.origin !== 'file' && hasFile[kind] && row.hash !== hash)
      log.warn(`the file says other ${kind} than version ${row.version} by ${row.by}, which counts: ops settings import ${kind}`);
  }
  for (const kind of held) {
    const names = literalSecrets(files[kind]).map(({ field, variable }) => `${field} to env:${variable}`);
    log.warn(`${kind} have no versions while their file holds secrets: change ${names.join(', ')}`);
  }
  return made;
}

/**
 * Reads the settings, of the store or else as they were last known, and makes the files their first versions. See
 * docs/spec/settings.md#stored.
 * @throws ConfigError for files that cannot be used, and for secrets that are missing
 */
export async function startSettings(parts: {
  readonly store: SettingsStore;
  readonly log: Log;
  readonly config: Settings;
  readonly secret?: ReadSecret;
}): Promise<LiveSettings> {
  const { store, log, config, secret = environmentSecret } = parts;
  const files = contentsOfFiles(config);
  const listeners: ((settings: SettingsSnapshot) => void)[] = [];
  let shown = '';
  let current: SettingsSnapshot | undefined;
  let used = { revision: 0, fault: '' };

  const readRows = () => store.liveSettings(Date.now() - earlierMs);
  function show(rows: Rows): void {
    const named = JSON.stringify([rows.live, rows.earlier].map((each) => each.map(({ kind, version }) => [kind, version])));
    const revision = Math.max(0, ...rows.live.map((each) => each.revision));
    // also where a version is brought back that is used still
    if (named === shown) used = { revision, fault: '' };
    if (named === shown) return;
    try {
      current = snapshotOf(rows, files, config, secret);
      shown = named;
      used = { revision, fault: '' };
      for (const tell of listeners) tell(current);
    } catch (failure) {
      if (!current) throw failure;
      used = { ...used, fault: failure instanceof ConfigError ? failure.message : describeFailure(failure).name };
      log.error({ failure: describeFailure(failure) }, 'settings cannot be used here, the ones of before stay');
    }
  }
  async function read(): Promise<void> {
    const rows = await readRows();
    const before = shown;
    show(rows);
    if (shown === before) return;
    await writeLastKnown(config.DATA_DIR, { readAt: Date.now(), live: rows }, 'settings').catch((failure: unknown) =>
      log.warn({ failure: describeFailure(failure) }, 'last known settings not written'),
    );
  }

  const rows = await seedFiles(store, files, config, log)
    .then(readRows)
    .catch(async (failure: unknown) => {
      log.warn({ failure: describeFailure(failure) }, 'settings not read, the last known stay');
      return (await readLastKnown<Rows>(config.DATA_DIR, 'settings'))?.live ?? { live: [], earlier: [] };
    });
  show(rows);
  shown = '';
  return {
    current: () => current as SettingsSnapshot,
    used: () => used,
    read,
    onChange: (listener) => void listeners.push(listener),
  };
}

/** The settings that are live, for a process that serves nothing. @throws ConfigError, StoreUnavailable */
export const readSettings = async (store: SettingsStore, config: Settings): Promise<SettingsSnapshot> =>
  snapshotOf(await store.liveSettings(Date.now() - earlierMs), contentsOfFiles(config), config, environmentSecret);
