import { expect, test, vi } from 'vitest';
import { flows } from '#contract/flows/index.ts';
import { loadExtras, showsMeter } from './extras.ts';

vi.mock('./Meter.tsx', () => ({ default: () => null }));
vi.mock('./Proof.tsx', () => {
  throw new Error('The network went away');
});

test('an extra whose file fails to load is left out, and the others show', async () => {
  expect(Object.keys(await loadExtras(['meter', 'proof']))).toEqual(['meter']);
});

test('the meter shows when asked for in every accident flow, and in estimate unless refused', () => {
  const shownIn = (meter: 'auto' | 'yes' | 'no') =>
    flows.filter((flow) => showsMeter({ switches: { meter } as never }, flow)).map(({ id }) => id);
  expect(shownIn('no')).toEqual([]);
  expect(shownIn('auto')).toEqual(['estimate']);
  const others = ['ticket', 'benefits', 'dui'];
  expect(shownIn('yes')).toEqual(flows.map(({ id }) => id).filter((id) => !others.includes(id)));
});
