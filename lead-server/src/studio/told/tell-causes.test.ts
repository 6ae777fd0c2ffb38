import { expect, it } from 'vitest';
import type { ValueStore } from '../../store/value-store.ts';
import type { Wait } from '../today/wait.ts';
import { causeRows, changeCause, silenceCause, silenceMs } from './cause-rows.ts';
import { messageOf, tellCauses } from './tell-causes.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 27, 12);

/** Values in memory, as both stores keep them. */
function memory() {
  const values = new Map<string, string>();
  const store = {
    getValue: async (name: string) => values.get(name),
    deleteValue: async (name: string) => values.delete(name),
    replaceValue: async (name: string, before: string | undefined, after: string) => {
      if (values.get(name) !== before) return false;
      values.set(name, after);
      return true;
    },
    valuesWithPrefix: async (prefix: string, { after }: { readonly after: string }) =>
      [...values].filter(([name]) => name.startsWith(prefix) && name > after).map(([name, value]) => ({ name, value })),
  };
  return store as unknown as ValueStore;
}

const given = (count: number, destination = 'exchange'): Wait => ({ about: 'given up', destination, count });

/** Rounds over one store, with the messages that each key brought once. */
function rounds() {
  const store = memory();
  const messages = new Map<string, string>();
  const round = (now: number, waits: readonly Wait[], isWhole = true) =>
    tellCauses(
      { store, desk: 'https://desk.test', tell: async (text, key) => void (messages.has(key) || messages.set(key, text)), now },
      waits,
      isWhole,
    );
  return { store, messages, round };
}

it('a cause is told once while it stands, however much of it there is', async () => {
  const { messages, round } = rounds();
  await round(start, [given(1)]);
  await round(start + minute, [given(40)]);
  await round(start + 5 * hour, [given(400), given(1, 'ingest')]);
  expect([...messages.values()]).toEqual([
    '1 delivery to exchange was given up\nNothing is tried again by itself\nhttps://desk.test/studio/deliveries',
    '1 delivery to ingest was given up\nNothing is tried again by itself\nhttps://desk.test/studio/deliveries',
  ]);
});

it('it is told anew once it was over for an hour, and not while its part could not be read', async () => {
  const { messages, round } = rounds();
  await round(start, [given(1)]);
  await round(start + 2 * hour, [], false);
  await round(start + 2 * hour + minute, [given(1)]);
  expect(messages.size).toBe(1);
  await round(start + 2 * hour + 30 * minute, []);
  await round(start + 2 * hour + 31 * minute, [given(2)]);
  expect(messages.size).toBe(1);
  await round(start + 5 * hour, []);
  await round(start + 6 * hour, [given(2)]);
  expect(messages.size).toBe(2);
});

it('a silenced cause is told to nobody for a week, and once more when it outlasts that', async () => {
  const { store, messages, round } = rounds();
  const silence = (now: number) =>
    changeCause(store, 'given up: exchange', now, (row) => ({ ...row, silentUntil: now + silenceMs, silentBy: 'ana' }));
  await silence(start);
  await round(start + minute, [given(1)]);
  await round(start + 3 * hour, []);
  await round(start + 2 * silenceMs, [given(1)]);
  expect(messages.size).toBe(1);
  await silence(start + 2 * silenceMs);
  await round(start + 2.5 * silenceMs, [given(1)]);
  expect(messages.size).toBe(1);
  await round(start + 3 * silenceMs, [given(1)]);
  await round(start + 3 * silenceMs + hour, [given(1)]);
  expect(messages.size).toBe(2);
  expect(await causeRows(store)).toMatchObject(new Map([['given up: exchange', { silentBy: 'ana' }]]));
});

it('news of a cause is told once each, and none while it is silent', async () => {
  const { store, messages, round } = rounds();
  const above = (day: string): Wait => ({
    ...{ about: 'spend', key: 'surveyig', path: '/survey/ig', day, cents: 31_240, limit: 20_000, days: 1 },
  });
  await round(start, [above('2026-11-23')]);
  await round(start + minute, [above('2026-11-23')]);
  expect(messages.size).toBe(1);
  await round(start + hour, [above('2026-11-27')]);
  await round(start + hour + minute, [above('2026-11-27')]);
  expect(messages.size).toBe(2);
  await silenceCause(store, 'spend: surveyig', 'ana', true, start + hour);
  await round(start + 2 * hour, [above('2026-11-28')]);
  expect(messages.size).toBe(2);
  await silenceCause(store, 'spend: surveyig', 'ana', false, start + 3 * hour);
  await round(start + 3 * hour, [above('2026-11-28')]);
  expect(messages.size).toBe(3);
});

it('a server that stops before it wrote that it told tells the same message again, under the same key', async () => {
  const { store, messages, round } = rounds();
  const failing = { ...store, replaceValue: async () => Promise.reject(new Error('away')) } as unknown as ValueStore;
  await changeCause(store, 'given up: exchange', start, (row) => row);
  const tell = async (text: string, key: string) => void messages.set(key, text);
  await expect(tellCauses({ store: failing, desk: '', tell, now: start }, [given(1)], true)).rejects.toThrow('away');
  await round(start + minute, [given(3)]);
  expect(messages.size).toBe(1);
});

it.each<[Wait, string | undefined]>([
  [
    {
      ...{ about: 'fall', key: 'surveyig', path: '/survey/ig', hours: 3, left: { low: 0.123, high: 0.451 } },
      ...{ before: { visits: 5000, qualified: 400 }, after: { visits: 500, qualified: 10 } },
    },
    '/survey/ig lost half of its qualified share or more\n2.0% in the last 3 hours, 8.0% at the same hours of the seven days before: 12 to 46 % of it is left\n/studio/figures?campaign=surveyig&compare=true',
  ],
  [
    {
      ...{ about: 'decide', key: 'surveyyt', path: '/survey/yt', name: 'sunrise-or-harbor', is: 'winner', day: 9 },
      ...{ variant: 'sunrise', control: 'harbor', low: 0.009, high: 0.024, expires: start },
    },
    'Sunrise or harbor may be decided\nSunrise is 0.9 to 2.4 points better; day 9\n/studio/experiments/surveyyt/sunrise-or-harbor',
  ],
  [
    {
      ...{ about: 'schedule', key: 'g', path: '/g', act: 'publish', dueAt: start, by: 'd.keller', state: 'failed' },
      fault: 'There is no version 3.',
    },
    '/g did not go live 2026-11-27 12:00 UTC\nThere is no version 3. Planned by d.keller\n/studio/campaigns/g/history',
  ],
  [
    { about: 'held', reason: 'the consent is unknown', leads: 2, oldest: start },
    '2 leads are held, the oldest since 2026-11-27\nThe consent is unknown\n/studio/leads?now=held&why=the%20consent%20is%20unknown',
  ],
  [
    { about: 'expiring', thing: 'certificate', name: 'survey.test', key: '', at: start },
    'The certificate of survey.test ends 2026-11-27\nNobody reaches its pages from then on: see why it was not renewed\n/studio',
  ],
  [
    { about: 'spend', key: 'surveyig', path: '/survey/ig', day: '2026-11-26', cents: 131_240, limit: 120_000, days: 2 },
    '/survey/ig cost $1,312.40 on 2026-11-26\nIts limit is $1,200.00 a day; 2 of the last seven days are above it\n/studio/figures?campaign=surveyig&from=2026-11-26&to=2026-11-26',
  ],
  [{ about: 'audit', fault: 'x' }, undefined],
])('%j as a message', (wait, text) => expect(messageOf(wait, '')).toBe(text));
