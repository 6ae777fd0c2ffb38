import { z } from 'zod';
import { isDatabaseAddress } from '../../lib/database-addresses.ts';
import { integer, list, oneOf } from '../kinds.ts';

const databaseUrl = () => z.string().refine(isDatabaseAddress, 'should be a postgres:// address').optional();
/** It is kept in two bytes (vault/vault.ts). */
const newestVersion = 65_535;
const versionOf = (key: string) => Number.parseInt(key, 10);
const dataKey = /^[1-9]\d{0,4}:[A-Za-z0-9+/]{43}=$/;

/** Where leads are kept, and the keys that encrypt them. */
export const storageSettings = {
  DATA_DIR: z.string().default('./data').describe('Where the embedded database and the development keys are kept'),
  DATABASE_URL: databaseUrl().describe(
    'PostgreSQL to use instead of the embedded database; several hosts as host1:5432,host2:5432',
  ),
  DATABASE_HOSTS: list()
    .refine((all) => all.every((each) => /^[\w.:[\]-]+$/.test(each)), 'should be hosts such as db1:5432,db2:5432')
    .describe('The hosts of one replicated PostgreSQL, in place of the one in DATABASE_URL: the one that takes writes is used'),
  DATABASE_POOLER: oneOf('none', 'transaction')
    .default('none')
    .describe('transaction: DATABASE_URL is a pooler such as PgBouncer in transaction mode (lead-server/docs/scale.md)'),
  MIGRATE_DATABASE_URL: databaseUrl().describe(
    'The same database as the role that owns its tables, for `ops migrate` only: then the role of DATABASE_URL owns nothing',
  ),
  MIGRATE_AT_START: oneOf('on', 'off')
    .default('on')
    .describe('off: a start refuses a PostgreSQL whose tables are behind, until `ops migrate` has run'),
  DATA_KEYS: list()
    .refine(
      (keys) => keys.every((key) => dataKey.test(key)),
      'should be version:key pairs, comma-separated, each key 32 bytes in base64 (openssl rand -base64 32)',
    )
    .refine(
      (keys) => keys.map(versionOf).every((version) => version <= newestVersion),
      `should be keys of versions up to ${newestVersion}`,
    )
    .refine((keys) => new Set(keys.map(versionOf)).size === keys.length, 'should be keys of different versions')
    .describe(
      'Keys that encrypt personal data, as version:base64 pairs; the highest version encrypts, all decrypt. Required in production',
    ),
  DATA_KEY_VERSION: integer(1, newestVersion)
    .optional()
    .describe(
      'Which of DATA_KEYS encrypts, while every replica gets to know a newer one (lead-server/src/privacy/README.md); else the highest',
    ),
  BACKUP_RECIPIENT: z
    .union([z.literal(''), z.string().regex(/^age1[a-z\d]+$/, 'should be a public key of age, such as age1...')])
    .default('')
    .describe(
      'Public key of age (age-encryption.org) to which `ops backup` encrypts; without it a copy is as readable as the database',
    ),
  BACKUP_IDENTITY: z
    .string()
    .default('')
    .describe('The secret key of that, for `ops restore` only: keep it away from the server'),
};
