import { privacyRequestPath } from '#contract/consent/privacy-request.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { legalPages } from '../content/legal.ts';
import { type Campaign, keyOfPath } from './campaigns.ts';

type Row = Pick<Campaign, 'thankYouPath'>;

/** Thank-you paths of flows and campaigns. */
export const thankYouPaths = (rows: Readonly<Record<string, Row>>, flows: readonly Flow[]): readonly string[] => {
  const own = Object.values(rows).flatMap(({ thankYouPath }) => (thankYouPath === undefined ? [] : [thankYouPath]));
  return [...flows.map(({ options }) => options.thankYouPath), ...own];
};

/** The same as keys. */
export const thankYouKeys = (rows: Readonly<Record<string, Row>>, flows: readonly Flow[]): ReadonlySet<string> =>
  new Set(thankYouPaths(rows, flows).map(keyOfPath));

const fixedPages: ReadonlySet<string> = new Set([...legalPages, privacyRequestPath].map(keyOfPath));

/** Whether a path is a legal page's or the request form's. A thank-you path there would hide the page. */
export const isFixedPage = (path: string): boolean => fixedPages.has(keyOfPath(path));

/** The pages beside the surveys, as a path is matched. A campaign of such a path would take its place. */
export const reservedPathKeys = (rows: Readonly<Record<string, Row>>, flows: readonly Flow[]): ReadonlySet<string> =>
  new Set([...thankYouKeys(rows, flows), ...fixedPages]);
