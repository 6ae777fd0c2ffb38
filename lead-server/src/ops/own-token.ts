import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../settings/config.ts';

/** Where a machine of one's own keeps the token that it made. */
export const ownTokenFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'ops-token');

/**
 * The settings with a token for operators, where development has none: who starts it signs in without a setting. It is made
 * once, for this machine's user alone. Production and tests have what is set.
 */
export function withOwnToken(config: Config): Config {
  const signsIn = config.OPS_TOKEN !== '' || config.OIDC_ISSUER !== undefined;
  if (config.NODE_ENV !== 'development' || signsIn) return config;
  const file = ownTokenFile(config);
  if (!existsSync(file)) {
    mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return { ...config, OPS_TOKEN: readFileSync(file, 'utf8').trim() };
}
