import { type AttemptTime, type AttemptTimeStore, attemptTimeSql } from '../attempt-time-store.ts';
import type { Connection } from './connection.ts';

/** Rows come as JSON, in the order of their keys: two servers then wait for each other in one order. */
const fromJson = `
  SELECT destination, hour, outcome, band, count
  FROM json_to_recordset($1::json) AS r(destination text, hour int, outcome text, band int, count int)
  ORDER BY destination, hour, outcome, band`;

/** `AttemptTimeStore` on PostgreSQL. */
export const attemptTimesIn = ({ rows, count }: Connection): AttemptTimeStore => ({
  async addAttemptTimes(times, forgetBefore) {
    await count(attemptTimeSql.forget('$1'), [forgetBefore]);
    await count(attemptTimeSql.add(fromJson), [JSON.stringify(times)]);
  },
  attemptTimes: (fromHour) => rows<AttemptTime>(attemptTimeSql.read('$1'), [fromHour]),
});
