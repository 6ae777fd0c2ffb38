import { checkFlow } from '#contract/checker/report.ts';
import { exitsOf, type Flow } from '#contract/flow/flow.ts';
import { describe } from '#contract/flow/guards.ts';
import { catalogue } from '#funnel/content/catalogue.ts';
import type { Content } from '#funnel/content/content.ts';
import { stepCopy } from '#funnel/content/stepCopy.ts';
import { FlowGraph } from './FlowGraph.tsx';
import * as styles from './FlowMap.css.ts';

/**
 * A flow for people who don't read code. Each step has its question, its progress and where it leads, with what the checker
 * counted over every path. The graph is drawn, and given as Mermaid text, to paste wherever that can be drawn.
 */
export function FlowMap({ flow, content, language }: { flow: Flow; content: Content; language: 'en' | 'es' }) {
  const report = checkFlow(flow, catalogue);
  const facts = [
    ['Steps', report.steps],
    ['Distinct paths', report.paths],
    ['Shortest and longest', `${report.shortest} and ${report.longest} steps`],
    ['Paths that can disqualify', report.disqualifyingPaths],
    ['Problems found', report.problems.length === 0 ? 'none' : report.problems.join('; ')],
  ] as const;
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{`Flow ${flow.id}`}</h1>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.subtitle}>Steps</h2>
      <ol className={styles.steps}>
        {flow.steps.map(({ step, progress }, index) => (
          <li key={step} className={styles.step}>
            <p>
              <strong>{step}</strong> <span className={styles.quiet}>sets {progress}%</span>
            </p>
            <p lang={language}>{stepCopy(content, step).heading}</p>
            <ul className={styles.exits}>
              {exitsOf(flow, index).map(({ when, to }) => (
                <li key={to} className={styles.quiet}>
                  {when && <>when {describe(when)}: </>}→ {to}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <h2 className={styles.subtitle}>How a visit can end</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Reason</th>
            <th scope="col">Paths that can end so</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(report.ends).map(([reason, paths]) => (
            <tr key={reason}>
              {reason ? <td>{reason}</td> : <td>not disqualified</td>}
              <td>{paths}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className={styles.subtitle}>Graph</h2>
      <FlowGraph flow={flow} />
      <h2 className={styles.subtitle}>The same as Mermaid text</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard */}
      <pre className={styles.graph} tabIndex={0}>
        {report.mermaid}
      </pre>
    </main>
  );
}
