import { expect, it } from 'vitest';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { screensOf } from '#funnel/builder/reachableScreens.ts';
import type { Place } from '#funnel/builder/sampleVisit.ts';
import { shownSwitches, siteAt } from './lookContent.ts';
import { placeBeside, walkIn } from './walk.ts';

const site = siteAt('http://localhost');
const placesIn = (flow: string, switches = {}) => {
  const content = { path: '/a', flow, oid: '1', affid: '1', switches } as CampaignContent;
  return screensOf(content, shownSwitches(content, site, undefined));
};
const [main, ticket, v7, combined] = [placesIn('main'), placesIn('ticket'), placesIn('v7'), placesIn('v7', { combined: 'on' })];
const at = (places: readonly Place[], index: number) => ({ place: places[index] as Place });

it('a campaign of the same flow shows the same walk', () => {
  const walk = at(main, 3);
  expect(walkIn(walk, 'main', main, 3)).toBe(walk);
});

it('a flow without the step shows the screen at its position, or its last', () => {
  expect(walkIn(at(main, 3), 'ticket', ticket, 3).place).toBe(ticket[3]);
  expect(walkIn(at(main, 3), 'ticket', ticket, 99).place).toBe(ticket.at(-1));
});

it('a switch that leaves the step out shows the one in its place', () => {
  expect(walkIn(at(v7, v7.length - 1), 'v7', combined, v7.length - 1).place.viewing).toBe('AllPii');
});

it('a step that a person walked to by other answers stays', () => {
  const walk = { place: { viewing: 'AtFault', answers: {} }, by: 'Draft' } as const;
  expect(walkIn(walk, 'main', main.slice(0, 1), 0)).toBe(walk);
  expect(walkIn(walk, 'ticket', ticket, 0).place).toBe(ticket[0]);
});

it('the screens end at both sides', () => {
  expect(placeBeside(main, at(main, 1), -1)).toBe(main[0]);
  expect(placeBeside(main, at(main, 0), -1)).toBeUndefined();
  expect(placeBeside(main, at(main, main.length - 1), 1)).toBeUndefined();
});
