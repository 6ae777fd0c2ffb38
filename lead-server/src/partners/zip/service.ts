import { getJson } from '../get-json.ts';
import type { ZipPlace } from './table.ts';

export type LookUpZip = (zip: string) => Promise<ZipPlace>;

/** A ZIP service at `{base}/us/{zip}` (Core 7). When it does not answer, the embedded table does. */
export const lookUpZipBy =
  (base: string, table: (zip: string) => ZipPlace, timeoutMs = 2000): LookUpZip =>
  async (zip) => {
    const answer = await getJson(`${base}/us/${encodeURIComponent(zip)}`, timeoutMs).catch(() => undefined);
    if (!answer) return table(zip);
    const text = (name: string) => (typeof answer[name] === 'string' ? answer[name] : '');
    return { city: text('city'), state: text('state'), state_long: text('state_long'), county: text('county'), zip: text('zip') };
  };
