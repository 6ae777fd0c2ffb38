import { html, type Markup } from '../../lib/html.ts';
import type { OwnSecret } from '../../operators/operators.ts';
import type { Session } from '../../operators/ops-session.ts';
import { field, opsFrame } from '../page-parts.ts';

export const accountPath = '/ops/account';

export interface AccountView {
  readonly own: Pick<Session, 'name' | 'role'>;
  /** Whether they sign in by a password of this server. */
  readonly hasSecrets: boolean;
  readonly error?: string;
  /** The new password or codes, shown once. */
  readonly made?: { readonly which: OwnSecret; readonly text: string };
}

/** Groups of four letters, to be typed from the screen. */
const spaced = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

const madeSection = ({ which, text }: NonNullable<AccountView['made']>): Markup =>
  which === 'password'
    ? html`<div class="panel" role="status"><h2>Your new password</h2><p><code>${text}</code></p>
<p class="soft">It is shown once. Put it into your password manager now. Your other sessions have ended.</p></div>`
    : html`<div class="panel" role="status"><h2>Your new codes</h2>
<p>Add this key to your authenticator app, and take the old one out: <code>${spaced(new URL(text).searchParams.get('secret') ?? '')}</code></p>
<p><a href="${text}">Open it in an app on this device</a></p>
<p class="soft">It is shown once. Your other sessions have ended.</p></div>`;

const form = (error: string | undefined): Markup => html`<form method="post" action="${accountPath}">
<p class="soft">The server makes both; nobody chooses one. First show who you are.</p>
${field('password', 'Your password', html`type="password" autocomplete="current-password"`, error)}
${field('code', 'Code of your authenticator app', html`inputmode="numeric" autocomplete="one-time-code" maxlength="7"`, error)}
${error && html`<p class="error" id="error" role="alert">${error}</p>`}
<p><button class="main" name="renew" value="password">Make a new password</button> <button name="renew" value="codes">Make new codes</button></p></form>`;

/** Where operators change how they sign in. */
export const accountPage = ({ own, hasSecrets, error, made }: AccountView): Markup =>
  opsFrame(
    'Your account',
    html`${made && madeSection(made)}<div class="panel"><p>Signed in as <b>${own.name}</b>, ${own.role}.</p>
${hasSecrets ? form(error) : html`<p class="soft">This account has no password here: whoever gave it to you changes how it signs in.</p>`}</div>`,
    accountPath,
  );
