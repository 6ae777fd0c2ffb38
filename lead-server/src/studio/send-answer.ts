import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { sendJsonText } from '../http/errors.ts';

const packed = promisify(gzip);

/** From so many characters on an answer is packed. Below it is no list: what holds a token is never packed. */
const leastPacked = 8192;

/** Sends the answer of a call, packed where it is long and the browser takes that. */
export async function sendAnswer(request: Request, response: Response, answer: object): Promise<void> {
  const text = JSON.stringify(answer);
  if (text.length < leastPacked || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return sendJsonText(response, 200, text);
  const body = await packed(text, { level: 4 });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
