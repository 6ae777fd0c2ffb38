import { HttpError } from '../../lib/http-error.ts';
import { operatorName, renewOwn } from '../../operators/operators.ts';
import { endSessionsOf, type Session } from '../../operators/ops-session.ts';
import type { OpsRouter } from '../ops-router.ts';
import { accountPage, accountPath } from './account-page.ts';
import type { SignIn } from './sign-in.ts';

const hasOwnSecrets = ({ name }: Session) => operatorName.test(name);

/** An operator's own password and codes. */
export function accountRoutes(
  { context, limit, options, get, post, audit, sendPage }: OpsRouter,
  { verify, refuse }: SignIn,
): void {
  const { addressOf } = context;
  const { store, vault } = options;
  get(accountPath, async (_request, response, _form, own) =>
    sendPage(response, 200, { title: 'Your account', body: accountPage({ own, hasSecrets: hasOwnSecrets(own) }) }),
  );

  post(accountPath, undefined, async (request, response, form, own) => {
    await limit(addressOf(request));
    const which = form.get('renew') === 'codes' ? 'codes' : 'password';
    const send = (status: number, more: Pick<Parameters<typeof accountPage>[0], 'error' | 'made'>) =>
      sendPage(response, status, { title: 'Your account', body: accountPage({ own, hasSecrets: hasOwnSecrets(own), ...more }) });
    if (!hasOwnSecrets(own)) throw new HttpError(404, 'no_secrets', 'This account has no password here.');
    if (!(await verify(own.name, form))) {
      refuse(request, accountPath);
      return send(401, { error: 'That is not right. Look at each of them again.' });
    }
    await audit(request, own, { did: 'own secret', what: which });
    const made = await renewOwn({ store, vault }, own.name, which);
    await endSessionsOf({ store, vault }, own.name, own.id);
    send(200, { made: { which, text: made } });
  });
}
