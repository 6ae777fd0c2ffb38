import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { bodyLimit } from '#contract/api/limits.ts';
import { isStorable } from '#contract/fields/validation.ts';
import { HttpError } from '../lib/http-error.ts';
import { depthLimit, isObject, type JsonObject } from '../lib/json.ts';

/** How much of an oversize body is read, so that the sender can read the refusal. */
const drainLimit = 1024 * 1024;

const tooLarge = (limit: number) =>
  new HttpError(413, 'too_large', `The body is larger than ${limit / 1024} KB.`, { headers: { connection: 'close' } });

/**
 * Reads the whole body.
 * @param limit the most bytes, 1 MB at most
 * @throws HttpError 413 when too large, 415 when compressed, 400 when cut off. See docs/spec/calls.md#body-limits.
 */
export function readBody(request: IncomingMessage, limit = bodyLimit): Promise<Buffer> {
  const { 'content-encoding': encoding, 'content-length': length } = request.headers;
  return new Promise((resolve, reject) => {
    if (encoding !== undefined && encoding !== 'identity') {
      reject(new HttpError(415, 'unsupported_encoding', 'Send the body uncompressed.', { headers: { connection: 'close' } }));
      request.resume();
      return;
    }
    if (Number(length) > drainLimit) {
      reject(tooLarge(limit));
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else if (size > drainLimit) {
        request.pause();
        reject(tooLarge(limit));
      }
    });
    request.on('end', () => {
      const [first] = chunks;
      if (size > limit) reject(tooLarge(limit));
      else resolve(chunks.length === 1 && first ? first : Buffer.concat(chunks));
    });
    request.on('error', () => reject(new HttpError(400, 'cut_off', 'The body was cut off.')));
  });
}

/** The media type in lower case. @throws HttpError 415 for a charset that we do not read */
export function mediaTypeOf(request: IncomingMessage): string {
  const header = request.headers['content-type'] ?? '';
  // by far the most common forms, spelled out: this runs for every lead
  if (header === 'application/json') return header;
  const [type = '', ...parameters] = header.split(';').map((each) => each.trim().toLowerCase());
  const charset = parameters
    .find((each) => each.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new HttpError(415, 'unsupported_charset', 'Send text as UTF-8.');
  }
  return type;
}

/**
 * @throws HttpError 422 for text that no database can store, or nesting too deep. See
 * docs/spec/validation.md#text-that-can-be-stored.
 */
export function checkStorable(value: unknown, field = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) {
      throw new HttpError(
        422,
        'invalid_text',
        'The text has a NUL character or half of a surrogate pair.',
        field ? { field } : {},
      );
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === depthLimit)
    throw new HttpError(422, 'too_deep', `The body is nested deeper than ${depthLimit} levels.`, field ? { field } : {});
  for (const name in value) {
    checkStorable(name, '', depth);
    checkStorable((value as Record<string, unknown>)[name], field || name, depth + 1);
  }
}

/** Bytes as text. @throws HttpError 400 when they are not UTF-8 */
export function utf8Text(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new HttpError(400, 'not_utf8', 'The body is not UTF-8.');
  return bytes.toString('utf8');
}

/**
 * Parses text as one JSON object. Its texts are not looked at: see `checkStorable`, and the schema of a lead.
 * @throws HttpError 400 when it is not JSON or not an object
 */
export function parseJsonObject(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'not_json', 'The body is not JSON.');
  }
  if (!isObject(value)) throw new HttpError(400, 'not_an_object', 'The body should be a JSON object.');
  return value;
}

/** Reads a JSON body; a beacon sends it as text/plain. @throws HttpError 415 for any other type, and as `readBody` */
export function readJsonBytes(request: IncomingMessage, limit?: number): Promise<Buffer> {
  const type = mediaTypeOf(request);
  if (type !== 'application/json' && type !== 'text/plain') {
    throw new HttpError(415, 'unsupported_type', 'Send JSON, as application/json.');
  }
  return readBody(request, limit);
}

/** What a body may have: `limit` bytes, 1 MB at most, and `depth` levels of nesting. */
export interface JsonLimits {
  readonly limit?: number;
  readonly depth?: number;
}

/** A JSON body of which every text can be stored. @throws HttpError as `readJsonBytes`, `utf8Text`, `parseJsonObject` and `checkStorable` */
export async function readJson(request: IncomingMessage, { limit, depth = depthLimit }: JsonLimits = {}): Promise<JsonObject> {
  const body = parseJsonObject(utf8Text(await readJsonBytes(request, limit)));
  checkStorable(body, '', depthLimit - depth);
  return body;
}

/** More than any page sends. A form of thousands of empty fields takes long to take apart. */
const fieldsMost = 100;

/** The fields of a urlencoded form. */
export const formFields = (body: Buffer): URLSearchParams =>
  new URLSearchParams(body.toString('utf8').split('&', fieldsMost).join('&'));
