import type { SettingsKind } from '#contract/settings/settings.ts';
import type { Deed, Publication, StoredContent } from './campaign-store.ts';
import { insertPublication, nextRevision } from './campaign-work-steps.ts';
import {
  type LiveSettingsRow,
  type SettingsDraft,
  type SettingsStore,
  type StoredSettings,
  settingsKey,
} from './settings-store.ts';
import { all, audited, first, RolledBack, type Steps, type StepsOf } from './sql-steps.ts';

const versionColumns = 'kind, version, body, hash, base, at, by_whom, because, origin';
const draftColumns = 'kind, base, body, hash, etag, at, by_whom, because';

/** The live version of a kind: that of its last publication. */
function* liveOf(kind: SettingsKind): Steps<LiveSettingsRow | undefined> {
  return first<LiveSettingsRow>(
    yield [
      `SELECT ${versionColumns
        .split(', ')
        .map((name) => `v.${name} AS ${name}`)
        .join(', ')}, p.revision AS revision
      FROM publications p JOIN settings_versions v ON v.kind = $1 AND v.version = p.version
      WHERE p.key = $2 ORDER BY p.revision DESC LIMIT 1`,
      ...[kind, settingsKey(kind)],
    ],
  );
}

function* newVersion(
  kind: SettingsKind,
  { body, hash, base, origin }: StoredContent & Pick<StoredSettings, 'base' | 'origin'>,
  { at, by, because }: Deed,
): Steps<number> {
  const [last] = (yield [
    'SELECT coalesce(max(version), 0) AS version FROM settings_versions WHERE kind = $1',
    kind,
  ]) as readonly { readonly version: number }[];
  const version = Number(last?.version) + 1;
  yield [
    `INSERT INTO settings_versions (${versionColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    ...[kind, version, body, hash, base, at, by, because, origin],
  ];
  return version;
}

function* published(
  kind: SettingsKind,
  version: number,
  row: Deed & Pick<Publication, 'act' | 'tags' | 'purge'>,
): Steps<Pick<Publication, 'version' | 'revision'>> {
  const revision = yield* nextRevision();
  yield insertPublication({ ...row, revision, key: settingsKey(kind), version, purgeAt: row.at });
  return { version, revision };
}

/** The operations of `SettingsStore`, as steps that both databases run. */
export const settingsSteps: StepsOf<SettingsStore> = {
  *seedSettings(seeds, deed) {
    const made: SettingsKind[] = [];
    for (const { kind, ...content } of seeds) {
      const live = yield* liveOf(kind);
      if (live && (live.origin !== 'file' || live.hash === content.hash)) continue;
      const version = yield* newVersion(kind, { ...content, base: live?.version ?? 0, origin: 'file' }, deed);
      yield* published(kind, version, { ...deed, act: 'publish', tags: [], purge: 'none' });
      made.push(kind);
    }
    return made;
  },

  *liveSettings(since) {
    const kinds = (yield ['SELECT DISTINCT kind FROM settings_versions ORDER BY kind']) as readonly {
      readonly kind: SettingsKind;
    }[];
    const live: LiveSettingsRow[] = [];
    const earlier: StoredSettings[] = [];
    for (const { kind } of kinds) {
      const now = yield* liveOf(kind);
      if (!now) continue;
      live.push(now);
      // one that was replaced before the moment is followed by another that was live at it
      const were = yield [
        `SELECT ${versionColumns} FROM settings_versions WHERE kind = $1 AND version <> $2 AND version IN (
          SELECT p.version FROM publications p WHERE p.key = $3 AND NOT EXISTS (
            SELECT 1 FROM publications n WHERE n.key = p.key AND n.revision > p.revision AND n.at < $4))
        ORDER BY version DESC`,
        ...[kind, now.version, settingsKey(kind), since],
      ];
      earlier.push(...all<StoredSettings>(were));
    }
    return { live, earlier };
  },

  *settingsVersions(kind) {
    return all<StoredSettings>(
      yield [`SELECT ${versionColumns} FROM settings_versions WHERE kind = $1 ORDER BY version DESC`, kind],
    );
  },

  *settingsDrafts() {
    return all<SettingsDraft>(yield [`SELECT ${draftColumns} FROM settings_drafts ORDER BY kind`]);
  },

  *saveSettingsDraft({ kind, base, body, hash, etag, at, by, because }, audit) {
    yield* audited(audit);
    const before = first<SettingsDraft>(yield ['SELECT etag FROM settings_drafts WHERE kind = $1', kind]);
    if ((before?.etag ?? 0) !== etag) throw new RolledBack('stale');
    yield [
      `INSERT INTO settings_drafts (${draftColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT (kind) DO UPDATE SET base = excluded.base, body = excluded.body, hash = excluded.hash, etag = excluded.etag,
        at = excluded.at, by_whom = excluded.by_whom, because = excluded.because`,
      ...[kind, base, body, hash, etag + 1, at, by, because],
    ];
    return 'written';
  },

  *discardSettingsDraft(kind, etag, audit) {
    yield* audited(audit);
    const rows = yield ['DELETE FROM settings_drafts WHERE kind = $1 AND etag = $2 RETURNING kind', kind, etag];
    if (rows.length === 0) throw new RolledBack('stale');
    return 'written';
  },

  *publishSettings({ audit, kind, deed, expects, to, tags, purge }) {
    yield* audited(audit);
    const live = yield* liveOf(kind);
    if ((live?.revision ?? 0) !== expects.revision) throw new RolledBack('stale');
    const draft = first<SettingsDraft>(yield ['SELECT etag FROM settings_drafts WHERE kind = $1', kind]);
    if (expects.draft !== undefined && draft?.etag !== expects.draft) throw new RolledBack('stale');
    const isNew = 'body' in to;
    const version = isNew ? yield* newVersion(kind, to, deed) : to.version;
    if (isNew) yield ['DELETE FROM settings_drafts WHERE kind = $1', kind];
    return yield* published(kind, version, { ...deed, act: isNew ? 'publish' : 'back', tags, purge });
  },
};

/** Operations that change nothing. */
export const settingsReads: ReadonlySet<string> = new Set<keyof SettingsStore>([
  'liveSettings',
  'settingsVersions',
  'settingsDrafts',
]);
