import { checkFlow } from '#contract/checker/report.ts';
import { exitsOf, type Flow } from '#contract/flow/flow.ts';
import { describe } from '#contract/flow/guards.ts';
import { useSay } from '#design-system/samples/useSay.ts';
import { catalogue } from '../content/catalogue.ts';
import type { Content } from '../content/content.ts';
import { stepCopy } from '../content/stepCopy.ts';
import { FlowGraph } from './FlowGraph.tsx';
import * as styles from './FlowMap.css.ts';

/**
 * A flow for people who don't read code. Each step has its question, its progress and where it leads, with what the checker
 * counted over every path. The graph is drawn, and given as Mermaid text, to paste wherever that can be drawn.
 */
export function FlowMap({ flow, content }: { flow: Flow; content: Content }) {
  const say = useSay();
  const report = checkFlow(flow, catalogue);
  const facts = [
    ['Steps', report.steps],
    ['Distinct paths', report.paths],
    ['Shortest and longest', say('{0} and {1} steps', report.shortest, report.longest)],
    ['Paths that can disqualify', report.disqualifyingPaths],
    ['Problems found', report.problems.length === 0 ? say('none') : report.problems.join('; ')],
  ] as const;
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{say('Flow {0}', flow.id)}</h1>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{say(name)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.subtitle}>{say('Steps')}</h2>
      <ol className={styles.steps}>
        {flow.steps.map(({ step, progress }, index) => (
          <li key={step} className={styles.step}>
            <p>
              <strong lang="en">{step}</strong> <span className={styles.quiet}>{say('sets {0}%', progress)}</span>
            </p>
            <p>{stepCopy(content, step).heading}</p>
            <ul className={styles.exits}>
              {exitsOf(flow, index).map(({ when, to }) => (
                <li key={to} className={styles.quiet}>
                  {when && (
                    <>
                      {say('when')} <span lang="en">{describe(when)}</span>:{' '}
                    </>
                  )}
                  → <span lang="en">{to}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <h2 className={styles.subtitle}>{say('How a visit can end')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('Reason')}</th>
            <th scope="col">{say('Paths that can end so')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(report.ends).map(([reason, paths]) => (
            <tr key={reason}>
              {reason ? <td lang="en">{reason}</td> : <td>{say('not disqualified')}</td>}
              <td>{paths}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className={styles.subtitle}>{say('Graph')}</h2>
      <FlowGraph flow={flow} />
      <h2 className={styles.subtitle}>{say('The same as Mermaid text')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard */}
      <pre className={styles.graph} tabIndex={0} lang="en">
        {report.mermaid}
      </pre>
    </main>
  );
}
