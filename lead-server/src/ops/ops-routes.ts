import type { ServerResponse } from 'node:http';
import type { Request, Router } from 'express';
import type { DestinationStatus } from '../delivery/delivery-worker.ts';
import { type AdminPage, sendAdminPage } from '../http/admin-page.ts';
import { type HttpContext, nextRequestId, sendFailure } from '../http/api-route.ts';
import { formFields, readBody } from '../http/body.ts';
import { refuseOtherSites, refuseScripts } from '../http/cross-site.ts';
import { networkOf, type RateLimit } from '../http/rate-limit.ts';
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
import { type AuditEntry, type AuditView, auditSince, recordAudit } from './audit-log.ts';
import { maxDeadLettersRead } from './dead-letters.ts';
import { deliveryPage, type RevealedContent } from './delivery-page.ts';
import type { LoadExperimentsPage } from './experiments/load-experiments-page.ts';
import { readHealth } from './health.ts';
import { makeLeadFile } from './lead-file.ts';
import { leadFileBody, leadFileStyle } from './lead-file-page.ts';
import { hasOperators, may, type Permission, verifyOperator } from './operators.ts';
import {
  beginSession,
  endSession,
  expiredCookie,
  formToken,
  formTokenField,
  hasFormToken,
  openSessions,
  type Session,
  sessionOf,
} from './ops-session.ts';
import { overviewPage } from './overview-page.ts';
import { signInPage } from './page-parts.ts';
import { sessionsPage, sessionsPath } from './sessions-page.ts';
import { testVisitsPage, testVisitsPath } from './test-visits-page.ts';
import { singleDelivery, writeOff } from './write-off.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** assumed: a weekend is seen on Monday morning. */
const hoursShown = 72;
const auditsShown = 20;
/** Tries to sign in under one name, and until when they count. */
const mostSignIns = 10;
const lockoutMs = 15 * 60_000;

export interface OpsOptions {
  readonly config: Pick<Config, 'OPS_TOKEN' | 'PUBLIC_URL' | 'PORT'>;
  readonly store: Store;
  readonly vault: Vault;
  readonly withReadOnlyStore: WithReadOnlyStore;
  readonly loadExperimentsPage: LoadExperimentsPage;
  readonly destinationStatuses: () => readonly DestinationStatus[];
}

