import { beginSession } from '../../lead-server/src/operators/ops-session.ts';
import type { Config } from '../../lead-server/src/settings/config.ts';
import type { Role } from '../../lead-server/src/settings/groups/ops.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';

/** Signs a person of a role in, beside the running server. @returns the session's cookie, as a request has it */
export async function studioSession(config: Config, name: string, role: Role): Promise<string> {
  const { store } = await openStore(config, false);
  const vault = createVault(readOrMakeKeys(config));
  const setCookie = await beginSession({ store, vault }, { name, role, from: 'test' }, Date.now(), false);
  await store.close();
  return setCookie.split(';')[0] ?? '';
}
