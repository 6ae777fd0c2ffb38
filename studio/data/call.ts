import { studioCallPath, studioMeta, studioTicketHeader, studioTokenHeader } from '#contract/studio/address.ts';
import type { StudioAnswer, StudioBody, StudioCallName, StudioRefusal } from '#contract/studio/calls.ts';
import { connectionOf, noteConnection } from './connection.ts';

/** Reads what the server wrote into the page's head. */
export const metaOf = (name: keyof typeof studioMeta): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${studioMeta[name]}"]`)?.content ?? '';

/** Of a session that began while this page was open. */
let newToken: string | undefined;

/** The token of this session's calls and forms. */
export const sessionToken = (): string => newToken ?? metaOf('token');

/** Goes on in a new session: its token takes the place of the one in the page. */
export function adoptToken(token: string): void {
  newToken = token;
}

/** A call that the server refused, or that did not reach it. */
export class CallFailed extends Error {
  readonly refusal: StudioRefusal;
  /** 0 where the server did not answer. */
  readonly status: number;

  constructor(status: number, refusal: StudioRefusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }
}

const away = { code: 'away', message: 'The server does not answer. What you typed is still here: try again in a moment.' };

/** Makes a call of the table. @throws CallFailed */
export async function call<Name extends StudioCallName>(
  name: Name,
  body: StudioBody<Name>,
  signal?: AbortSignal,
): Promise<StudioAnswer<Name>> {
  const response = await fetch(studioCallPath(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [studioTokenHeader]: sessionToken(), [studioTicketHeader]: metaOf('ticket') },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  }).catch((failure: Error) => {
    if (failure.name === 'AbortError') throw failure;
    noteConnection('away');
    throw new CallFailed(0, away);
  });
  const answer = (await response.json().catch(() => ({}))) as { readonly error?: StudioRefusal };
  const refusal = answer.error ?? away;
  const connection = response.ok ? 'fine' : connectionOf(response.status, refusal.code);
  if (connection) noteConnection(connection);
  if (response.ok) return answer as StudioAnswer<Name>;
  throw new CallFailed(response.status, refusal);
}
