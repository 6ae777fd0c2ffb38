import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../settings/config.ts';

/** A master key of 32 bytes and its version, 1 to 65535. */
export interface DataKey {
  readonly version: number;
  readonly secret: Buffer;
  /** Decrypts, but does not encrypt yet. */
  readonly waits?: boolean;
}

/** Parses `version:base64` as config.ts has checked it. */
export function parseDataKey(text: string): DataKey {
  const colon = text.indexOf(':');
  return { version: Number(text.slice(0, colon)), secret: Buffer.from(text.slice(colon + 1), 'base64') };
}

type KeySettings = Pick<Config, 'DATA_KEYS' | 'DATA_DIR' | 'DATA_KEY_VERSION'>;

const keyFile = ({ DATA_DIR }: KeySettings) => join(DATA_DIR, 'data-key');

/**
 * The keys of the settings or, in development, the one made under DATA_DIR.
 * @returns at least one key; those above DATA_KEY_VERSION wait
 * @throws ConfigError without keys: only a server makes one
 */
export function readKeys(config: KeySettings): readonly DataKey[] {
  const { DATA_KEYS: given, DATA_KEY_VERSION: sealing = Number.POSITIVE_INFINITY } = config;
  if (given.length > 0) {
    return given.map(parseDataKey).map((key) => (key.version > sealing ? { ...key, waits: true } : key));
  }
  const file = keyFile(config);
  if (!existsSync(file))
    throw new ConfigError(`DATA_KEYS should be those of the server: they are not set, and there is no ${file}.`);
  chmodSync(file, 0o600);
  return [parseDataKey(readFileSync(file, 'utf8').trim())];
}

/** `readKeys` for a server, which makes one where there is none. */
export function readOrMakeKeys(config: KeySettings): readonly DataKey[] {
  if (config.DATA_KEYS.length === 0) makeKey(config);
  return readKeys(config);
}

function makeKey(config: KeySettings): void {
  const file = keyFile(config);
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    const draft = `${file}-${process.pid}`;
    writeFileSync(draft, `1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
    try {
      // a link is made whole or not at all, so that a second process never reads half a key
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
}
