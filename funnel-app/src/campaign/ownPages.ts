import type { Flow } from '#contract/flow.ts';
import { privacyRequestPath } from '#contract/privacy-request.ts';
import { legalPages } from '../content/legal.ts';
import { type Campaign, keyOfPath } from './campaigns.ts';

type Row = Pick<Campaign, 'thankYouPath'>;

/** Where visitors are thanked, as a path is matched: the pages of the flows, and those of campaigns that have their own. */
export const thankYouKeys = (rows: Readonly<Record<string, Row>>, flows: readonly Flow[]): ReadonlySet<string> => {
  const own = Object.values(rows).flatMap(({ thankYouPath }) => (thankYouPath === undefined ? [] : [thankYouPath]));
  return new Set([...flows.map(({ options }) => options.thankYouPath), ...own].map(keyOfPath));
};

/** The pages beside the surveys, as a path is matched. A campaign of such a path would take its place: nobody would see the page again. */
export const ownPageKeys = (rows: Readonly<Record<string, Row>>, flows: readonly Flow[]): ReadonlySet<string> =>
  new Set([...thankYouKeys(rows, flows), ...[...legalPages, privacyRequestPath].map(keyOfPath)]);
