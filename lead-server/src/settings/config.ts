import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { settings } from './settings.ts';

/** The settings as they were read. */
export type Config = z.infer<typeof settings>;

/** Where visitors reach the site, for a link that is written down. */
export const siteAddress = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

/** A setting that cannot be used. The message never repeats the value, which may be a key. */
export class ConfigError extends Error {}

/** Settings of one partner that are of no use without each other. */
const together = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_VERIFY_SERVICE_SID'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES', 'OPS_URL'],
] as const;
/** Those of them that are of use alone. */
const useful: readonly string[] = ['OPS_URL'];

/** The settings whose value is in a file, as container platforms give secrets: `DATA_KEYS_FILE` names that of `DATA_KEYS`. */
function settingsInFiles(environment: Readonly<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(settings.shape)) {
    const file = environment[`${name}_FILE`];
    if (file === undefined || Object.hasOwn(settings.shape, `${name}_FILE`)) continue;
    if (environment[name] !== undefined) throw new ConfigError(`${name} and ${name}_FILE are both set: take one out.`);
    try {
      found[name] = readFileSync(file, 'utf8').trim();
    } catch (failure) {
      throw new ConfigError(`${name}_FILE: its file cannot be read (${(failure as { code?: string }).code}).`);
    }
  }
  return found;
}

/**
 * Reads the settings. A blank value counts as not given: as a number it would be 0, which means no limit. Each setting can come
 * from a file that NAME_FILE names.
 * @throws ConfigError naming every bad setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const said = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value] as const] : [])),
  );
  const parsed = settings.safeParse({ ...said, ...settingsInFiles(said) });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings can't be used:\n${lines.join('\n')}\nAll settings are listed in .env.example.`);
  }
  const { DATA_KEYS: keys, DATA_KEY_VERSION: version } = parsed.data;
  if (version !== undefined && !keys.some((each) => each.startsWith(`${version}:`))) {
    throw new ConfigError('DATA_KEY_VERSION: should be the version of one of DATA_KEYS.');
  }
  for (const names of together) {
    const missing = names.filter((name) => (parsed.data[name] ?? '').length === 0);
    const given = names.filter((name) => !missing.includes(name) && !useful.includes(name));
    if (missing.length > 0 && given.length > 0) {
      throw new ConfigError(`${missing.join(' and ')} should be given too: ${names.join(', ')} go together.`);
    }
  }
  if (parsed.data.OPS_PASSWORDS === 'off' && parsed.data.OIDC_ISSUER === undefined)
    throw new ConfigError('OPS_PASSWORDS=off needs OIDC_ISSUER: nobody could sign in.');
  return parsed.data;
}

/** The environment, completed by a `.env` file where there is one; the environment wins. */
export function environmentWith(file: string): Record<string, string | undefined> {
  if (!existsSync(file)) return process.env;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...process.env };
}
