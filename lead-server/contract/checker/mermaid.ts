import { exitsOf, type Flow } from '../flow/flow.ts';
import { describe } from '../flow/guards.ts';

/** The flow as a Mermaid graph: steps with their progress, exits with their guards. */
export function mermaid(flow: Flow): string {
  const nodes = flow.steps.map(({ step, progress }) => `  ${step}["${step} ${progress}%"]`);
  const edges = flow.steps.flatMap(({ step }, at) =>
    exitsOf(flow, at).map(({ when, to, completes = [] }) => {
      const label = [when && describe(when), ...completes.map((done) => `completes ${done}`)].filter(Boolean).join(', ');
      return `  ${step} -->${label ? `|"${label}"|` : ''} ${to}`;
    }),
  );
  return ['flowchart TD', ...nodes, '  submit(["submit"])', ...edges].join('\n');
}
