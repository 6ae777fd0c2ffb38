import type { HttpError } from './errors.ts';
import { html } from './html.ts';

const words = {
  en: {
    title: 'This page can’t be shown right now',
    help: 'Please try again in a minute. If it keeps happening, tell us this reference:',
    again: 'Try again',
  },
  es: {
    title: 'Esta página no se puede mostrar en este momento',
    help: 'Vuelva a intentarlo en un minuto. Si sigue pasando, díganos esta referencia:',
    again: 'Intentar de nuevo',
  },
} as const;

/** What somebody who asked for a page sees instead of it: what to do, and the name of the request in the log. */
export function failedPage(error: HttpError, id: string, language = '') {
  // our words for what is ours are in both languages; a refusal names its cause in English
  const ours = error.status >= 500;
  const lang = ours && /^es\b/i.test(language) ? 'es' : 'en';
  const { title, help, again } = words[lang];
  const body = html`<main class="panel sign-in"><h1>${ours ? title : error.message}</h1>
<p class="soft">${ours && help} <code>${id}</code></p>
${ours && html`<a class="button" href="">${again}</a>`}</main>`;
  return { title: ours ? title : error.message, body, lang } as const;
}
