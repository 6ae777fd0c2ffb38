import { exitsOf, type Flow, indexOfStep } from '#contract/flow/flow.ts';
import { describe } from '#contract/flow/guards.ts';
import * as styles from './FlowGraph.css.ts';

const row = 56;
const box = { width: 260, height: 36 };
const middle = row / 2;
/** How far a way that skips steps stands out, by how many steps it skips. */
const bulge = (skipped: number) => 24 + 18 * Math.min(skipped, 12);

interface Edge {
  readonly from: number;
  readonly to: number;
  /** What it depends on; undefined for the way that is left. */
  readonly label: string | undefined;
}

/** Every exit of the flow by the rows of its steps; the last row is the submission. */
function edgesOf(flow: Flow): readonly Edge[] {
  const rowOf = (name: string) => {
    const at = indexOfStep(flow, name);
    return at < 0 ? flow.steps.length : at;
  };
  return flow.steps.flatMap((_, from) =>
    exitsOf(flow, from).map(({ when, to }) => ({ from, to: rowOf(to), label: when && describe(when) })),
  );
}

function curve({ from, to }: Edge): string {
  const [top, bottom] = [from * row + middle, to * row + middle];
  if (to === from + 1) return `M ${box.width / 2} ${top + box.height / 2} V ${bottom - box.height / 2 - 6}`;
  const out = box.width + bulge(to - from);
  return `M ${box.width} ${top} C ${out} ${top}, ${out} ${bottom}, ${box.width + 6} ${bottom}`;
}

/** The flow drawn: its steps from top to bottom, and every way between them. What the ways depend on is said beside each step. */
export function FlowGraph({ flow }: { readonly flow: Flow }) {
  const edges = edgesOf(flow);
  const names = [...flow.steps.map(({ step }) => step), 'submit'];
  const width = box.width + Math.max(24, ...edges.map(({ from, to }) => (to === from + 1 ? 0 : bulge(to - from)))) + 8;
  const height = names.length * row;
  return (
    <svg
      className={styles.graph}
      viewBox={`-4 0 ${width + 4} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`Graph of ${flow.id}`}
    >
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="2" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M 0 0 L 8 4 L 0 8 z" className={styles.head} />
        </marker>
      </defs>
      {edges.map((edge) => (
        <path key={`${edge.from}-${edge.to}-${edge.label}`} d={curve(edge)} className={styles.edge} markerEnd="url(#arrow)">
          <title>{`${names[edge.from] ?? ''} to ${names[edge.to] ?? ''}: ${edge.label ?? 'otherwise'}`}</title>
        </path>
      ))}
      {names.map((name, at) => (
        <g key={name} transform={`translate(0 ${at * row + (row - box.height) / 2})`}>
          <rect width={box.width} height={box.height} rx={8} className={styles.box} />
          <text x={12} y={box.height / 2} dominantBaseline="central" className={styles.name}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
