import type { Config } from '../settings/config.ts';

/** Milliseconds that a CDN may take. */
const timeoutMs = 20_000;

/** Why a CDN did not drop its pages; its message is for a person. */
export class PurgeFailure extends Error {}

type Settings = Pick<Config, 'PURGE_URL' | 'PURGE_HEADER'>;

/**
 * Tells the CDN to drop the pages of these tags: one request with the header that Fastly and Varnish read and the body
 * that Cloudflare does. See lead-server/docs/caching.md.
 * @throws PurgeFailure without the CDN's success response
 */
export async function purgePages({ PURGE_URL: url, PURGE_HEADER: header }: Settings, tags: readonly string[]): Promise<void> {
  if (url === undefined) throw new PurgeFailure('PURGE_URL is not set: no CDN can be told. See lead-server/docs/caching.md.');
  const at = header.indexOf(':');
  const own = at === -1 ? {} : { [header.slice(0, at)]: header.slice(at + 1).trim() };
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', 'surrogate-key': tags.join(' '), ...own },
    body: JSON.stringify({ tags }),
  }).catch((failure: Error) => {
    throw new PurgeFailure(`The CDN could not be told: ${failure.message}.`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new PurgeFailure(`The CDN refused with ${response.status}: are PURGE_URL and PURGE_HEADER right?`);
}
