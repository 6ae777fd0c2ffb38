import type { Router } from 'express';
import { type ApiCall, apiCalls } from '#contract/api/calls.ts';
import { bodyLimit } from '#contract/api/limits.ts';
import { sendAdminPage } from '../http/admin-page.ts';
import { sendJsonText } from '../http/errors.ts';
import { html } from '../lib/html.ts';
import { depthLimit } from '../lib/json.ts';
import { openApiDocument, refusalsOf } from './document.ts';

const refusals = (call: ApiCall) =>
  Object.entries(refusalsOf(call)).map(([status, why]) => html`<dt><code>${status}</code></dt><dd>${why}</dd>`);

const section = (call: ApiCall, schemas: Readonly<Record<string, string>>) => html`
<details class="panel call">
  <summary><span class="verb">${call.method.toUpperCase()}</span> <code>${call.path}</code> <span class="soft">${call.summary}</span></summary>
  ${call.example?.body && html`<h3>Send, for example</h3><pre>${JSON.stringify(call.example.body, null, 2)}</pre>`}
  ${schemas.body && html`<h3>What it takes</h3><pre>${schemas.body}</pre>`}
  <h3>What it answers</h3><pre>${schemas.answer}</pre>
  <h3>How it refuses</h3><dl class="facts">${refusals(call)}</dl>
</details>`;

/** The JSON schema of a body, as text. @param part a request body or a response of the document */
function schemaIn(part: object | undefined): string {
  const { content } = { ...part } as { readonly content?: Readonly<Record<string, { readonly schema: object }>> };
  return content ? JSON.stringify(content['application/json']?.schema, null, 2) : '';
}

/** GET /api/docs: every call, readable; GET /api/docs.json: the same for tools (OpenAPI 3.1). Made once, at the first request. */
export function docsRoutes(router: Router): void {
  let kept: { readonly document: ReturnType<typeof openApiDocument>; readonly text: string } | undefined;
  const made = () => {
    if (kept) return kept;
    const document = openApiDocument();
    kept = { document, text: JSON.stringify(document) };
    return kept;
  };
  // the same for as long as this version runs
  const headers = { 'cache-control': 'public, max-age=3600' };
  router.get('/api/docs.json', (_request, response) => sendJsonText(response, 200, made().text, headers));
  router.get('/api/docs', (_request, response) => {
    const { paths } = made().document;
    const sections = Object.values<ApiCall>(apiCalls).map((call) => {
      const { requestBody, responses } = paths?.[call.path]?.[call.method] ?? {};
      return section(call, { body: schemaIn(requestBody), answer: schemaIn(responses?.['200']) });
    });
    const body = html`<div class="page"><header><h1>Lead server: calls</h1><nav><a href="/api/docs.json">OpenAPI 3.1</a></nav></header>
<main><p class="lead">One origin serves the survey and its calls.</p>
<p class="soft">Bodies are JSON in UTF-8, at most ${bodyLimit / 1024} KB and ${depthLimit} levels deep. Every refusal is <code>{ error: { code, message, field? } }</code>, and its x-request-id names it in the server's log.</p>
<h2>Calls</h2>
${sections}</main></div>`;
    sendAdminPage(response, 200, { title: 'Lead server: calls', body });
  });
}
