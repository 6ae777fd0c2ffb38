import type { CustomDestination } from '../partners/destination-schema.ts';
import type { FindMapping } from '../partners/mappings.ts';
import type { Config } from '../settings/config.ts';
import { customDestinations } from './custom-destinations.ts';
import { createDestinations, type ExternalDestination, type Sale, takesLeads } from './destinations.ts';

/** The destinations of leads and messages: the built-in ones, and those that settings describe. */
export const leadDestinations = (
  config: Config,
  described: readonly CustomDestination[],
  findMapping: FindMapping,
): readonly ExternalDestination[] => [...createDestinations(config, findMapping), ...customDestinations(described)];

/** Whose each destination is, by its name, as settings say now; without those that are no sale. */
export const salesOf = (config: Config, described: readonly CustomDestination[]): ReadonlyMap<string, Sale> =>
  new Map(
    leadDestinations(config, described, () => Promise.reject(new Error('nothing is sent from here'))).flatMap((each) =>
      takesLeads(each) && each.sale !== undefined ? [[each.name, each.sale]] : [],
    ),
  );

/** A destination that buys leads, as campaigns choose among them. */
export interface BuyingDestination {
  readonly name: string;
  readonly sale: Sale;
  /** The flows whose leads it takes; undefined: all. */
  readonly flows: readonly string[] | undefined;
}

/** The destinations that buy leads, as settings say now; each once, without its test address. */
export const buyingDestinations = (config: Config, described: readonly CustomDestination[]): readonly BuyingDestination[] =>
  leadDestinations(config, described, () => Promise.reject(new Error('nothing is sent from here'))).flatMap((each) =>
    takesLeads(each) && each.sale !== undefined && each.testOf === undefined
      ? [{ name: each.name, sale: each.sale, flows: each.flows }]
      : [],
  );
