import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Router } from 'express';
import type { DestinationStatus } from '../delivery/endpoint.ts';
import { type AuditEntry, auditWitness, recordAudit } from '../desk/audit-log.ts';
import { type AdminPage, sendAdminPage } from '../http/admin-page.ts';
import { type HttpContext, nextRequestId, sendFailure } from '../http/api-route.ts';
import { formFields, readBody } from '../http/body.ts';
import { isFollowedLink, refuseOtherSites, refuseScripts } from '../http/cross-site.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { isSecure } from '../lib/cookies.ts';
import { HttpError } from '../lib/http-error.ts';
import { networkOf } from '../lib/network.ts';
import { hasOperators, may, type Permission } from '../operators/operators.ts';
import {
  formToken,
  formTokenField,
  hasFormToken,
  type Session,
  type SessionOptions,
  sessionOf,
} from '../operators/ops-session.ts';
import type { Config } from '../settings/config.ts';
import type { CounterStore } from '../store/counter-store.ts';
import type { DeliveryStore } from '../store/delivery-store.ts';
import type { ErasureStore } from '../store/erasure-store.ts';
import type { FigureStore } from '../store/figure-store.ts';
import type { WithReadOnlyStore } from '../store/open-store.ts';
import type { OptOutStore } from '../store/opt-out-store.ts';
import type { ReplyStore } from '../store/reply-store.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import type { ValueStore } from '../store/value-store.ts';
import type { Vault } from '../vault/vault.ts';
import { bouncePage, signInPage } from './page-parts.ts';

/** The parts that pages and forms of operators use. */
type OpsStore = SubmissionStore &
  DeliveryStore &
  ReplyStore &
  FigureStore &
  OptOutStore &
  ErasureStore &
  ValueStore &
  CounterStore;

export interface OpsOptions {
  readonly config: Pick<
    Config,
    | 'OPS_TOKEN'
    | 'OPS_PASSWORDS'
    | 'OPS_URL'
    | 'OIDC_ISSUER'
    | 'OIDC_CLIENT_ID'
    | 'OIDC_CLIENT_SECRET'
    | 'OIDC_ROLES'
    | 'OIDC_ROLE_CLAIM'
    | 'OIDC_ACR'
    | 'PUBLIC_URL'
    | 'PORT'
    | 'DATA_DIR'
  >;
  readonly store: OpsStore;
  readonly vault: Vault;
  readonly withReadOnlyStore: WithReadOnlyStore;
  readonly destinationStatuses: () => readonly DestinationStatus[];
}

/** An address of the studio, to which a sign-in leads back; undefined for any other. */
export const studioAddress = (address: string | null): string | undefined =>
  address !== null && /^\/studio(?:[/?][\w\-./?&=%~,+]*)?$/.test(address) ? address : undefined;

export type Form = URLSearchParams;
export type OpsHandler = (request: Request, response: ServerResponse, form: Form, session: Session) => Promise<void>;
/** Before anybody is known: signing in. */
export type OpenHandler = (request: Request, response: ServerResponse, form: Form) => Promise<void>;

/** Sends a browser on, by GET. */
export const seeOther = (response: ServerResponse, location: string, headers: Readonly<Record<string, string | string[]>> = {}) =>
  void response.writeHead(303, { location, 'cache-control': 'no-store', ...headers }).end();

/** The parts shared by all operators' pages and forms: identity, permission and audit. */
export interface OpsRouter {
  readonly context: HttpContext;
  readonly limit: RateLimit;
  readonly options: OpsOptions;
  readonly sessions: SessionOptions;
  /** Whether OPS_TOKEN, and names with passwords, sign in. */
  readonly signsIn: { readonly byToken: boolean; readonly byPassword: boolean; readonly byProvider: boolean };
  readonly get: (path: string, answer: OpsHandler, permission?: Permission) => void;
  readonly post: (path: string, permission: Permission | undefined, answer: OpsHandler) => void;
  /** Routes without a sign-in. A provider sends browsers here from its own site. */
  readonly open: (method: 'get' | 'post', path: string, answer: OpenHandler, more?: { readonly fromElsewhere?: boolean }) => void;
  readonly network: (request: Request) => string;
  /** Audits an act before it happens, and logs the new end of the chain of entries. */
  audit(request: Request, by: Pick<Session, 'name'>, entry: Omit<AuditEntry, 'who' | 'from'>): Promise<void>;
  /** A page of the operators', whose forms carry the token of its session. */
  sendPage(response: ServerResponse, status: number, page: AdminPage): void;
  /** @param next the page that was asked for */
  sendSignIn(response: ServerResponse, error?: string, next?: string): Promise<void>;
}

