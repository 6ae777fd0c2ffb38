import { ConfigError } from '../settings/config.ts';
import { parseDeliveryId } from '../store/delivery-id.ts';
import { type EncryptedRow, type EncryptedStore, encryptedTables } from '../store/encrypted-store.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import type { ValueStore } from '../store/value-store.ts';
import type { DataKey } from '../vault/keys.ts';
import { createVault, keyVersionOf, needsOwnKey, ownKeysTable, undefinedIfUnreadable } from '../vault/vault.ts';
import { submissionsTable } from './submission-content.ts';

/**
 * The store keeps a keyed hash of each key that a server started with: another key of the same version would make unreadable
 * rows.
 */
const prefix = 'key:';
const nameOf = ({ version }: DataKey) => `${prefix}${version}`;
const proofOf = (key: DataKey) => createVault([key]).keyedHash('key', '');

/** How many of the oldest rows of each kind are checked. */
const sampleSize = 20;

type KeyCheckStore = SubmissionStore & EncryptedStore & ValueStore;

interface SealedRow {
  readonly table: string;
  readonly id: string;
  readonly sealed: Uint8Array;
}

/** The bytes under a data key: a record, or its own key. */
function sampleOf(table: string, { id, sealed, ownKey }: EncryptedRow, submissionId = id): readonly SealedRow[] {
  if (!needsOwnKey(sealed)) return [{ table, id, sealed }];
  return ownKey?.length ? [{ table: ownKeysTable, id: submissionId, sealed: ownKey }] : [];
}

async function sampleRows(store: SubmissionStore & EncryptedStore): Promise<readonly SealedRow[]> {
  const page = { after: '', limit: sampleSize };
  const rows = (await store.submissions('lead', page)).flatMap((row) => sampleOf(submissionsTable, row));
  for (const table of encryptedTables)
    rows.push(...(await store.encryptedRows(table, page)).flatMap((row) => sampleOf(table, row, parseDeliveryId(row.id)[0])));
  return rows;
}

const otherKeyError = ({ version }: DataKey) =>
  new ConfigError(
    `DATA_KEYS: the key of version ${version} is not the one of that version that the stored data is under. Set it to that one; a new key needs another version.`,
  );

/** @returns those of the keys that the store knows, and whether it knows any @throws ConfigError for one that it knows as another */
async function readKeyProofs(store: KeyCheckStore, keys: readonly DataKey[]) {
  const proofs = new Map(
    (await store.valuesWithPrefix(prefix, { after: '', limit: 1000 })).map(({ name, value }) => [name, value]),
  );
  const rows = keys.every((key) => proofs.has(nameOf(key))) ? [] : await sampleRows(store);
  const known = keys.filter((key) => {
    const proof = proofs.get(nameOf(key));
    if (proof !== undefined) {
      if (proof !== proofOf(key)) throw otherKeyError(key);
      return true;
    }
    const vault = createVault([key]);
    const own = rows.filter(({ sealed }) => vault.isCurrent(sealed));
    // one that opens is enough: others may be damaged
    const opens = ({ table, id, sealed }: SealedRow) =>
      undefinedIfUnreadable(() => vault.decrypt(table, id, sealed)) !== undefined;
    if (own.length > 0 && !own.some(opens)) throw otherKeyError(key);
    return own.length > 0;
  });
  return { known, isUsed: proofs.size > 0 || rows.length > 0 };
}

/**
 * Checks a server's keys before it serves, and records them for later starts. Of several servers with different keys of one
 * version, one starts.
 * @throws ConfigError
 */
export async function checkServerKeys(store: KeyCheckStore, keys: readonly DataKey[]): Promise<void> {
  await readKeyProofs(store, keys);
  for (const key of keys)
    if ((await store.setValueIfAbsent(nameOf(key), proofOf(key))) !== proofOf(key)) throw otherKeyError(key);
}

/** Checks the keys of a command and records nothing. @throws ConfigError */
export async function checkOwnKeys(store: KeyCheckStore, keys: readonly DataKey[]): Promise<void> {
  const { known, isUsed } = await readKeyProofs(store, keys);
  const { version } = createVault(keys);
  if (isUsed && !known.some((key) => key.version === version)) {
    throw new ConfigError(
      `DATA_KEYS: no server has used a key of version ${version} here yet, and it would seal. Set DATA_KEYS and DATA_KEY_VERSION to those of the server.`,
    );
  }
}

/** A message when the keys lack one that stored data needs, by the oldest rows; undefined otherwise. */
export async function missingKeysMessage(
  store: SubmissionStore & EncryptedStore,
  keys: readonly DataKey[],
): Promise<string | undefined> {
  const given = new Set(keys.map(({ version }) => version));
  const needed = new Set((await sampleRows(store)).map(({ sealed }) => keyVersionOf(sealed)));
  const lacking = [...needed].filter((version) => !given.has(version));
  if (lacking.length === 0) return undefined;
  return `DATA_KEYS lacks the key of version ${lacking.join(', ')}, under which data is stored: it cannot be read, and nobody is found by it. Put the key back.`;
}
