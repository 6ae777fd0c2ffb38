import type { ServerResponse } from 'node:http';
import type { Request, Router } from 'express';
import type { DestinationStatus } from '../delivery/delivery-worker.ts';
import { type AdminPage, sendAdminPage } from '../http/admin-page.ts';
import { type HttpContext, nextRequestId, sendFailure } from '../http/api-route.ts';
import { formFields, readBody } from '../http/body.ts';
import { refuseOtherSites, refuseScripts } from '../http/cross-site.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { createTestToken, testLink } from '../leads/test-visit.ts';
import { type Config, siteAddress } from '../lib/config.ts';
import { isSecure } from '../lib/cookies.ts';
import { HttpError } from '../lib/http-error.ts';
import { sameSecret } from '../lib/secrets.ts';
import { firstUuidAt } from '../lib/uuid.ts';
import { inBatches } from '../store/batches.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { WithReadOnlyStore } from '../store/open-store.ts';
import type { StoredDelivery, StoredSubmission } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { decryptAttemptLog } from '../submissions/attempt-log.ts';
import { leadView, replayMessage } from '../submissions/submission-views.ts';
import { keyVersionOf, undefinedIfUnreadable, type Vault } from '../vault/vault.ts';
import { type AuditView, auditSince, recordAudit } from './audit-log.ts';
import { maxDeadLettersRead } from './dead-letters.ts';
import { deliveryPage, type RevealedContent } from './delivery-page.ts';
import type { LoadExperimentsPage } from './experiments/load-experiments-page.ts';
import { readHealth } from './health.ts';
import { makeLeadFile } from './lead-file.ts';
import { leadFileBody, leadFileStyle } from './lead-file-page.ts';
import { endSession, expiredCookie, formToken, formTokenField, hasFormToken, isSignedIn, sessionCookie } from './ops-session.ts';
import { overviewPage } from './overview-page.ts';
import { signInPage } from './page-parts.ts';
import { testVisitsPage, testVisitsPath } from './test-visits-page.ts';
import { singleDelivery, writeOff } from './write-off.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** assumed: a weekend is seen on Monday morning. */
const hoursShown = 72;
const auditsShown = 20;

export interface OpsOptions {
  readonly config: Pick<Config, 'OPS_TOKEN' | 'PUBLIC_URL' | 'PORT'>;
  readonly store: Store;
  readonly vault: Vault;
  readonly withReadOnlyStore: WithReadOnlyStore;
  readonly loadExperimentsPage: LoadExperimentsPage;
  readonly destinationStatuses: () => readonly DestinationStatus[];
}

type Form = URLSearchParams;
type OpsHandler = (request: Request, response: ServerResponse, form: Form) => Promise<void>;

async function latestAudits(store: Store, since: number): Promise<readonly AuditView[]> {
  const latest: AuditView[] = [];
  for await (const each of auditSince(store, since)) {
    latest.unshift(each);
    latest.length = Math.min(latest.length, auditsShown);
  }
  return latest;
}

/** @throws HttpError 500 that names the missing key version, so that the operator can correct the settings */
function decryptOrFail<Result>(sealed: Uint8Array, open: () => Result): Result {
  const result = undefinedIfUnreadable(open);
  if (result !== undefined) return result;
  const key = keyVersionOf(sealed);
  throw new HttpError(500, 'unreadable', `This was sealed with key ${key}: DATA_KEYS lacks that key, or the data is damaged.`);
}

const seeOther = (response: ServerResponse, location: string, headers: Readonly<Record<string, string>> = {}) =>
  void response.writeHead(303, { location, 'cache-control': 'no-store', ...headers }).end();

/**
 * Serves /ops behind OPS_TOKEN. Personal data comes only from POST /ops/reveal, which is audited first. See
 * docs/spec/consent.md#audit.
 */
