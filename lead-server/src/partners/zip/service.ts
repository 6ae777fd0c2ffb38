import { type CallPartner, from2xx, textOf } from '../client.ts';
import type { ZipPlace } from './table.ts';

export type LookUpZip = (zip: string) => Promise<ZipPlace>;

/** Empty texts are an answer: there is no such ZIP. */
const readPlace = from2xx(({ city, state, state_long, county, zip }): ZipPlace | undefined => {
  if (typeof state !== 'string') return undefined;
  return { city: textOf(city), state, state_long: textOf(state_long), county: textOf(county), zip: textOf(zip) };
});

/** A ZIP service at `{base}/us/{zip}`, else the embedded table. See docs/spec/calls.md#zip-lookup. */
export const lookUpZipBy =
  (ask: CallPartner, base: string, table: (zip: string) => ZipPlace): LookUpZip =>
  async (zip) => {
    // "..", and whatever else is no ZIP, would ask the partner for another address than we mean
    if (!/^\d{5}(-\d{4})?$/.test(zip)) return table(zip);
    return ask(`${base}/us/${encodeURIComponent(zip)}`, readPlace).catch(() => table(zip));
  };
