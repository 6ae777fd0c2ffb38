import fc from 'fast-check';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { assignExperiments } from '#contract/experiments/assign.ts';
import { switchesVariedBy } from '#contract/experiments/experiment.ts';
import { exitsOf } from '#contract/flow/flow.ts';
import { steps } from '#contract/flow/steps.ts';
import { flowById, flows } from '#contract/flows/index.ts';
import { queryNameOf, type SwitchDefinition, type SwitchName, switches, switchNames } from '#design-system/switches/switches.ts';
import { darkTokens } from '#design-system/theme/dark/darkTokens.ts';
import { fontStates } from '#funnel/builder/firstVisitFonts.ts';
import { placesOf, visitor } from '#funnel/builder/sampleVisit.ts';
import { type Campaign, campaignOf as campaignOfPath, campaignRows, keyOfPath } from '#funnel/campaign/campaigns.ts';
import { walkSurvey } from '#funnel/journey/journey.ts';
import { allTokens } from '#themes/allTokens.ts';
import { brandByHost } from '#themes/brands.ts';
import { lockups } from '#themes/logos/lockups.ts';
import { parseSwitches, valuesOf } from '#themes/switches.ts';
import { type BuilderState, readState, widths, writeState } from '../../funnel-app/src/builder/builderAddress.ts';
import { ownCampaign, ownCampaigns } from '../../funnel-app/src/builder/ownCampaigns.ts';
import { screensOf } from '../../funnel-app/src/builder/reachableScreens.ts';
import { titleOf } from '../../funnel-app/src/builder/switchLabels.ts';
import {
  addressOf,
  brandSites,
  campaignEntry,
  campaignsOf,
  newPathOf,
  pathConflict,
  runningIn,
  type Site,
  sides,
  switchesOf,
  untouched,
  type Variant,
  variantOf as variantIn,
  withChoice,
} from '../../funnel-app/src/builder/variant.ts';
import { contrastWarnings, warningsOf } from '../../funnel-app/src/builder/warnings.ts';

const chosen = fc
  .record(Object.fromEntries(switchNames.map((name) => [name, fc.constantFrom(...valuesOf(name))])), { requiredKeys: [] })
  .map((values) => values as Variant['chosen']);
type FlowId = Variant['campaign']['flow'];
const variantOf = (flow: FlowId) => variantIn(flow, ownCampaigns);
const pathsOf = (flow: FlowId) => campaignsOf(flow, ownCampaigns).map(({ path }) => path);
const variant = fc.constantFrom(...flows.map(({ id }) => id as FlowId)).chain((flow) =>
  fc.record({
    campaign: fc.constantFrom(...(pathsOf(flow).length ? campaignsOf(flow, ownCampaigns) : [variantOf(flow).campaign])),
    chosen,
    name: fc.string(),
  }),
);
const site = fc.constantFrom(...brandSites);
const read = (hash: string) => readState(hash, ownCampaigns);

/** What the server makes of an address (server/renderer.tsx). Without a visitor no experiment has a part in it. */
function served(address: string, visitor?: string) {
  const url = new URL(address);
  const { flow, switches: own, experiments = [] } = campaignOfPath(url.pathname) ?? {};
  const given = assignExperiments(experiments, {
    visitor,
    today: new Date().toISOString().slice(0, 10),
    query: url.searchParams,
    queryNameOf: (name) => queryNameOf(name as SwitchName),
  });
  return { flow, switches: parseSwitches(url.searchParams, { ...own, ...given.switches }, brandByHost(url.host)) };
}

describe('the paths of a flow', () => {
  it('are those of the campaign table, and an address that was sent before keeps its own', () => {
    expect(pathsOf('social-drop')).toEqual(['/f', '/survey/fb']);
    expect(read('#flow=social-drop&path=surveyfb').one.campaign.path).toBe('/survey/fb');
    // a slip in one word does not cost the rest
    expect(read('#flow=mian&theme=3').one).toEqual({ ...read('').one, chosen: { theme: '3' } });
  });
});

describe('a choice', () => {
  const here = brandSites[0] as Site;

  it('makes what was picked, and is none where it would be so anyway', () => {
    const two = withChoice(variantOf('main'), 'grid', 'two', here);
    expect(two.chosen).toEqual({ grid: 'two' });
    expect(withChoice(two, 'grid', 'one', here).chosen).toEqual({});
    expect(withChoice(variantOf('social'), 'redesign', 'off', here).chosen).toEqual({ redesign: 'off' });
    expect(withChoice(variantOf('social'), 'redesign', 'on', here).chosen).toEqual({});
  });
});

