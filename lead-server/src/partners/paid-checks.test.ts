import { expect, it } from 'vitest';
import { hourlyBudget } from './hourly-budget.ts';
import { paidCheck } from './paid-checks.ts';

function counted(verdicts: Readonly<Record<string, string>> = {}, perHour = 3) {
  const seen = { asked: [] as string[], spent: 0, now: 0 };
  const check = paidCheck(
    async (value) => {
      seen.asked.push(value);
      return verdicts[value] ?? 'fine';
    },
    {
      budget: hourlyBudget({ perHour, onSpent: () => (seen.spent += 1), now: () => seen.now }),
      unknown: 'unknown',
      canonical: (value) => value.trim().toLowerCase(),
      now: () => seen.now,
    },
  );
  return { seen, check };
}

it('checks one value once in ten minutes', async () => {
  const { seen, check } = counted();
  expect(await Promise.all(['a@x', 'A@x ', 'a@x'].map(check))).toEqual(['fine', 'fine', 'fine']);
  expect(seen.asked).toEqual(['a@x']);
  seen.now = 10 * 60_000;
  await check('a@x');
  expect(seen.asked).toHaveLength(2);
});

it('checks up to the hourly limit, then fails open and logs it once', async () => {
  const { seen, check } = counted();
  const verdicts = [];
  for (const value of ['1', '2', '3', '4', '5']) verdicts.push(await check(value));
  expect(verdicts).toEqual(['fine', 'fine', 'fine', 'unknown', 'unknown']);
  expect(seen).toMatchObject({ asked: ['1', '2', '3'], spent: 1 });
  seen.now = 3_600_000;
  expect(await check('6')).toBe('fine');
});

it('checks a value again when it got no verdict', async () => {
  const { seen, check } = counted({ a: 'unknown' });
  await check('a');
  await check('a');
  expect(seen.asked).toEqual(['a', 'a']);
});
