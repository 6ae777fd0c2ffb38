import { type Tracking, trackingFrom } from '#contract/lead/tracking.ts';

export interface AddressTracking {
  readonly fields: Tracking;
  /** Whether the address itself says where the visitor came from, or all is the campaign's own. */
  readonly given: boolean;
}

/** The tracking fields of an address's query, and whether it has any (Core 3, Variants 6). */
export function addressTracking(query: string, defaults: { readonly oid: string; readonly affid: string }): AddressTracking {
  const fields = trackingFrom(new URLSearchParams(query), defaults);
  const own = trackingFrom(new URLSearchParams(), defaults);
  return { fields, given: JSON.stringify(fields) !== JSON.stringify(own) };
}