export function opsRoutes(
  router: Router,
  context: HttpContext,
  limit: RateLimit,
  { config, store, vault, withReadOnlyStore, loadExperimentsPage, destinationStatuses }: OpsOptions,
): void {
  const { log, ownHost, addressOf } = context;
  const { OPS_TOKEN: token } = config;
  const sessions = { vault, store, token };

  /** A page of the operators', whose forms carry the token of its session. */
  const sendPage = (response: ServerResponse, status: number, page: AdminPage) =>
    sendAdminPage(response, status, { ...page, formToken: formToken(response.req, vault) });

  const guarded =
    (route: string, answer: OpsHandler, open = false) =>
    (request: Request, response: ServerResponse) => {
      const work = async () => {
        refuseOtherSites(request, ownHost);
        refuseScripts(request);
        // before a token is looked at: guessing costs the same whether or not a guess is right
        if (request.headers.authorization !== undefined) await limit(addressOf(request));
        const form = request.method === 'POST' ? formFields(await readBody(request)) : new URLSearchParams();
        if (open) return answer(request, response, form);
        if (await isSignedIn(request, sessions, Date.now())) {
          if (request.method === 'POST' && !hasFormToken(request, vault, form.get(formTokenField) ?? ''))
            throw new HttpError(
              403,
              'no_form_token',
              'This form is of another session, or of none. Go back, load the page again and repeat.',
            );
          return answer(request, response, form);
        }
        if (request.headers.authorization !== undefined) log.warn({ route, id: nextRequestId() }, 'operations token refused');
        sendAdminPage(response, 401, { title: 'Operations', body: signInPage() });
      };
      work().catch((failure: unknown) =>
        sendFailure(log, route, response, failure, { address: '/ops', name: 'Back to the overview', isOperator: true }),
      );
    };
  const get = (path: string, answer: OpsHandler) => router.get(path, guarded(path, answer));
  const post = (path: string, answer: OpsHandler, open = false) => router.post(path, guarded(path, answer, open));

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

  post(
    '/ops/sign-in',
    async (request, response, form) => {
      await limit(addressOf(request));
      if (!sameSecret(form.get('token') ?? '', token)) {
        log.warn({ route: '/ops/sign-in', id: nextRequestId() }, 'operations sign-in refused');
        sendAdminPage(response, 401, {
          title: 'Operations',
          body: signInPage('That is not the token. It is the one in the setting OPS_TOKEN.'),
        });
        return;
      }
      await recordAudit(store, { who: 'page', did: 'sign in', what: '/ops' });
      seeOther(response, '/ops', { 'set-cookie': sessionCookie(vault, token, Date.now(), isSecure(config, request)) });
    },
    true,
  );
  post('/ops/sign-out', async (request, response) => {
    await endSession(request, sessions, Date.now());
    // the pages that were looked at are in the browser's memory
    seeOther(response, '/ops', { 'set-cookie': expiredCookie, 'clear-site-data': '"cache"' });
  });

  get('/ops', async (request, response) => {
    const now = Date.now();
    const from = Math.floor(now / hour) * hour - (hoursShown - 1) * hour;
    const [health, dead, counts, replies, audits] = await withReadOnlyStore((reader) =>
      Promise.all([
        readHealth(reader, now),
        reader.deliveries('dead', { after: '', limit: maxDeadLettersRead }),
        reader.deliveryCounts(firstUuidAt(from), hour),
        reader.replyCounts(firstUuidAt(now - 30 * day)),
        latestAudits(reader, now - 7 * day),
      ]),
    );
    const replayed = new URL(request.originalUrl, 'http://page').searchParams.get('again');
    const done = replayed !== null && /^\d{1,9}$/.test(replayed) ? replayMessage(Number(replayed)) : undefined;
    const span = { from, everyMs: hour, pieces: hoursShown };
    const body = overviewPage({ now, health, statuses: destinationStatuses(), dead, counts, replies, span, audits, done });
    sendPage(response, 200, { title: 'Operations', body });
  });

  get(testVisitsPath, async (request, response) => {
    const page = new URL(request.originalUrl, 'http://page').searchParams.get('page') ?? '/survey';
    sendPage(response, 200, { title: 'Test visits', body: testVisitsPage({ page }) });
  });

  post(testVisitsPath, async (_request, response, form) => {
    const page = form.get('page')?.trim() ?? '';
    const send = (status: number, more: Partial<Parameters<typeof testVisitsPage>[0]>) =>
      sendPage(response, status, { title: 'Test visits', body: testVisitsPage({ page, ...more }) });
    // one slash: two would name another host
    if (!/^\/(?![/\\])/.test(page))
      return send(422, { page: '/survey', error: 'Write the path with its slash, such as /survey/fb?theme=3.' });
    const address = new URL(page, siteAddress(config));
    await recordAudit(store, { who: 'page', did: 'test', what: address.pathname.slice(0, 200) });
    send(200, { link: testLink(address.href, createTestToken(vault, Date.now())) });
  });

  get('/ops/experiments', async (_request, response) => sendPage(response, 200, await loadExperimentsPage()));

  get('/ops/deliveries/:id', async (request, response) => sendDelivery(response, await found(String(request.params.id))));

  post('/ops/reveal', async (_request, response, form) => {
    const { delivery, submission } = await found(form.get('id'));
    const id = deliveryId(submission.id, delivery.destination);
    const request = nextRequestId();
    await recordAudit(store, { who: 'page', did: 'reveal', what: id, request });
    log.warn({ route: '/ops/reveal', id: request, delivery: id }, 'personal data shown');
    const sealed = await store.attemptLog(id);
    const lead = submission.kind === 'lead' ? decryptOrFail(submission.sealed, () => leadView(vault, submission)) : undefined;
    const exchange = sealed && decryptOrFail(sealed, () => decryptAttemptLog(vault, id, sealed));
    await sendDelivery(response, { delivery, submission }, { exchange, lead });
  });

  post('/ops/lead-file', async (_request, response, form) => {
    const { submission } = await found(form.get('id'));
    if (submission.kind !== 'lead') throw new HttpError(404, 'not_found', 'This is no lead.');
    const request = nextRequestId();
    await recordAudit(store, { who: 'page', did: 'reveal', what: submission.id, request });
    decryptOrFail(submission.sealed, () => leadView(vault, submission));
    log.warn({ route: '/ops/lead-file', id: request, lead: submission.id }, 'personal data shown');
    const file = await makeLeadFile({ store, vault, now: Date.now() }, submission);
    sendPage(response, 200, { title: `Lead ${submission.id}`, body: leadFileBody(file), style: leadFileStyle });
  });

  post('/ops/replay', async (_request, response, form) => {
    const { submissionId, destination } = (await found(form.get('id'))).delivery;
    await recordAudit(store, { who: 'page', did: 'replay', what: deliveryId(submissionId, destination) });
    const done = await store.replay(submissionId, destination, Date.now(), ['dead', 'no_partner']);
    seeOther(response, `/ops?again=${done ? 1 : 0}`);
  });

  post('/ops/drop', async (_request, response, form) => {
    const { submissionId, destination } = (await found(form.get('id'))).delivery;
    const because = form.get('because')?.trim() ?? '';
    if (because === '' || because.length > 200) throw new HttpError(422, 'invalid', 'Say why, in 200 characters at most.');
    const id = deliveryId(submissionId, destination);
    await recordAudit(store, { who: 'page', did: 'drop', what: id, because });
    await writeOff(store, singleDelivery(submissionId, destination));
    seeOther(response, `/ops/deliveries/${id}`);
  });

  post('/ops/replay-all', async (_request, response, form) => {
    const destination = form.get('destination') ?? undefined;
    // what the audit keeps is a name of ours
    if (destination !== undefined && !(await store.queueDepths()).some((each) => each.destination === destination)) {
      return seeOther(response, '/ops?again=0');
    }
    const range = { state: 'dead', from: '', to: firstUuidAt(Date.now() + day), destination } as const;
    await recordAudit(store, {
      who: 'page',
      did: 'replay',
      what: `all that were given up${destination ? `: ${destination}` : ''}`,
    });
    const count = await inBatches((page) => store.replayRange(range, Date.now(), page));
    seeOther(response, `/ops?again=${count}`);
  });
}
