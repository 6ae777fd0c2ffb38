import { isServerPath } from '#contract/api/server-paths.ts';
import { type CampaignContent, keyOfPath } from '#contract/campaign/campaign.ts';
import { isRunning, switchesVariedBy } from '#contract/experiments/experiment.ts';
import { type FlowId, flowById, flows } from '#contract/flows/index.ts';
import { type SwitchName, switchNames } from '#design-system/switches/switches.ts';
import { reservedPathKeys } from '#funnel/campaign/reservedPaths.ts';
import { type BrandId, brandIds, brands } from '#themes/brands.ts';
import { parseSwitches, type Switches } from '#themes/switches.ts';
import { queryOf } from './switchQuery.ts';

/** A campaign, and the switches that a marketer changed. */
export interface Variant {
  /** What it starts from. Its path is '' where no address runs its flow. */
  readonly campaign: CampaignContent;
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

/** Campaigns that a variant may start from, in the order in which a person sees them. */
export type Campaigns = readonly CampaignContent[];

/** The campaigns of a flow that have an address of their own. */
export const campaignsOf = (flow: FlowId, campaigns: Campaigns): Campaigns =>
  campaigns.filter((each) => each.flow === flow && keyOfPath(each.path) !== '');

/** The flow's own offer without an address. */
const defaultsOf = (flow: FlowId): CampaignContent => {
  const { oid, affid } = flowById(flow)?.options ?? { oid: '', affid: '' };
  return { path: '', flow, oid, affid };
};

/** A campaign with nothing touched. */
export const untouched = (campaign: CampaignContent): Variant => ({ campaign, chosen: {}, name: '' });

/** A flow at its first address, with nothing touched. */
export const variantOf = (flow: FlowId, campaigns: Campaigns): Variant =>
  untouched(campaignsOf(flow, campaigns)[0] ?? defaultsOf(flow));

export const firstFlow = flows[0]?.id as FlowId;

/** A campaign's own switches. The checker has looked at them: the contract knows none by name. */
const ownSwitches = ({ switches = {} }: CampaignContent) => switches as Partial<Switches>;

/** Every brand's own host. */
export const brandSites: readonly Site[] = brandIds.map((brand) => {
  const [id = brand] = brands[brand].hosts;
  return { id, origin: `https://${id}`, brand };
});

/** The switches that a visitor gets, by the same parser as the server's. */
export const switchesOf = (variant: Variant, site: Site): Switches =>
  parseSwitches(queryOf(variant.chosen), ownSwitches(variant.campaign), site.brand);

/** The requested switches, before the parser resolves illegal combinations. */
export const requestedSwitches = (variant: Variant, site: Site): Readonly<Record<SwitchName, string>> => ({
  ...switchesOf(variant, site),
  ...variant.campaign.switches,
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
export const runningIn = ({ experiments = [] }: CampaignContent) =>
  experiments.filter((each) => isRunning(each, new Date().toISOString().slice(0, 10)));

/** The shortest address that shows the variant; undefined while no address runs its flow. */
export function addressOf(variant: Variant, site: Site): string | undefined {
  const { campaign } = variant;
  if (campaign.path === '') return undefined;
  const shown = switchesOf(variant, site);
  const named = fewestSwitches(shown, (some) => parseSwitches(queryOf(some), ownSwitches(campaign), site.brand));
  // named although they are the campaign's: an experiment would else give its visitors others
  const varied = runningIn(campaign).flatMap(switchesVariedBy) as SwitchName[];
  const pinned = Object.fromEntries(varied.map((name) => [name, shown[name]]));
  const query = queryOf({ ...named, ...pinned }).toString();
  return `${site.origin}${campaign.path}${query ? `?${query}` : ''}`;
}

/** A name as a path: no accents, hyphens between words. */
function campaignKey(name: string): string {
  const letters = keyOfPath(name).normalize('NFD').replace(/\p{M}/gu, '');
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'new-campaign';
}

/** The path of the variant as a campaign; different for two that are compared. */
export const newPathOf = ({ name, campaign: { path, flow } }: Variant, side: Side): string =>
  campaignKey(name || `${path || flow}-${side === 'one' ? 'new' : 'other'}`);

/** Why a new campaign cannot have this path; undefined when it can. */
export function pathConflict(path: string, besides: string | undefined, campaigns: Campaigns): string | undefined {
  const thanks = campaigns.flatMap(({ thankYouPath }) => thankYouPath ?? []);
  const ownPages = reservedPathKeys(thanks, flows);
  if (campaigns.some((each) => keyOfPath(each.path) === keyOfPath(path)))
    return `/${path} is a campaign already: choose another name.`;
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
  const { path: _, switches: __, experiments: ___, ...row } = variant.campaign;
  const named = fewestSwitches(switchesOf(variant, site), (some) => parseSwitches(new URLSearchParams(), some, site.brand));
  const entry = { ...row, ...(Object.keys(named).length > 0 && { switches: named }) };
  return `${quoted(`/${path}`)}: ${literal(entry)},`;
}
