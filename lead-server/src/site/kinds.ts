import { z } from 'zod';
import { type SettingsContent, type SettingsKind, type SettingsProblem, settingsFields } from '#contract/settings/settings.ts';
import type { Site } from '#contract/site/site.ts';
import { isObject } from '../lib/json.ts';
import { type ReadSecret, withSecrets } from '../partners/secret-references.ts';
import { readSiteFile, siteOf, siteSchema } from '../partners/site-file.ts';
import { readTablesFile, type Tables, tablesSchema } from '../partners/tables.ts';
import type { Config } from '../settings/config.ts';
import { alertsSchema } from './alerts.ts';
import { legalSchema } from './legal.ts';

/** The contents of all kinds. */
export type SettingsContents = Readonly<Record<SettingsKind, SettingsContent>>;

/** The schemas of the two files, of alerts and of legal texts, by the kind that has each field. */
const shapes = { ...siteSchema.shape, ...tablesSchema.shape, ...alertsSchema.shape, ...legalSchema.shape };
const schemas = Object.fromEntries(
  Object.entries(settingsFields).map(([kind, fields]) => [
    kind,
    z.strictObject(Object.fromEntries(fields.map((field) => [field, shapes[field]]))),
  ]),
) as unknown as Readonly<Record<SettingsKind, z.ZodType>>;

const pick = (from: SettingsContent, fields: readonly string[]): SettingsContent =>
  Object.fromEntries(fields.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]])));

/** The part of a file that is of a kind, as it is written there. Fields of no kind are left for the schema to refuse. */
export function contentIn(kind: SettingsKind, file: SettingsContent): SettingsContent {
  const others = Object.entries(settingsFields).flatMap(([other, fields]) => (other === kind ? [] : fields)) as readonly string[];
  return pick(
    file,
    Object.keys(file).filter((field) => !others.includes(field)),
  );
}

/** What SITE_FILE and PARTNER_TABLES say, by kind. @throws ConfigError for what cannot be used */
export function contentsOfFiles({ SITE_FILE, PARTNER_TABLES }: Pick<Config, 'SITE_FILE' | 'PARTNER_TABLES'>): SettingsContents {
  const files = { ...readSiteFile(SITE_FILE), ...readTablesFile(PARTNER_TABLES) };
  return {
    brands: contentIn('brands', files),
    buyers: contentIn('buyers', files),
    destinations: contentIn('destinations', files),
    // the environment has their addresses until a version names them
    alerts: {},
    // the release has the texts until a version has one
    legal: {},
  };
}

/** A path with the members of lists by name, as differences have them. */
export function fieldName(content: SettingsContent, path: readonly PropertyKey[]): string {
  let at: unknown = content;
  const names = path.map((key) => {
    const inside: unknown = isObject(at) || Array.isArray(at) ? (at as Record<PropertyKey, unknown>)[key] : undefined;
    const row = Array.isArray(at) && isObject(inside) ? inside : {};
    at = inside;
    return String(row.name ?? row.id ?? key);
  });
  return names.join('.');
}

/** In place of a secret that the environment lacks, where settings are only looked at. */
export const absentSecret = 'https://secret.invalid/';

/** What of a content does not fit the schema of its file. References to secrets count as what they name. */
export function shapeProblems(kind: SettingsKind, content: SettingsContent, read: ReadSecret): readonly SettingsProblem[] {
  const parsed = schemas[kind].safeParse(withSecrets(content, (name) => read(name) ?? absentSecret));
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({
    field: fieldName(content, path),
    problem: message,
    remedy: 'The schemas of docs say what it may be: site, partners, alerts and legal.',
    stops: true,
  }));
}

/** The site of these settings. Throws for contents that were never checked. */
export const siteOfContents = (
  { brands, buyers, legal }: Pick<SettingsContents, 'brands' | 'buyers' | 'legal'>,
  config: Pick<Config, 'NODE_ENV'>,
  version?: number,
): Site => ({
  ...siteOf(siteSchema.parse({ ...brands, ...pick(buyers, Object.keys(siteSchema.shape)) }), config, version),
  ...legalSchema.parse(legal),
});

/** The tables of these settings, with the secrets that they name. Throws for contents that were never checked. */
export const tablesOfContents = (
  { buyers, destinations }: Pick<SettingsContents, 'buyers' | 'destinations'>,
  read: ReadSecret,
): Tables => tablesSchema.parse(withSecrets({ ...pick(buyers, Object.keys(tablesSchema.shape)), ...destinations }, read));
