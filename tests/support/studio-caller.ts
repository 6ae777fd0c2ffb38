import { studioCallPath, studioMeta, studioPath, studioTokenHeader } from '#contract/studio/address.ts';
import type { StudioAnswer, StudioBody, StudioCallName, StudioRefusal } from '#contract/studio/calls.ts';
import type { TestServer } from './running-server.ts';

/** What the server answered to a call of the studio. */
export interface StudioReply<Name extends StudioCallName> {
  readonly status: number;
  readonly body: StudioAnswer<Name> & { readonly error?: StudioRefusal };
}

/**
 * Signs in as the studio's page does, and makes its calls.
 * @param token the operations token
 */
export async function studioCaller({ opsUrl }: Pick<TestServer, 'opsUrl'>, token: string) {
  const signedIn = await fetch(`${opsUrl}/ops/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token }),
  });
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const page = await (await fetch(opsUrl + studioPath, { headers: { cookie } })).text();
  const own = new RegExp(`name="${studioMeta.token}" content="([^"]+)"`).exec(page)?.[1] ?? '';
  return {
    get: (path: string) => fetch(opsUrl + path, { headers: { cookie } }),
    async call<Name extends StudioCallName>(name: Name, body: StudioBody<Name>): Promise<StudioReply<Name>> {
      const response = await fetch(opsUrl + studioCallPath(name), {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', [studioTokenHeader]: own },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as StudioReply<Name>['body'] };
    },
  };
}
