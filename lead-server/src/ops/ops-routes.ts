import type { ServerResponse } from 'node:http';
import type { Router } from 'express';
import { type HttpContext, nextRequestId } from '../http/api-route.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { createTestToken, testLink } from '../leads/test-visit.ts';
import { HttpError } from '../lib/http-error.ts';
import { firstUuidAt } from '../lib/uuid.ts';
import { siteAddress } from '../settings/config.ts';
import { inBatches } from '../store/batches.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { StoredAttemptLog } from '../store/delivery-store.ts';
import type { StoredDelivery, StoredSubmission } from '../store/records.ts';
import { mergedReplies } from '../store/reply-store.ts';
import type { ValueStore } from '../store/value-store.ts';
import { decryptAttemptLog } from '../submissions/attempt-log.ts';
import { leadView, replayMessage } from '../submissions/submission-views.ts';
import { keyVersionOf, needsOwnKey, undefinedIfUnreadable } from '../vault/vault.ts';
import { type AuditView, auditSince } from './audit-log.ts';
import { maxDeadLettersRead } from './delivery/dead-letters.ts';
import { deliveryPage, type RevealedContent } from './delivery/delivery-page.ts';
import { singleDelivery, writeOff } from './delivery/write-off.ts';
import { makeLeadFile } from './lead-file/lead-file.ts';
import { leadFileBody, leadFileStyle } from './lead-file/lead-file-page.ts';
import { createOpsRouter, type OpsOptions, seeOther } from './ops-router.ts';
import { deliveriesByHour, hoursShown, readCounts, repliesByDay } from './overview/counted-periods.ts';
import { readHealth } from './overview/health.ts';
import { overviewPage } from './overview/overview-page.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { testVisitsPage, testVisitsPath } from './test-visits-page.ts';

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

/** @throws HttpError 500 that names the missing key version, so that the operator can correct the settings */
function decryptOrFail<Result>({ sealed, ownKey }: StoredAttemptLog, open: () => Result): Result {
  const result = undefinedIfUnreadable(open);
  if (result !== undefined) return result;
  if (needsOwnKey(sealed) && !ownKey?.length)
    throw new HttpError(500, 'unreadable', 'Its key is destroyed, as after an erasure, or was not restored with it.');
  const key = keyVersionOf(needsOwnKey(sealed) && ownKey ? ownKey : sealed);
  throw new HttpError(500, 'unreadable', `This was sealed with key ${key}: DATA_KEYS lacks that key, or the data is damaged.`);
}

/**
 * Serves /ops. Personal data comes only from POST /ops/reveal and /ops/lead-file, which are audited first. See
 * docs/spec/consent.md#audit.
 */
