import { expect, it } from 'vitest';
import { emptyRequest, entryOf, newRequestErrors } from './newRequest.ts';

const today = '2026-11-28';
const empty = emptyRequest(today);

it('an empty form says what is lacking, field by field', () => {
  expect(Object.keys(newRequestErrors({ ...empty, on: '2026-11-29' }, today))).toEqual(['on', 'asks', 'email']);
  const agent = { ...empty, isAgent: true, asks: ['requestForInformation'], phone: '(212) 555-0123' } as const;
  expect(Object.keys(newRequestErrors(agent, today))).toEqual(['agentEmail']);
});

it('half an email and half a phone are refused, whole ones are not', () => {
  const asks = ['requestToDeleteInformation'] as const;
  expect(Object.keys(newRequestErrors({ ...empty, asks, email: 'ann@', phone: '212 555' }, today))).toEqual(['email', 'phone']);
  expect(newRequestErrors({ ...empty, asks, email: 'ann@example.com', phone: '+1 (212) 555-0123' }, today)).toEqual({});
});

it('the agent goes along only where one asks', () => {
  expect(entryOf({ ...empty, agentEmail: 'ada@example.com' })).not.toHaveProperty('agent');
  expect(entryOf({ ...empty, isAgent: true, agentEmail: 'ada@example.com' })).toMatchObject({
    agent: { email: 'ada@example.com' },
  });
});
