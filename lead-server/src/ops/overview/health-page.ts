import { html, type Markup } from '../../lib/html.ts';
import { opsFrame, timeElement } from '../page-parts.ts';
import { type Health, heldInWords } from './health.ts';

interface HealthPage {
  readonly now: number;
  readonly health: Health;
  /** Addresses that partners have closed, by the destination. */
  readonly closed: readonly string[];
}

/** The one page of the desk without script: what waits for a person, and how to do it on the command line. */
export const healthPage = ({ now, health: { problems, held, queue }, closed }: HealthPage): Markup => {
  const isWell = problems.length + closed.length === 0;
  const inProblems = problems.map(({ what }) => what).join(' ');
  const quiet = held.filter(({ reason }) => !inProblems.includes(reason));
  return opsFrame(
    'Operations',
    html`<p class="lead ${isWell ? 'good' : 'bad'}">${isWell ? 'All is well.' : 'Something waits for a person.'}</p>
${
  !isWell &&
  html`<ul class="problems">${problems.map(({ what, todo }) => html`<li>${what} <span class="soft">${todo}</span></li>`)}
${closed.map((name) => html`<li>${name}: its partner closed the address. <span class="soft">Set the new one.</span></li>`)}</ul>`
}
<p class="soft small">As of ${timeElement(now)} UTC. <a href="/ops">Look again</a></p>
<h2>Deliveries</h2><ul class="problems">${
      queue.length === 0
        ? html`<li>Nothing waits.</li>`
        : queue.map(({ destination, pending, dead }) => html`<li>${destination}: ${pending} waiting, ${dead} given up</li>`)
    }${quiet.map((each) => html`<li>${heldInWords(each, now)}</li>`)}</ul>
<h2>What to do about it</h2><p>The <a href="/studio">studio</a> has leads, deliveries, the audit and every act. Where it does not open, the same acts are commands, on a machine that has the server’s settings:</p>
<pre>npm run -s ops -- --help
docker exec SERVER node lead-server/bin/ops.ts health --as YOUR-NAME</pre>`,
    '/ops',
  );
};
