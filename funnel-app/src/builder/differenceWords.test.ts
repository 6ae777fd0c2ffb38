import fc from 'fast-check';
import { expect, it } from 'vitest';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import { flows } from '#contract/flows/index.ts';
import { switchNames } from '#design-system/switches/switches.ts';
import { valuesOf } from '#themes/switches.ts';
import { differenceLine, differenceWords, fieldName } from './differenceWords.ts';
import { nameOf, titleOf } from './switchLabels.ts';

const linesOf = (before: object, after: object, ...brand: Parameters<typeof differenceWords>[1][]) =>
  differenceWords(campaignDifferences(before, after), ...brand).map(differenceLine);

it('a switch reads as its control does', () => {
  expect(linesOf({ switches: { theme: '1' } }, { switches: { theme: '8', grid: 'two' } })).toEqual([
    'Answers: One column → Two columns',
    'Theme: Harbor → Sandstone',
  ]);
});

it('a theme that is left open is named where the brand is known, also where the brand changes', () => {
  expect(linesOf({}, { switches: { theme: '8' } })).toEqual(['Theme: The brand’s own → Sandstone']);
  expect(linesOf({}, { switches: { theme: '8' } }, 'auto-accident')).toEqual(['Theme: Harbor → Sandstone']);
  const toOther = { switches: { brand: 'crash-compensation', theme: '8' } };
  expect(linesOf(toOther, {}, 'auto-accident')).toEqual([
    'Brand: Crash Compensation → Auto Accident Team',
    'Theme: Sandstone → Harbor',
  ]);
});

it('settings read as sentences, lists by their members', () => {
  const before = { flow: 'main', oid: '81', facts: ['case_worth'], verifiesPhone: true };
  const after = { flow: 'social-drop', oid: '82', facts: [], buyers: 'd1', thankYouPath: '/thanks/' };
  expect(linesOf(before, after)).toEqual([
    'Fixed buyers: None → Group d1',
    'Facts: Asks what the case is worth → None',
    'Flow: Main → Social drop',
    'Offer: 81 → 82',
    'Thank-you page: The flow’s own → /thanks/',
    'Code to the phone: On → Off',
  ]);
});

it('texts name their language, experiments their own name, and unknown fields themselves', () => {
  expect(fieldName('texts.es.headline')).toBe('Headline, Spanish');
  expect(fieldName('experiments.spring.variants.b.switches.theme')).toBe('Experiment spring variants b switches Theme');
  expect(fieldName('startsAt')).toBe('Opens');
  expect(linesOf({ switches: { theme: '1' } }, { switches: { theme: 'gone' } })).toEqual(['Theme: Harbor → gone']);
});

it('an experiment that begins or ends is one line; one that changes names its fields', () => {
  const experiment = (weight: number) => ({
    name: 'sun',
    owner: 'ana',
    variants: [
      { id: 'as-it-was', weight: 50, switches: {} },
      { id: 'new-look', weight, switches: { theme: '4' } },
    ],
  });
  const running = { oid: '81', experiments: [experiment(50)] };
  expect(linesOf({ oid: '80' }, running)).toEqual(['Experiment sun: None → As it was 50, New look 50', 'Offer: 80 → 81']);
  expect(linesOf(running, { oid: '81' })).toEqual(['Experiment sun: As it was 50, New look 50 → Ends']);
  expect(linesOf(running, { oid: '81', experiments: [experiment(20)] })).toEqual([
    'Experiment sun variants new-look weight: 50 → 20',
  ]);
});

it('every value of every switch and every flow has words on both sides', () => {
  const value = fc
    .constantFrom(...switchNames)
    .chain((name) => fc.record({ name: fc.constant(name), to: fc.constantFrom(...valuesOf(name)) }));
  fc.assert(
    fc.property(value, fc.constantFrom(...flows.map(({ id }) => id)), ({ name, to }, flow) => {
      const [first, second] = differenceWords(campaignDifferences({ flow: '' }, { flow, switches: { [name]: to } }));
      expect([first?.name, second?.name]).toEqual(['Flow', titleOf(name)]);
      expect(second?.after).toBe(nameOf(name, to));
      expect(second?.before).not.toBe('');
    }),
  );
});

it('any JSON has words', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()), (before, after) => {
      for (const each of differenceWords(campaignDifferences(before, after), 'auto-accident'))
        expect([each.name, each.before, each.after].every((text) => typeof text === 'string')).toBe(true);
    }),
  );
});
