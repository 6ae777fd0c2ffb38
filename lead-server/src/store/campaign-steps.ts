import type {
  CampaignChange,
  CampaignStore,
  LiveRow,
  NewDraft,
  Publication,
  StoredCampaign,
  StoredDraft,
  StoredVersion,
} from './campaign-store.ts';
import { campaignWorkSteps, insertPublication, nextRevision, publicationColumns } from './campaign-work-steps.ts';
import { settingsReads, settingsSteps } from './settings-steps.ts';
import type { SettingsStore } from './settings-store.ts';
import { all, audited, first, RolledBack, type Step, type Steps, type StepsOf } from './sql-steps.ts';

type Rows<Row> = readonly Row[];

const campaignColumns =
  'c.key AS key, c.state AS state, c.live_version AS live_version, c.paused_for AS paused_for, c.revision AS revision';
const versionColumns = 'key, version, body, hash, base, at, by_whom, because, origin';

const insertVersion = (
  key: string,
  version: number,
  { body, hash, thankYouPath, base, origin }: NonNullable<CampaignChange['version']>,
  { at, by, because }: CampaignChange['deed'],
): Step => [
  `INSERT INTO campaign_versions (${versionColumns}, thank_you_path) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  ...[key, version, body, hash, base, at, by, because, origin, thankYouPath],
];

/** Whether the campaign and its draft are still as the caller read them. */
function* isAsRead({ key, expects }: CampaignChange): Steps<boolean> {
  const campaign = first<StoredCampaign>(yield [`SELECT ${campaignColumns} FROM campaigns c WHERE key = $1`, key]);
  if ((campaign?.revision ?? 0) !== expects.revision) return false;
  if (expects.draft === undefined) return true;
  const draft = first<StoredDraft>(yield ['SELECT etag FROM campaign_drafts WHERE key = $1', key]);
  return draft?.etag === expects.draft;
}

function* newVersion({ key, version, deed }: CampaignChange): Steps<number> {
  if (version === undefined) return 0;
  const [last] = (yield ['SELECT coalesce(max(version), 0) AS version FROM campaign_versions WHERE key = $1', key]) as Rows<{
    version: number;
  }>;
  const number = Number(last?.version) + 1;
  yield insertVersion(key, number, version, deed);
  yield ['DELETE FROM campaign_drafts WHERE key = $1', key];
  return number;
}

function* saveDraft({ key, base, body, hash, etag, at, by, because }: NewDraft): Steps<void> {
  const before = first<StoredDraft>(yield ['SELECT etag FROM campaign_drafts WHERE key = $1', key]);
  if ((before?.etag ?? 0) !== etag) throw new RolledBack('stale');
  yield [
    "INSERT INTO campaigns (key, state, live_version, paused_for, revision) VALUES ($1, 'draft', 0, '', 0) ON CONFLICT (key) DO NOTHING",
    key,
  ];
  yield [
    `INSERT INTO campaign_drafts (key, base, body, hash, etag, approved_by, at, by_whom, because)
    VALUES ($1, $2, $3, $4, $5, '', $6, $7, $8)
    ON CONFLICT (key) DO UPDATE SET base = excluded.base, body = excluded.body, hash = excluded.hash, etag = excluded.etag,
      approved_by = '', at = excluded.at, by_whom = excluded.by_whom, because = excluded.because`,
    ...[key, base, body, hash, etag + 1, at, by, because],
  ];
}

/** The operations of campaigns, without work in the background and without settings. */
const ownSteps: StepsOf<Omit<CampaignStore, keyof ReturnType<typeof campaignWorkSteps>>> = {
  *seedCampaigns(contents, deed) {
    const revision = yield* nextRevision();
    let made = 0;
    for (const { key, ...version } of contents) {
      const rows = yield [
        "INSERT INTO campaigns (key, state, live_version, paused_for, revision) VALUES ($1, 'live', 1, '', $2) ON CONFLICT (key) DO NOTHING RETURNING key",
        ...[key, revision],
      ];
      if (rows.length === 0) continue;
      made += 1;
      yield insertVersion(key, 1, version, deed);
    }
    const tags = ['pages'];
    if (made > 0)
      yield insertPublication({ revision, key: '', version: 1, act: 'code', ...deed, tags, purge: 'none', purgeAt: 0 });
    return made;
  },

  *campaignRevision() {
    return (yield* nextRevision()) - 1;
  },

  *liveCampaigns() {
    // read first: what is published meanwhile is read again with its own revision
    const revision = (yield* nextRevision()) - 1;
    const rows = yield [
      `SELECT ${campaignColumns}, v.body AS body, v.hash AS hash FROM campaigns c
      JOIN campaign_versions v ON v.key = c.key AND v.version = c.live_version ORDER BY c.key`,
    ];
    const paths = (yield ["SELECT DISTINCT thank_you_path AS path FROM campaign_versions WHERE thank_you_path <> ''"]) as Rows<{
      path: string;
    }>;
    return { revision, campaigns: all<LiveRow>(rows), thankYouPaths: paths.map(({ path }) => path) };
  },

  *campaigns() {
    return all<StoredCampaign>(yield [`SELECT ${campaignColumns} FROM campaigns c ORDER BY key`]);
  },

  *campaignVersions(key) {
    return all<StoredVersion>(
      yield [`SELECT ${versionColumns} FROM campaign_versions WHERE key = $1 ORDER BY version DESC`, key],
    );
  },

  *campaignVersion(key, version) {
    return first<StoredVersion>(
      yield [`SELECT ${versionColumns} FROM campaign_versions WHERE key = $1 AND version = $2`, key, version],
    );
  },

  *campaignDrafts() {
    return all<StoredDraft>(
      yield ['SELECT key, base, body, hash, etag, approved_by, at, by_whom, because FROM campaign_drafts ORDER BY key'],
    );
  },

  *saveCampaignDrafts(drafts, audit) {
    yield* audited(audit);
    for (const draft of drafts) yield* saveDraft(draft);
    return 'written';
  },

  *approveCampaignDraft(key, hash, by, audit) {
    yield* audited(audit);
    const rows = yield [
      'UPDATE campaign_drafts SET approved_by = $3 WHERE key = $1 AND hash = $2 RETURNING key',
      ...[key, hash, by],
    ];
    if (rows.length === 0) throw new RolledBack('stale');
    return 'written';
  },

  *discardCampaignDraft(key, etag, audit) {
    yield* audited(audit);
    const rows = yield ['DELETE FROM campaign_drafts WHERE key = $1 AND etag = $2 RETURNING key', key, etag];
    if (rows.length === 0) throw new RolledBack('stale');
    // a campaign that was nothing but its draft goes with it, so that its path is free
    yield [
      `DELETE FROM campaigns WHERE key = $1 AND live_version = 0
      AND NOT EXISTS (SELECT 1 FROM campaign_versions v WHERE v.key = campaigns.key)`,
      key,
    ];
    return 'written';
  },

  *changeCampaign(change) {
    const { key, deed, publish, schedule } = change;
    yield* audited(change.audit);
    if (!(yield* isAsRead(change))) throw new RolledBack('stale');
    const made = yield* newVersion(change);
    const version = publish?.version ?? schedule?.version ?? made;
    if (schedule)
      yield [
        `INSERT INTO campaign_schedules (key, act, version, paused_for, due_at, at, by_whom, because, state, reason, lease_until)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', '', 0)`,
        ...[key, schedule.act, version, schedule.pausedFor, schedule.dueAt, deed.at, deed.by, deed.because],
      ];
    if (!publish) return { version, revision: change.expects.revision };
    const revision = yield* nextRevision();
    const { act, state, pausedFor, tags, purge } = publish;
    yield [
      'UPDATE campaigns SET state = $2, live_version = $3, paused_for = $4, revision = $5 WHERE key = $1',
      ...[key, state, version, pausedFor, revision],
    ];
    yield insertPublication({ revision, key, version, act, ...deed, tags, purge, purgeAt: deed.at });
    return { version, revision };
  },

  *publications(key, limit) {
    const rows =
      key === undefined
        ? yield [
            // those of settings have no campaign
            `SELECT ${publicationColumns} FROM publications WHERE key NOT LIKE 'settings:%' ORDER BY revision DESC LIMIT $1`,
            limit,
          ]
        : yield [
            `SELECT ${publicationColumns} FROM publications WHERE key = $1 AND act <> 'code' ORDER BY revision DESC LIMIT $2`,
            ...[key, limit],
          ];
    return all<Publication>(rows);
  },
};

/**
 * The operations of `CampaignStore` and `SettingsStore`, as steps that both databases run.
 * @param lock what makes a read wait for other transactions on its row
 */
export const campaignSteps = (lock: '' | ' FOR UPDATE'): StepsOf<CampaignStore & SettingsStore> => ({
  ...ownSteps,
  ...campaignWorkSteps(lock),
  ...settingsSteps,
});

/** Operations that change nothing. */
export const readsOnly: ReadonlySet<string> = new Set<keyof CampaignStore>([
  'campaignRevision',
  'liveCampaigns',
  'campaigns',
  'campaignVersions',
  'campaignVersion',
  'campaignDrafts',
  'publications',
  'campaignSchedules',
  'pageServers',
  ...(settingsReads as ReadonlySet<keyof CampaignStore>),
]);
