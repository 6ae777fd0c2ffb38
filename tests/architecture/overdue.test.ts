import { expect, it } from 'vitest';
import { switches } from '#design-system/switches/switches.ts';
import { answersInTwo } from '#funnel/campaign/experiments.ts';
import { overdueOn } from './overdue.ts';

it('switches and experiments are overdue from their end date on; permanent ones never are', () => {
  const experiment = `experiment ${answersInTwo.name} (${answersInTwo.expires})`;
  expect(overdueOn('2000-01-01')).toEqual([]);
  expect(overdueOn(answersInTwo.expires)).toContain(experiment);
  const dated = Object.entries(switches).filter(([, { expires }]) => expires !== 'permanent');
  const overdue = overdueOn('9999-12-31');
  expect(overdue).toContain(experiment);
  expect(overdue.filter((each) => each.startsWith('switch '))).toEqual(
    dated.map(([name, { expires }]) => `switch ${name} (${expires})`),
  );
});
