import { html, type Markup } from '../lib/html.ts';

const minute = 60_000;

/** A moment, in UTC and to the minute. */
export const formatMinute = (moment: number): string => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

/** The same for a page. */
export const timeElement = (moment: number): Markup =>
  html`<time datetime="${new Date(moment).toISOString()}">${formatMinute(moment)}</time>`;

/** How long something has lasted: 41 min, 5 h, 3 days. */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / minute);
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

/** A button that does something; `name` says of what, where the label alone would not. */
export const postButton = (
  action: string,
  fields: Readonly<Record<string, string>>,
  label: string,
  { name, main = false }: { readonly name?: string; readonly main?: boolean } = {},
): Markup => html`
<form method="post" action="/ops/${action}">${Object.entries(fields).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}<button${main && html` class="main"`}${name !== undefined && html` aria-label="${name}"`}>${label}</button></form>`;

const navigation = [
  ['/studio', 'Studio'],
  ['/ops', 'Overview'],
  ['/ops/test-visits', 'Test visits'],
  ['/ops/sessions', 'Sessions'],
  ['/ops/account', 'Your account'],
  ['/api/docs', 'Calls'],
] as const;

/** A page of the operators' with its heading and the way to the others. @param here its address, where it is one of those */
export const opsFrame = (title: string, main: Markup, here?: (typeof navigation)[number][0]): Markup => {
  const links = navigation.map(
    ([address, name]) => html`<a href="${address}"${address === here && html` aria-current="page"`}>${name}</a>`,
  );
  return html`<div class="page"><header><a class="skip" href="#main">Skip to the content</a><h1>${title}</h1><nav aria-label="Operations">${links}${postButton('sign-out', {}, 'Sign out')}</nav></header>
<main id="main">${main}</main></div>`;
};

/** A field of the sign-in form. @param error of the form, which marks each field */
export const field = (name: string, label: string, more: Markup, error: string | undefined) =>
  html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${more}${error && html` aria-invalid="true" aria-describedby="error"`}>`;

/**
 * Where an operator signs in.
 * @param form by name, password and code; by the token while nobody has a name; undefined where the provider alone signs in
 * @param error what was wrong with the try before
 * @param next the page of the studio that was asked for
 */
export const signInPage = ({
  form,
  byProvider,
  error,
  next,
}: {
  readonly form: 'password' | 'token' | undefined;
  readonly byProvider: boolean;
  readonly error: string | undefined;
  readonly next?: string | undefined;
}): Markup => html`<main class="panel sign-in"><h1>Operations</h1>
<p class="soft">For the people who look after deliveries. No personal data is shown until you ask for it, and every look is kept.</p>
${byProvider && html`<p><a class="button main" href="/ops/sign-in/provider">Sign in with your company account</a></p>`}
${
  form &&
  html`<form method="post" action="/ops/sign-in">${next && html`<input type="hidden" name="next" value="${next}">`}${
    form === 'password'
      ? html`${field('name', 'Name', html`autocomplete="username" autocapitalize="none"${!byProvider && html` autofocus`}`, error)}
${field('password', 'Password', html`type="password" autocomplete="current-password"`, error)}
${field('code', 'Code of your authenticator app', html`inputmode="numeric" autocomplete="one-time-code" maxlength="7"`, error)}`
      : field(
          'token',
          'Operations token',
          html`type="password" autocomplete="current-password"${error && html` autofocus`}`,
          error,
        )
  }
${error && html`<p class="error" id="error" role="alert">${error}</p>`}
<button${!byProvider && html` class="main"`}>Sign in</button></form>`
}</main>`;

/** Leads on to a page by itself, after a link of another site; the link is for a browser that does not. */
export const bouncePage = (address: string): Markup => html`<main class="panel sign-in"><h1>Operations</h1>
<p><a href="${address}">Go to the page</a></p></main>`;

/** Leads on to the overview by itself; the link is for a browser that does not. */
export const signedInPage: Markup = html`<main class="panel sign-in"><h1>Operations</h1>
<p>You are signed in. <a href="/ops">Go to the overview</a></p></main>`;
