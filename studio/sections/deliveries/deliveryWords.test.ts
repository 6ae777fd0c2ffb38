import { expect, it } from 'vitest';
import {
  bodyLines,
  type Destination,
  faultsOf,
  type Overview,
  shareWords,
  standWords,
  type Try,
  timeWords,
  tryWords,
} from './deliveryWords.ts';

const now = new Date(2026, 10, 28, 12, 44).getTime();
const well: Destination = {
  name: 'exchange',
  buyer: 'Harbor Law',
  now: 'takes',
  fault: '',
  waiting: 0,
  oldestDue: 0,
  givenUp: 0,
  attempts: { taken: 0, all: 0 },
  hasTestAddress: false,
  mayPause: true,
  replies: { accepted: 0, all: 0 },
  hours: [],
  attempts: { taken: 0, all: 0 },
  hasTestAddress: false,
};
const faults = (...destinations: readonly Destination[]) => faultsOf({ destinations } as unknown as Overview, now);

it('a destination that refuses our key says since when, how many wait, and what to do', () => {
  const refusing: Destination = {
    ...well,
    now: 'refuses us',
    fault: 'HTTP 401',
    since: new Date(2026, 10, 28, 11, 52).getTime(),
    waiting: 14,
  };
  expect(standWords(refusing, now)).toEqual({ tone: 'wrong', words: '401 since 11:52' });
  expect(faults(refusing)).toMatchObject([
    {
      tone: 'wrong',
      what: 'exchange answers 401 since 11:52.',
      about: expect.stringContaining('14 deliveries wait; nothing is lost.'),
    },
  ]);
});

it('what was given up is said with its act, and nothing is said of what goes well', () => {
  expect(faults(well)).toEqual([]);
  expect(faults({ ...well, givenUp: 3 })).toMatchObject([
    { what: '3 deliveries to exchange were given up.', again: { destination: 'exchange', count: 3 } },
  ]);
});

it('nothing counted is no zero', () => {
  expect([
    shareWords({ accepted: 0, all: 0 }),
    shareWords({ accepted: 0, all: 2 }),
    shareWords({ accepted: 17, all: 18 }),
  ]).toEqual(['–', '0%', '94.4%']);
});

it('a try says what it came to', () => {
  const tried: Try = { at: now, destination: 'exchange', state: 'pending', attempts: 1, reason: 'HTTP 503' };
  expect(tryWords(tried)).toMatchObject({ tone: 'waiting', words: '503' });
  expect(tryWords({ ...tried, reason: 'timed out' }).words).toBe('No answer');
  expect(tryWords({ ...tried, state: 'dead', reason: 'HTTP 422' })).toMatchObject({ tone: 'wrong', said: 'HTTP 422; given up' });
  expect(tryWords({ ...tried, state: 'delivered', verdict: 'accepted', cents: 28_000 }).words).toBe('Accepted, $280');
});

it('a paused destination says who paused it and why, with its act', () => {
  const paused: Destination = {
    ...well,
    now: 'paused',
    since: new Date(2026, 10, 28, 12, 3).getTime(),
    waiting: 2,
    paused: { by: 'ana', because: 'Their key changes.' },
  };
  expect(standWords(paused, now)).toEqual({ tone: 'waiting', words: 'Paused since 12:03' });
  expect(faults(paused)).toMatchObject([
    {
      what: 'exchange is paused by ana since 12:03.',
      about: '2 deliveries wait; nothing is lost. Their key changes.',
      act: { destination: 'exchange', act: 'resume' },
    },
  ]);
});

it('a body is shown with a field a line, but not where it is nested so deeply that indentation alone would be megabytes', () => {
  const nested = '['.repeat(4000) + ']'.repeat(4000);
  expect([bodyLines('{"a":1}'), bodyLines('taken'), bodyLines(nested)]).toEqual(['{\n  "a": 1\n}', 'taken', nested]);
  expect([timeWords(undefined), timeWords(410), timeWords(2440)]).toEqual(['–', '410 ms', '2.4 s']);
});
