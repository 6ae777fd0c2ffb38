import { type AttemptTime, type AttemptTimeStore, attemptTimeSql } from '../attempt-time-store.ts';
import type { Database, Sync } from './sync.ts';

/** `AttemptTimeStore` on SQLite, in the thread that has the file. */
export function attemptTimesIn({ prepare, transaction }: Database): Sync<AttemptTimeStore> {
  const add = prepare(attemptTimeSql.add('VALUES (?, ?, ?, ?, ?)'));
  const forget = prepare(attemptTimeSql.forget('?'));
  const read = prepare(attemptTimeSql.read('?'));
  return {
    addAttemptTimes: (times, forgetBefore) =>
      transaction(() => {
        forget.run(forgetBefore);
        for (const { destination, hour, outcome, band, count } of times) add.run(destination, hour, outcome, band, count);
      }),
    attemptTimes: (fromHour) => read.all<AttemptTime>(fromHour),
  };
}
