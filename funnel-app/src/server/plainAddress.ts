import { keyOfPath } from '#contract/campaign/campaign.ts';
import type { CampaignTable } from '#contract/campaign/campaign-table.ts';
import { privacyRequestPath } from '#contract/consent/privacy-request.ts';
import { flows } from '#contract/flows/index.ts';
import { ownTable } from '../campaign/campaigns.ts';
import { legalPages } from '../content/legal.ts';
import { readQueryNames } from './pageQuery.ts';

/** The plain path of each page that is no campaign's, by its key. */
const ownPaths: ReadonlyMap<string, string> = new Map(
  [...legalPages.map((name) => `/${name}`), privacyRequestPath, ...flows.map(({ options }) => options.thankYouPath)].map(
    (path) => [keyOfPath(path), path],
  ),
);

/** The plain path of a page, as the campaigns and pages spell it; undefined where no page is meant. */
const plainPathOf = (key: string, { byKey: live, thankYouPaths }: CampaignTable): string | undefined =>
  live.get(key)?.content.path ?? ownPaths.get(key) ?? thankYouPaths.find((path) => keyOfPath(path) === key);

/** Characters that texts and mails add to the end of a link, and slashes. */
const stray = /[\s/.,;:!'"“”‘’«»()[\]{}<>\u200b-\u200d\u2060\ufeff]+$/u;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path and the query of a target; in its path `%3F` and `&` stand for the question mark that was meant. */
function partsOf(target: string): { readonly path: string; readonly query: string } {
  const [, written = '', own = ''] = /^([^?]*)\??(.*)$/s.exec(target) ?? [];
  const [, path = '', moved = ''] = /^(.*?)(?:(?:%3f|&)(.*))?$/is.exec(written) ?? [];
  return { path, query: [moved, own].filter((part) => part !== '').join('&') };
}

/** `es-MX`, `ES` and `es,en` are Spanish. Any other value is left as it is. */
const plainValue = (name: string, value: string) =>
  name === 'lang' ? (/^\s*(en|es)(?![a-z])/i.exec(decoded(value))?.[1]?.toLowerCase() ?? value) : value;

/** The query with `&` alone between its pairs, and each name that the server reads once, in its own spelling. */
function plainQuery(query: string): string {
  const pairs = query
    .replaceAll(/&amp;|\?/gi, '&')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
      return { pair, name: decoded(name).toLowerCase(), value };
    });
  const seen = new Set<string>();
  return pairs
    .flatMap(({ pair, name, value }) => {
      if (!readQueryNames.includes(name)) return [pair];
      if (value === '' || seen.has(name)) return [];
      seen.add(name);
      return [`${name}=${plainValue(name, value)}`];
    })
    .join('&');
}

/**
 * The plain form of an address: the one that links of ours have, and that caches may keep. Every other spelling is sent there.
 * Pure. See docs/spec/campaigns.md#addresses-forgive.
 * @param target a request's path and query, as it came
 * @param campaigns those in code without it
 * @returns undefined where no page is meant
 */
export function plainAddress(target: string, campaigns: CampaignTable = ownTable): string | undefined {
  const { path, query } = partsOf(target);
  // as a browser reads a path: dots, backslashes and control characters
  const resolved = URL.parse(`http://page/${path.replace(/^[/\\]+/, '')}`)?.pathname ?? '/';
  const meant = decoded(resolved).replace(stray, '');
  const plain = plainPathOf(keyOfPath(meant), campaigns);
  if (plain === undefined) return undefined;
  const plainPairs = plainQuery(query);
  return plainPairs === '' ? plain : `${plain}?${plainPairs}`;
}
