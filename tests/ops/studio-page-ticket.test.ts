import { expect, it } from 'vitest';
import { studioTicketHeader, studioTokenHeader } from '#contract/studio/address.ts';
import { campaignFunnel, campaignServer } from '../support/campaign-setup.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { type StudioPerson, studioPerson } from '../support/studio-person.ts';

it('a page goes on with its ticket in the next session of the same person, and in nobody else’s', slowTest, async () => {
  const server = await campaignServer({
    ...{ DATA_DIR: temporaryFolder(), FUNNEL_DIR: campaignFunnel(), RATE_CALLS_PER_MINUTE: '0' },
    OPS_TOKEN: 'an-invented-operations-token',
  });
  const first = await studioPerson(server, 'mara', 'marketer');
  const ticket = await first.meta('ticket');
  const next = await studioPerson(server, 'mara', 'marketer');
  const other = await studioPerson(server, 'vera', 'viewer');
  const old = { [studioTokenHeader]: first.token };
  const statusOf = async (client: StudioPerson, headers: Readonly<Record<string, string>>) =>
    (await client.ask('session', {}, headers)).status;
  expect(await statusOf(next, old)).toBe(403);
  expect(await statusOf(other, { ...old, [studioTicketHeader]: ticket })).toBe(403);
  expect(await statusOf(next, { ...old, [studioTicketHeader]: `1${ticket}` })).toBe(403);
  const response = await next.ask('session', {}, { ...old, [studioTicketHeader]: ticket });
  expect(await response.json()).toMatchObject({ name: 'mara', token: next.token });
});
