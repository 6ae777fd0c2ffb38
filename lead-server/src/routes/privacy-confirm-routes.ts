import type { ServerResponse } from 'node:http';
import type { Request, Router } from 'express';
import type { Locale } from '#contract/text/locale.ts';
import { sendAdminPage } from '../http/admin-page.ts';
import { type HttpContext, sendFailure } from '../http/api-route.ts';
import { formFields, readBody } from '../http/body.ts';
import { refuseOtherSites } from '../http/cross-site.ts';
import { preferredLocale } from '../http/error-page.ts';
import { html, type Markup } from '../lib/html.ts';
import { HttpError } from '../lib/http-error.ts';
import { confirmationPath, isConfirmationToken } from '../privacy/confirmation.ts';
import { confirmDeletion, type PrivacyContext, recallDeletion } from '../privacy/privacy-operations.ts';

const words = {
  en: {
    title: 'Delete your data',
    asked: 'Somebody asked us to delete the answers that you gave us. They go to nobody while we wait for you.',
    confirm: 'It was me: delete them',
    recall: 'It was not me: keep them',
    deleted: 'Your answers are deleted.',
    kept: 'Your answers are kept, and nothing was deleted.',
    over: 'Nothing waits here any more: it was confirmed, recalled, or its time is over.',
  },
  es: {
    title: 'Borrar sus datos',
    asked: 'Alguien nos pidió borrar las respuestas que usted nos dio. No se envían a nadie mientras esperamos su decisión.',
    confirm: 'Fui yo: bórrenlas',
    recall: 'No fui yo: consérvenlas',
    deleted: 'Sus respuestas se borraron.',
    kept: 'Sus respuestas se conservan y no se borró nada.',
    over: 'Ya no hay nada pendiente aquí: se confirmó, se canceló o se terminó el plazo.',
  },
} as const;

/** One button of the page, a form of its own. */
const choice = (token: string, act: 'confirm' | 'recall', label: string, isMain = false): Markup =>
  html`<form method="post"><input type="hidden" name="token" value="${token}"><input type="hidden" name="act" value="${act}"><button${isMain && html` class="main"`}>${label}</button></form>`;

/**
 * The page of a confirmation link. Looking at it changes nothing, since mail scanners open links; a button does. See
 * docs/spec/consent.md#deletions.
 */
export function privacyConfirmRoutes(
  router: Router,
  { log, ownHost, addressOf, limits }: HttpContext,
  parts: PrivacyContext,
): void {
  const route = `${confirmationPath}/:id`;

  const send = (response: ServerResponse, lang: Locale, content: Markup) =>
    sendAdminPage(response, 200, {
      lang,
      title: words[lang].title,
      body: html`<main class="panel sign-in"><h1>${words[lang].title}</h1>${content}</main>`,
    });

  async function answer(request: Request, response: ServerResponse): Promise<void> {
    refuseOtherSites(request, ownHost);
    await limits.expensive(addressOf(request), 20);
    const form = request.method === 'POST' ? formFields(await readBody(request)) : new URLSearchParams();
    const id = String(request.params.id);
    const token = form.get('token') ?? new URL(request.originalUrl, 'http://page').searchParams.get('token') ?? '';
    const lang = preferredLocale(request.headers['accept-language']);
    if (!isConfirmationToken(parts.vault, id, token))
      throw new HttpError(404, 'not_found', 'This link is not whole: copy all of it.');
    const { asked, confirm, recall, deleted, kept, over } = words[lang];
    const told = (done: boolean, text: string) => send(response, lang, html`<p role="status">${done ? text : over}</p>`);
    if (form.get('act') === 'confirm') return told(await confirmDeletion(parts, id), deleted);
    if (form.get('act') === 'recall') return told(await recallDeletion(parts, id), kept);
    send(
      response,
      lang,
      html`<p>${asked}</p><div class="actions">${choice(token, 'confirm', confirm, true)} ${choice(token, 'recall', recall)}</div>`,
    );
  }
  const handle = (request: Request, response: ServerResponse) => {
    answer(request, response).catch((failure: unknown) => sendFailure(log, route, response, failure));
  };
  router.get(route, handle);
  router.post(route, handle);
}
