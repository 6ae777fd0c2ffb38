import type { Buyer } from '#contract/site/buyer.ts';
import type { BuyerGroup } from '#contract/site/site.ts';

/** Each buyer of a fixed group has three ids. See docs/spec/lead-record.md#buyer-fields. */
const partner = (letter: string, ...ids: readonly [string, string, string]): Buyer => ({
  name: `Partner law firm ${letter}`,
  ids,
});

/** Samples for Storybook and the builder: a real page takes its groups from the site file. assumed: their sizes alone are specified. */
export const sampleBuyerGroups: Readonly<Record<BuyerGroup, readonly Buyer[]>> = {
  d1: [partner('A', '9101', '9102', '9103')],
  d2: [
    partner('A', '9101', '9102', '9103'),
    partner('B', '9201', '9202', '9203'),
    partner('C', '9301', '9302', '9303'),
    partner('D', '9401', '9402', '9403'),
    partner('E', '9501', '9502', '9503'),
  ],
  x1: [partner('F', '9601', '9602', '9603')],
};
