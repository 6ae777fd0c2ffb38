import type { ServerResponse } from 'node:http';
import type { Request, Router } from 'express';
import type { Locale } from '#contract/text/locale.ts';
import { sendAdminPage } from '../http/admin-page.ts';
import { type HttpContext, sendFailure } from '../http/api-route.ts';
import { formFields, readBody } from '../http/body.ts';
import { preferredLocale } from '../http/error-page.ts';
import { html, type Markup } from '../lib/html.ts';
import { HttpError } from '../lib/http-error.ts';
import { confirmationPath, isConfirmationToken } from '../privacy/confirmation.ts';
import { confirmByOwner, ownerChoices, recallByOwner, undoOptOut } from '../privacy/owner-decisions.ts';
import type { PrivacyContext } from '../privacy/privacy-operations.ts';

const words = {
  en: {
    title: 'Your data',
    asked: 'Somebody asked us to delete the answers that you gave us. They go to nobody while we wait for you.',
    confirm: 'It was me: delete them',
    recall: 'It was not me: keep them',
    deleted: 'Your answers are deleted.',
    kept: 'Your answers are kept, and nothing was deleted.',
    stopped: 'Somebody asked us to stop sharing your answers, and we stopped. If that was you, there is nothing to do.',
    undo: 'It was not me: share them as I agreed',
    undone: 'Your answers may be shared again, as you agreed.',
    partly: 'We undid this request. Another one names your email or phone, so we still do not share your answers.',
    over: 'Nothing waits here any more: it was confirmed, recalled or dealt with.',
  },
  es: {
    title: 'Sus datos',
    asked: 'Alguien nos pidió borrar las respuestas que usted nos dio. No se envían a nadie mientras esperamos su decisión.',
    confirm: 'Fui yo: bórrenlas',
    recall: 'No fui yo: consérvenlas',
    deleted: 'Sus respuestas se borraron.',
    kept: 'Sus respuestas se conservan y no se borró nada.',
    stopped: 'Alguien nos pidió dejar de compartir sus respuestas, y así lo hicimos. Si fue usted, no tiene que hacer nada.',
    undo: 'No fui yo: compártanlas como acepté',
    undone: 'Sus respuestas se pueden compartir de nuevo, como usted aceptó.',
    partly: 'Deshicimos esta solicitud. Otra nombra su correo o teléfono, así que todavía no compartimos sus respuestas.',
    over: 'Ya no hay nada pendiente aquí: se confirmó, se canceló o ya se atendió.',
  },
} as const;

type Word = keyof typeof words.en;

/** What each button does. @returns what the page then says */
const acts = new Map<string, (parts: PrivacyContext, id: string) => Promise<Word>>([
  ['confirm', async (parts, id) => ((await confirmByOwner(parts, id)) ? 'deleted' : 'over')],
  ['recall', async (parts, id) => ((await recallByOwner(parts, id)) ? 'kept' : 'over')],
  ['undo', async (parts, id) => (await undoOptOut(parts, id)) ?? 'over'],
]);

/**
 * The page of a confirmation link, which people open from webmail. Looking at it changes nothing, since mail scanners open links; a
 * button does. Its token is in the form, so that no other site can press one. See docs/spec/consent.md#deletions.
 */
export function privacyConfirmRoutes(router: Router, { log, addressOf, limits }: HttpContext, parts: PrivacyContext): void {
  const route = `${confirmationPath}/:id`;

  const send = (response: ServerResponse, lang: Locale, content: Markup) =>
    sendAdminPage(response, 200, {
      lang,
      title: words[lang].title,
      body: html`<main class="panel sign-in"><h1>${words[lang].title}</h1>${content}</main>`,
    });

  /** The buttons for what still waits. */
  async function choices(id: string, token: string, lang: Locale): Promise<Markup> {
    const { deletion, optOut } = await ownerChoices(parts, id);
    const say = words[lang];
    const button = (act: string, label: Word, isMain = false) =>
      html`<form method="post"><input type="hidden" name="token" value="${token}"><input type="hidden" name="act" value="${act}"><button${isMain && html` class="main"`}>${say[label]}</button></form>`;
    if (!deletion && !optOut) return html`<p role="status">${say.over}</p>`;
    return html`${deletion && html`<p>${say.asked}</p><div class="actions">${button('confirm', 'confirm', true)} ${button('recall', 'recall')}</div>`}
${optOut && html`<p>${say.stopped}</p><div class="actions">${button('undo', 'undo')}</div>`}`;
  }

  async function answer(request: Request, response: ServerResponse): Promise<void> {
    await limits.expensive(addressOf(request), 20);
    const isPost = request.method === 'POST';
    const form = isPost ? formFields(await readBody(request)) : new URL(request.originalUrl, 'http://page').searchParams;
    const id = String(request.params.id);
    const token = form.get('token') ?? '';
    const lang = preferredLocale(request.headers['accept-language']);
    if (!isConfirmationToken(parts.vault, id, token))
      throw new HttpError(404, 'not_found', 'This link is not whole: copy all of it.');
    const act = isPost ? acts.get(form.get('act') ?? '') : undefined;
    if (!act) return send(response, lang, await choices(id, token, lang));
    send(response, lang, html`<p role="status">${words[lang][await act(parts, id)]}</p>`);
  }
  const handle = (request: Request, response: ServerResponse) => {
    answer(request, response).catch((failure: unknown) => sendFailure(log, route, response, failure));
  };
  router.get(route, handle);
  router.post(route, handle);
}
