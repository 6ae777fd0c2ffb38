import type { Config } from '../../src/settings/config.ts';
import { type StandaloneCommand, UsageError } from './command.ts';

/** Milliseconds that a CDN may take. */
const timeoutMs = 20_000;

/** A tag of a page, as the server sends it: `pages`, `campaign-surveyyt`, `brand-auto-accident`. */
const tagForm = /^[a-z\d-]{1,80}$/;

type Settings = Pick<Config, 'PURGE_URL' | 'PURGE_HEADER'>;

/**
 * Tells the CDN to drop the pages of these tags: one request with the header that Fastly and Varnish read and the body
 * that Cloudflare does. See lead-server/docs/caching.md.
 * @throws UsageError without the CDN's success response
 */
export async function purgePages({ PURGE_URL: url, PURGE_HEADER: header }: Settings, tags: readonly string[]): Promise<void> {
  if (url === undefined) throw new UsageError('PURGE_URL is not set: no CDN can be told. See lead-server/docs/caching.md.');
  const at = header.indexOf(':');
  const own = at === -1 ? {} : { [header.slice(0, at)]: header.slice(at + 1).trim() };
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', 'surrogate-key': tags.join(' '), ...own },
    body: JSON.stringify({ tags }),
  }).catch((failure: Error) => {
    throw new UsageError(`The CDN could not be told: ${failure.message}.`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new UsageError(`The CDN refused with ${response.status}: are PURGE_URL and PURGE_HEADER right?`);
}

export const pages: StandaloneCommand = {
  usage: [
    'pages purge [tag]',
    'tells the CDN to drop its pages, or those of one tag such as campaign-survey or brand-auto-accident',
  ],
  words: [1, 2],
  standalone: true,
  async run({ config, rest: [act, tag = 'pages'] }) {
    if (act !== 'purge') throw new UsageError(`There is no ops pages ${act}: ops pages purge [tag]`);
    if (!tagForm.test(tag)) throw new UsageError('A tag is in small letters, digits and hyphens: campaign-survey');
    await purgePages(config, [tag]);
    console.log(`Dropped by the CDN: ${tag}`);
  },
};
