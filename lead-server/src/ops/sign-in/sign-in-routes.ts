import type { Request } from 'express';
import { sendAdminPage } from '../../http/admin-page.ts';
import { nextRequestId } from '../../http/api-route.ts';
import { isSecure, readHostCookie, setHostCookie } from '../../lib/cookies.ts';
import { HttpError } from '../../lib/http-error.ts';
import { sameSecret } from '../../lib/secrets.ts';
import { hasOperators, may, operatorName, renewOwn, type VerifiedOperator, verifyOperator } from '../operators/operators.ts';
import {
  beginSession,
  endSession,
  endSessionsOf,
  expiredCookie,
  openSessions,
  type Session,
  sessionOf,
} from '../operators/ops-session.ts';
import { callbackPath, createSingleSignOn, signInSeconds } from '../operators/single-sign-on.ts';
import type { Form, OpenHandler, OpsRouter } from '../ops-router.ts';
import { seeOther } from '../ops-router.ts';
import { signedInPage } from '../page-parts.ts';
import { accountPage, accountPath } from './account-page.ts';
import { sessionsPage, sessionsPath } from './sessions-page.ts';

/** Tries to sign in under one name, and until when they count. */
const mostSignIns = 10;
const lockoutMs = 15 * 60_000;

/** The browser brings it back from the provider's site: `Strict` would stay away. */
const providerCookieName = 'ops-provider';
const providerCookie = (secure: boolean, value: string, seconds: number) =>
  setHostCookie(providerCookieName, value, { secure, seconds });

/** Signing in by provider, by name or by the token, signing out, and the list of sessions. */
export function signInRoutes(opsRouter: OpsRouter): void {
  const { context, limit, options, sessions, signsIn, get, post, open, network, audit, sendPage, sendSignIn } = opsRouter;
  const { log, addressOf } = context;
  const { config, store, vault } = options;
  const isHttps = (request: Request) => config.OPS_URL?.startsWith('https:') ?? isSecure(config, request);

  const refuse = (request: Request, route: string, code?: string) =>
    log.warn({ route, id: nextRequestId(), from: network(request), ...(code && { code }) }, 'operations sign-in refused');

  /** Ends the session that this browser had, and begins one. @returns its cookie */
  async function begin(request: Request, who: Pick<Session, 'name' | 'role'>, what: string): Promise<string> {
    await audit(request, who, { did: 'sign in', what });
    const before = await sessionOf(request, sessions, Date.now());
    if (before) await endSession(sessions, before.id);
    const { name, role } = who;
    return beginSession(sessions, { name, role, from: network(request) }, Date.now(), isHttps(request));
  }

  /** Whether a form has an operator's password and code. Ten wrong tries lock a name. */
  async function verified(name: string, form: Form): Promise<VerifiedOperator | undefined> {
    const [password, code] = [form.get('password') ?? '', form.get('code')?.trim() ?? ''];
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

  /** Who signs in, by name, password and code; by the token as long as nobody has a name. */
  async function whoSignsIn(form: Form): Promise<VerifiedOperator | undefined> {
    if (!signsIn.byPassword) throw new HttpError(403, 'no_passwords', 'Nobody signs in by password here.');
    if (signsIn.byToken && !(await hasOperators(store))) {
      return sameSecret(form.get('token') ?? '', sessions.token) ? { name: 'token', role: 'admin', isFirst: false } : undefined;
    }
    return verified(form.get('name')?.trim() ?? '', form);
  }

  const signIn: OpenHandler = async (request, response, form) => {
    await limit(addressOf(request));
    const who = await whoSignsIn(form);
    if (!who) {
      refuse(request, '/ops/sign-in');
      return sendSignIn(response, 'That is not right. Look at each of them again.');
    }
    seeOther(response, who.isFirst ? accountPath : '/ops', { 'set-cookie': await begin(request, who, '/ops') });
  };
  open('post', '/ops/sign-in', signIn);

  const provider = createSingleSignOn(config, {
    vault,
    takeOnce: async (state, until) =>
      (await store.incrementCounter(`ops provider ${vault.keyedHash('ops state', state)}`, Date.now(), until)).count === 1,
  });
  const byProvider = () => {
    if (provider) return provider;
    throw new HttpError(404, 'no_provider', 'Nobody signs in by a provider here.');
  };

  open('get', '/ops/sign-in/provider', async (request, response) => {
    await limit(addressOf(request));
    const { location, cookie } = await byProvider().begin(Date.now());
    seeOther(response, location, { 'set-cookie': providerCookie(isHttps(request), cookie, signInSeconds) });
  });

  const finish: OpenHandler = async (request, response) => {
    await limit(addressOf(request));
    const secure = isHttps(request);
    const cookie = readHostCookie(request.headers.cookie, providerCookieName);
    const query = new URL(request.originalUrl, 'http://page').search;
    try {
      const who = await byProvider().finish(query, cookie, Date.now());
      const begun = await begin(request, who, who.label ? `/ops, ${who.label}` : '/ops');
      // after a redirect from the provider's site the browser would not send the session's cookie: this page leads on itself
      sendAdminPage(
        response,
        200,
        { title: 'Operations', body: signedInPage, next: '/ops' },
        {
          'set-cookie': [begun, providerCookie(secure, '', 0)],
        },
      );
    } catch (failure) {
      if (failure instanceof HttpError && failure.status < 404) refuse(request, callbackPath, failure.code);
      throw failure;
    }
  };
  open('get', callbackPath, finish, { fromElsewhere: true });

  const hasOwnSecrets = ({ name }: Session) => operatorName.test(name);

  get(accountPath, async (_request, response, _form, own) =>
    sendPage(response, 200, { title: 'Your account', body: accountPage({ own, hasSecrets: hasOwnSecrets(own) }) }),
  );

  post(accountPath, undefined, async (request, response, form, own) => {
    await limit(addressOf(request));
    const which = form.get('renew') === 'codes' ? 'codes' : 'password';
    const send = (status: number, more: Pick<Parameters<typeof accountPage>[0], 'error' | 'made'>) =>
      sendPage(response, status, { title: 'Your account', body: accountPage({ own, hasSecrets: hasOwnSecrets(own), ...more }) });
    if (!hasOwnSecrets(own)) throw new HttpError(404, 'no_secrets', 'This account has no password here.');
    if (!(await verified(own.name, form))) {
      refuse(request, accountPath);
      return send(401, { error: 'That is not right. Look at each of them again.' });
    }
    await audit(request, own, { did: 'own secret', what: which });
    const made = await renewOwn({ store, vault }, own.name, which);
    await endSessionsOf({ store, vault }, own.name, own.id);
    send(200, { made: { which, text: made } });
  });

  post('/ops/sign-out', undefined, async (request, response, _form, { id }) => {
    await endSession(sessions, id);
    // the pages that were looked at are in the browser's memory
    const headers = { 'set-cookie': expiredCookie(isHttps(request)), 'clear-site-data': '"cache"' };
    seeOther(response, '/ops', headers);
  });

  get(sessionsPath, async (_request, response, _form, own) => {
    const all = await openSessions(sessions, Date.now());
    const seen = may(own.role, 'sessions') ? all : all.filter(({ name }) => name === own.name);
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
}
