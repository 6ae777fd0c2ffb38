import { type Buyer, defaultBuyer } from '#contract/site/buyer.ts';
import type { LeadExtras } from '../../journey/journey.ts';
import type { AvailableBuyers } from './availableBuyers.ts';

/*
 * Fields of one-to-one consent. assumed: lists are joined with "|", a buyer's ids with ",". See
 * docs/spec/lead-record.md#buyer-fields.
 */
const separator = '|';
const names = (buyers: readonly Buyer[]) => buyers.map(({ name }) => name).join(separator);
const ids = (buyers: readonly Buyer[]) => buyers.map((buyer) => buyer.ids.join(',')).join(separator);

/** The buyers that `names` and `ids` wrote, read back from a visit's extras. */
export function buyersFrom(leadExtras: LeadExtras): readonly Buyer[] {
  const written = leadExtras.all_possible_buyer_ids;
  if (!written) return [];
  const called = (leadExtras.all_possible_buyer_names ?? '').split(separator);
  return written.split(separator).map((own, index) => ({ name: called[index] ?? '', ids: own.split(',') }));
}

/**
 * The extras after the buyers call; without buyers, or late, the visitor gets the common consent. See
 * docs/spec/errors.md#buyers-time-out.
 */
export function availableBuyersExtras(found: AvailableBuyers | undefined): LeadExtras {
  const { selected, possible } = found ?? { selected: [], possible: [] };
  const any = possible.length > 0 ? 'yes' : 'no';
  return {
    '1_to_1_result': any,
    '1_to_1_timeout': found ? 'no' : 'yes',
    '1_to_1_consent': any,
    // assumed: asked in time, no buyer takes the case
    '1_to_1_dq': found && possible.length === 0 ? 'yes' : 'no',
    ...chosenBuyersExtras(possible, selected, selected),
  };
}

/**
 * The extras of a campaign with fixed buyers, whose consent is yes. A group that settings lack means the common consent. See
 * docs/spec/campaigns.md#buyer-groups.
 */
export const fixedBuyersExtras = (selected: readonly Buyer[]): LeadExtras =>
  selected.length === 0 ? {} : availableBuyersExtras({ selected, possible: [defaultBuyer, ...selected] });

/** The extras for the visitor's choice among the possible buyers. `proposed`: the buyers that the service selected. */
export function chosenBuyersExtras(possible: readonly Buyer[], proposed: readonly Buyer[], chosen: readonly Buyer[]): LeadExtras {
  return {
    selected_buyers: ids(chosen),
    selected_buyer_names: names(chosen),
    displayed_buyers: names(possible),
    selected_buyers_number: String(chosen.length),
    selected_buyers_changed: ids(chosen) === ids(proposed) ? 'no' : 'yes',
    all_possible_buyer_names: names(possible),
    all_possible_buyer_ids: ids(possible),
    all_possible_buyers_number: String(possible.length),
  };
}
