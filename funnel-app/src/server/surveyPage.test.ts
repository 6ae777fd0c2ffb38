import { expect, it } from 'vitest';
import type { PageRequest } from '#contract/api/page-rendering.ts';
import { campaignTable, type LiveCampaign } from '#contract/campaign/campaign-table.ts';
import { ownTable } from '../campaign/campaigns.ts';
import { requestKey } from './requestKey.ts';
import { type GivenVariants, givenVariants, surveyPage } from './surveyPage.tsx';

const company = {
  name: '',
  address: '',
  email: '',
  lawState: '',
  sponsors: [],
  keepsDays: {},
} as unknown as PageRequest['company'];
const requestOf = (path: string, campaigns?: PageRequest['campaigns']): PageRequest => ({
  host: 'localhost',
  path,
  query: new URLSearchParams(),
  gpc: false,
  fontsOf: undefined,
  company,
  campaigns,
  stampOf: JSON.stringify,
});
const own = [...ownTable.byKey.values()];
/** The campaigns as a store gives them back. */
const stored = (change: (live: LiveCampaign) => LiveCampaign = (live) => live) =>
  campaignTable(
    1,
    own.map((live) => change(JSON.parse(JSON.stringify(live)))),
  );
const pageOf = (request: PageRequest) => {
  const { render: _, ...page } = surveyPage(request, givenVariants(request) as GivenVariants);
  return page;
};

it('a fresh start gives each path the page that the code gives', () => {
  for (const { content } of own) expect(pageOf(requestOf(content.path, stored()))).toEqual(pageOf(requestOf(content.path)));
});

it('a later version is in the page’s stamp, and its proof goes back with the lead', () => {
  const later = stored((live) => ({ ...live, version: 3, proof: 'signed' }));
  expect(pageOf(requestOf('/survey/fb', later)).model).toMatchObject({
    campaignProof: 'signed',
    stamp: expect.stringContaining('"campaign":"surveyfb","version":3'),
  });
});

it('a paused campaign has no survey, and one answered by another is cached under both names', () => {
  const pausedFor = (path: string) =>
    stored((live) => (live.content.path === '/survey/fb' ? { ...live, pausedFor: path } : live));
  expect(givenVariants(requestOf('/survey/fb', pausedFor('')))).toBeUndefined();
  const page = pageOf(requestOf('/survey/fb', pausedFor('/survey/vw')));
  expect([page.model, page.tags]).toMatchObject([{ flow: 'third' }, ['campaign-surveyfb', 'campaign-surveyvw']]);
});

it('a document is kept for one version, and a draft’s for none: its key would be the live one’s', () => {
  const keyOf = (version: number) => {
    const request = requestOf(
      '/survey/vw',
      stored((live) => ({ ...live, version })),
    );
    return requestKey(request, givenVariants(request));
  };
  expect(keyOf(1)).toBeTypeOf('string');
  expect(keyOf(2)).not.toBe(keyOf(1));
  expect(keyOf(0)).toBeUndefined();
});

it('own words are in the version that a lead names, and in no other language’s', () => {
  const worded = stored((live) => ({ ...live, content: { ...live.content, texts: { es: { headline: '¿Un choque?' } } } }));
  const versionIn = (lang: string, campaigns?: PageRequest['campaigns']) => {
    const request = { ...requestOf('/survey/vw', campaigns), query: new URLSearchParams({ lang }) };
    return surveyPage(request, givenVariants(request) as GivenVariants).words;
  };
  expect(versionIn('en', worded)).toEqual(versionIn('en'));
  expect(versionIn('es', worded)?.version).not.toBe(versionIn('es')?.version);
  expect(versionIn('es', worded)?.text).toContain('¿Un choque?');
});
