import type { LiveCampaign } from '#contract/campaign/campaign-table.ts';
import { everyRow } from '../store/batches.ts';
import type { StoredContent } from '../store/campaign-store.ts';
import type { ValueStore } from '../store/value-store.ts';
import { contentOf } from './content.ts';

/** How much of a draft's hash its address names: 128 bits. */
const hashLength = 32;
const prefix = 'preview:';

interface KeptDraft {
  readonly body: string;
  /** When no address shows it any more, in milliseconds since 1970. */
  readonly until: number;
}

/** Keeps exactly these bytes for their address, also where the draft is edited. @returns the hash that the address names */
export async function keepPreview(store: ValueStore, { body, hash }: StoredContent, until: number, now: number): Promise<string> {
  const rows = everyRow(
    '',
    (page) => store.valuesWithPrefix(prefix, page),
    ({ name }) => name,
  );
  for await (const { name, value } of rows) if ((JSON.parse(value) as KeptDraft).until < now) await store.deleteValue(name);
  const named = hash.slice(0, hashLength);
  await store.setValue(prefix + named, JSON.stringify({ body, until } satisfies KeptDraft));
  return named;
}

/** The draft of a hash, as a campaign for who has its address. @throws StoreUnavailable */
export async function readPreview(store: Pick<ValueStore, 'getValue'>, hash: string): Promise<LiveCampaign | undefined> {
  const value = await store.getValue(prefix + hash);
  return value === undefined ? undefined : { version: 0, content: contentOf(JSON.parse(value) as KeptDraft), preview: true };
}
