import { startIntervalTask } from '../lib/interval-task.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { repeatErasures } from './person-records.ts';
import { carryOutDue, type PrivacyContext } from './privacy-operations.ts';

/**
 * Carries out, at the start and every hour, the deletions whose time to cancel is over, and those that a restore undid.
 * @returns a function that stops it
 */
export function startErasures(parts: PrivacyContext, log: Log, everyMs = 3_600_000): () => Promise<void> {
  return startIntervalTask(async () => {
    try {
      const repeated = await repeatErasures(parts, parts.now());
      if (repeated > 0) log.warn({ count: repeated }, 'deletions repeated after a restore');
      const count = await carryOutDue(parts);
      if (count > 0) log.info({ count }, 'deletions carried out after their wait');
    } catch (failure) {
      log.warn({ failure: describeFailure(failure) }, 'due deletions not carried out, tried again in an hour');
    }
  }, everyMs);
}
