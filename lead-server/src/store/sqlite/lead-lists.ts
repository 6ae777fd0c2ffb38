import type { LeadListStore, LeadsOf } from '../lead-list-store.ts';
import { type ReplyRow, toReply } from '../reply-store.ts';
import type { StoredValue } from '../value-store.ts';
import { isIn } from './sql.ts';
import type { Database, Statement, Sync } from './sync.ts';

/** Each list in the words of its index: without them everything stored might be read in search of the few. */
export const leadListSql: Readonly<Record<LeadsOf['is'], string>> = {
  all: "SELECT id FROM submissions WHERE id > ?1 AND id < ?2 AND kind = 'lead' AND state <> 'test'",
  state: `SELECT id FROM submissions INDEXED BY submissions_shorter
    WHERE id > ?1 AND id < ?2 AND kind = 'lead' AND state <> 'accepted' AND state = ?4`,
  held: `SELECT DISTINCT submission_id AS id FROM deliveries INDEXED BY deliveries_held
    WHERE submission_id > ?1 AND submission_id < ?2 AND state = 'held' AND ${isIn('reason', 4)}`,
  pending: `SELECT DISTINCT submission_id AS id FROM deliveries INDEXED BY deliveries_due
    WHERE submission_id > ?1 AND submission_id < ?2 AND state = 'pending'`,
  dead: `SELECT DISTINCT submission_id AS id FROM deliveries INDEXED BY deliveries_dead
    WHERE submission_id > ?1 AND submission_id < ?2 AND state = 'dead'`,
  requests: `SELECT id FROM submissions INDEXED BY submissions_requests
    WHERE id > ?1 AND id < ?2 AND kind = 'privacy' AND state = ?4`,
};

const valuesOf = (of: LeadsOf) =>
  of.is === 'state' || of.is === 'requests' ? [of.state] : of.is === 'held' ? [JSON.stringify(of.reasons)] : [];

/** `LeadListStore` on SQLite, in the thread that has the file. */
export function leadListsIn({ prepare }: Database): Sync<LeadListStore> {
  const both = (sql: string): readonly [newest: Statement, oldest: Statement] => [
    prepare(`${sql} ORDER BY id DESC LIMIT ?3`),
    prepare(`${sql} ORDER BY id LIMIT ?3`),
  ];
  const lists = {
    all: both(leadListSql.all),
    state: both(leadListSql.state),
    held: both(leadListSql.held),
    pending: both(leadListSql.pending),
    dead: both(leadListSql.dead),
    requests: both(leadListSql.requests),
  };
  const replies = prepare(`SELECT * FROM replies WHERE ${isIn('submission_id', 1)}`);
  const before = prepare('SELECT name, value FROM facts WHERE name >= ?1 AND name < ?2 ORDER BY name DESC LIMIT ?3');
  return {
    leadIds: (of, page) =>
      lists[of.is][page.newestFirst ? 0 : 1]
        .all<{ id: string }>(page.after, page.before, page.limit, ...valuesOf(of))
        .map(({ id }) => id),
    repliesOf: (ids) => replies.all<ReplyRow>(JSON.stringify(ids)).map(toReply),
    valuesBefore: (prefix, name, limit) => before.all<StoredValue>(prefix, name, limit),
  };
}
