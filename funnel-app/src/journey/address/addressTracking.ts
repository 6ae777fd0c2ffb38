import { type Tracking, trackingFrom } from '#contract/lead/tracking.ts';

export interface AddressTracking {
  readonly fields: Tracking;
  /** Whether the address itself has tracking fields. */
  readonly given: boolean;
}

/** The tracking fields of a query, and whether it has any. See docs/spec/lead-record.md#tracking-parameters. */
export function addressTracking(query: string, defaults: { readonly oid: string; readonly affid: string }): AddressTracking {
  const fields = trackingFrom(new URLSearchParams(query), defaults);
  const own = trackingFrom(new URLSearchParams(), defaults);
  return { fields, given: JSON.stringify(fields) !== JSON.stringify(own) };
}
