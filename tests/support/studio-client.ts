import { expect } from 'vitest';
import { studioCallPath, studioTokenHeader } from '#contract/studio/address.ts';
import { type StudioAnswer, type StudioBody, type StudioCall, type StudioCallName, studioCalls } from '#contract/studio/calls.ts';
import { addOperator } from '../../lead-server/src/ops/operators/operators.ts';
import { totpCode } from '../../lead-server/src/ops/operators/totp.ts';
import type { Role } from '../../lead-server/src/settings/groups/ops.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import type { TestServer } from './running-server.ts';

/** An operator's page of the studio, as its calls reach the server. */
export interface StudioClient {
  readonly cookie: string;
  readonly token: string;
  /** @throws Error with the server's message where it refuses */
  call<Name extends StudioCallName>(name: Name, body: StudioBody<Name>): Promise<StudioAnswer<Name>>;
  /** The response as it is. */
  ask(name: StudioCallName, body: object, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

const form = (server: TestServer, path: string, fields: Readonly<Record<string, string>>) =>
  fetch(server.opsUrl + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

/** Signs an operator in who is added beside the running server, as the command does. */
export async function studioClient(server: TestServer, name: string, role: Role): Promise<StudioClient> {
  const { store } = await openStore(server.config, false);
  const vault = createVault(readOrMakeKeys(server.config));
  const { password, codes } = await addOperator({ store, vault }, name, role);
  await store.close();
  return signIn(server, { name, password, codes });
}

/** Signs in by password and code. @throws Error where that is refused */
async function signIn(
  server: TestServer,
  { name, password, codes }: { readonly name: string; readonly password: string; readonly codes: string },
): Promise<StudioClient> {
  const code = totpCode(new URL(codes).searchParams.get('secret') ?? '', Math.floor(Date.now() / 30_000));
  const signedIn = await form(server, '/ops/sign-in', { name, password, code });
  if (signedIn.status !== 303) throw new Error(`${name} may not sign in: ${signedIn.status}`);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = await (await fetch(`${server.opsUrl}/ops`, { headers: { cookie } })).text();
  const token = /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const ask: StudioClient['ask'] = (call, body, headers = {}) =>
    fetch(server.opsUrl + studioCallPath(call), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', [studioTokenHeader]: token, ...headers },
      body: JSON.stringify(body),
    });
  return {
    cookie,
    token,
    ask,
    async call(call, body) {
      const response = await ask(call, body);
      const answer = (await response.json()) as { readonly error?: { readonly message: string } };
      if (!response.ok) throw new Error(answer.error?.message ?? String(response.status));
      // the table says all that an answer has: parsing drops what it does not describe
      const described: StudioCall = studioCalls[call];
      expect(described.response.parse(answer)).toEqual(answer);
      return answer as never;
    },
  };
}