/** Makes the parts of the operators' routes. */
export function createOpsRouter(router: Router, context: HttpContext, limit: RateLimit, options: OpsOptions): OpsRouter {
  const { log, ownHost, addressOf } = context;
  const { config, store, vault } = options;
  const byProvider = config.OIDC_ISSUER !== undefined;
  const byPassword = config.OPS_PASSWORDS === 'on';
  // with a provider everybody has a name: no token opens anything
  const byToken = byPassword && !byProvider && config.OPS_TOKEN !== '';
  const isHttps = (request: IncomingMessage) => config.OPS_URL?.startsWith('https:') ?? isSecure(config, request);
  const sessions = { vault, store, token: byToken ? config.OPS_TOKEN : '', isHttps };

  const auditParts = { store, vault, witness: auditWitness(config) };

  const network = (request: Request) => vault.keyedHash('ops network', networkOf(addressOf(request))).slice(0, 12);

  const handle =
    (route: string, work: OpenHandler, fromElsewhere = false) =>
    (request: Request, response: ServerResponse) => {
      const answer = async () => {
        refuseScripts(request);
        // The session's cookie stays away from a link of another site: this page leads on itself, and then it comes. Signing in
        // needs no session, and begins here alone.
        if (!fromElsewhere && isFollowedLink(request) && !request.path.startsWith('/ops/sign-in')) {
          const { pathname, search } = new URL(request.originalUrl, 'http://page');
          return sendAdminPage(response, 200, {
            title: 'Operations',
            body: bouncePage(pathname + search),
            next: pathname + search,
          });
        }
        if (!fromElsewhere) refuseOtherSites(request, ownHost);
        // before a token is looked at: guessing costs the same whether or not a guess is right
        if (request.headers.authorization !== undefined) await limit(addressOf(request));
        return work(request, response, request.method === 'POST' ? formFields(await readBody(request)) : new URLSearchParams());
      };
      answer().catch((failure: unknown) =>
        sendFailure(log, route, response, failure, { address: '/ops', name: 'Back to the overview', isOperator: true }),
      );
    };

  const sendSignIn = async (response: ServerResponse, error?: string, next?: string) => {
    const form = byToken && !(await hasOperators(store)) ? 'token' : byPassword ? 'password' : undefined;
    sendAdminPage(response, 401, { title: 'Operations', body: signInPage({ form, byProvider, error, next }) });
  };

  const guarded = (route: string, answer: OpsHandler, permission?: Permission) =>
    handle(route, async (request, response, form) => {
      const session = await sessionOf(request, sessions, Date.now());
      if (!session) {
        if (request.headers.authorization !== undefined)
          log.warn({ route, id: nextRequestId(), from: network(request) }, 'operations token refused');
        // signing in leads back to a page, never to a form: its fields are gone
        return sendSignIn(response, undefined, request.method === 'GET' ? studioAddress(request.originalUrl) : undefined);
      }
      if (request.method === 'POST' && !hasFormToken(request, sessions, form.get(formTokenField) ?? ''))
        throw new HttpError(
          403,
          'no_form_token',
          'This form is of another session, or of none. Go back, load the page again and repeat.',
        );
      if (!may(session.role, permission))
        throw new HttpError(403, 'not_allowed', `This is not for the role ${session.role}: ask an admin.`);
      return answer(request, response, form, session);
    });

  return {
    context,
    limit,
    options,
    sessions,
    signsIn: { byToken, byPassword, byProvider },
    get: (path, answer, permission) => void router.get(path, guarded(path, answer, permission)),
    post: (path, permission, answer) => void router.post(path, guarded(path, answer, permission)),
    open: (method, path, answer, { fromElsewhere = false } = {}) =>
      void router[method](path, handle(path, answer, fromElsewhere)),
    network,
    async audit(request, { name }, entry) {
      const { n, hash } = await recordAudit(auditParts, { who: name, from: network(request), ...entry });
      log.info({ route: 'audit', n, hash }, 'audited');
    },
    sendPage: (response, status, page) =>
      sendAdminPage(response, status, { ...page, formToken: formToken(response.req, sessions) }),
    sendSignIn,
  };
}
