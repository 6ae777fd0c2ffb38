import { HttpError } from '../lib/http-error.ts';
import { isObject, type JsonObject } from '../lib/json.ts';

/**
 * A text field of a body.
 * @throws HttpError 422 when it is missing, not text, empty, or longer than `max` characters
 */
export function textField(body: JsonObject, field: string, max: number): string {
  const value = body[field];
  if (typeof value !== 'string') throw new HttpError(422, 'invalid', `${field} should be text.`, { field });
  if (value.trim() === '') throw new HttpError(422, 'required', `${field} is empty.`, { field });
  if (value.length > max) throw new HttpError(422, 'too_long', `${field} is longer than ${max} characters.`, { field });
  return value;
}

/** A field of a body that has fields of its own. @throws HttpError 422 when it is no object, naming what it should be */
export function objectField(body: JsonObject, field: string, what = 'an object'): JsonObject {
  const value = body[field];
  if (isObject(value)) return value;
  throw new HttpError(422, 'invalid', `${field} should be ${what}.`, { field });
}
