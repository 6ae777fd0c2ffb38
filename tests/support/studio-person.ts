import { expect } from 'vitest';
import { studioCallPath, studioMeta, studioTokenHeader } from '#contract/studio/address.ts';
import {
  type StudioAnswer,
  type StudioBody,
  type StudioCall,
  type StudioCallName,
  type StudioRefusal,
  studioCalls,
} from '#contract/studio/calls.ts';
import type { Role } from '../../lead-server/src/settings/groups/ops.ts';
import type { TestServer } from './running-server.ts';
import { studioSession } from './studio-session.ts';

/** A refusal says in words what is wrong: some begin with a name, an address or a number. */
const sentence = /^\S+( \S+){2}/;

/** A person in the studio: their session, the token of its page, and its calls over HTTP. */
export interface StudioPerson {
  readonly cookie: string;
  readonly token: string;
  /** Of every call of theirs. */
  readonly headers: Readonly<Record<string, string>>;
  /** Makes a call that is answered. */
  does<Name extends StudioCallName>(name: Name, body: StudioBody<Name>): Promise<StudioAnswer<Name>>;
  /** Makes a call that is refused. */
  isRefused<Name extends StudioCallName>(
    name: Name,
    body: StudioBody<Name>,
  ): Promise<StudioRefusal & { readonly status: number }>;
  /** What the server wrote into the page of this session; '' where the studio is not built. */
  meta(name: keyof typeof studioMeta): Promise<string>;
  /** The response as it is, to any body. */
  ask(name: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

/** Opens the studio as a person of a role, signed in already. */
export async function studioPerson({ opsUrl, config }: TestServer, name: string, role: Role): Promise<StudioPerson> {
  const cookie = await studioSession(config, name, role);
  const page = await (await fetch(`${opsUrl}/ops`, { headers: { cookie } })).text();
  const token = /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const headers = { cookie, [studioTokenHeader]: token, 'content-type': 'application/json' };
  const ask: StudioPerson['ask'] = (call, body, more = {}) =>
    fetch(opsUrl + studioCallPath(call), { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  return {
    cookie,
    token,
    headers,
    ask,
    async meta(name) {
      const html = await (await fetch(`${opsUrl}/studio`, { headers: { cookie } })).text();
      return new RegExp(`name="${studioMeta[name]}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    },
    async does(call, body) {
      const response = await ask(call, body);
      const answer = await response.json();
      expect(response.status, JSON.stringify(answer)).toBe(200);
      // the table says all that an answer has: parsing drops what it does not describe
      const described: StudioCall = studioCalls[call];
      expect(described.response.parse(answer)).toEqual(answer);
      return answer as never;
    },
    async isRefused(call, body) {
      const response = await ask(call, body);
      const { error } = (await response.json()) as { readonly error: StudioRefusal };
      expect(response.status).not.toBe(200);
      expect(error.message).toMatch(sentence);
      return { ...error, status: response.status };
    },
  };
}
