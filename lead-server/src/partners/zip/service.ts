import { askJson, partnerClient, textOf } from '../client.ts';
import type { ZipPlace } from './table.ts';

export type LookUpZip = (zip: string) => Promise<ZipPlace>;

/** A ZIP service at `{base}/us/{zip}` (Core 7). When it does not answer, the embedded table does. */
export function lookUpZipBy(base: string, table: (zip: string) => ZipPlace, timeoutMs = 2000): LookUpZip {
  const ask = partnerClient(timeoutMs);
  return async (zip) => {
    // "..", and whatever else is no ZIP, would ask the partner for another address than we mean
    if (!/^\d{5}(-\d{4})?$/.test(zip)) return table(zip);
    const answer = await askJson(ask, `${base}/us/${encodeURIComponent(zip)}`).catch(() => undefined);
    if (!answer) return table(zip);
    const { city, state, state_long, county } = answer;
    return {
      city: textOf(city),
      state: textOf(state),
      state_long: textOf(state_long),
      county: textOf(county),
      zip: textOf(answer.zip),
    };
  };
}
