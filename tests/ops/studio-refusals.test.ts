import { expect, it } from 'vitest';
import type { StudioCallName } from '#contract/studio/calls.ts';
import { campaignFunnel, campaignServer } from '../support/campaign-setup.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { partnerShapes, startStandInPartner } from '../support/stand-in-partner.ts';
import { studioPerson } from '../support/studio-person.ts';

const because = 'a test';
const id = '01990000-0000-7000-8000-000000000000';
const path = '/survey';
const etag = 'e';
const when = { from: '2026-01-01', to: '2026-01-02', by: 'campaign', where: {}, compare: false, measure: 'visits' };

/** What is asked in vain, and what the studio says to it: a person reads it beside the button that they pressed. */
const refusals: readonly (readonly [StudioCallName, object, string])[] = [
  // campaigns
  ['publish', { path, because }, '/survey has no draft to publish.'],
  ['publish', { path, because: ' ' }, 'because'],
  ['resume', { path, because }, '/survey is not paused.'],
  ['resume', { path: '/none', because }, 'There is no campaign /none.'],
  ['bringBack', { path, because, version: 1 }, 'Version 1 is live.'],
  ['bringBack', { path, because, version: 9 }, '/survey has no version 9.'],
  ['version', { path, version: 9 }, '/survey has no version 9.'],
  ['cancel', { path }, 'Nothing is planned for /survey.'],
  ['pause', { path, because, at: 1 }, 'The time is over: name a later one, or none for now.'],
  ['discardDraft', { path, etag: 1 }, '/survey has no draft.'],
  ['approve', { path }, '/survey has no draft.'],
  ['experiment', { path, name: 'none' }, '/survey has no experiment none.'],
  // settings
  [
    'publishSettings',
    { kind: 'brands', because, seen: { version: 0, etag: 0 }, sawConsents: true },
    'brands have no draft to publish.',
  ],
  ['discardSettings', { kind: 'buyers', etag: 1 }, 'buyers have no draft.'],
  ['bringSettingsBack', { kind: 'brands', version: 9, because }, 'brands have no version 9.'],
  ['testSettings', { kind: 'destinations', name: 'none', because }, 'There is no destination none in the draft, nor live.'],
  ['testSettings', { kind: 'alerts', name: 'slack', because }, 'slack has no address.'],
  // people
  ['changeRole', { name: 'ada', was: 'admin', role: 'admin', because }, 'There is no operator ada.'],
  ['endSessions', { name: 'nobody' }, 'nobody has no open session.'],
  ['removePerson', { name: 'nobody', because }, 'There is no operator nobody.'],
  ['addPerson', { name: 'Ana Rivera', role: 'viewer' }, 'A name has small letters, digits, dots and hyphens: ana.rivera'],
  // leads and deliveries
  ['lead', { id }, 'There is no such lead: it may be too old to be kept.'],
  ['findLeads', { text: 'ana' }, 'Type a lead’s number, a whole email, or the ten digits of a phone.'],
  ['second', { id }, 'There is no such request: it may be too old to be kept.'],
  ['approveSecond', { id, scopeHash: 'h', fits: 0 }, 'There is no such request: it may be too old to be kept.'],
  ['actOnDestination', { act: 'pause', destination: 'none', because }, 'There is no destination none that has an address.'],
  [
    'actOnDestination',
    { act: 'pause', destination: 'privacy-desk', because },
    'Work on privacy requests is never paused: the law has its term.',
  ],
  ['actOnDestination', { act: 'resume', destination: 'exchange', because }, 'Nobody has paused exchange.'],
  [
    'testDestination',
    { destination: 'exchange', because },
    'exchange has no test address: set it in the settings (docs/spec/partners.md#test-addresses).',
  ],
  [
    'actOnLeads',
    { act: 'hold', question: {}, count: 3, because },
    '0 leads fit now, and 3 were counted: look at the list again.',
  ],
  [
    'actOnGivenUp',
    { act: 'replay', filter: {}, count: 2, because },
    '0 deliveries fit now, and 2 were counted: look at the list again.',
  ],
  // privacy requests
  ['request', { id }, 'There is no such request: it may be too old to be kept.'],
  ['findRequests', { text: 'ana' }, 'Type a request’s number, a whole email, or the ten digits of a phone.'],
  ['closeRequest', { id, etag, as: 'nobody', because }, 'There is no such request'],
  // figures
  ['figures', { ...when, from: '2026-01-03', zone: 'UTC' }, 'The first day is after the last one.'],
  ['figures', { ...when, zone: 'Europe/Berlin' }, 'Days are of UTC, not of Europe/Berlin.'],
  ['figures', { ...when, from: '2020-01-01', zone: 'UTC' }, 'days are asked for, and'],
  ['spend', { from: '2020-01-01', to: '2026-01-01' }, 'Ask for 400 days at most.'],
  ['uploadSpend', { text: 'date,cost\n', isTried: true }, 'Nothing was stored.'],
];

it('each refusal of the studio says what is wrong', slowTest, async () => {
  const exchange = await startStandInPartner(partnerShapes.exchange);
  const server = await campaignServer({
    ...{ DATA_DIR: temporaryFolder(), DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`, FUNNEL_DIR: campaignFunnel() },
    ...{ OPS_TOKEN: 'an-invented-operations-token', RATE_CALLS_PER_MINUTE: '0', LEAD_EXCHANGE_URL: exchange.url },
  });
  const ada = await studioPerson(server, 'ada', 'admin');
  const said: string[] = [];
  for (const [call, body] of refusals) said.push((await ada.isRefused(call, body as never)).message.split('\n')[0] ?? '');
  expect(said).toEqual(refusals.map(([, , message]) => expect.stringContaining(message)));

  const destination = { destination: 'exchange', because };
  await ada.does('actOnDestination', { act: 'pause', ...destination });
  expect((await ada.isRefused('actOnDestination', { act: 'pause', ...destination })).message).toBe(
    'ada has paused exchange already.',
  );
  await exchange.stop();
});
