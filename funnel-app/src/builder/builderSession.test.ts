import { expect, it } from 'vitest';
import { readState } from './builderAddress.ts';
import { openSession, type Session, variantIn, withFlow, withOne, withSecond, withVariant, withWalk } from './builderSession.ts';
import { ownCampaigns } from './ownCampaigns.ts';
import { brandSites, type Site } from './variant.ts';

const site = brandSites[0] as Site;
const opened = (address: string) => openSession(readState(address, ownCampaigns), site);
const screenOf = ({ walk, state }: Session) => [walk.place.viewing, state.screen];
const combined = (session: Session) => ({ ...variantIn(session), chosen: { combined: 'on' } });

it('an address opens at its screen, or at the first where the flow lacks it', () => {
  expect(opened('flow=ticket&screen=PhoneAndZip').walk.place.viewing).toBe('PhoneAndZip');
  expect(opened('flow=ticket&screen=AtFault').walk).toEqual(opened('flow=ticket').walk);
});

it('a change that removes the shown screen shows the one in its place', () => {
  const before = opened('flow=v7&screen=PhoneAndZip');
  expect(screenOf(withVariant(before, 'one', combined(before), site))).toEqual(['AllPii', 'AllPii']);
  const elsewhere = opened('flow=v7&screen=AtFault');
  expect(screenOf(withVariant(elsewhere, 'one', combined(elsewhere), site))).toEqual(['AtFault', 'AtFault']);
});

it('another flow begins at its first screen with the same choices', () => {
  const after = withFlow(opened('flow=main&theme=7&name=spring&screen=AtFault'), 'ticket', site, ownCampaigns);
  expect(screenOf(after)).toEqual([opened('flow=ticket').walk.place.viewing, undefined]);
  expect(variantIn(after)).toMatchObject({ campaign: { flow: 'ticket' }, chosen: { theme: '7' }, name: 'spring' });
});

it('keeping one of two variants drops the other, at a screen of the kept one', () => {
  const two = withSecond(opened('flow=v7&name=spring'));
  expect(two).toMatchObject({ side: 'other', state: { other: { campaign: { flow: 'v7' }, name: '' } } });
  const changed = withVariant(two, 'other', combined(two), site);
  const last = { answers: {}, viewing: 'AllPii' } as const;
  const walked = withWalk(changed, { place: last });
  const second = withOne(walked, 'other', site);
  expect(second).toMatchObject({ side: 'one', state: { one: { chosen: { combined: 'on' } }, other: undefined } });
  expect(second.walk.place).toBe(last);
  const first = withOne(walked, 'one', site);
  expect(first.state.one.chosen).toEqual({});
  expect(first.walk).toEqual(opened('flow=v7').walk);
});
