import type { Log } from '../lib/log.ts';
import { describeFailure } from '../lib/log.ts';
import type { ValueStore } from '../store/value-store.ts';

const nameOf = (version: string) => `words:${version}`;

/** The words of one screen, as the funnel's content has them. */
interface ScreenWords {
  readonly heading: string;
  readonly subhead?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly alternatives?: Readonly<Record<string, { readonly heading: string; readonly subhead: string }>>;
}

/** The words of a flow's questions, as a page showed them: each version is kept once. */
export interface KeptWords {
  readonly steps: Readonly<Record<string, ScreenWords>>;
  readonly fields: Readonly<Record<string, { readonly label: string; readonly options?: Readonly<Record<string, string>> }>>;
}

/** Stores the words of each version of a page. Never rejects: the page is served all the same, and the next one tries again. */
export function createWordKeeper(store: ValueStore, log: Log) {
  const kept = new Set<string>();
  return async ({ version, text }: { readonly version: string; readonly text: string }): Promise<void> => {
    if (kept.has(version)) return;
    kept.add(version);
    await store.setValueIfAbsent(nameOf(version), text).catch((failure: unknown) => {
      kept.delete(version);
      log.warn({ failure: describeFailure(failure) }, 'words of a survey not kept');
    });
  };
}

/** The words of a version; undefined where they were never kept. */
export async function readWords(store: ValueStore, version: string | undefined): Promise<KeptWords | undefined> {
  const text = version && /^[\da-f]{32}$/.test(version) ? await store.getValue(nameOf(version)) : undefined;
  return text === undefined ? undefined : (JSON.parse(text) as KeptWords);
}
