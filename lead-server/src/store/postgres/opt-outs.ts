import type { OptOutStore } from '../opt-out-store.ts';
import type { Connection } from './connection.ts';

const sql = {
  add: `
    INSERT INTO opt_outs (mac, sealed, at)
    SELECT * FROM unnest($1::text[], $2::bytea[], $3::bigint[]) ON CONFLICT DO NOTHING`,
  remove: 'DELETE FROM opt_outs WHERE mac = ANY($1)',
  read: 'SELECT mac, sealed, at FROM opt_outs WHERE mac = ANY($1) ORDER BY mac',
};

/** `OptOutStore` on PostgreSQL. */
export const optOutsIn = ({ rows, count }: Connection): OptOutStore => ({
  optOut: async (marks) =>
    void (await count(sql.add, [marks.map((m) => m.mac), marks.map((m) => Buffer.from(m.sealed)), marks.map((m) => m.at)])),
  optIn: (macs) => count(sql.remove, [macs]),
  optOuts: async (macs) =>
    (await rows<{ mac: string; sealed: Uint8Array; at: string }>(sql.read, [macs])).map((row) => ({
      ...row,
      at: Number(row.at),
    })),
});
