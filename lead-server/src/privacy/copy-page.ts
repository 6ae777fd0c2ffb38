import { html, type Markup } from '../lib/html.ts';
import type { LeadView } from '../submissions/lead-view.ts';
import type { PersonCopy } from '../submissions/stored-privacy-request.ts';

const style = html`body{font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff;max-width:46rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ddd;overflow-wrap:anywhere}th{font-weight:600;width:14rem}
caption{text-align:left;color:#555}blockquote{margin:.5rem 0;padding:.25rem 1rem;border-left:3px solid #666}`;

const table = (caption: string, values: object | undefined): Markup | false =>
  values !== undefined &&
  html`<table><caption>${caption}</caption><tbody>${Object.entries(values).map(
    ([name, value]) => html`<tr><th scope="row">${name.replaceAll('_', ' ')}</th><td>${String(value)}</td></tr>`,
  )}</tbody></table>`;

/** What was stored of one visit. */
const leadPart = (lead: LeadView): Markup => html`<h2>Your answers of / Sus respuestas del ${lead.receivedAt.slice(0, 10)}</h2>
${lead.unreadable && html`<p>They cannot be read now. / No se pueden leer ahora.</p>`}
${table('What you said / Lo que usted dijo', lead.said ?? lead.submission)}
${table('What we worked out / Lo que calculamos', lead.sent)}
${lead.receipt && html`<h3>What you agreed to / Lo que aceptó</h3><blockquote>${lead.receipt.text}</blockquote><p>${lead.receipt.at}, ${lead.receipt.ipAddress}, ${lead.receipt.userAgent}</p>`}
<h3>Who got them / Quién las recibió</h3>
<ul>${lead.deliveries.map(({ destination, state, updatedAt }) => html`<li>${destination}: ${state}, ${updatedAt.slice(0, 10)}</li>`)}</ul>`;

/** A person's copy as a page that they can read and print, in both languages. It is a file of its own: it loads nothing. */
export const copyPage = (number: string, { madeAt, leads, optedOut }: PersonCopy): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${number}</title><style>${style}</style></head>
<body><main><h1>Your data / Sus datos</h1><p>${number}, ${madeAt.slice(0, 10)}</p>
<p>${optedOut ? 'You asked us not to sell or share your data. / Usted nos pidió no vender ni compartir sus datos.' : 'You have not asked us to stop selling or sharing your data. / Usted no nos ha pedido dejar de vender o compartir sus datos.'}</p>
${leads.length === 0 && html`<p>We have no data of yours. / No tenemos datos suyos.</p>`}${leads.map(leadPart)}</main></body></html>`
    .text;