type Form = URLSearchParams;
type OpsHandler = (request: Request, response: ServerResponse, form: Form, session: Session) => Promise<void>;
/** Before anybody is known: signing in. */
type OpenHandler = (request: Request, response: ServerResponse, form: Form) => Promise<void>;

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

  const network = (request: Request) => vault.keyedHash('ops network', networkOf(addressOf(request))).slice(0, 12);
  /** Keeps what somebody is about to do, and logs where the chain of entries ends then. */
  async function audit(
    request: Request,
    { name }: Pick<Session, 'name'>,
    entry: Omit<AuditEntry, 'who' | 'from'>,
  ): Promise<void> {
    const { n, hash } = await recordAudit(store, { who: name, from: network(request), ...entry });
    log.info({ route: 'audit', n, hash }, 'audited');
  }

  const handle =
    (route: string, work: (request: Request, response: ServerResponse, form: Form) => Promise<void>) =>
    (request: Request, response: ServerResponse) => {
      const answer = async () => {
        refuseOtherSites(request, ownHost);
        refuseScripts(request);
        // before a token is looked at: guessing costs the same whether or not a guess is right
        if (request.headers.authorization !== undefined) await limit(addressOf(request));
        return work(request, response, request.method === 'POST' ? formFields(await readBody(request)) : new URLSearchParams());
      };
      answer().catch((failure: unknown) =>
        sendFailure(log, route, response, failure, { address: '/ops', name: 'Back to the overview', isOperator: true }),
      );
    };

  const guarded = (route: string, answer: OpsHandler, permission?: Permission) =>
    handle(route, async (request, response, form) => {
      const session = await sessionOf(request, sessions, Date.now());
      if (!session) {
        if (request.headers.authorization !== undefined)
          log.warn({ route, id: nextRequestId(), from: network(request) }, 'operations token refused');
        return sendSignIn(response);
      }
      if (request.method === 'POST' && !hasFormToken(request, vault, form.get(formTokenField) ?? ''))
        throw new HttpError(
          403,
          'no_form_token',
          'This form is of another session, or of none. Go back, load the page again and repeat.',
        );
      if (!may(session.role, permission))
        throw new HttpError(403, 'not_allowed', `This is not for the role ${session.role}: ask an admin.`);
      return answer(request, response, form, session);
    });
  const sendSignIn = async (response: ServerResponse, error?: string) =>
    sendAdminPage(response, 401, { title: 'Operations', body: signInPage(await hasOperators(store), error) });
  const get = (path: string, answer: OpsHandler, permission?: Permission) => router.get(path, guarded(path, answer, permission));
  const post = (path: string, permission: Permission | undefined, answer: OpsHandler) =>
    router.post(path, guarded(path, answer, permission));

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

  /** Who signs in, by name, password and code; by the token as long as nobody has a name. */
  async function whoSignsIn(form: Form): Promise<Pick<Session, 'name' | 'role'> | undefined> {
    if (!(await hasOperators(store))) {
      return sameSecret(form.get('token') ?? '', token) ? { name: 'token', role: 'admin' } : undefined;
    }
    const [name = '', code = ''] = ['name', 'code'].map((field) => form.get(field)?.trim() ?? '');
    const password = form.get('password') ?? '';
    const now = Date.now();
    const counter = `ops sign-in ${vault.keyedHash('ops name', name)}`;
    const { count } = await store.incrementCounter(counter, now, now + lockoutMs);
    if (count > mostSignIns)
      throw new HttpError(429, 'too_many', 'Too many tries for this name. Wait a quarter of an hour.', {
        headers: { 'retry-after': String(lockoutMs / 1000) },
      });
    const who = await verifyOperator({ store, vault }, { name, password, code }, now);
    // wrong tries alone lock a name
    if (who) await store.resetCounter(counter);
    return who;
  }

  const signIn: OpenHandler = async (request, response, form) => {
    await limit(addressOf(request));
    const who = await whoSignsIn(form);
    if (!who) {
      log.warn({ route: '/ops/sign-in', id: nextRequestId(), from: network(request) }, 'operations sign-in refused');
      return sendSignIn(response, 'That is not right. Look at each of them again.');
    }
    await audit(request, who, { did: 'sign in', what: '/ops' });
    const secure = isSecure(config, request);
    const before = await sessionOf(request, sessions, Date.now());
    if (before) await endSession(sessions, before.id);
    const cookie = await beginSession(sessions, { ...who, from: network(request) }, Date.now(), secure);
    seeOther(response, '/ops', { 'set-cookie': cookie });
  };
  router.post('/ops/sign-in', handle('/ops/sign-in', signIn));

  post('/ops/sign-out', undefined, async (request, response, _form, { id }) => {
    await endSession(sessions, id);
    // the pages that were looked at are in the browser's memory
    const headers = { 'set-cookie': expiredCookie(isSecure(config, request)), 'clear-site-data': '"cache"' };
    seeOther(response, '/ops', headers);
  });

  get(sessionsPath, async (_request, response, _form, own) => {
    const open = await openSessions(sessions, Date.now());
    const seen = may(own.role, 'sessions') ? open : open.filter(({ name }) => name === own.name);
    sendPage(response, 200, { title: 'Sessions', body: sessionsPage(seen, own) });
  });

  post(`${sessionsPath}/end`, undefined, async (request, response, form, own) => {
    const ended = (await openSessions(sessions, Date.now())).find(({ id }) => id === form.get('id'));
    if (!ended || (ended.name !== own.name && !may(own.role, 'sessions')))
      throw new HttpError(404, 'not_found', 'There is no such session, or it is over.');
    await audit(request, own, { did: 'end session', what: ended.name });
    await endSession(sessions, ended.id);
    seeOther(response, sessionsPath);
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
    const sealed = await store.attemptLog(id);
    const lead = submission.kind === 'lead' ? decryptOrFail(submission.sealed, () => leadView(vault, submission)) : undefined;
    const exchange = sealed && decryptOrFail(sealed, () => decryptAttemptLog(vault, id, sealed));
    await sendDelivery(response, { delivery, submission }, { exchange, lead });
  });

  post('/ops/lead-file', 'reveal', async (request, response, form, session) => {
    const { submission } = await found(form.get('id'));
    if (submission.kind !== 'lead') throw new HttpError(404, 'not_found', 'This is no lead.');
    const requestId = nextRequestId();
    await audit(request, session, { did: 'reveal', what: submission.id, request: requestId });
    decryptOrFail(submission.sealed, () => leadView(vault, submission));
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
    // what the audit keeps is a name of ours
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
