import { expect, it } from 'vitest';
import type { RequestEntry } from '#contract/studio/privacy.ts';
import { readConfig } from '../../settings/config.ts';
import { createVault } from '../../vault/vault.ts';
import { formOfEntry, revealedRequest } from './reveal-request.ts';

const parts = {
  vault: createVault([{ version: 1, secret: Buffer.alloc(32, 1) }]),
  config: readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://www.firm-finder.com' }),
};
const agent = { agentFirstName: 'Ada', agentLastName: 'Agent', agentEmail: 'ada@example.com', agentPhone: '(206) 624-7333' };
const form = {
  ...{ firstName: 'Maria', lastName: 'Marlow', email: 'maria@example.com', phone: '(206) 624-7665' },
  ...{ address: '12 Elm Street', city: 'Seattle', zip: '98101', state: 'WA', requestToDeleteInformation: 'yes' },
};
const reveal = (more: object, request: object = {}, state = 'open') =>
  revealedRequest(parts, { row: { id: 'r', state }, request: { id: 'r', form: { ...form, ...more }, ...request } } as never);

it('a request shows who asks, in the order of a letter, and the agent where one asks', () => {
  expect(reveal(agent)).toEqual({
    person: [
      { name: 'First name', value: 'Maria' },
      { name: 'Last name', value: 'Marlow' },
      { name: 'Email', value: 'maria@example.com' },
      { name: 'Phone', value: '(206) 624-7665' },
      { name: 'Address', value: '12 Elm Street' },
      { name: 'City', value: 'Seattle' },
      { name: 'ZIP', value: '98101' },
    ],
    agent: [],
  });
  const { person = [], agent: shown } =
    reveal({ ...agent, authorizedAgent: 'yes', receiveInformationMail: 'yes', city: '' }) ?? {};
  expect(person.slice(-2)).toEqual([
    { name: 'ZIP', value: '98101' },
    { name: 'By letter', value: 'yes' },
  ]);
  expect(shown).toEqual([
    { name: 'First name', value: 'Ada' },
    { name: 'Last name', value: 'Agent' },
    { name: 'Email', value: 'ada@example.com' },
    { name: 'Phone', value: '(206) 624-7333' },
  ]);
  expect(revealedRequest(parts, { row: { id: 'r' }, request: undefined } as never)).toBeUndefined();
});

it('one that waits for its owner has the link that confirms it', () => {
  const awaitsUntil = new Date(Date.now() + 86_400_000).toISOString();
  expect(reveal({}, { awaitsUntil }, 'confirming')?.link).toMatch(/^https:\/\/www\.firm-finder\.com\/.*r\?token=.{20}/);
  expect(reveal({}, { awaitsUntil }, 'done')).not.toHaveProperty('link');
});

it('what a person types is a form as the page’s would be, with the contacts that count', () => {
  const entry: RequestEntry = {
    how: 'phone',
    on: '2026-11-28',
    asks: ['requestForInformation', 'submitAnAppeal'],
    region: 'WA',
    firstName: ' Maria ',
    lastName: '',
    email: 'maria@example.com',
    phone: '(206) 624-7665',
    address: '12 Elm Street',
  };
  const plain = {
    firstName: 'Maria',
    address: '12 Elm Street',
    state: 'WA',
    requestForInformation: 'yes',
    submitAnAppeal: 'yes',
  };
  const both = { email: entry.email, phone: entry.phone };
  expect(formOfEntry(entry)).toEqual({ ...plain, ...both, authorizedAgent: 'no' });
  expect(formOfEntry({ ...entry, whose: 'phone' })).toEqual({ ...plain, phone: both.phone, authorizedAgent: 'no' });
  expect(formOfEntry({ ...entry, whose: 'email' })).toEqual({ ...plain, email: both.email, authorizedAgent: 'no' });
  const [firstName, lastName, email, phone] = ['Ada', 'Agent', 'ada@example.com', '(206) 624-7333'];
  expect(formOfEntry({ ...entry, agent: { firstName, lastName, email, phone } })).toEqual({
    ...{ ...plain, ...both, ...agent, authorizedAgent: 'yes' },
  });
});
