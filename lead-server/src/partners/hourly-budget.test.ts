import { expect, it } from 'vitest';
import { requestOrigin } from '../lib/request-origin.ts';
import { hourlyBudget } from './hourly-budget.ts';

function counted(perHour = 100) {
  const seen = { spent: 0, refused: [] as string[], now: 0 };
  const budget = hourlyBudget({
    perHour,
    onSpent: () => (seen.spent += 1),
    onRefused: (result) => seen.refused.push(result),
    now: () => seen.now,
  });
  const from = (network: string, calls: number) =>
    Array.from({ length: calls }, () => requestOrigin.run(network, budget)).filter((may) => may).length;
  return { seen, budget, from };
}

it("one network has a tenth of the hour's budget, and leaves the rest to others", () => {
  const { seen, from } = counted();
  expect([from('203.0.113.9', 50), from('198.51.100.7', 5)]).toEqual([10, 5]);
  expect(seen).toMatchObject({ spent: 0, refused: Array(40).fill('network_spent') });
  seen.now = 3_600_000;
  expect(from('203.0.113.9', 50)).toBe(10);
});

it('a /48 has three tenths, however many networks it calls from', () => {
  const { from } = counted();
  const calls = Array.from({ length: 20 }, (_, index) => from(`2001:db8:1:${index}`, 10));
  expect(calls.reduce((sum, each) => sum + each)).toBe(30);
  expect(from('2001:db8:2:0', 10)).toBe(10);
});

it("the hour's budget holds over all networks, and is logged once when spent", () => {
  const { seen, from } = counted();
  const calls = Array.from({ length: 20 }, (_, index) => from(`203.0.113.${index}`, 10));
  expect(calls.reduce((sum, each) => sum + each)).toBe(100);
  expect(seen.spent).toBe(1);
  expect(new Set(seen.refused)).toEqual(new Set(['budget_spent']));
});

it('0 sets no limit', () => {
  expect(counted(0).from('203.0.113.9', 500)).toBe(500);
});
