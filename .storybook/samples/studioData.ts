import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { defaultSite } from '#contract/site/site.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';

type Row = StudioAnswer<'campaigns'>['rows'][number];

/** When the samples are looked at. */
export const sampleNow = Date.UTC(2026, 10, 27, 17, 44);
const hour = 3_600_000;
const day = 24 * hour;

export const sampleSession: StudioAnswer<'session'> = {
  name: 'd.keller',
  role: 'marketer',
  may: ['test', 'draft', 'publish', 'approve', 'pause', 'silence', 'affiliates', 'spend'],
  lacks: { send: ['operator', 'admin'], reveal: ['operator', 'privacy', 'admin'], sessions: ['admin'] },
  approvals: false,
  approvers: ['qa', 'marketer', 'admin'],
  company: 'Example Leads LLC',
  site: 'https://survey.example',
  zone: 'America/New_York',
  brands: defaultSite.brands,
  destinations: [
    { name: 'exchange', buyer: '', flows: ['main', 'insurance', 'social-drop'] },
    { name: 'ingest', buyer: '' },
    { name: 'example-law', buyer: 'Example Law Group' },
  ],
  token: '',
};

const row = (path: string, flow: string, more: Partial<Row> = {}): Row => ({
  key: path.replaceAll('/', ''),
  path,
  state: 'live',
  version: 3,
  flow,
  language: 'en',
  theme: '1',
  brand: '',
  oid: '81',
  affid: '10',
  experiments: [],
  changed: { at: sampleNow - 2 * day, by: 'd.keller' },
  ...more,
});

const rising = [3, 4, 4, 5, 4, 5, 6, 6, 5, 6, 7, 8, 7, 7];
const falling = [8, 8, 7, 8, 7, 8, 8, 7, 7, 8, 6, 4, 2, 1];

/** Campaigns in every state. */
export const sampleCampaigns: StudioAnswer<'campaigns'> = {
  at: sampleNow,
  rows: [
    row('/survey', 'main', { visits: 18_204, qualified: 0.079, trend: rising }),
    row('/survey/yt', 'main', { visits: 9871, qualified: 0.084, trend: rising, experiments: ['answers-in-two'] }),
    row('/survey/ig', 'estimate', {
      visits: 6310,
      qualified: 0.031,
      trend: falling,
      changed: { at: sampleNow - day, by: 'd.keller' },
    }),
    row('/survey/es', 'insurance', { language: 'es', visits: 4466, qualified: 0.092, trend: rising }),
    row('/survey/winter', 'express', {
      state: 'draft',
      version: 0,
      planned: { act: 'publish', version: 1, dueAt: sampleNow + 2 * day, by: 'd.keller', state: 'waiting', reason: '' },
    }),
    row('/survey/hurt', 'hurt-first', {
      visits: 212,
      qualified: 0.052,
      trend: rising,
      draft: { at: sampleNow - 3 * 60_000, by: 'd.keller', because: '', changes: 4 },
    }),
    row('/g2', 'classic', { state: 'paused', changed: { at: sampleNow - 6 * day, by: 'r.ortiz' } }),
  ],
  falls: [],
};

const live: CampaignContent = { path: '/survey/hurt', flow: 'hurt-first', oid: '81', affid: '10' };
const drafted: CampaignContent = { ...live, switches: { theme: '8', progress: 'v2', grid: 'two' } };
const drafts = [
  { field: 'switches.grid', after: '"two"' },
  { field: 'switches.progress', after: '"v2"' },
  { field: 'switches.theme', after: '"8"' },
];

const version = (number: number, at: number, by: string, because: string, differences: typeof drafts = []) =>
  ({ version: number, base: number - 1, at, by, because, origin: 'studio', differences }) as const;

