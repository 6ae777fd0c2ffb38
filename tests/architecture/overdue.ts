import { isRunning } from '#contract/experiments/experiment.ts';
import { type SwitchDefinition, switches } from '#design-system/switches/switches.ts';
import { campaigns } from '#funnel/campaign/campaigns.ts';

/**
 * Overdue switches and experiments: decide each and remove it. A test run names them and does not fail, so that no
 * calendar day breaks a green commit.
 * @param today ISO date, UTC
 */
export function overdueOn(today: string): readonly string[] {
  const experiments = new Set(Object.values(campaigns).flatMap(({ experiments = [] }) => experiments));
  const all = [
    ...Object.entries<SwitchDefinition>(switches).map(([name, { expires }]) => ({ name: `switch ${name}`, expires })),
    ...[...experiments].map(({ name, expires }) => ({ name: `experiment ${name}`, expires })),
  ];
  return all.filter((each) => !isRunning(each, today)).map(({ name, expires }) => `${name} (${expires})`);
}

if (import.meta.main) {
  const overdue = overdueOn(new Date().toISOString().slice(0, 10));
  if (overdue.length > 0) console.log(`\nOverdue, to be decided and removed: ${overdue.join(', ')}`);
}
