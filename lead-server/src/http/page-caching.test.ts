import { expect, it } from 'vitest';
import { cachingHeaders } from './page-caching.ts';

const settings = { PAGE_CACHE_SECONDS: 60, VARIANTS_HEADER: 'X-Variants', REGION_HEADERS: ['X-Region'] };
const page = { status: 200, audience: 'everyone', hasVariants: true, tags: ['pages'] } as const;
const varies = (change: object, of: object = {}) => cachingHeaders({ ...settings, ...change }, { ...page, ...of }, true).vary;

it('a page is kept by variant where it has variants and the edge names them, and by nothing more elsewhere', () => {
  expect(varies({})).toBe('accept-encoding, sec-gpc, x-variants, x-region');
  expect(varies({}, { hasVariants: false })).toBe('accept-encoding, sec-gpc');
  expect(varies({ VARIANTS_HEADER: '' })).toBe('accept-encoding, sec-gpc');
});

it('a page with variants is shared where the edge has named the visitor’s', () => {
  const control = (hasEdgeVariants: boolean) =>
    cachingHeaders(settings, { ...page, audience: 'variant' }, hasEdgeVariants)['cache-control'];
  expect(control(true)).toContain('s-maxage=60');
  expect(control(false)).toBe('private, no-cache');
});
