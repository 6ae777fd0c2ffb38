import type { PageModel } from './pageModel.ts';

/**
 * The address of another page of ours in the language and look of this one: a visitor never leaves the brand that they came to.
 * @param path with a fragment or without. See docs/spec/campaigns.md#links.
 */
export function linkTo({ locale, carried }: Pick<PageModel, 'locale' | 'carried'>, path: string): string {
  const [address = '', fragment] = path.split('#');
  const query = new URLSearchParams({ ...(locale === 'es' && { lang: locale }), ...carried }).toString();
  return `${address}${query && `?${query}`}${fragment === undefined ? '' : `#${fragment}`}`;
}
