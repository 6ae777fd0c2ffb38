import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { scriptPolicyName } from '#contract/api/script-policy.ts';
import { studioMeta } from '#contract/studio/address.ts';
import { HttpError } from '../lib/http-error.ts';

/** Text in an attribute. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the page may load: its own files alone. Frames show the survey, and are written by its own script. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // the width of a frame and of a bar is an attribute; it runs nothing
  "style-src-attr 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${scriptPolicyName} survey-frame`,
].join('; ');

export interface StudioPageParts {
  /** The folder of the build. */
  readonly directory: string;
}

/** Sends the studio's one document with its session's token. @throws HttpError 503 where the studio is not built */
export function sendStudioPage(
  response: ServerResponse,
  directory: string,
  meta: Readonly<Record<keyof typeof studioMeta, string>>,
): void {
  const file = join(directory, 'index.html');
  if (!existsSync(file)) throw new HttpError(503, 'not_built', 'The studio is not built: run `npm run build`.');
  const head = Object.entries(studioMeta)
    .map(([name, as]) => `<meta name="${as}" content="${escaped(meta[name as keyof typeof studioMeta])}">`)
    .join('');
  const html = readFileSync(file, 'utf8').replace('<head>', `<head>${head}`);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  response.end(html);
}
