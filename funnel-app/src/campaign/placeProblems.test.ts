import { expect, it } from 'vitest';
import { flows } from '#contract/flows/index.ts';
import { campaignProblems } from './campaignProblems.ts';

const good = { path: '/fall', flow: 'main', oid: '81', affid: '10' };
const other = { ...good, path: '/other' };
const choices = {
  hosts: ['one.example', 'two.example'],
  destinations: [{ name: 'north' }, { name: 'lender', flows: ['funding'] }],
};
const fieldsOf = (row: object, known: typeof choices | undefined = choices) =>
  campaignProblems([{ ...good, ...row }, other], flows, known).map(({ field }) => field);
const [startsAt, endsAt] = ['2026-12-01T08:00Z', '2026-12-24T18:00Z'];

it.each<[string, object, readonly string[]]>([
  ['all of them said', { host: 'two.example', destinations: ['north'], startsAt, endsAt, instead: '/other' }, []],
  ['a host that the site lacks', { host: 'three.example' }, ['host']],
  ['a host with a script', { host: '<b>' }, ['host', 'host']],
  ['a destination that nobody knows', { destinations: ['north', 'south'] }, ['destinations']],
  ['a destination that takes other flows', { destinations: ['lender'] }, ['destinations']],
  ['a destination that takes its flow', { flow: 'funding', destinations: ['lender'] }, []],
  ['no destination at all', { destinations: [] }, ['destinations']],
  ['one destination twice', { destinations: ['north', 'north'] }, ['destinations']],
  ['a day that no month has', { startsAt: '2026-02-30T08:00Z' }, ['startsAt']],
  ['an end before its start', { startsAt: endsAt, endsAt: startsAt }, ['endsAt']],
  ['another campaign without a time', { instead: '/other' }, ['instead']],
  ['itself in its own place', { endsAt, instead: '/FALL/' }, ['instead']],
  ['a campaign in its place that is none', { endsAt, instead: '/nowhere' }, ['instead']],
])('a campaign with %s', (_what, row, fields) => expect(fieldsOf(row)).toEqual(fields));

it('without settings any well-formed name counts', () => {
  expect(campaignProblems([{ ...good, host: 'three.example', destinations: ['south'] }], flows)).toEqual([]);
});
