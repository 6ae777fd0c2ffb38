import type { DeliveryStore } from '../../store/delivery-store.ts';
import { mergedReplies } from '../../store/reply-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { replayMessage } from '../../submissions/submission-views.ts';
import { auditFault } from '../audit-chain.ts';
import { type AuditView, auditSince, auditWitness } from '../audit-log.ts';
import { maxDeadLettersRead } from '../delivery/dead-letters.ts';
import { heldShown } from '../delivery/held-section.ts';
import type { OpsRouter } from '../ops-router.ts';
import { deliveriesByHour, hoursShown, readCounts, repliesByDay } from './counted-periods.ts';
import { type Health, readHealth } from './health.ts';
import { overviewPage } from './overview-page.ts';

const hour = 3_600_000;
const day = 24 * hour;
const auditsShown = 20;

async function latestAudits(store: ValueStore, since: number): Promise<readonly AuditView[]> {
  const latest: AuditView[] = [];
  for await (const each of auditSince(store, since)) {
    latest.unshift(each);
    latest.length = Math.min(latest.length, auditsShown);
  }
  return latest;
}

/** The oldest held deliveries of each reason in the report. */
const heldIn = async (reader: DeliveryStore, { held }: Health) =>
  (await Promise.all(held.map(({ reason }) => reader.heldFor(reason, heldShown)))).flat();

/** GET /ops. Counts are read by a store of its own: no lead waits. */
export function overviewRoutes({ get, sendPage, options }: OpsRouter): void {
  const { withReadOnlyStore, destinationStatuses, vault, config } = options;
  get('/ops', async (request, response) => {
    const now = Date.now();
    const from = Math.floor(now / hour) * hour - (hoursShown - 1) * hour;
    const [{ health, held }, dead, counts, replies, audits] = await withReadOnlyStore((reader) =>
      Promise.all([
        auditFault({ store: reader, vault, witness: auditWitness(config) })
          .then((fault) => readHealth(reader, now, { auditFault: fault }))
          .then(async (found) => ({ health: found, held: await heldIn(reader, found) })),
        reader.deliveries('dead', { after: '', limit: maxDeadLettersRead }),
        readCounts(reader, deliveriesByHour, now),
        readCounts(reader, repliesByDay, now),
        latestAudits(reader, now - 7 * day),
      ]),
    );
    const replayed = new URL(request.originalUrl, 'http://page').searchParams.get('again');
    const done = replayed !== null && /^\d{1,9}$/.test(replayed) ? replayMessage(Number(replayed)) : undefined;
    const span = { from, everyMs: hour, pieces: hoursShown };
    const body = overviewPage({
      now,
      health,
      statuses: destinationStatuses(),
      dead,
      held,
      counts: counts.rows,
      replies: mergedReplies(replies.rows),
      uncounted: counts.missing + replies.missing,
      span,
      audits,
      done,
    });
    sendPage(response, 200, { title: 'Operations', body });
  });
}
