import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { studioMeta, studioTicketHeader, studioTokenHeader } from '#contract/studio/address.ts';
import { campaignFunnel, campaignServer } from '../support/campaign-setup.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { type StudioClient, studioClient } from '../support/studio-client.ts';

/** What the server wrote into the page of this session. */
async function ticketOf(url: string, { cookie }: StudioClient): Promise<string> {
  const page = await (await fetch(`${url}/studio`, { headers: { cookie } })).text();
  return new RegExp(`name="${studioMeta.ticket}" content="([^"]+)"`).exec(page)?.[1] ?? '';
}

it('a page goes on with its ticket in the next session of the same person, and in nobody else’s', slowTest, async () => {
  const funnel = campaignFunnel();
  mkdirSync(join(funnel, 'studio/assets'), { recursive: true });
  writeFileSync(join(funnel, 'studio/index.html'), '<!doctype html><html><head></head></html>');
  const server = await campaignServer({
    ...{ DATA_DIR: temporaryFolder(), FUNNEL_DIR: funnel, RATE_CALLS_PER_MINUTE: '0' },
    OPS_TOKEN: 'an-invented-operations-token',
  });
  const first = await studioClient(server, 'mara', 'marketer');
  const ticket = await ticketOf(server.opsUrl, first);
  // a new password ends the sessions of before
  const next = await studioClient(server, 'mara', 'marketer');
  const other = await studioClient(server, 'vera', 'viewer');
  const old = { [studioTokenHeader]: first.token };
  const statusOf = async (client: StudioClient, headers: Readonly<Record<string, string>>) =>
    (await client.ask('session', {}, headers)).status;
  expect(await statusOf(next, old)).toBe(403);
  expect(await statusOf(other, { ...old, [studioTicketHeader]: ticket })).toBe(403);
  expect(await statusOf(next, { ...old, [studioTicketHeader]: `1${ticket}` })).toBe(403);
  const response = await next.ask('session', {}, { ...old, [studioTicketHeader]: ticket });
  expect(await response.json()).toMatchObject({ name: 'mara', token: next.token });
});
