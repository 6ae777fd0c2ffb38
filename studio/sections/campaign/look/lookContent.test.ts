import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { defaultSite } from '#contract/site/site.ts';
import { switchNames } from '#design-system/switches/switches.ts';
import { valuesOf } from '#themes/switches.ts';
import { hasFlow, originAt, shownSwitches, siteAt, valuesIn, variantOfContent, withSwitch } from './lookContent.ts';
import { readLookQuestion } from './lookQuestion.ts';

const site = siteAt('https://crashcompensation.com');
const content: CampaignContent = { path: '/survey/hurt', flow: 'hurt-first', oid: '81', affid: '10' };
const pick = fc
  .constantFrom(...switchNames)
  .chain((name) => fc.record({ name: fc.constant(name), value: fc.constantFrom(...valuesOf(name)) }));

it('the site has the brand of its host, an unreadable address the default one', () => {
  expect(site.brand).toBe('crash-compensation');
  expect(siteAt('').brand).toBe('auto-accident');
  // hosts of the site file are the brand's, and the default ones no more
  const brands = { ...defaultSite.brands, 'crash-compensation': { hosts: ['claims.example'] } };
  const own = originAt('https://crashcompensation.com', 'claims.example');
  expect(siteAt(own, brands)).toMatchObject({ origin: 'https://claims.example', brand: 'crash-compensation' });
  expect(siteAt(originAt('https://crashcompensation.com', undefined), brands).brand).toBe('auto-accident');
  expect(originAt('https://crashcompensation.com', '<b>')).toBe('https://crashcompensation.com');
});

it('a switch that is picked asks for its value and changes no other', () => {
  fc.assert(
    fc.property(fc.array(pick, { maxLength: 4 }), pick, (before, { name, value }) => {
      const start = before.reduce((each, one) => withSwitch(each, one.name, one.value, site), content);
      const after = withSwitch(start, name, value, site);
      expect(valuesIn(after, site)[name]).toBe(value);
      expect(Object.keys(after.switches ?? {}).filter((each) => each !== name)).toEqual(
        Object.keys(start.switches ?? {}).filter((each) => each !== name),
      );
    }),
  );
});

it('a switch set back to what it would be anyway leaves no trace', () => {
  const changed = withSwitch(content, 'theme', '8', site);
  expect(changed.switches).toEqual({ theme: '8' });
  expect(withSwitch(changed, 'theme', '7', site)).toEqual(content);
});

it('a language to look at overrides the content and does not change it', () => {
  const spanish = withSwitch(content, 'lang', 'es', site);
  expect(shownSwitches(spanish, site, 'en').lang).toBe('en');
  expect(shownSwitches(spanish, site, undefined).lang).toBe('es');
  expect(variantOfContent(spanish).chosen).toEqual({ lang: 'es' });
});

it('a value that no control offers neither breaks the page nor goes in silence', () => {
  const imported = { ...content, switches: { theme: 'gone', grid: 'two', unheard: 'of' } };
  expect(valuesIn(imported, site)).toMatchObject({ theme: '7', grid: 'two' });
  expect(withSwitch(imported, 'grid', 'one', site).switches).toEqual({ theme: 'gone', unheard: 'of' });
  expect(withSwitch(imported, 'theme', '8', site).switches).toEqual({ theme: '8', grid: 'two', unheard: 'of' });
});

it('content without a known flow has no survey', () => {
  expect(hasFlow(content)).toBe(true);
  expect(hasFlow({ ...content, flow: '' as CampaignContent['flow'] })).toBe(false);
});

it('the address of the look is read, and what is unknown in it ignored', () => {
  expect(readLookQuestion({ on: 'desktop', lang: 'es', screen: 'AtFault' })).toEqual({
    on: 'desktop',
    lang: 'es',
    screen: 'AtFault',
  });
  expect(readLookQuestion({ on: 'watch', lang: 'fr', screen: '<b>', publish: true })).toEqual({});
});
