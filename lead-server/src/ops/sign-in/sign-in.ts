import type { Request } from 'express';
import { nextRequestId } from '../../http/api-route.ts';
import { HttpError } from '../../lib/http-error.ts';
import { type VerifiedOperator, verifyOperator } from '../../operators/operators.ts';
import { beginSession, endSession, type Session, sessionOf } from '../../operators/ops-session.ts';
import type { Form, OpsRouter } from '../ops-router.ts';

/** Tries to sign in under one name, and until when they count. */
const mostSignIns = 10;
const lockoutMs = 15 * 60_000;

/** What every way to sign in shares. */
export interface SignIn {
  readonly isHttps: (request: Request) => boolean;
  /** Logs that a sign-in was refused. */
  refuse(request: Request, route: string, code?: string): void;
  /** Ends the session that this browser had, and begins one. @returns its cookie */
  begin(request: Request, who: Pick<Session, 'name' | 'role'> & { readonly label?: string }, what: string): Promise<string>;
  /** The operator whose password and code a form has. @throws HttpError 429 after ten wrong tries under one name */
  verify(name: string, form: Form): Promise<VerifiedOperator | undefined>;
}

export function createSignIn({ context, options, sessions, network, audit }: OpsRouter): SignIn {
  const { store, vault } = options;
  const { isHttps } = sessions;
  return {
    isHttps,
    refuse: (request, route, code) =>
      context.log.warn(
        { route, id: nextRequestId(), from: network(request), ...(code && { code }) },
        'operations sign-in refused',
      ),
    async begin(request, who, what) {
      await audit(request, who, { did: 'sign in', what });
      const before = await sessionOf(request, sessions, Date.now());
      if (before) await endSession(sessions, before.id);
      const { name, role, label } = who;
      return beginSession(
        sessions,
        { name, role, ...(label !== undefined && { label }), from: network(request) },
        Date.now(),
        isHttps(request),
      );
    },
    async verify(name, form) {
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
    },
  };
}
