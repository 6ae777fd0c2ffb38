import { startIntervalTask } from '../lib/interval-task.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { repeatErasures } from './person-records.ts';
import { handOverUnconfirmed, type PrivacyContext } from './privacy-operations.ts';

/**
 * Shows a person, at the start and every hour, the deletions that nobody confirmed, and repeats those that a restore undid.
 * @returns a function that stops it
 */
export function startErasures(parts: PrivacyContext, log: Log, everyMs = 3_600_000): () => Promise<void> {
  return startIntervalTask(async () => {
    try {
      const repeated = await repeatErasures(parts, parts.now());
      if (repeated > 0) log.warn({ count: repeated }, 'deletions repeated after a restore');
      const count = await handOverUnconfirmed(parts);
      if (count > 0) log.warn({ count }, 'deletions unconfirmed, a person decides');
    } catch (failure) {
      log.warn({ failure: describeFailure(failure) }, 'unconfirmed deletions not handed over, tried again in an hour');
    }
  }, everyMs);
}
