import type { PageResponse } from '#contract/api/page-rendering.ts';
import type { Config } from '../settings/config.ts';

/** Seconds that a cache may go on with an old page while it fetches the new one, and while no server answers. */
const staleWhileRevalidate = 600;
const staleIfError = 86_400;

/**
 * The headers by which browsers and a cache in front of the server keep a page. See lead-server/docs/caching.md.
 * @param hasEdgeVariants whether the edge named the visitor's variants
 */
export function cachingHeaders(
  {
    PAGE_CACHE_SECONDS,
    VARIANTS_HEADER,
    REGION_HEADERS,
  }: Pick<Config, 'PAGE_CACHE_SECONDS' | 'VARIANTS_HEADER' | 'REGION_HEADERS'>,
  { status, audience, hasVariants, tags }: Pick<PageResponse, 'status' | 'audience' | 'hasVariants' | 'tags'>,
  hasEdgeVariants: boolean,
): Readonly<Record<string, string>> {
  const byVariant = hasVariants && VARIANTS_HEADER !== '' ? [VARIANTS_HEADER, ...REGION_HEADERS] : [];
  const vary = ['accept-encoding', 'sec-gpc', ...byVariant].join(', ').toLowerCase();
  const named = { vary, 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') };
  // an unknown address may be a campaign's in a moment
  if (status !== 200) return { 'cache-control': 'private, no-store', ...named };
  // contact data may be in its address, or a token
  if (audience === 'nobody') return { 'cache-control': 'private, no-store', vary };
  const isShared = audience === 'everyone' || (audience === 'variant' && hasEdgeVariants);
  // a browser asks each time, and mostly gets a 304
  if (!isShared || PAGE_CACHE_SECONDS === 0) return { 'cache-control': 'private, no-cache', vary };
  return {
    'cache-control': `public, max-age=0, s-maxage=${PAGE_CACHE_SECONDS}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
    ...named,
  };
}
