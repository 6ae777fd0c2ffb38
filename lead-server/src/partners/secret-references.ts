import { readFileSync } from 'node:fs';
import { type SettingsContent, secretReference } from '#contract/settings/settings.ts';
import { isObject } from '../lib/json.ts';
import { environmentWith } from '../settings/config.ts';

/** Gives a secret of the environment by its name; undefined where it is not set. */
export type ReadSecret = (name: string) => string | undefined;

/** The variable itself, or the file that NAME_FILE names, as with settings. */
export const environmentSecret: ReadSecret = (name) => {
  const environment = environmentWith('.env');
  const file = environment[`${name}_FILE`];
  try {
    return environment[name] || (file && readFileSync(file, 'utf8').trim()) || undefined;
  } catch {
    return undefined;
  }
};

const secretName = /key|token|secret|passw|auth|signature|credential|\bpin\b/i;
/** Headers that say how, not who. */
const openHeaders = /^(accept|accept-language|content-language|user-agent|x-(source|vendor|version|channel))$/i;

/** Whether an address carries a secret: a password, or a parameter that is named like one. */
function holdsSecret(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.password !== '' || [...url.searchParams.keys()].some((name) => secretName.test(name)));
}

/** A place that may hold a secret, and whether this value is one. */
interface SecretPlace {
  readonly path: readonly (string | number)[];
  readonly value: string;
  readonly isSecret: boolean;
}

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map((each) => (isObject(each) ? each : {})) : [];

/** The only places in which a reference is read: anywhere else it is the text that it is. */
function secretPlaces({ destinations, mappings, slack, webhook }: SettingsContent): readonly SecretPlace[] {
  const found: SecretPlace[] = [];
  const note = (path: SecretPlace['path'], value: unknown, isSecret: (text: string) => boolean) => {
    if (typeof value === 'string') found.push({ path, value, isSecret: isSecret(value) });
  };
  // whoever has the address of a chat can write there
  note(['slack'], slack, () => true);
  note(['webhook'], webhook, () => true);
  for (const [index, { lp_key }] of listOf(mappings).entries()) note(['mappings', index, 'lp_key'], lp_key, () => true);
  for (const [index, { url, testUrl, headers, fields }] of listOf(destinations).entries()) {
    const at = ['destinations', index] as const;
    note([...at, 'url'], url, holdsSecret);
    note([...at, 'testUrl'], testUrl, holdsSecret);
    for (const [name, value] of Object.entries(isObject(headers) ? headers : {}))
      note([...at, 'headers', name], value, () => !openHeaders.test(name));
    for (const [place, { to, value }] of listOf(fields).entries())
      note([...at, 'fields', place, 'value'], value, () => secretName.test(String(to)));
  }
  return found;
}

const variableOf = (content: SettingsContent, path: SecretPlace['path']): string => {
  const [list, index, ...rest] = path;
  const row = listOf(content[String(list)])[Number(index)] ?? {};
  const of = index === undefined ? list : (row.name ?? [row.affid, row.oid].filter(Boolean).join('_'));
  const words = ['SECRET', String(of || Number(index) + 1), ...rest.filter((each) => each !== 'headers' && each !== 'fields')];
  return words
    .join('_')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .slice(0, 60);
};

/** A secret that stands in the content itself, and what to put in its place. */
export interface LiteralSecret {
  readonly field: string;
  readonly variable: string;
}

/** The secrets that stand in the content as values: it is stored nowhere like that. Pure. */
export const literalSecrets = (content: SettingsContent): readonly LiteralSecret[] =>
  secretPlaces(content)
    .filter(({ value, isSecret }) => isSecret && value !== '' && !secretReference.test(value))
    .map(({ path }) => ({ field: path.join('.'), variable: variableOf(content, path) }));

/** References that the environment lacks, by their names. */
export const missingSecrets = (content: SettingsContent, read: ReadSecret): readonly LiteralSecret[] =>
  secretPlaces(content).flatMap(({ path, value }) => {
    const name = secretReference.exec(value)?.[1];
    return name !== undefined && read(name) === undefined ? [{ field: path.join('.'), variable: name }] : [];
  });

/** The content with each secret in the place of its reference. What the environment lacks stays as it is. */
export function withSecrets<Content extends SettingsContent>(content: Content, read: ReadSecret): Content {
  const resolved = structuredClone(content);
  for (const { path, value } of secretPlaces(content)) {
    const name = secretReference.exec(value)?.[1];
    const secret = name && read(name);
    if (!secret) continue;
    const inside = path.slice(0, -1).reduce<Record<string | number, unknown>>((at, key) => at[key] as never, resolved as never);
    inside[path.at(-1) as string] = secret;
  }
  return resolved;
}
