import type { CampaignStore, PageServer, Publication, Schedule } from './campaign-store.ts';
import { all, first, type Step, type Steps, type StepsOf } from './sql-steps.ts';

export const publicationColumns =
  'revision, key, version, act, at, by_whom, because, tags, purge, purge_tries, purge_at, purge_fault';
const serverColumns = 'id, name, revision, settings_revision, settings_fault, source, read_at, seen_at';
const scheduleColumns = 'id, key, act, version, paused_for, due_at, at, by_whom, because, state, reason';

/** The revision of the next publication, of a campaign or of settings. */
export function* nextRevision(): Steps<number> {
  const [row] = yield ['SELECT coalesce(max(revision), 0) AS revision FROM publications'];
  return Number((row as unknown as { revision: number }).revision) + 1;
}

export const insertPublication = (row: Omit<Publication, 'purgeTries' | 'purgeFault'>): Step => [
  `INSERT INTO publications (${publicationColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, '')`,
  ...[row.revision, row.key, row.version, row.act, row.at, row.by, row.because, row.tags.join(' '), row.purge, row.purgeAt],
];

type CampaignWork = Pick<
  CampaignStore,
  | 'campaignSchedules'
  | 'claimSchedule'
  | 'endSchedule'
  | 'reportPageServer'
  | 'removePageServer'
  | 'pageServers'
  | 'claimPurge'
  | 'endPurge'
>;

/**
 * The operations of what is done by itself: schedules, servers that report, caches that are told.
 * @param lock what makes a read wait for other transactions on its row
 */
export function campaignWorkSteps(lock: '' | ' FOR UPDATE'): StepsOf<CampaignWork> {
  return {
    *campaignSchedules() {
      return all<Schedule>(
        yield [
          `SELECT ${scheduleColumns} FROM campaign_schedules s WHERE state = 'waiting' OR (state = 'failed' AND NOT EXISTS (
            SELECT 1 FROM publications p WHERE p.key = s.key AND p.at > s.due_at)) ORDER BY due_at, id`,
        ],
      );
    },

    *claimSchedule(now, leaseMs) {
      return first<Schedule>(
        yield [
          `UPDATE campaign_schedules SET lease_until = $1 WHERE id = (
            SELECT id FROM campaign_schedules WHERE state = 'waiting' AND due_at <= $2 AND lease_until <= $2
            ORDER BY due_at, id LIMIT 1${lock}
          ) RETURNING ${scheduleColumns}`,
          ...[now + leaseMs, now],
        ],
      );
    },

    *endSchedule(id, state, reason) {
      yield ['UPDATE campaign_schedules SET state = $2, reason = $3, lease_until = 0 WHERE id = $1', id, state, reason];
    },

    *reportPageServer({ id, name, revision, settingsRevision, settingsFault, source, readAt, seenAt }) {
      yield [
        `INSERT INTO page_servers (${serverColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
        ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, settings_revision = excluded.settings_revision,
          settings_fault = excluded.settings_fault, source = excluded.source, read_at = excluded.read_at, seen_at = excluded.seen_at`,
        ...[id, name, revision, settingsRevision, settingsFault, source, readAt, seenAt],
      ];
      // those that ended without a word, long ago
      yield ['DELETE FROM page_servers WHERE seen_at < $1', seenAt - 86_400_000];
    },

    *removePageServer(id) {
      yield ['DELETE FROM page_servers WHERE id = $1', id];
    },

    *pageServers(since) {
      return all<PageServer>(yield [`SELECT ${serverColumns} FROM page_servers WHERE seen_at >= $1 ORDER BY id`, since]);
    },

    *claimPurge(now, since, leaseMs) {
      return first<Publication>(
        yield [
          `UPDATE publications SET purge_tries = purge_tries + 1, purge_at = $1 WHERE revision = (
            SELECT revision FROM publications p WHERE purge = 'waiting' AND purge_at <= $2
            AND NOT EXISTS (SELECT 1 FROM page_servers s WHERE s.seen_at >= $3 AND s.revision < p.revision)
            ORDER BY revision LIMIT 1${lock}
          ) RETURNING ${publicationColumns}`,
          ...[now + leaseMs, now, since],
        ],
      );
    },

    *endPurge(revision, { purge, purgeAt, purgeFault }) {
      yield [
        'UPDATE publications SET purge = $2, purge_at = $3, purge_fault = $4 WHERE revision = $1',
        ...[revision, purge, purgeAt, purgeFault],
      ];
    },
  };
}