describe('the address of a variant', () => {
  it('shows on the server what the builder shows', () => {
    fc.assert(
      fc.property(variant, site, (each, where) => {
        const address = addressOf(each, where);
        if (each.campaign.path === '') expect(address).toBeUndefined();
        else expect(served(address as string)).toEqual({ flow: each.campaign.flow, switches: switchesOf(each, where) });
      }),
    );
  });

  it('shows the same to each visitor of an experiment, also where nothing was picked', () => {
    const where = brandSites[0] as Site;
    for (const chosen of [{}, { grid: 'one' }, { grid: 'two' }, { theme: '7' }] as const) {
      const each: Variant = { ...untouched(ownCampaign('/survey/yt')), chosen };
      const address = addressOf(each, where) as string;
      for (let visitor = 0; visitor < 40; visitor += 1)
        expect(served(address, `visitor-${visitor}`).switches).toEqual(switchesOf(each, where));
    }
  });

  it('says nothing that follows by itself', () => {
    fc.assert(
      fc.property(variant, site, (each, where) => {
        fc.pre(each.campaign.path !== '');
        const url = new URL(addressOf(each, where) as string);
        const pinned = runningIn(each.campaign).flatMap(switchesVariedBy);
        const free = switchNames.filter((name) => !pinned.includes(name));
        for (const name of free.map(queryNameOf).filter((query) => url.searchParams.has(query))) {
          const less = new URL(url);
          less.searchParams.delete(name);
          expect(served(less.href).switches).not.toEqual(switchesOf(each, where));
        }
      }),
    );
  });

  it('can be read from its QR code', () => {
    const address = 'https://autoaccidentteam.com/survey?theme=12&logo=v3.2&progress=v2&show-meter=yes&lang=es';
    const rows = encodeQR(address, 'raw', { border: 4, scale: 4 });
    const data = new Uint8Array(rows.flatMap((row) => row.flatMap((dark) => (dark ? [0, 0, 0, 255] : [255, 255, 255, 255]))));
    expect(decodeQR({ width: rows.length, height: rows.length, data })).toBe(address);
  });
});

describe('the screens of a flow', () => {
  it.each(flows.map(({ id }) => id as FlowId))('%s can be walked to a step that ends it', (flow) => {
    const shown = parseSwitches(new URLSearchParams(), {}, 'auto-accident');
    const last = screensOf(variantOf(flow).campaign, shown).at(-1)?.viewing;
    const all = flowById(flow)!;
    const index = all.steps.findIndex(({ step }) => step === last);
    expect(exitsOf(all, index).map(({ to }) => to)).toContain('submit');
  });

  it.each(flows.map(({ id }) => id as FlowId))('%s comes to each with the answers before it, and no other', (flow) => {
    const survey = { flow: flowById(flow)!, campaign: {} };
    for (const { viewing, answers } of placesOf(survey, visitor)) {
      const { current, counted } = walkSurvey(survey, answers);
      expect(current).toBe(viewing);
      expect(counted).toEqual(answers);
    }
  });

  it('are those that the campaign leads to', () => {
    const shown = parseSwitches(new URLSearchParams(), {}, 'auto-accident');
    const stepsAt = (path: string) => screensOf(campaignOfPath(path) as Campaign, shown).map(({ viewing }) => viewing);
    expect(stepsAt('/survey/v4nv-d1')).toContain('PhoneAndBuyersConsent');
    expect(stepsAt('/survey/v4nv-ep')).not.toContain('PhoneAndBuyersConsent');
    expect(stepsAt('/surveyv4g')).not.toContain('AutoAccidentCaseWorth');
    expect(stepsAt('/survey/funding')).toContain('AutoAccidentCaseWorth');
  });
});

/** What the campaign table would have, with this line in it. */
const rowIn = (entry: string) => Object.entries(new Function(`return { ${entry} }`)())[0] as [string, Campaign];

describe('the campaign entry of a variant', () => {
  it.each(Object.keys(campaignRows))('%s untouched is the row that it came from, but for experiments', (path) => {
    const { experiments: _, ...row } = campaignOfPath(path) as Campaign;
    const own = untouched(ownCampaign(path));
    expect(rowIn(campaignEntry(own, brandSites[0] as Site, 'copy'))).toEqual(['/copy', row]);
  });

  it('is a row that makes the same page under a path of its own', () => {
    fc.assert(
      fc.property(variant, site, fc.constantFrom(...sides), (each, where, side) => {
        const path = newPathOf(each, side);
        const [key, { switches = {}, ...row }] = rowIn(campaignEntry(each, where, path));
        const { path: _, switches: __, experiments: ___, ...original } = each.campaign;
        expect(keyOfPath(key)).toBe(path);
        expect(row).toEqual(original);
        expect(parseSwitches(new URLSearchParams(), switches, where.brand)).toEqual(switchesOf(each, where));
      }),
    );
  });
});

