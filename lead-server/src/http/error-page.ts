import type { Locale } from '#contract/text/locale.ts';
import { html } from '../lib/html.ts';
import type { HttpError } from '../lib/http-error.ts';

const words = {
  en: {
    title: 'This page can’t be shown right now',
    help: 'Please try again in a minute. If it keeps happening, tell us the reference.',
    formTitle: 'We could not take your request right now',
    formHelp: 'Please go back and send it again in a minute. If it keeps happening, tell us the reference.',
    reference: 'Reference:',
    again: 'Try again',
  },
  es: {
    title: 'Esta página no se puede mostrar en este momento',
    help: 'Vuelva a intentarlo en un minuto. Si sigue pasando, díganos la referencia.',
    formTitle: 'No pudimos recibir su solicitud en este momento',
    formHelp: 'Vuelva atrás y envíela de nuevo en un minuto. Si sigue pasando, díganos la referencia.',
    reference: 'Referencia:',
    again: 'Intentar de nuevo',
  },
} as const;

/** The link that leads on from an error page. */
export interface BackLink {
  readonly address: string;
  readonly name: string;
  /** The language that they read; what their browser prefers where it is not known. */
  readonly lang?: Locale;
  /** For operators, who read English and want the cause. */
  readonly isOperator?: true;
}

/** Of the two, the one that a browser prefers (Accept-Language). */
export const preferredLocale = (language = ''): Locale => (/^es\b/i.test(language) ? 'es' : 'en');

/**
 * The page for somebody who asked for a page or sent a form without script.
 * @param isForm a form cannot be sent again by a link
 */
export function errorPage(
  error: HttpError,
  id: string,
  asked: { readonly language: string | undefined; readonly isForm: boolean },
  back?: BackLink,
) {
  const { language, isForm } = asked;
  // our failures have words in both languages; a refusal names its cause in English
  const isServerFault = error.status >= 500;
  const lang = isServerFault ? (back?.lang ?? preferredLocale(language)) : 'en';
  const { reference, again, ...text } = words[lang];
  const title = isServerFault ? (isForm ? text.formTitle : text.title) : error.message;
  const body = html`<main class="panel sign-in"><h1>${title}</h1>
${isServerFault && back?.isOperator && html`<p>${error.message}</p>`}
${isServerFault && html`<p class="soft">${isForm ? text.formHelp : text.help}</p>`}
<p class="soft small">${reference} <code>${id}</code></p>
<div class="actions">${isServerFault && !isForm && html`<a class="button" href="">${again}</a>`} ${back && html`<a class="button" href="${back.address}">${back.name}</a>`}</div></main>`;
  return { title, body, lang };
}
