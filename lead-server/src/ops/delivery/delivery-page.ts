import { canWriteOff } from '../../desk/write-off.ts';
import { html, type Markup } from '../../lib/html.ts';
import { deliveryId } from '../../store/delivery-id.ts';
import type { StoredDelivery, StoredSubmission } from '../../store/records.ts';
import type { StoredReply } from '../../store/reply-store.ts';
import type { AttemptLog } from '../../submissions/attempt-log.ts';
import type { LeadView } from '../../submissions/lead-view.ts';
import { opsFrame, postButton, timeElement } from '../page-parts.ts';
import { stateWords } from './delivery-plot.ts';
import { replyText } from './replies-section.ts';

export interface RevealedContent {
  readonly exchange: AttemptLog | undefined;
  readonly lead: LeadView | undefined;
}

const jsonBlock = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

/** Nested deeper than this, no honest partner's answer is. */
const maxDepth = 20;
const isDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === maxDepth || Object.values(value).some((each) => isDeep(each, depth + 1)));

/** Pretty-prints JSON, but not when nested deeply: indentation alone could then take 32 MB. */
function bodyOf(text: string): Markup {
  try {
    const body: unknown = JSON.parse(text);
    return isDeep(body) ? html`<pre>${text}</pre>` : jsonBlock(body);
  } catch {
    return html`<pre>${text}</pre>`;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const idOf = ({ submissionId, destination }: StoredDelivery) => deliveryId(submissionId, destination);

const other = (each: StoredDelivery) =>
  html`<li><a href="/ops/deliveries/${idOf(each)}">${each.destination}</a> <span class="soft">${stateWords[each.state]}${each.reason && html`: ${each.reason}`}</span></li>`;

function exchangePart(exchange: AttemptLog | undefined): Markup {
  if (!exchange) return html`<p class="panel soft">Nothing was sent yet.</p>`;
  const { host, at, ms, request, response } = exchange;
  return html`<h2>Sent to ${host}, ${timeElement(Date.parse(at))} UTC</h2><section class="panel">${jsonBlock(request.headers)}${bodyOf(request.body)}</section>
<h2>${response ? html`Answered HTTP ${response.status} after ${ms} ms` : html`No answer came in ${ms} ms`}</h2>${response && html`<section class="panel">${bodyOf(response.body)}</section>`}`;
}

/** A form of an act that is kept with its reason. */
const reasonForm = (act: 'release' | 'drop', id: string, note: string, label: string, button: string) =>
  html`<section class="panel"><form method="post" action="/ops/${act}"><input type="hidden" name="id" value="${id}">
<p class="soft small">${note} Name nobody: the reason is kept under “What people did”.</p>
<label for="because-${act}">${label}</label><input id="because-${act}" name="because" maxlength="200" required>
<div class="actions"><button>${button}</button></div></form></section>`;

const dropPart = (id: string) =>
  reasonForm('drop', id, 'Written off, it is not sent, and nothing waits for it any more.', 'Write it off, because', 'Write off');

const releasePart = (id: string) =>
  reasonForm(
    'release',
    id,
    'Released, it is sent, unless the person has opted out. A consent has to name the buyer.',
    'Release it, because',
    'Release',
  );

export interface DeliveryPage {
  readonly delivery: StoredDelivery;
  readonly submission: StoredSubmission;
  readonly reply: StoredReply | undefined;
  /** Whether there is an address that it can be sent to. */
  readonly isConfigured: boolean;
  readonly revealed?: RevealedContent;
}

/** One delivery: without personal data, until `revealed`. */
export function deliveryPage({ delivery, submission, reply, isConfigured, revealed }: DeliveryPage): Markup {
  const { destination, state, reason, attempts, nextAt, updatedAt } = delivery;
  const id = idOf(delivery);
  const canReplay = state === 'dead' || (state === 'no_partner' && isConfigured);
  // a pending delivery with an address is not given up here
  const mayDrop = canWriteOff(delivery) && !(state === 'pending' && isConfigured);
  const others = submission.deliveries.filter((each) => each.destination !== destination);
  return opsFrame(
    `Delivery to ${destination}`,
    html`<p class="lead">${capital(stateWords[state])}${reason && html`: ${reason}`}</p>
<section class="panel"><dl class="facts"><dt>Delivery</dt><dd><code>${id}</code></dd><dt>Came in, UTC</dt><dd>${timeElement(submission.receivedAt)}</dd><dt>Attempts</dt><dd>${attempts}</dd>${reply && html`<dt>The buyer said</dt><dd>${replyText(reply)}, ${timeElement(reply.at)} UTC</dd>`}
<dt>Last change, UTC</dt><dd>${timeElement(updatedAt)}</dd>${state === 'pending' && html`<dt>Next attempt, UTC</dt><dd>${timeElement(nextAt)}</dd>`}</dl></section>
<div class="actions">${canReplay && postButton('replay', { id }, 'Send again', { main: true })} ${!revealed && postButton('reveal', { id }, 'Show the person’s data')} ${submission.kind === 'lead' && postButton('lead-file', { id }, 'Open the lead’s file')}</div>
${!revealed && html`<p class="soft small">What was sent and answered holds personal data. That you looked is kept under “What people did”.</p>`}
${state === 'held' && submission.kind === 'lead' && submission.state !== 'erased' && releasePart(id)}
${mayDrop && dropPart(id)}
${revealed && exchangePart(revealed.exchange)}
${revealed?.lead && html`<h2>The lead</h2><section class="panel">${jsonBlock({ said: revealed.lead.said, sent: revealed.lead.sent, rules: revealed.lead.rules, meta: revealed.lead.meta, consent: revealed.lead.receipt })}</section>`}
${others.length > 0 && html`<h2>Where else it goes</h2><ul class="panel others">${others.map(other)}</ul>`}`,
  );
}
