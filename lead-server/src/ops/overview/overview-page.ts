import type { DestinationStatus } from '../../delivery/endpoint.ts';
import { html, type Markup } from '../../lib/html.ts';
import type { DeliveryCount, QueueDepth } from '../../store/figure-store.ts';
import type { StoredDelivery } from '../../store/records.ts';
import type { ReplyCount } from '../../store/reply-store.ts';
import type { AuditView } from '../audit-log.ts';
import { deadLettersSection } from '../delivery/dead-letters.ts';
import { deliveryPlot, type PlotRange, plotKey } from '../delivery/delivery-plot.ts';
import { heldSection } from '../delivery/held-section.ts';
import { repliesSection } from '../delivery/replies-section.ts';
import { formatDuration, opsFrame, postButton, timeElement } from '../page-parts.ts';
import type { Health } from './health.ts';

export interface Overview {
  readonly now: number;
  readonly health: Health;
  readonly statuses: readonly DestinationStatus[];
  readonly dead: readonly StoredDelivery[];
  /** The oldest held deliveries of each reason that operators see. */
  readonly held: readonly StoredDelivery[];
  readonly counts: readonly DeliveryCount[];
  readonly replies: readonly ReplyCount[];
  /** How many hours and days have not been counted yet. */
  readonly uncounted: number;
  readonly span: PlotRange;
  readonly audits: readonly AuditView[];
  /** The act just done, in a sentence. */
  readonly done: string | undefined;
}

function waitingTime(oldestDue: number, now: number): string {
  if (oldestDue === 0 || oldestDue > now) return 'nothing is late';
  return now - oldestDue < 60_000 ? 'due now' : `due for ${formatDuration(now - oldestDue)}`;
}

/** Why deliveries to a partner are paused or limited in this process. */
function statusProblem({ circuitOpen, isEndpointGone, misconfigured }: DestinationStatus): string | undefined {
  if (isEndpointGone) return 'The partner has closed its address (410). Nothing is sent until the setting is changed.';
  if (misconfigured) return `It refuses our settings (${misconfigured}). Its leads wait; it is tried with one in a while.`;
  return circuitOpen ? 'It failed several times in a row: tried with one delivery at a time.' : undefined;
}

const destinationTile = (
  { destination, pending, dead, oldestDue }: QueueDepth,
  now: number,
  status: DestinationStatus | undefined,
) => {
  const trouble = status ? statusProblem(status) : pending > 0 && 'No address is set for it: nothing is sent.';
  return html`<li class="tile"><h3>${destination}</h3>
<dl><div><dt>waiting</dt><dd>${pending}</dd></div><div><dt>given up</dt><dd${dead > 0 && html` class="bad"`}>${dead}</dd></div></dl>
<p class="soft small">${waitingTime(oldestDue, now)}</p>${trouble && html`<p class="small bad">${trouble}</p>`}
${dead > 0 && postButton('replay-all', { destination }, `Send ${dead} again`, { name: `Send ${dead} again: given up, ${destination}` })}</li>`;
};

const actionLabels: Readonly<Record<AuditView['did'], string>> = {
  'sign in': 'signed in',
  list: 'listed what is stored',
  reveal: 'looked at a person’s data',
  verify: 'verified a lead’s file',
  test: 'made a test link',
  operators: 'changed who may sign in',
  'own secret': 'made a new password or new codes',
  'end session': 'ended a session of',
  replay: 'sent again',
  release: 'released',
  drop: 'wrote off',
  export: 'exported a person’s data',
  erase: 'erased a person’s data',
  optout: 'opted a person out',
  optin: 'undid an opt-out',
  approve: 'approved a request',
  'approve draft': 'approved a draft',
  close: 'closed a request',
  file: 'entered a request',
  mark: 'worked on a request',
  letter: 'sent a letter of',
  extend: 'made the term longer of',
  'take over': 'took over',
  rotate: 'changed the key',
  backup: 'wrote a copy of all that is stored',
  restore: 'put a copy in the store’s place',
  accept: 'accepted a fault of the audit',
  seal: 'sealed the audit',
  draft: 'saved a campaign’s draft',
  publish: 'published',
  pause: 'paused',
  resume: 'resumed',
  back: 'brought back',
  schedule: 'planned',
  cancel: 'cancelled what was planned',
};

const isDelivery = (what: string) => /^[0-9a-f-]{36}\.[a-z-]+$/.test(what);

const auditRow = ({
  at,
  who,
  from,
  did,
  what,
  because,
}: AuditView) => html`<li>${timeElement(Date.parse(at))}<span><b>${actionLabels[did]}</b> <span class="soft">${who === 'ops' ? 'on the command line' : `by ${who}${from === 'ops' ? ', on the command line' : ''}`}</span></span>
<span class="wrap">${isDelivery(what) ? html`<a href="/ops/deliveries/${what}">${what}</a>` : what}${because && html`: ${because}`}</span></li>`;

/** Renders GET /ops. */
export function overviewPage({
  now,
  health,
  statuses,
  dead,
  held,
  counts,
  replies,
  uncounted,
  span,
  audits,
  done,
}: Overview): Markup {
  const destinations = [...new Set(counts.map((each) => each.destination))];
  const closed = statuses
    .filter(({ isEndpointGone }) => isEndpointGone)
    .map(({ destination }) => `${destination}: its address is closed.`);
  const problems = [...health.problems.map(({ what }) => what), ...closed];
  const deadCount = health.queue.reduce((sum, each) => sum + each.dead, 0);
  const statusOf = (name: string) => statuses.find(({ destination }) => destination === name);
  return opsFrame(
    'Operations',
    html`${done && html`<p class="panel" role="status">${done}</p>`}
<p class="lead ${problems.length === 0 ? 'good' : 'bad'}">${problems.length === 0 ? 'All is well.' : 'Something waits for a person.'}</p>
${problems.length > 0 && html`<ul class="problems">${problems.map((each) => html`<li>${each}</li>`)}</ul>`}
<p class="soft small">As of ${timeElement(now)} UTC. <a href="/ops">Look again</a></p>
<h2>Queue</h2>${
      health.queue.length === 0
        ? html`<p class="panel soft">Nothing waits. What is stored has been delivered, is held, or has no partner configured.</p>`
        : html`<ul class="tiles">${health.queue.map((each) => destinationTile(each, now, statusOf(each.destination)))}</ul>`
    }
<h2>Given up</h2>${deadLettersSection(dead, deadCount)}
<h2>Held</h2>${heldSection(health.held, held, now)}
<h2>Deliveries by partner, last ${Math.round((span.pieces * span.everyMs) / 3_600_000)} hours</h2>
<p class="soft small">By the hour in which the submission came in, UTC; in the state that each is in now, and of hours before the last two in that of some minutes ago.${uncounted > 0 && ` Still being counted: ${uncounted} hours and days.`}</p>
${
  destinations.length === 0
    ? html`<p class="panel soft">Nothing came in.</p>`
    : html`${plotKey}<div class="plots">${destinations.map((name) => deliveryPlot(name, counts, span))}</div>`
}
<h2>What buyers said</h2>${repliesSection(replies)}
<h2>What people did</h2>${
      audits.length === 0
        ? html`<p class="panel soft">Nobody signed in, sent anything again, released it or looked at a person’s data in the last week.</p>`
        : html`<p class="soft small">The latest of the last week. Times in UTC.</p><ul class="rows audits" aria-label="What people did">${audits.map(auditRow)}</ul>`
    }`,
    '/ops',
  );
}
