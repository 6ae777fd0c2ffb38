import { errorSchema } from '#contract/api/calls.ts';
import type { Endpoint } from './endpoints.ts';
import { canary } from './naughty-strings.ts';
import type { RawRequest, RawResponse } from './raw-http.ts';

/** Markup that has become some: a tag, an attribute of one, a link that runs or leads away. A test link keeps the query it was given. */
const aliveTag = new RegExp(`</?${canary}`, 'i');
const aliveAttribute = new RegExp(`["'] on${canary}=["']|(?:href|src|action)=["'](?:javascript:|[^"'?]*${canary})`, 'i');
/** What a form that is shown again hands to the page's script: JSON, in which quotes end no attribute. */
const pageModel = /<script[^>]*id="page-model"[^>]*>[^<]*<\/script>/;
const isAlive = (page: string) => aliveTag.test(page) || aliveAttribute.test(page.replace(pageModel, ''));

/** A path of our own. Two leading slashes of either kind would name another host. */
const ownPath = /^\/(?![/\\])/;

const isError = (text: string): boolean => {
  try {
    return errorSchema.strict().safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** Checks the invariants of every response. @returns the fault; undefined without one */
export function responseFault(
  { kind, answer: schema, method: usual }: Endpoint,
  { method }: RawRequest,
  answer: RawResponse,
): string | undefined {
  const { status, headers, text } = answer;
  const type = headers['content-type'] ?? '';
  // nothing is limited and no partner is configured: there is nothing to be unavailable
  if (status >= 500) return `it answered ${status}`;
  const { location, ...others } = headers;
  // a form and a misspelled address lead to an address of ours, and the query goes with them
  const told = kind === 'form' || status === 301 ? others : headers;
  if (JSON.stringify(told).toLowerCase().includes(canary)) return 'a header holds what was sent';
  if (location !== undefined && !ownPath.test(location)) return 'it sends the visitor elsewhere';
  if (method === 'HEAD') return text === '' ? undefined : 'it answered HEAD with a body';
  const isPage = type.startsWith('text/html');
  if (isPage && isAlive(text)) return 'markup that was sent is markup in the page';
  // the funnel's pages print no value of an address, a cookie or a header
  if (isPage && kind !== 'own page' && kind !== 'form' && text.toLowerCase().includes(canary))
    return 'the page holds what was sent';
  if (status < 400) {
    // a bent address may be a page's
    const wrong = status === 200 && method === usual && !isPage && schema?.safeParse(JSON.parse(text)).error;
    return wrong ? `it answered otherwise than described: ${wrong.message}` : undefined;
  }
  // a form that is shown again has the typed values, and its address; a page for signing in has the one that was asked for
  const isForm = kind === 'form' || (status === 401 && method === 'GET');
  if (text.includes(canary) && !(isPage && isForm)) return 'the refusal repeats what was sent';
  // every page of ours has a hash in its policy: one of Express's own has none
  if (isPage) return String(headers['content-security-policy']).includes("'sha256-") ? undefined : 'a page that is not ours';
  return isError(text) ? undefined : `it refused in another shape: ${status} ${type} ${text.slice(0, 100)}`;
}
