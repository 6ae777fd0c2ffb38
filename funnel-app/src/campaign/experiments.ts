import type { Experiment } from '#contract/experiments/experiment.ts';
import type { Switches } from '#themes/switches.ts';

/**
 * The experiments that run; campaigns name them (campaigns.ts). The first variant is the control. To review one:
 * `?variant=answers-in-two.two`; such visits are left out of the figures (Experiments, in the studio).
 */
type Running = Experiment<Switches>;

// assumed: no experiment is specified; this one varies the switch that is asked about most
export const answersInTwo: Running = {
  name: 'answers-in-two',
  owner: 'growth',
  expires: '2027-06-30',
  variants: [
    { id: 'one', weight: 1, switches: { grid: 'one' } },
    { id: 'two', weight: 1, switches: { grid: 'two' } },
  ],
};