export function opsRoutes(router: Router, context: HttpContext, limit: RateLimit, options: OpsOptions): void {
  const { log } = context;
  const { config, store, vault, withReadOnlyStore, loadExperimentsPage, destinationStatuses } = options;
  const opsRouter = createOpsRouter(router, context, limit, options);
  const { get, post, audit, sendPage } = opsRouter;
  signInRoutes(opsRouter);

  async function found(id: string | null): Promise<{ delivery: StoredDelivery; submission: StoredSubmission }> {
    const [submissionId = '', destination] = (id ?? '').split('.');
    const [submission] = await store.byIds([submissionId]);
    const delivery = submission?.deliveries.find((each) => each.destination === destination);
    if (!submission || !delivery) throw new HttpError(404, 'not_found', 'There is no such delivery.');
    return { delivery, submission };
  }
  const sendDelivery = async (
    response: ServerResponse,
    { delivery, submission }: Awaited<ReturnType<typeof found>>,
    revealed?: RevealedContent,
  ) =>
    sendPage(response, 200, {
      title: `Delivery to ${delivery.destination}`,
      body: deliveryPage({
        delivery,
        submission,
        reply: (await store.repliesTo(submission.id)).find(({ destination }) => destination === delivery.destination),
        isConfigured: destinationStatuses().some(({ destination }) => destination === delivery.destination),
        ...(revealed && { revealed }),
      }),
    });

  get('/ops', async (request, response) => {
    const now = Date.now();
    const from = Math.floor(now / hour) * hour - (hoursShown - 1) * hour;
    const [health, dead, counts, replies, audits] = await withReadOnlyStore((reader) =>
      Promise.all([
        readHealth(reader, now),
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
      counts: counts.rows,
      replies: mergedReplies(replies.rows),
      uncounted: counts.missing + replies.missing,
      span,
      audits,
      done,
    });
    sendPage(response, 200, { title: 'Operations', body });
  });

  get(testVisitsPath, async (request, response) => {
    const page = new URL(request.originalUrl, 'http://page').searchParams.get('page') ?? '/survey';
    sendPage(response, 200, { title: 'Test visits', body: testVisitsPage({ page }) });
  });

  post(testVisitsPath, 'test', async (request, response, form, session) => {
    const page = form.get('page')?.trim() ?? '';
    const send = (status: number, more: Partial<Parameters<typeof testVisitsPage>[0]>) =>
      sendPage(response, status, { title: 'Test visits', body: testVisitsPage({ page, ...more }) });
    // one slash: two would name another host
    if (!/^\/(?![/\\])/.test(page))
      return send(422, { page: '/survey', error: 'Write the path with its slash, such as /survey/fb?theme=3.' });
    const address = new URL(page, siteAddress(config));
    await audit(request, session, { did: 'test', what: address.pathname.slice(0, 200) });
    send(200, { link: testLink(address.href, createTestToken(vault, Date.now())) });
  });

  get('/ops/experiments', async (_request, response) => sendPage(response, 200, await loadExperimentsPage()));

  get('/ops/deliveries/:id', async (request, response) => sendDelivery(response, await found(String(request.params.id))));

  post('/ops/reveal', 'reveal', async (request, response, form, session) => {
    const { delivery, submission } = await found(form.get('id'));
    const id = deliveryId(submission.id, delivery.destination);
    const requestId = nextRequestId();
    await audit(request, session, { did: 'reveal', what: id, request: requestId });
    log.warn({ route: '/ops/reveal', id: requestId, delivery: id }, 'personal data shown');
    const kept = await store.attemptLog(id);
    const lead = submission.kind === 'lead' ? decryptOrFail(submission, () => leadView(vault, submission)) : undefined;
    const exchange = kept && decryptOrFail(kept, () => decryptAttemptLog(vault, id, kept));
    await sendDelivery(response, { delivery, submission }, { exchange, lead });
  });

  post('/ops/lead-file', 'reveal', async (request, response, form, session) => {
    const { submission } = await found(form.get('id'));
    if (submission.kind !== 'lead') throw new HttpError(404, 'not_found', 'This is no lead.');
    const requestId = nextRequestId();
    await audit(request, session, { did: 'reveal', what: submission.id, request: requestId });
    decryptOrFail(submission, () => leadView(vault, submission));
    log.warn({ route: '/ops/lead-file', id: requestId, lead: submission.id }, 'personal data shown');
    const file = await makeLeadFile({ store, vault, now: Date.now() }, submission);
    sendPage(response, 200, { title: `Lead ${submission.id}`, body: leadFileBody(file), style: leadFileStyle });
  });

  post('/ops/replay', 'send', async (request, response, form, session) => {
    const { submissionId, destination } = (await found(form.get('id'))).delivery;
    await audit(request, session, { did: 'replay', what: deliveryId(submissionId, destination) });
    const done = await store.replay(submissionId, destination, Date.now(), ['dead', 'no_partner']);
    seeOther(response, `/ops?again=${done ? 1 : 0}`);
  });

  post('/ops/drop', 'send', async (request, response, form, session) => {
    const { submissionId, destination } = (await found(form.get('id'))).delivery;
    const because = form.get('because')?.trim() ?? '';
    if (because === '' || because.length > 200) throw new HttpError(422, 'invalid', 'Say why, in 200 characters at most.');
    const id = deliveryId(submissionId, destination);
    await audit(request, session, { did: 'drop', what: id, because });
    await writeOff(store, singleDelivery(submissionId, destination));
    seeOther(response, `/ops/deliveries/${id}`);
  });

  post('/ops/replay-all', 'send', async (request, response, form, session) => {
    const destination = form.get('destination') ?? undefined;
    // the audit has a name of ours
    if (destination !== undefined && !(await store.queueDepths()).some((each) => each.destination === destination)) {
      return seeOther(response, '/ops?again=0');
    }
    const range = { state: 'dead', from: '', to: firstUuidAt(Date.now() + day), destination } as const;
    await audit(request, session, {
      did: 'replay',
      what: `all that were given up${destination ? `: ${destination}` : ''}`,
    });
    const count = await inBatches((page) => store.replayRange(range, Date.now(), page));
    seeOther(response, `/ops?again=${count}`);
  });
}
