import type { Exchange } from '../delivery/exchange.ts';
import { html, type Markup } from '../http/html.ts';
import type { StoredDelivery } from '../store/store.ts';
import type { DeliveryCount, QueueDepth } from '../store/support.ts';
import type { AuditView } from './audit.ts';
import type { Health } from './health.ts';
import { deliveryPlot, plotKey, type Span, stateWords } from './plot.ts';
import type { LeadView } from './records.ts';

const when = (moment: number) => {
  const iso = new Date(moment).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`;
};

const post = (action: string, fields: Readonly<Record<string, string>>, label: string, name: string, main = false) => html`
<form method="post" action="/ops/${action}">${Object.entries(fields).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}<button${main && html` class="main"`} aria-label="${name}">${label}</button></form>`;

/** A page of the operators' with its heading and the way to the others. */
export const frame = (title: string, main: Markup): Markup => html`<a class="skip" href="#main">Skip to the content</a>
<div class="page"><header><h1>${title}</h1><nav aria-label="Operations"><a href="/ops">Overview</a><a href="/ops/experiments">Experiments</a><a href="/api/docs">Calls</a>${post('sign-out', {}, 'Sign out', 'Sign out')}</nav></header>
<main id="main">${main}</main></div>`;

export const signInPage = (error?: string): Markup => html`<main class="panel sign-in"><h1>Operations</h1>
<p class="soft">For the people who look after deliveries. No personal data is shown until you ask for it, and every look is kept.</p>
<form method="post" action="/ops/sign-in"><label for="token">Operations token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required ${error && html`aria-invalid="true" aria-describedby="error"`}>
${error && html`<p class="error" id="error" role="alert">${error}</p>`}
<button class="main">Sign in</button></form></main>`;

function waitedFor(oldestDue: number, now: number): string {
  if (oldestDue === 0 || oldestDue > now) return 'nothing is late';
  const minutes = Math.floor((now - oldestDue) / 60_000);
  if (minutes < 1) return 'due now';
  return minutes < 120 ? `due for ${minutes} min` : `due for ${Math.floor(minutes / 60)} h`;
}

const tile = ({ destination, pending, dead, oldestDue }: QueueDepth, now: number) => html`<li class="tile"><h3>${destination}</h3>
<dl><div><dt>waiting</dt><dd>${pending}</dd></div><div><dt>given up</dt><dd${dead > 0 && html` class="bad"`}>${dead}</dd></div></dl>
<span class="soft small">${waitedFor(oldestDue, now)}</span></li>`;

const deadRow = ({ submissionId, destination, reason, attempts, updatedAt }: StoredDelivery) => {
  const id = `${submissionId}.${destination}`;
  return html`<tr><th scope="row">${destination}</th><td>${when(updatedAt)}</td><td class="wrap">${reason}</td><td>${attempts}</td>
<td><a class="button" href="/ops/deliveries/${id}" aria-label="Look at ${id}">Look</a> ${post('replay', { id }, 'Send again', `Send again: ${id}`)}</td></tr>`;
};

export interface Overview {
  readonly now: number;
  readonly health: Health;
  readonly dead: readonly StoredDelivery[];
  readonly counts: readonly DeliveryCount[];
  readonly span: Span;
  readonly audits: readonly AuditView[];
  /** What has just been done, in a sentence. */
  readonly done: string | undefined;
}

export function overviewPage({ now, health, dead, counts, span, audits, done }: Overview): Markup {
  const destinations = [...new Set(counts.map((each) => each.destination))];
  const deadCount = health.queue.reduce((sum, each) => sum + each.dead, 0);
  const plots = destinations.map(
    (name) =>
      html`<section class="panel" tabindex="0" aria-label="${name}"><h3>${name}</h3>${deliveryPlot(
        name,
        counts.filter((each) => each.destination === name),
        span,
      )}</section>`,
  );
  const queue =
    health.queue.length === 0
      ? html`<p class="panel soft">Nothing waits. What is stored has been delivered, is held, or has no partner configured.</p>`
      : html`<ul class="tiles">${health.queue.map((each) => tile(each, now))}</ul>`;
  return frame(
    'Operations',
    html`${done && html`<p class="panel" role="status">${done}</p>`}
<p class="lead ${health.ok ? 'good' : 'bad'}">${health.ok ? 'All is well.' : 'Something waits for a person.'}</p>
${health.problems.length > 0 && html`<ul class="soft">${health.problems.map((each) => html`<li>${each}</li>`)}</ul>`}
<h2>Queue</h2>${queue}
<h2>Deliveries by partner, last ${Math.round((span.pieces * span.everyMs) / 3_600_000)} hours</h2>
<p class="soft small">By the hour in which the submission came in, UTC, in the state that each is in now.</p>
${plots.length === 0 ? html`<p class="panel soft">Nothing came in.</p>` : html`${plotKey}<div class="plots">${plots}</div>`}
<h2>Given up</h2>
${
  dead.length === 0
    ? html`<p class="panel soft">Nothing was given up.</p>`
    : html`<p>${post('replay-all', {}, `Send all ${deadCount} again`, `Send all ${deadCount} again: those that were given up`, true)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Deliveries that were given up"><table><caption>The first ${dead.length} of ${deadCount}, times in UTC</caption>
<thead><tr><th scope="col">Partner</th><th scope="col">Last tried</th><th scope="col">Why</th><th scope="col">Attempts</th><th scope="col">Do</th></tr></thead>
<tbody>${dead.map(deadRow)}</tbody></table></div>`
}
<h2>What people did</h2>
${
  audits.length === 0
    ? html`<p class="panel soft">Nobody sent anything again, released it or looked at a person's data in the last week.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="What people did"><table>
<thead><tr><th scope="col">When, UTC</th><th scope="col">Where</th><th scope="col">What</th><th scope="col">Of</th></tr></thead>
<tbody>${audits.map((each) => html`<tr><td>${when(Date.parse(each.at))}</td><td>${each.who === 'ops' ? 'command line' : 'this page'}</td><th scope="row">${each.did}</th><td class="wrap">${each.what}${each.because && html` — ${each.because}`}</td></tr>`)}</tbody></table></div>`
}`,
  );
}

export interface Revealed {
  readonly exchange: Exchange | undefined;
  readonly lead: LeadView | undefined;
}

const shown = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

/** What was sent, with its own JSON laid out where it is JSON. */
function bodyOf(text: string): Markup {
  try {
    return shown(JSON.parse(text));
  } catch {
    return html`<pre>${text}</pre>`;
  }
}

/** One delivery: without personal data, until `revealed`. */
export function deliveryPage(delivery: StoredDelivery, revealed?: Revealed): Markup {
  const { submissionId, destination, state, reason, attempts, updatedAt } = delivery;
  const id = `${submissionId}.${destination}`;
  const canReplay = state === 'dead' || state === 'no_partner';
  const { exchange, lead } = revealed ?? {};
  return frame(
    destination,
    html`<p class="lead">${stateWords[state]}${reason && html`: ${reason}`}</p>
<section class="panel"><dl class="facts"><dt>Delivery</dt><dd><code>${id}</code></dd><dt>Attempts</dt><dd>${attempts}</dd><dt>Last change, UTC</dt><dd>${when(updatedAt)}</dd></dl></section>
<p>${canReplay && post('replay', { id }, 'Send again', `Send again: ${id}`, true)} ${!revealed && post('reveal', { id }, "Show the person's data", "Show the person's data; this look is kept")}</p>
${!revealed && html`<p class="soft small">What was sent and answered holds personal data. Showing it is kept under “What people did”.</p>`}
${revealed && !exchange && html`<p class="panel soft">Nothing was sent yet.</p>`}
${
  exchange &&
  html`<h2>Sent to ${exchange.host}, ${when(Date.parse(exchange.at))} UTC</h2><section class="panel">${shown(exchange.request.headers)}${bodyOf(exchange.request.body)}</section>
<h2>${exchange.response ? html`Answered HTTP ${exchange.response.status} after ${exchange.ms} ms` : 'No answer came'}</h2>${exchange.response && html`<section class="panel">${bodyOf(exchange.response.body)}</section>`}`
}
${lead && html`<h2>The lead</h2><section class="panel">${shown({ said: lead.said, sent: lead.sent, rules: lead.rules, consent: lead.receipt })}</section>`}`,
  );
}