describe('the warnings', () => {
  const here = brandSites[0] as Site;
  const textsOf = (flow: FlowId, chosen: Variant['chosen']) =>
    warningsOf({ ...variantOf(flow), chosen }, here).map(({ text }) => text);

  it('name steps that there are', () => {
    for (const definition of Object.values(switches) as SwitchDefinition[])
      for (const step of definition.concerns ?? []) expect(Object.keys(steps)).toContain(step);
  });

  it.each<[FlowId, Variant['chosen']]>([
    ['main', { timeframe: 'grid' }],
    ['social', { header: 'alt1' }],
    ['one-page', { progress: 'v1' }],
    ['benefits', { lawyer: 'rearranged' }],
    ['benefits', { meter: 'yes' }],
    ['main', { combined: 'on' }],
    ['classic', { start: 'question' }],
    ['social', { start: 'question' }],
  ])('in %s say of %o that it changes nothing', (flow, chosen) => {
    expect(textsOf(flow, chosen)).toEqual([expect.stringContaining('changes nothing in this flow')]);
  });

  it('speak of questions and choices by the names that are shown', () => {
    const [timeframe, combined] = textsOf('main', { timeframe: 'grid', combined: 'on' });
    expect(timeframe).toContain('it does not ask “When was the accident?” with “In the last 2 weeks”');
    expect(combined).toContain('it does not ask “How can a legal team reach you?” with “First name”, “Last name”');
    const [illegal] = textsOf('main', { redesign: 'on', grid: 'two' });
    expect(illegal).toMatch(new RegExp(`^${titleOf('grid')} “.*” does not go with ${titleOf('redesign')} “`));
  });

  it('judge the palettes that are shown: a scheme has its own, and the device may ask for either', () => {
    const [onDark] = Object.entries(lockups).find(([, { ground }]) => ground === 'dark') ?? [];
    const saidOfLogo = (scheme: string) => textsOf('main', { theme: '3', logo: `v1.${onDark}`, scheme }).join();
    // the header is light as drawn
    for (const scheme of ['light', 'system']) expect(saidOfLogo(scheme)).toContain('would have a contrast of 1.0:1 there');
    expect(saidOfLogo('dark')).toBe('');
    const tokens = darkTokens(allTokens['1']);
    const faint = { ...tokens, color: { ...tokens.color, heading: tokens.color.surface } };
    expect(contrastWarnings({ tokens, name: 'Harbor, dark' })).toEqual([]);
    expect(contrastWarnings({ tokens: faint, name: 'Harbor, dark' })[0]?.text).toMatch(/^In Harbor, dark, heading on \S+ has a/);
  });

  it('name an experiment that shares the visitors out', () => {
    const texts = warningsOf(untouched(ownCampaign('/survey/yt')), here).map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('answers-in-two: its visitors are shared out among ')]);
  });

  it.each<[FlowId, Variant['chosen']]>([
    ['estimate', { timeframe: 'grid' }],
    ['main', { header: 'alt1', lawyer: 'rearranged', meter: 'yes', progress: 'v1' }],
    ['third', { lawyer: 'rearranged' }],
    ['v7', { combined: 'on' }],
    ['main', { timeframe: 'list' }],
  ])('in %s say nothing of %o', (flow, chosen) => {
    expect(textsOf(flow, chosen)).toEqual([]);
  });
});

describe('the path of a new campaign', () => {
  const first = variantOf('main');

  it('warns of one that there is', () => {
    const named = (name: string) => newPathOf({ ...first, name }, 'one');
    for (const path of Object.keys(campaignRows))
      if (keyOfPath(path)) expect(pathConflict(named(path), undefined, ownCampaigns)).toContain('already');
    for (const name of ['Privacy policy', 'Survey thank you', 'Do not sell my information', 'Events'])
      expect(pathConflict(named(name), undefined, ownCampaigns)).toContain('already');
    expect(pathConflict(named('Summer 26'), undefined, ownCampaigns)).toBeUndefined();
  });

  it('keeps words apart and letters without their accents', () => {
    const named = (name: string) => newPathOf({ ...first, name }, 'one');
    expect(named('TV Spring ñ')).toBe('tv-spring-n');
    expect(named(' ¡Otoño — 2026! ')).toBe('otono-2026');
    expect(named('¿?')).toBe('new-campaign');
  });

  it('is not the same for two that are compared, unless they are called the same', () => {
    expect(pathConflict(newPathOf(first, 'one'), newPathOf(first, 'other'), ownCampaigns)).toBeUndefined();
    const spring = { ...first, name: 'spring' };
    expect(pathConflict(newPathOf(spring, 'one'), newPathOf(spring, 'other'), ownCampaigns)).toContain('The other variant');
  });
});

describe("the builder's address", () => {
  const state: fc.Arbitrary<BuilderState> = fc.record({
    one: variant,
    other: fc.option(variant, { nil: undefined }),
    widths: fc.constantFrom(...widths),
    fonts: fc.constantFrom(...fontStates),
    screen: fc.option(fc.constant('AtFault'), { nil: undefined }),
    site: fc.option(fc.constantFrom(...brandSites.map(({ id }) => id)), { nil: undefined }),
  });

  it('keeps everything that it shows', () => {
    fc.assert(fc.property(state, (each) => void expect(read(`#${writeState(each)}`)).toEqual(each)));
  });

  it('opens whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('flow', 'theme', 'b.flow', 'path', 'widths'), (text, name) => {
        const { one } = read(`#${new URLSearchParams([[name, text]])}`);
        expect(flows.map(({ id }) => id)).toContain(one.campaign.flow);
      }),
    );
  });
});
