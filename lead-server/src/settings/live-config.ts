import type { Config } from './config.ts';

/**
 * The settings that a running server can reload. All others have opened a port or a database, are on cached pages, or
 * decide promises to people.
 */
export const reloadableNames = [
  'LOG_LEVEL',
  'SCRIPT_HOSTS',
  'PAID_CHECKS_PER_HOUR',
  'PARTNER_CALLS_PER_HOUR',
  'TEXTS_PER_HOUR',
  'RATE_LEADS_PER_MINUTE',
  'RATE_PRIVACY_PER_MINUTE',
  'RATE_PAGES_PER_MINUTE',
  'RATE_CALLS_PER_MINUTE',
] as const satisfies readonly (keyof Config)[];
export type ReloadableName = (typeof reloadableNames)[number];

const isReloadable = (name: string): name is ReloadableName => (reloadableNames as readonly string[]).includes(name);

export interface LiveConfig {
  /** Reads the newest value of reloadable settings, and the first of all others. A copy of it no longer changes. */
  readonly config: Config;
  /** Applies the reloadable settings. @returns the names of changed ones: those applied, and those that need a restart */
  swap(next: Config): { readonly changed: readonly string[]; readonly needRestart: readonly string[] };
}

/** Settings that can be swapped while they are read. */
export function createLiveConfig(first: Config): LiveConfig {
  let current = first;
  const config = { ...first };
  for (const name of reloadableNames) Object.defineProperty(config, name, { get: () => current[name], enumerable: true });
  return {
    config,
    swap(next) {
      const names = Object.keys(next) as (keyof Config)[];
      // values are texts, numbers and lists of them
      const differing = names.filter((name) => JSON.stringify(next[name]) !== JSON.stringify(config[name]));
      current = { ...current, ...Object.fromEntries(differing.filter(isReloadable).map((name) => [name, next[name]])) };
      return { changed: differing.filter(isReloadable), needRestart: differing.filter((name) => !isReloadable(name)) };
    },
  };
}

/** Caches an object built from a value, until the value changes. */
export function rebuiltFrom<Value, Built>(read: () => Value, build: (value: Value) => Built): () => Built {
  let value = read();
  let built = build(value);
  return () => {
    const newest = read();
    if (newest !== value) {
      built = build(newest);
      value = newest;
    }
    return built;
  };
}
