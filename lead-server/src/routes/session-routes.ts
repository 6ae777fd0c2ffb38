import type { Router } from 'express';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { readJson } from '../http/body.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { HttpError } from '../lib/http-error.ts';
import type { JsonObject } from '../lib/json.ts';
import type { Store } from '../store/store.ts';
import type { Vault } from '../vault/vault.ts';

const path = '/api/save-data';
/** Random, made by the page. Whoever knows it may resume the visit, so only its keyed hash is stored. */
export const sessionName = /^[A-Za-z0-9_-]{20,64}$/;

function nameOf(session: unknown): string {
  if (typeof session === 'string' && sessionName.test(session)) return session;
  throw new HttpError(422, 'invalid', 'session should be 20 to 64 letters, digits, hyphens or underscores.', {
    field: 'session',
  });
}

/** The most characters of the data as JSON. assumed: a visit's choices take up to 2,000. The disk is not for others' things. */
export const dataLimit = 8000;

/** The data as it is kept, JSON. */
function dataOf({ data }: JsonObject): string {
  if (typeof data !== 'object' || data === null) {
    throw new HttpError(422, 'invalid', 'data should be a list or an object.', { field: 'data' });
  }
  const text = JSON.stringify(data);
  if (text.length <= dataLimit) return text;
  throw new HttpError(413, 'too_large', `data is larger than ${dataLimit} characters.`, { field: 'data' });
}

/** POST /api/save-data keeps a visit's progress; GET /api/save-data/{session} returns it. See docs/spec/calls.md#saved-visit. */
export function sessionRoutes(
  router: Router,
  context: HttpContext,
  limit: RateLimit,
  { store, vault }: { store: Store; vault: Vault },
): void {
  const { get, post } = apiRoutes(router, context);
  post(path, limit, async (request) => {
    const body = await readJson(request);
    const id = vault.keyedHash('session', nameOf(body.session));
    await store.saveSession(id, vault.encrypt('sessions', id, dataOf(body)), Date.now());
    return { userBackupStatus: true, userProgressionStatus: true };
  });

  get(`${path}/:session`, limit, async (request) => {
    const session = nameOf(request.params.session);
    for (const id of vault.keyedHashes('session', session)) {
      const sealed = await store.session(id);
      if (sealed) return { session, data: JSON.parse(vault.decrypt('sessions', id, sealed)) as object };
    }
    throw new HttpError(404, 'no_session', 'Nothing is saved under this session.');
  });
}
