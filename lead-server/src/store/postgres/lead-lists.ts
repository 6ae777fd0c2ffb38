import type { LeadListStore, LeadsOf } from '../lead-list-store.ts';
import { type ReplyRow, toReply } from '../reply-store.ts';
import type { StoredValue } from '../value-store.ts';
import type { Connection } from './connection.ts';

/** The few of a state are collected first: in the order of ids everything stored might be read in search of them. */
const listSql: Readonly<Record<LeadsOf['is'], string>> = {
  all: "SELECT id FROM submissions WHERE id > $1 AND id < $2 AND kind = 'lead' AND state <> 'test'",
  state: "SELECT id FROM submissions WHERE id > $1 AND id < $2 AND kind = 'lead' AND state <> 'accepted' AND state = $4",
  held: `WITH few AS MATERIALIZED (SELECT submission_id AS id FROM deliveries WHERE state = 'held' AND reason = ANY($4))
    SELECT DISTINCT id FROM few WHERE id > $1 AND id < $2`,
  pending: `WITH few AS MATERIALIZED (SELECT submission_id AS id FROM deliveries WHERE state = 'pending')
    SELECT DISTINCT id FROM few WHERE id > $1 AND id < $2`,
  dead: `WITH few AS MATERIALIZED (SELECT submission_id AS id FROM deliveries WHERE state = 'dead')
    SELECT DISTINCT id FROM few WHERE id > $1 AND id < $2`,
  requests: "SELECT id FROM submissions WHERE id > $1 AND id < $2 AND kind = 'privacy' AND state = $4",
};

const valuesOf = (of: LeadsOf): readonly unknown[] =>
  of.is === 'state' || of.is === 'requests' ? [of.state] : of.is === 'held' ? [of.reasons] : [];

/** `LeadListStore` on PostgreSQL. */
export const leadListsIn = ({ rows }: Connection): LeadListStore => ({
  leadIds: async (of, { after, before, newestFirst, limit }) =>
    (
      await rows<{ id: string }>(`${listSql[of.is]} ORDER BY id ${newestFirst ? 'DESC' : ''} LIMIT $3`, [
        after,
        before,
        limit,
        ...valuesOf(of),
      ])
    ).map(({ id }) => id),
  repliesOf: async (ids) => (await rows<ReplyRow>('SELECT * FROM replies WHERE submission_id = ANY($1)', [ids])).map(toReply),
  valuesBefore: (prefix, before, limit) =>
    rows<StoredValue>('SELECT name, value FROM facts WHERE name >= $1 AND name < $2 ORDER BY name DESC LIMIT $3', [
      prefix,
      before,
      limit,
    ]),
});
