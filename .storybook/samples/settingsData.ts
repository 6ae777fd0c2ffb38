import { campaignDifferences } from '#contract/campaign/differences.ts';
import type { SettingsKind } from '#contract/settings/settings.ts';
import { legalProblems } from '#contract/site/legal-text.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { releaseTexts } from '#funnel/builder/releaseTexts.ts';
import { againstRelease } from '#studio/data/againstRelease.ts';
import { sampleNow, sampleSession } from './studioData.ts';

type View = StudioAnswer<'settings'>;
const day = 86_400_000;
const at = sampleNow - day;

/** Who publishes settings. */
export const ownerSession: Partial<StudioAnswer<'session'>> = {
  name: 'd.keller',
  role: 'admin',
  may: [...sampleSession.may, 'settings', 'draftSettings', 'draftConsents', 'publishSettings'],
};
/** Who drafts what consents say, and nothing else. */
export const consentSession: Partial<StudioAnswer<'session'>> = {
  name: 'p.okafor',
  role: 'privacy',
  may: ['settings', 'draftConsents'],
  lacks: { ...sampleSession.lacks, draftSettings: ['operator', 'admin'], publishSettings: ['admin'] },
};

const sellers = { en: ['Alder & Vance', 'Moreno Law'], es: ['Alder & Vance', 'Moreno Law'] };
const brands = (own: object) => ({
  brands: {
    'auto-accident': {
      hosts: ['autoaccident.example', 'www.autoaccident.example'],
      sellers,
      callNumber: '+18005550142',
      sponsors: ['Alder & Vance'],
      testimonials: [
        {
          quote: { en: 'The questions were short.', es: 'Las preguntas fueron cortas.' },
          name: 'Example Person',
          detail: 'Denver',
          proof: 'letter of 4 May, folder 12',
        },
      ],
      ...own,
    },
  },
});
const contents: Readonly<Record<SettingsKind, View['content']>> = {
  brands: brands({}),
  buyers: {
    buyers: [{ name: 'Alder & Vance', ids: ['9101'], states: ['CA', 'NV'] }],
    servedStates: ['CA', 'NV', 'AZ'],
    mappings: [{ oid: '81', affid: '10', lp_campaign_id: '1001', lp_supplier_id: '2001', lp_key: 'env:SECRET_LP_MAIN' }],
  },
  destinations: {
    destinations: [
      {
        name: 'alder-vance',
        url: 'https://intake.example.com/leads',
        testUrl: 'https://intake-test.example.com/leads',
        buyer: 'Alder & Vance',
        headers: { 'x-api-key': 'env:SECRET_ALDER_VANCE' },
        fields: [{ to: 'Email', from: 'email' }],
      },
    ],
  },
  alerts: {
    slack: 'env:SECRET_TEAM_CHAT',
    notTold: ['decide'],
    spendLimit: 500,
    spendLimits: [{ name: '/survey/ig', dollars: 1200 }],
  },
  legal: {},
};

const number = {
  field: 'brands.auto-accident.callNumber',
  problem: 'is missing or a number of examples',
  remedy: 'Give a real one: without it pages have no call control.',
  stops: true,
};
const deed = { at, by: 'd.keller', because: 'Moreno Law joins, ticket 81' };
const differences = [
  {
    field: 'brands.auto-accident.sellers.en',
    before: '["Alder & Vance","Moreno Law"]',
    after: '["Alder & Vance","Moreno Law","Northgate Injury"]',
  },
];

const test = { at, by: 'o.reyes', fault: '' };
const tests: Readonly<Partial<Record<SettingsKind, View['tested']>>> = {
  destinations: [{ name: 'alder-vance', ...test }],
  alerts: [{ name: 'slack', ...test }],
};

/** The settings of one kind, as they are live. */
export const sampleSettings = (kind: SettingsKind, more: Partial<View> = {}): View => ({
  kind,
  live: { version: 2, origin: 'studio', revision: 9, isLast: true, ...deed },
  content: contents[kind],
  held: [],
  problems: kind === 'brands' ? [number] : [],
  versions: [
    { version: 2, base: 1, origin: 'studio', ...deed, differences: kind === 'brands' ? differences : [] },
    {
      version: 1,
      base: 0,
      origin: 'file',
      at: at - 9 * day,
      by: 'ops',
      because: 'as SITE_FILE, PARTNER_TABLES and the environment say',
      differences: [],
    },
  ],
  servers: 2,
  reached: 2,
  faults: [],
  drafts: [],
  tested: tests[kind] ?? [],
  ...more,
});

const three = [...sellers.en, 'Northgate Injury'];
/** A seller joins, and waits to go live. */
export const draftedSettings = sampleSettings('brands', {
  problems: [],
  draft: {
    content: brands({ sellers: { en: three, es: three } }),
    ...{ base: 2, etag: 3, at: sampleNow - 600_000, by: 'p.okafor', because: '' },
    problems: [number],
    differences,
  },
  drafts: ['brands'],
});

/** One of two servers lacks the secret that the version names. */
export const settingsNotReached = sampleSettings('destinations', {
  reached: 1,
  faults: ['web-2 goes on with the settings of before: Settings name SECRET_ALDER_VANCE, which the environment lacks.'],
});

/** A limit for a campaign that nobody has, and an address that the environment lacks. */
const spoiltAlerts = { ...contents.alerts, slack: 'env:SECRET_OTHER_CHAT', spendLimits: [{ name: '/survey/gi', dollars: 1200 }] };
export const draftedAlerts = sampleSettings('alerts', {
  draft: {
    content: spoiltAlerts,
    ...{ base: 2, etag: 1, at: sampleNow - 600_000, by: 'o.reyes', because: '' },
    differences: [...campaignDifferences(contents.alerts, spoiltAlerts)],
    problems: [
      { field: 'slack', problem: 'SECRET_OTHER_CHAT is not set here', remedy: 'Set it on every server first.', stops: true },
      {
        field: 'spendLimits./survey/gi',
        problem: 'no campaign has this path',
        remedy: 'Its limit counts once one has: check the spelling.',
        stops: false,
      },
    ],
  },
  drafts: ['alerts'],
});

const [policy] = releaseTexts;
const ownPolicy = policy && {
  ...policy,
  updated: '2026-11-26',
  sections: policy.sections.map((section, at) =>
    at === 0 ? { ...section, text: { ...section.text, es: 'Nuestra empresa es {company}.' } } : section,
  ),
};
/** The privacy policy in words of the operator's own, of which the Spanish lacks a list. */
export const draftedLegal = sampleSettings('legal', {
  draft: {
    content: { legal: [ownPolicy] },
    ...{ base: 2, etag: 1, at: sampleNow - 600_000, by: 'p.okafor', because: '' },
    differences: againstRelease(campaignDifferences({}, { legal: [ownPolicy] }), releaseTexts),
    problems: ownPolicy ? legalProblems([ownPolicy]).map((each) => ({ ...each, stops: true })) : [],
  },
  drafts: ['legal'],
});

const { live: _, ...unstored } = sampleSettings('destinations');
/** Settings that stay in their file. */
export const heldSettings: View = {
  ...unstored,
  content: {},
  held: [{ field: 'destinations.0.headers.x-api-key', variable: 'SECRET_ALDER_VANCE_X_API_KEY' }],
  versions: [],
  tested: [],
};
