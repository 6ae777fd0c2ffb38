import { html, type Markup } from '../../lib/html.ts';
import type { Reply } from '../../store/reply-store.ts';
import type { FiledDelivery, LeadFile } from './lead-file.ts';
import type { ShownScreen } from './shown-screens.ts';

/** Prints on paper as on the screen: nothing is hidden, nothing is cut. */
export const leadFileStyle = html`
body{font:14px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;margin:0 0 .25rem}h2{font-size:1.1rem;margin:2rem 0 .5rem;border-bottom:1px solid #999;padding-bottom:.25rem}h3{font-size:1rem;margin:1rem 0 .25rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ddd;overflow-wrap:anywhere}th{font-weight:600;width:14rem}caption{text-align:left;color:#555}
pre,code{font:12px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}pre{background:#f5f5f5;padding:.75rem;margin:.25rem 0}
blockquote{margin:0;padding:.5rem 1rem;border-left:3px solid #666}.soft{color:#555}
@media print{body{margin:0;max-width:none}h2{break-after:avoid}tr,pre,blockquote{break-inside:avoid}}`;

/** US cents as dollars. */
const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** A buyer's verdict as an operator reads it. */
const replyText = ({ verdict, reason, priceCents }: Reply): string =>
  [verdict, priceCents !== undefined && `for ${dollars(priceCents)}`, reason].filter(Boolean).join(', ');

const table = (
  caption: string,
  rows: readonly (readonly [name: string, value: string | number | Markup | undefined])[],
): Markup =>
  html`<table><caption>${caption}</caption><tbody>${rows
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>`;

const entriesOf = (caption: string, values: Readonly<Record<string, unknown>> | undefined) =>
  table(
    caption,
    Object.entries(values ?? {}).map(([name, value]) => [name, String(value ?? '')] as const),
  );

function changedPart({ record: { said = {}, sent = {}, rules = [] } }: LeadFile): Markup {
  const changed = Object.entries(sent as Readonly<Record<string, string>>).filter(([name, value]) => {
    const own = (said as Readonly<Record<string, string>>)[name];
    return own !== undefined && own !== value;
  });
  if (rules.length === 0) return html`<p>No rule changed an answer.</p>`;
  return html`<p>Rules applied, in order: ${rules.join(', ')}.</p>${table(
    'Answers that a rule changed',
    changed.map(
      ([name, value]) => [name, html`said “${(said as Readonly<Record<string, string>>)[name]}”, sent “${value}”`] as const,
    ),
  )}`;
}

const screenPart = ({ step, heading, subhead, offered, given, seconds, changes }: ShownScreen): Markup =>
  html`<h3>${heading ?? step}</h3>${subhead && html`<p class="soft">${subhead}</p>`}${table(`Given at ${step}`, [
    ['Offered', offered.join(' · ')],
    ...given,
    ['Screen, seconds on it', `${step}, ${seconds || 'not known'}`],
    ['Changed afterwards', changes === 0 ? undefined : changes === 1 ? 'once' : `${changes} times`],
  ])}`;

const deliveryPart = ({ destination, state, attempts, reason, updatedAt, attempt, reply, buyer }: FiledDelivery): Markup =>
  html`<h3>${destination}</h3>${table(`Delivery to ${destination}`, [
    ['Buyer', buyer],
    ['State', `${state}${reason === '' ? '' : `: ${reason}`}`],
    ['Attempts', attempts],
    ['Last change', updatedAt],
    ['The buyer said', reply && replyText(reply)],
    ['The buyer’s own id', reply?.partnerLeadId],
  ])}${
    attempt &&
    html`<p class="soft">Sent to ${attempt.host} at ${attempt.at}:</p><pre>${attempt.request.body}</pre>
<p class="soft">${attempt.response ? `Answered HTTP ${attempt.response.status} after ${attempt.ms} ms:` : `No answer in ${attempt.ms} ms.`}</p>${attempt.response && html`<pre>${attempt.response.body}</pre>`}`
  }`;

/** The body of a lead's file. */
export function leadFileBody(file: LeadFile): Markup {
  const { record, deliveries, acts, optedOut, madeAt, recordHash, fileHash } = file;
  const { id, receivedAt, receipt, meta, said, sent } = record;
  return html`<main><h1>Lead ${id}</h1><p class="soft">Made ${madeAt}. Personal data: keep it as long as the case needs it.</p>
<h2>Consent</h2>${
    receipt
      ? html`<blockquote>${receipt.text}</blockquote>${table('Receipt of the consent', [
          ['Agreed at', receipt.at],
          ['Received at', receipt.receivedAt],
          ['Version, language, brand', `${receipt.version}, ${receipt.language}, ${receipt.brand}`],
          ['Sellers shown beside it', receipt.partners],
          ['Known text of this site', meta?.consent.verified === false ? 'no' : 'yes'],
          ['Page', receipt.pageUrl],
          ['IP address', receipt.ipAddress],
          ['Browser', receipt.userAgent],
          ['TrustedForm', receipt.trustedFormCertId],
          ['LeadiD', receipt.leadIdToken],
          ['SHA-256 of the text', receipt.textHash],
        ])}`
      : html`<p>None is kept: the lead was erased or refused.</p>`
  }
<h2>What the visitor saw</h2>${table('Page of the visit', [
    ['Flow', meta?.flow],
    ['Language', meta?.locale],
    ['Version of the words', meta?.words],
    [
      'Switches',
      Object.entries(meta?.switches ?? {})
        .map((pair) => pair.join('='))
        .join(', '),
    ],
    ['Script', meta?.script === 'none' ? 'none: the server answered each form' : undefined],
    ['Steps whose answer was changed', meta?.changed?.join(', ')],
    ['Received', receivedAt],
  ])}
<h2>The screens</h2>${file.screens.map(screenPart)}
<h2>What the visitor said</h2>${entriesOf('Answers of the visitor', said)}
<h2>What rules changed</h2>${changedPart(file)}
<h2>What partners can receive</h2>${entriesOf('Fields for partners', sent)}
<h2>Deliveries</h2>${deliveries.map(deliveryPart)}
<h2>Since then</h2><p>${optedOut ? 'The person has opted out of sale and sharing.' : 'No opt-out is on record.'}</p>${
    acts.length === 0
      ? html`<p>No operator acted on it.</p>`
      : table(
          'Acts of operators',
          acts.map(
            ({ at, who, did, what, because }) => [at, `${who}: ${did} ${what}${because ? `, because ${because}` : ''}`] as const,
          ),
        )
  }
<h2>Proof</h2>${table('Hashes of the record', [
    ['SHA-256 of the record', html`<code>${recordHash}</code>`],
    ['SHA-256 of this file', html`<code>${fileHash}</code>`],
    ['To verify', html`<code>ops verify ${id} ${recordHash}</code>`],
  ])}</main>`;
}

/** The file as a document of its own. */
export const leadFileDocument = (file: LeadFile): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lead ${file.record.id}</title><style>${leadFileStyle}</style></head><body>${leadFileBody(file)}</body></html>`
    .text;
