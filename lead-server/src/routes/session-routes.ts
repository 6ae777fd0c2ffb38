import type { Router } from 'express';
import { savedDataLimit } from '#contract/api/calls/visits.ts';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { HttpError } from '../lib/http-error.ts';
import type { SessionStore } from '../store/session-store.ts';
import type { Vault } from '../vault/vault.ts';

/** Keeps a visit's progress and returns it. Only the session's keyed hash is stored. See docs/spec/calls.md#saved-visit. */
export function sessionRoutes(
  router: Router,
  context: HttpContext,
  { store, vault }: { readonly store: SessionStore; readonly vault: Vault },
): void {
  const { call } = apiRoutes(router, context);
  call('saveVisit', async ({ body: { session, data } }) => {
    const text = JSON.stringify(data);
    if (text.length > savedDataLimit)
      throw new HttpError(413, 'too_large', `data is larger than ${savedDataLimit} characters.`, { field: 'data' });
    const id = vault.keyedHash('session', session);
    await store.saveSession(id, vault.encrypt('sessions', id, text), Date.now());
    return { userBackupStatus: true, userProgressionStatus: true };
  });
  call('loadVisit', async ({ params: { session } }) => {
    for (const id of vault.keyedHashes('session', session)) {
      const sealed = await store.session(id);
      if (sealed) return { session, data: JSON.parse(vault.decrypt('sessions', id, sealed)) as object };
    }
    throw new HttpError(404, 'no_session', 'Nothing is saved under this session.');
  });
}
