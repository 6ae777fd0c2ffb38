import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type CheckEmail, checkEmailByIpqs, checkEmailEmbedded, domainExistsByDns } from './email.ts';
import { type CheckGibberish, checkGibberishBy, checkGibberishEmbedded } from './gibberish.ts';
import { type CheckPhone, checkPhoneByIpqs, checkPhoneEmbedded } from './phone.ts';
import { type LookUpZip, lookUpZipBy } from './zip/service.ts';
import { readZipTable, type ZipPlace } from './zip/table.ts';

/** Every check that a partner can make, each by the partner when its settings are given, else by what is embedded (decisions 6). */
export interface Partners {
  readonly checkPhone: CheckPhone;
  readonly checkEmail: CheckEmail;
  readonly checkGibberish: CheckGibberish;
  readonly lookUpZip: LookUpZip;
  /** The embedded table: a lead never waits for a partner. */
  readonly placeOf: (zip: string) => ZipPlace;
}

/** An address from the settings without the slash that people put at its end. */
export const baseOf = (url: string): string => url.replace(/\/+$/, '');

export function createPartners(config: Config): Partners {
  const { IPQS_KEY, GIBBERISH_URL, ZIP_URL } = config;
  const ipqs = baseOf(config.IPQS_URL);
  const table = readZipTable(join(config.FUNNEL_DIR, 'zip-codes.tsv'));
  return {
    checkPhone: IPQS_KEY ? checkPhoneByIpqs(ipqs, IPQS_KEY) : checkPhoneEmbedded,
    checkEmail: IPQS_KEY ? checkEmailByIpqs(ipqs, IPQS_KEY) : checkEmailEmbedded(domainExistsByDns()),
    checkGibberish: GIBBERISH_URL ? checkGibberishBy(baseOf(GIBBERISH_URL)) : checkGibberishEmbedded,
    lookUpZip: ZIP_URL ? lookUpZipBy(baseOf(ZIP_URL), table) : async (zip) => table(zip),
    placeOf: table,
  };
}