/** One campaign with a draft and three versions. */
export const sampleCampaign: Readonly<Record<string, StudioAnswer<'campaign'>>> = {
  '/surveyhurt': {
    row: sampleCampaigns.rows[5] as Row,
    live: { version: 3, content: live },
    draft: {
      content: drafted,
      base: 3,
      etag: 2,
      approvedBy: '',
      at: sampleNow - 3 * 60_000,
      by: 'd.keller',
      because: '',
      problems: [],
      differences: drafts,
    },
    versions: [
      version(3, sampleNow - 2 * day, 'd.keller', 'Call control off for the night', [{ field: 'switches.call', after: '"off"' }]),
      version(2, sampleNow - 9 * day, 'r.ortiz', 'Third seller joined', [{ field: 'switches.theme', after: '"1"' }]),
      version(1, sampleNow - 40 * day, 'ops', 'the campaigns of a fresh start'),
    ],
    schedules: [],
    status: {
      servers: 2,
      reached: 2,
      purge: 'done',
      purgeAt: sampleNow - 2 * day + 2000,
      purgeFault: '',
      act: 'publish',
      version: 3,
      before: 2,
      revision: 41,
      at: sampleNow - 2 * day,
      by: 'd.keller',
      because: 'Call control off for the night',
      isDone: true,
      text: 'Live on 2 of 2 servers, caches renewed 12:44:02 UTC.',
    },
  },
};

/** What waits for somebody who may do everything, and what was done. */
export const sampleToday: StudioAnswer<'today'> = {
  at: sampleNow,
  waits: [
    {
      ...{ about: 'purge', path: '/survey/ig', at: sampleNow - hour, tag: 'campaign-surveyig' },
      fault: 'The cache answered 401: its key is not right.',
    },
    {
      ...{
        about: 'schedule',
        key: 'surveywinter',
        path: '/survey/winter',
        act: 'publish',
        dueAt: sampleNow + 2 * day,
        by: 'd.keller',
      },
      ...{ state: 'waiting', fault: '' },
    },
    {
      ...{ about: 'fall', key: 'surveyig', path: '/survey/ig' },
      ...{ before: { visits: 5410, qualified: 346 }, after: { visits: 900, qualified: 28 } },
      ...{ hours: 24, left: { low: 0.23, high: 0.79 } },
    },
    {
      ...{ about: 'decide', key: 'surveyyt', path: '/survey/yt', name: 'sunrise-or-harbor', is: 'winner' },
      ...{ variant: 'sunrise', control: 'harbor', low: 0.009, high: 0.024, day: 9, expires: sampleNow + 15 * day },
    },
    { about: 'settings', server: 'web-2', fault: 'Settings name SECRET_HARBOR, which the environment lacks.' },
    { about: 'draft', path: '/survey/hurt', at: sampleNow - 9 * day, changes: 4, base: 14, live: 15 },
    {
      about: 'held',
      reason: 'the consent is no text of this site: see what the visitor agreed to before it is sold',
      leads: 3,
      oldest: sampleNow - day,
    },
    { about: 'expiring', thing: 'certificate', name: 'survey.example.com', key: '', at: sampleNow + 6 * day },
    { about: 'requests', count: 2, unverified: 0 },
  ],
  silent: [
    { cause: `expiring: certificate survey.example.com ${sampleNow + 6 * day}`, until: sampleNow + 5 * day, by: 'o.price' },
  ],
  figures: {
    leads: 236,
    arrivals: {
      visits: 2914,
      qualified: 236,
      accepted: 201,
      compared: {
        until: sampleNow - 44 * 60_000,
        now: { visits: 2700, qualified: 219 },
        before: { visits: 2621, qualified: 207 },
      },
    },
    waiting: 14,
    oldestDue: sampleNow - 52 * 60_000,
    givenUp: 0,
  },
  lately: [
    { at: sampleNow - 5 * hour, by: 'd.keller', did: 'publish', path: '/survey/hurt', version: 15 },
    { at: sampleNow - 6 * hour, by: 'd.keller', did: 'draft', path: '/survey/hurt' },
    { at: sampleNow - 8 * hour, by: 'r.ortiz', did: 'approve draft', path: '/survey/hurt' },
    { at: sampleNow - day, by: 'ops', did: 'pause', path: '/g2', version: 7 },
  ],
  unread: [],
};
