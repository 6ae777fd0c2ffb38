import { sendAdminPage } from '../../http/admin-page.ts';
import { readHostCookie, setHostCookie } from '../../lib/cookies.ts';
import { HttpError } from '../../lib/http-error.ts';
import { callbackPath, createSingleSignOn, signInSeconds } from '../../operators/single-sign-on.ts';
import { type OpenHandler, type OpsRouter, seeOther } from '../ops-router.ts';
import { signedInPage } from '../page-parts.ts';
import type { SignIn } from './sign-in.ts';

/** The browser brings it back from the provider's site: `Strict` would stay away. */
const providerCookieName = 'ops-provider';
const providerCookie = (secure: boolean, value: string, seconds: number) =>
  setHostCookie(providerCookieName, value, { secure, seconds });

/** Signing in by a provider. */
export function providerRoutes({ context, limit, options, open }: OpsRouter, { isHttps, begin, refuse }: SignIn): void {
  const { addressOf } = context;
  const { config, store, vault } = options;
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
    const cookie = readHostCookie(request.headers.cookie, providerCookieName, secure);
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
}
