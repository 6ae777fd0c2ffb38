import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { html, Markup } from '../lib/html.ts';
import { adminStyle } from './admin-style.ts';

export interface AdminPage {
  readonly lang?: 'en' | 'es';
  readonly title: string;
  readonly body: Markup;
  /** Put into each of its forms; '' for none. */
  readonly formToken?: string;
  /** Its styles beside the common ones. */
  readonly style?: Markup;
  /** Where it leads on to at once. */
  readonly next?: string;
}

/** Sends a page for operators: no script, styles by hash, no frame, no cache, no index. */
export function sendAdminPage(
  response: ServerResponse,
  status: number,
  { title, body, style, next, formToken = '', lang = 'en' }: AdminPage,
  headers: Readonly<Record<string, string | string[]>> = {},
): void {
  const css = html`${adminStyle}${style}`.text;
  // every text in it is escaped: only our own forms begin so
  const content = formToken
    ? body.text.replaceAll(
        /<form method="post"[^>]*>/g,
        (form) => `${form}<input type="hidden" name="form_token" value="${formToken}">`,
      )
    : body.text;
  const page = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${
    next !== undefined &&
    html`
<meta http-equiv="refresh" content="0; url=${next}">`
  }
<title>${title}</title>
<style>${new Markup(css)}</style>
</head>
<body>${new Markup(content)}</body>
</html>`.text;
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    // with no-referrer a browser hides the origin of the page's own forms, and they would be refused
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...headers,
  });
  response.end(page);
}
