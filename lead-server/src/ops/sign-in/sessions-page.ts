import { html, type Markup } from '../../lib/html.ts';
import type { Session } from '../../operators/ops-session.ts';
import { opsFrame, postButton, timeElement } from '../page-parts.ts';

export const sessionsPath = '/ops/sessions';

/** The sessions, each with a button to end it. @param own the viewer's session */
export function sessionsPage(sessions: readonly Session[], own: Pick<Session, 'id'>): Markup {
  const row = ({ id, name, role, startedAt, seenAt, from }: Session) =>
    html`<li><span><b>${name}</b> <span class="soft">${role}${id === own.id && ', this one'}</span></span>
<span>since ${timeElement(startedAt)}, last seen ${timeElement(seenAt)} UTC, network <code>${from}</code></span>
${postButton('sessions/end', { id }, 'End', { name: `End the session of ${name}` })}</li>`;
  return opsFrame(
    'Sessions',
    html`<p class="soft">A session ends after half an hour without use, and after eight hours. A network is a keyed hash: the same one looks the same.</p>
${sessions.length === 0 ? html`<p class="panel soft">Nobody is signed in.</p>` : html`<ul class="rows audits">${sessions.map(row)}</ul>`}`,
    sessionsPath,
  );
}
