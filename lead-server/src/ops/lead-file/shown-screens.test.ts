import { expect, it } from 'vitest';
import { buildLead, type LeadRecord, parseSubmission } from '#contract/lead/lead-record.ts';
import { goodBody } from '#contract/testing/submissions.ts';
import type { KeptWords } from '../../submissions/kept-words.ts';
import { shownScreens } from './shown-screens.ts';

function record(more: object = {}): LeadRecord {
  const parsed = parseSubmission({ ...goodBody, ...more });
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  const facts = { now: new Date('2026-03-20T12:00:00Z'), ipAddress: '192.0.2.7', userAgent: 'Test/1.0', place: undefined };
  const built = buildLead(parsed.value, facts as unknown as Parameters<typeof buildLead>[1]);
  if (!built.ok) throw new Error(built.refusal.message);
  return built.value;
}
const screenOf = (lead: LeadRecord, step: string, words?: KeptWords) =>
  shownScreens(lead, words).find((screen) => screen.step === step);

it('has the screens of the path in their order, each with its seconds', () => {
  const lead = record({ time_on_steps: 'StartPath:3,AtFault:12' });
  const screens = shownScreens(lead, undefined);
  expect(screens).toHaveLength(lead.meta.path.length);
  expect(screens.map(({ step, seconds }) => [step, seconds]).filter(([, seconds]) => seconds !== '')).toEqual([
    ['StartPath', '3'],
    ['AtFault', '12'],
  ]);
});

it('counts how often an answer was changed later', () => {
  const lead = record({ changed_steps: 'AtFault,StartPath,AtFault' });
  expect(screenOf(lead, 'AtFault')?.changes).toBe(2);
  expect(screenOf(lead, 'NameAndEmail')?.changes).toBe(0);
});

it('shows what was offered and given in the stored words, else by their values', () => {
  const lead = record();
  const { given: [[field, value] = []] = [], offered = [] } = screenOf(lead, 'AtFault') ?? {};
  expect([field, value, offered]).toEqual(['at_Fault', lead.said.at_Fault, expect.arrayContaining([lead.said.at_Fault])]);
  const words = {
    steps: { AtFault: { heading: 'Was it you?', options: { yes: 'Me', no: 'Not me' }, alternatives: {} } },
    fields: { first_name: { label: 'Your first name' } },
  } as unknown as KeptWords;
  expect(screenOf(lead, 'AtFault', words)).toMatchObject({
    heading: 'Was it you?',
    offered: expect.arrayContaining(['Me', 'Not me']),
    given: [['at_Fault', 'Not me']],
  });
  expect(screenOf(lead, 'NameAndEmail', words)?.given).toContainEqual(['Your first name', lead.said.first_name]);
  expect(screenOf(lead, 'NameAndEmail', words)?.given).toContainEqual(['last_name', lead.said.last_name]);
});
