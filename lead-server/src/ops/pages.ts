import type { LaneStanding } from '../delivery/worker.ts';
import { html, type Markup } from '../http/html.ts';
import type { StoredDelivery } from '../store/store.ts';
import type { DeliveryCount, QueueDepth } from '../store/support.ts';
import type { AuditEntry, AuditView } from './audit.ts';
import { givenUpPart } from './given-up.ts';
import type { Health } from './health.ts';
import { frame, lasting, post, when } from './parts.ts';
import { deliveryPlot, plotKey, type Span } from './plot.ts';

export interface Overview {
  readonly now: number;
  readonly health: Health;
  readonly lanes: readonly LaneStanding[];
  readonly dead: readonly StoredDelivery[];
  readonly counts: readonly DeliveryCount[];
  readonly span: Span;
  readonly audits: readonly AuditView[];
  /** What has just been done, in a sentence. */
  readonly done: string | undefined;
}

function waitedFor(oldestDue: number, now: number): string {
  if (oldestDue === 0 || oldestDue > now) return 'nothing is late';
  return now - oldestDue < 60_000 ? 'due now' : `due for ${lasting(now - oldestDue)}`;
}

/** Why a partner is sent to less than it could be, as this process has found. */
function troubleOf({ leftAlone, isClosed }: LaneStanding): string | undefined {
  if (isClosed) return 'The partner has closed its address (410). Nothing is sent until the setting is changed.';
  return leftAlone ? 'It failed several times in a row: tried with one delivery at a time.' : undefined;
}

const tile = ({ destination, pending, dead, oldestDue }: QueueDepth, now: number, lane: LaneStanding | undefined) => {
  const trouble = lane ? troubleOf(lane) : pending > 0 && 'No address is set for it: nothing is sent.';
  return html`<li class="tile"><h3>${destination}</h3>
<dl><div><dt>waiting</dt><dd>${pending}</dd></div><div><dt>given up</dt><dd${dead > 0 && html` class="bad"`}>${dead}</dd></div></dl>
<p class="soft small">${waitedFor(oldestDue, now)}</p>${trouble && html`<p class="small bad">${trouble}</p>`}
${dead > 0 && post('replay-all', { destination }, `Send ${dead} again`, { name: `Send ${dead} again: given up, ${destination}` })}</li>`;
};

const didWords: Readonly<Record<AuditEntry['did'], string>> = {
  'sign in': 'signed in',
  list: 'listed what is stored',
  reveal: 'looked at a person’s data',
  replay: 'sent again',
  release: 'released',
  drop: 'wrote off',
  export: 'exported a person’s data',
  erase: 'erased a person’s data',
  optout: 'opted a person out',
  approve: 'approved a request',
  close: 'closed a request',
  rotate: 'changed the key',
};

const isDelivery = (what: string) => /^[0-9a-f-]{36}\.[a-z-]+$/.test(what);

const auditRow = ({
  at,
  who,
  did,
  what,
  because,
}: AuditView) => html`<li>${when(Date.parse(at))}<span><b>${didWords[did]}</b> <span class="soft">${who === 'ops' ? 'on the command line' : 'on this page'}</span></span>
<span class="wrap">${isDelivery(what) ? html`<a href="/ops/deliveries/${what}">${what}</a>` : what}${because && html`: ${because}`}</span></li>`;

/** GET /ops: the queue, deliveries by partner over time, what was given up, and what people did. */
export function overviewPage({ now, health, lanes, dead, counts, span, audits, done }: Overview): Markup {
  const destinations = [...new Set(counts.map((each) => each.destination))];
  const closed = lanes.filter(({ isClosed }) => isClosed).map(({ destination }) => `${destination}: its address is closed.`);
  const problems = [...health.problems.map(({ what }) => what), ...closed];
  const deadCount = health.queue.reduce((sum, each) => sum + each.dead, 0);
  const laneOf = (name: string) => lanes.find(({ destination }) => destination === name);
  return frame(
    'Operations',
    html`${done && html`<p class="panel" role="status">${done}</p>`}
<p class="lead ${problems.length === 0 ? 'good' : 'bad'}">${problems.length === 0 ? 'All is well.' : 'Something waits for a person.'}</p>
${problems.length > 0 && html`<ul class="problems">${problems.map((each) => html`<li>${each}</li>`)}</ul>`}
<p class="soft small">As of ${when(now)} UTC. <a href="/ops">Look again</a></p>
<h2>Queue</h2>${
      health.queue.length === 0
        ? html`<p class="panel soft">Nothing waits. What is stored has been delivered, is held, or has no partner configured.</p>`
        : html`<ul class="tiles">${health.queue.map((each) => tile(each, now, laneOf(each.destination)))}</ul>`
    }
<h2>Given up</h2>${givenUpPart(dead, deadCount)}
<h2>Deliveries by partner, last ${Math.round((span.pieces * span.everyMs) / 3_600_000)} hours</h2>
<p class="soft small">By the hour in which the submission came in, UTC, in the state that each is in now.</p>
${
  destinations.length === 0
    ? html`<p class="panel soft">Nothing came in.</p>`
    : html`${plotKey}<div class="plots">${destinations.map((name) => deliveryPlot(name, counts, span))}</div>`
}
<h2>What people did</h2>${
      audits.length === 0
        ? html`<p class="panel soft">Nobody signed in, sent anything again, released it or looked at a person’s data in the last week.</p>`
        : html`<p class="soft small">The latest of the last week. Times in UTC.</p><ul class="rows audits" aria-label="What people did">${audits.map(auditRow)}</ul>`
    }`,
    '/ops',
  );
}
