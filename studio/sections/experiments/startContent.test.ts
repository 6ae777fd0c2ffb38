import { describe, expect, it } from 'vitest';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { experimentProblems } from '#contract/experiments/experiment.ts';
import { endContent } from './endContent.ts';
import { againstItself, changedSwitches, idOf, startContent, startFaults, type TypedExperiment } from './startContent.ts';

const live: CampaignContent = { path: '/survey', flow: 'main', oid: '81', affid: '10', switches: { theme: '1' } };
const draft: CampaignContent = { ...live, switches: { theme: '4', grid: 'two' } };
const typed: TypedExperiment = {
  ...{
    name: 'Sun or sea',
    primary: 'finished',
    leastEffect: '0,5',
    guardrails: ['blocked'],
    stopsLosers: false,
    expires: '2027-02-01',
  },
  variants: [
    { name: 'Harbor', weight: '50', switches: {} },
    { name: 'Sunrise', weight: '50', switches: { theme: '4' } },
  ],
};

it('the look of the draft goes to a variant, and the campaign stays as it is live', () => {
  const content = startContent(draft, live, typed, 'ana');
  expect(content.switches).toEqual({ theme: '1' });
  expect(content.experiments).toEqual([
    {
      ...{
        name: 'sun-or-sea',
        owner: 'ana',
        expires: '2027-02-01',
        primary: 'finished',
        leastEffect: 0.005,
        guardrails: ['blocked'],
      },
      variants: [
        { id: 'harbor', weight: 50, switches: {} },
        { id: 'sunrise', weight: 50, switches: { theme: '4' } },
      ],
    },
  ]);
  expect(
    changedSwitches(live.switches as Readonly<Record<string, string>>, draft.switches as Readonly<Record<string, string>>),
  ).toEqual({ theme: '4', grid: 'two' });
});

it('an A/A is the campaign against itself, and stops no half of it', () => {
  const { switches, experiments = [] } = startContent(draft, live, againstItself({ ...typed, stopsLosers: true }), 'ana');
  const [experiment] = experiments;
  expect(switches).toEqual({ theme: '1' });
  expect(experiment?.variants).toEqual([
    { id: 'one-half', weight: 50, switches: {} },
    { id: 'other-half', weight: 50, switches: {} },
  ]);
  expect(experimentProblems(experiments)).toEqual([]);
  expect(experimentProblems(experiments.map((each) => ({ ...each, stopsLosers: true })))).toEqual([
    'experiment sun-or-sea compares equal variants: it should stop none of them',
  ]);
});

it('a shipped variant leaves its switches, and no experiment', () => {
  const content = startContent(draft, live, typed, 'ana');
  expect(endContent(content, 'sun-or-sea', { theme: '4' })).toEqual({ ...live, switches: { theme: '4' } });
  expect(endContent(content, 'sun-or-sea')).toEqual(live);
  expect(endContent(content, 'another').experiments).toHaveLength(1);
});

describe('what was typed', () => {
  it.each<[Partial<TypedExperiment>, string[]]>([
    [{}, []],
    [{ name: '—' }, ['name']],
    [{ name: 'Old one' }, ['name']],
    [{ leastEffect: '' }, ['leastEffect']],
    [{ leastEffect: '40' }, ['leastEffect']],
    [{ expires: '2026-11-28' }, ['expires']],
    [{ variants: typed.variants.map((each) => ({ ...each, name: 'Same' })) }, ['variants']],
    [{ variants: typed.variants.map((each) => ({ ...each, weight: '0' })) }, ['variants']],
  ])('%j has faults at %j', (change, fields) =>
    expect(Object.keys(startFaults({ ...typed, ...change }, ['old-one'], '2026-11-28'))).toEqual(fields),
  );
});

it('names become ids of small letters, digits and hyphens', () => expect(idOf(' Señal Nº 2! ')).toBe('sen-al-n-2'));
