import { keyOfPath } from '#contract/campaign/campaign.ts';
import { type FlowId, flows } from '#contract/flows/index.ts';
import { queryNameOf, switchNames } from '#design-system/switches/switches.ts';
import { valuesOf } from '#themes/switches.ts';
import { type FontState, fontStates } from './firstVisitFonts.ts';
import { queryOf } from './switchQuery.ts';
import { type Campaigns, campaignsOf, firstFlow, type Variant, variantOf } from './variant.ts';

export const widths = ['both', 'phone', 'desktop'] as const;
export type Widths = (typeof widths)[number];

/** Everything that the builder shows; it is in the address, so that a reload shows the same. */
export interface BuilderState {
  readonly one: Variant;
  /** The second of two that are compared. */
  readonly other: Variant | undefined;
  readonly widths: Widths;
  readonly fonts: FontState;
  /** The step that is shown; undefined: the first. */
  readonly screen: string | undefined;
  /** Where the variants are to run; undefined: the site that fits best. */
  readonly site: string | undefined;
}

const secondPrefix = 'b.';

function writeVariant(variant: Variant, prefix: string): [string, string][] {
  const { flow, path: own } = variant.campaign;
  const path = own === '' ? [] : [['path', keyOfPath(own)] as const];
  const name = variant.name ? [['name', variant.name] as const] : [];
  return [['flow', flow] as const, ...path, ...name, ...queryOf(variant.chosen)].map(([name, value]) => [prefix + name, value]);
}

const flowIn = (query: URLSearchParams, prefix: string) =>
  flows.find(({ id }) => id === query.get(`${prefix}flow`))?.id as FlowId | undefined;

/** Ignores unknown parameters: an address may be old, or typed. */
function readVariant(query: URLSearchParams, prefix: string, flow: FlowId, campaigns: Campaigns): Variant {
  const campaign = campaignsOf(flow, campaigns).find(({ path }) => keyOfPath(path) === query.get(`${prefix}path`));
  const chosen = switchNames.flatMap((name) => {
    const value = query.get(prefix + queryNameOf(name));
    return value !== null && valuesOf(name).includes(value) ? [[name, value]] : [];
  });
  return {
    ...variantOf(flow, campaigns),
    ...(campaign && { campaign }),
    chosen: Object.fromEntries(chosen),
    name: query.get(`${prefix}name`) ?? '',
  };
}

/** The state as the text after `#`. */
export function writeState({ one, other, widths: shown, fonts, screen, site }: BuilderState): string {
  const rest = {
    widths: shown === 'both' ? undefined : shown,
    fonts: fonts === 'loaded' ? undefined : fonts,
    screen,
    site,
  };
  const entries = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return new URLSearchParams([
    ...writeVariant(one, ''),
    ...(other ? writeVariant(other, secondPrefix) : []),
    ...entries,
  ]).toString();
}

/** Reads the state of an address; missing or wrong parts get their defaults. */
export function readState(hash: string, campaigns: Campaigns): BuilderState {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const otherFlow = flowIn(query, secondPrefix);
  return {
    one: readVariant(query, '', flowIn(query, '') ?? firstFlow, campaigns),
    other: otherFlow && readVariant(query, secondPrefix, otherFlow, campaigns),
    widths: widths.find((each) => each === query.get('widths')) ?? 'both',
    fonts: fontStates.find((each) => each === query.get('fonts')) ?? 'loaded',
    screen: query.get('screen') ?? undefined,
    site: query.get('site') ?? undefined,
  };
}
