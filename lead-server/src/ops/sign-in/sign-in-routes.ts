import { HttpError } from '../../lib/http-error.ts';
import { sameSecret } from '../../lib/secrets.ts';
import { hasOperators, type VerifiedOperator } from '../../operators/operators.ts';
import { type Form, type OpenHandler, type OpsRouter, seeOther, studioAddress } from '../ops-router.ts';
import { accountPath } from './account-page.ts';
import { accountRoutes } from './account-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

/** Signing in by name, or by the token as long as nobody has a name. */
function passwordRoutes(opsRouter: OpsRouter, { begin, verify, refuse }: SignIn): void {
  const { context, limit, options, sessions, signsIn, open, sendSignIn } = opsRouter;
  const { addressOf } = context;
  const { store } = options;

  /** Who signs in, by name, password and code; by the token as long as nobody has a name. */
  async function whoSignsIn(form: Form): Promise<VerifiedOperator | undefined> {
    if (!signsIn.byPassword) throw new HttpError(403, 'no_passwords', 'Nobody signs in by password here.');
    if (signsIn.byToken && !(await hasOperators(store))) {
      return sameSecret(form.get('token') ?? '', sessions.token) ? { name: 'token', role: 'admin', isFirst: false } : undefined;
    }
    return verify(form.get('name')?.trim() ?? '', form);
  }

  const signIn: OpenHandler = async (request, response, form) => {
    await limit(addressOf(request));
    const next = studioAddress(form.get('next'));
    const who = await whoSignsIn(form);
    if (!who) {
      refuse(request, '/ops/sign-in');
      return sendSignIn(response, 'That is not right. Look at each of them again.', next);
    }
    seeOther(response, who.isFirst ? accountPath : (next ?? '/ops'), { 'set-cookie': await begin(request, who, '/ops') });
  };
  open('post', '/ops/sign-in', signIn);
}

/** Signing in and out, an operator's account, and the list of sessions. */
export function signInRoutes(opsRouter: OpsRouter): void {
  const signIn = createSignIn(opsRouter);
  passwordRoutes(opsRouter, signIn);
  providerRoutes(opsRouter, signIn);
  accountRoutes(opsRouter, signIn);
  sessionRoutes(opsRouter);
}
