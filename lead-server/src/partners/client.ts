import { createBreaker } from '../delivery/breaker.ts';
import { readAnswer } from '../http/answer.ts';

export interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | FormData;
}

export interface PartnerAnswer {
  readonly status: number;
  /** The JSON object that came; empty when a refusal (4xx) came without one. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A partner that gave no answer that could be used. The message holds neither address nor answer: both may hold a key or a person. */
export class PartnerFailure extends Error {
  override name = 'PartnerFailure';
}

/**
 * Asks a partner: no redirects, one time limit for the whole answer, and a limit to how long it is.
 * @throws PartnerFailure when it does not answer 2xx with a JSON object, or 4xx, in time; at once while its breaker is open
 */
export type Ask = (address: string, asked?: Asked) => Promise<PartnerAnswer>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The way to one partner. After five failures in a row it is left alone for half a minute, then tried with one call: a visitor does not
 * wait a time limit for a partner that is known to be down.
 */
export function partnerClient(timeoutMs: number, breaker = createBreaker()): Ask {
  return async (address, asked = {}) => {
    if (breaker.allowance(1, Date.now()) === 0) throw new PartnerFailure('The partner is left alone: it failed several times');
    try {
      const response = await fetch(address, { ...asked, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      const { text, whole } = await readAnswer(response);
      if (!whole) throw new PartnerFailure('The partner answered more than it may');
      const refused = response.status >= 400 && response.status < 500;
      const body = parsed(text);
      if (!refused && !(response.ok && isObject(body))) throw new PartnerFailure(`The partner answered ${response.status}`);
      breaker.succeeded();
      return { status: response.status, body: isObject(body) ? body : {} };
    } catch (error) {
      breaker.failed(Date.now());
      if (error instanceof PartnerFailure) throw error;
      throw new PartnerFailure(`The partner did not answer: ${error instanceof Error ? error.name : 'error'}`);
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** GETs a JSON object through `ask`. @throws PartnerFailure also for a refusal */
export async function askJson(ask: Ask, address: string, asked?: Asked): Promise<PartnerAnswer['body']> {
  const { status, body } = await ask(address, asked);
  if (status >= 400) throw new PartnerFailure(`The partner refused: ${status}`);
  return body;
}

/** POSTs JSON. */
export const jsonBody = (body: object): Asked => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** A text of an answer; '' when there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
