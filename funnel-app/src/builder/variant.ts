import { isServerPath } from '#contract/api/server-paths.ts';
import { isRunning, switchesVariedBy } from '#contract/experiments/experiment.ts';
import { type FlowId, flowById, flows } from '#contract/flows/index.ts';
import { type SwitchName, switchNames } from '#design-system/switches/switches.ts';
import { type Campaign, campaignOf as campaignAt, campaignRows, keyOfPath, ownTable } from '#funnel/campaign/campaigns.ts';
import { reservedPathKeys } from '#funnel/campaign/reservedPaths.ts';
import { type BrandId, brandIds, brands } from '#themes/brands.ts';
import { parseSwitches, type Switches } from '#themes/switches.ts';
import { queryOf } from './switchQuery.ts';

/** A flow, the address that runs it, and the switches that a marketer changed. */
export interface Variant {
  readonly flow: FlowId;
  /** The campaign's path; undefined while no address runs the flow. */
  readonly path: string | undefined;
  readonly chosen: Readonly<Partial<Record<SwitchName, string>>>;
  /** The name of its future campaign; empty until the marketer gives one. */
  readonly name: string;
}

/** The two that can be compared. */
export const sides = ['one', 'other'] as const;
export type Side = (typeof sides)[number];
export const sideLetters: Readonly<Record<Side, string>> = { one: 'A', other: 'B' };

/** Where a variant is viewed: a brand's host, or this server. */
export interface Site {
  readonly id: string;
  readonly origin: string;
  /** The site's default brand. */
  readonly brand: BrandId;
}

/** The paths that run a flow, as in the campaign table, shortest first. */
export const pathsOf = (flow: FlowId): readonly string[] =>
  Object.keys(campaignRows).filter((path) => campaignRows[path]?.flow === flow && keyOfPath(path) !== '');

/** A flow at its first address, with nothing touched. */
export const variantOf = (flow: FlowId): Variant => ({ flow, path: pathsOf(flow)[0], chosen: {}, name: '' });

export const firstVariant: Variant = variantOf(flows[0]?.id as FlowId);

/** The campaign of the variant; without one, the flow's defaults. */
export function campaignOf({ flow, path }: Variant): Campaign {
  const { oid, affid } = flowById(flow)?.options ?? { oid: '', affid: '' };
  return (path !== undefined && campaignRows[path]) || { flow, oid, affid };
}

/** Every brand's own host. */
export const brandSites: readonly Site[] = brandIds.map((brand) => {
  const [id = brand] = brands[brand].hosts;
  return { id, origin: `https://${id}`, brand };
});

/** The switches that a visitor gets, by the same parser as the server's. */
export const switchesOf = (variant: Variant, site: Site): Switches =>
  parseSwitches(queryOf(variant.chosen), campaignOf(variant).switches ?? {}, site.brand);

/** The requested switches, before the parser resolves illegal combinations. */
export const requestedSwitches = (variant: Variant, site: Site): Readonly<Record<SwitchName, string>> => ({
  ...switchesOf(variant, site),
  ...campaignOf(variant).switches,
  ...variant.chosen,
});

/** The variant with a value picked; a default is no change. */
export function withChoice(variant: Variant, name: SwitchName, value: string, site: Site): Variant {
  const { [name]: _, ...rest } = variant.chosen;
  const without = { ...variant, chosen: rest };
  return requestedSwitches(without, site)[name] === value ? without : { ...variant, chosen: { ...rest, [name]: value } };
}

/** The fewest of `wanted` from which `read` still gives all of it. */
function fewestSwitches(wanted: Switches, read: (named: Partial<Switches>) => Switches): Partial<Switches> {
  const same = (named: Partial<Switches>) => {
    const result = read(named);
    return switchNames.every((name) => result[name] === wanted[name]);
  };
  return [...switchNames].reverse().reduce<Partial<Switches>>((named, name) => {
    const { [name]: _, ...rest } = named;
    return same(rest) ? rest : named;
  }, wanted);
}

/** The experiments that share out a campaign's visitors today. */
export const runningIn = ({ experiments = [] }: Campaign) =>
  experiments.filter((each) => isRunning(each, new Date().toISOString().slice(0, 10)));

/** The shortest address that shows the variant; undefined while no address runs its flow. */
export function addressOf(variant: Variant, site: Site): string | undefined {
  if (variant.path === undefined) return undefined;
  const { switches: own = {}, ...campaign } = campaignOf(variant);
  const shown = switchesOf(variant, site);
  const named = fewestSwitches(shown, (some) => parseSwitches(queryOf(some), own, site.brand));
  // named although they are the campaign's: an experiment would else give its visitors others
  const varied = runningIn(campaign).flatMap(switchesVariedBy) as SwitchName[];
  const pinned = Object.fromEntries(varied.map((name) => [name, shown[name]]));
  const query = queryOf({ ...named, ...pinned }).toString();
  return `${site.origin}${variant.path}${query ? `?${query}` : ''}`;
}

/** A name as a path: no accents, hyphens between words. */
function campaignKey(name: string): string {
  const letters = keyOfPath(name).normalize('NFD').replace(/\p{M}/gu, '');
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'new-campaign';
}

/** The path of the variant as a campaign; different for two that are compared. */
export const newPathOf = ({ name, path, flow }: Variant, side: Side): string =>
  campaignKey(name || `${path ?? flow}-${side === 'one' ? 'new' : 'other'}`);

const ownPages = reservedPathKeys(ownTable.thankYouPaths, flows);

/** Why a new campaign cannot have this path; undefined when it can. */
export function pathConflict(path: string, besides: string | undefined): string | undefined {
  if (campaignAt(path)) return `/${path} is a campaign already: choose another name.`;
  if (ownPages.has(path) || isServerPath(path)) return `/${path} is another page of the site already: choose another name.`;
  return path === besides ? `The other variant would be /${path} too: give each a name of its own.` : undefined;
}

const quoted = (text: string) => `'${text}'`;
const propertyKey = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name));
/** A value of the campaign table as the table's source writes it. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const pairs = Object.entries(value).map(([name, each]) => `${propertyKey(name)}: ${literal(each)}`);
  return `{ ${pairs.join(', ')} }`;
}

/**
 * The variant as a row for the campaign table, without experiments, which belong to their own paths. See
 * docs/spec/campaigns.md#paths.
 */
export function campaignEntry(variant: Variant, site: Site, path: string): string {
  const { switches: _, experiments: __, ...row } = campaignOf(variant);
  const named = fewestSwitches(switchesOf(variant, site), (some) => parseSwitches(new URLSearchParams(), some, site.brand));
  const entry = { ...row, ...(Object.keys(named).length > 0 && { switches: named }) };
  return `${quoted(`/${path}`)}: ${literal(entry)},`;
}
