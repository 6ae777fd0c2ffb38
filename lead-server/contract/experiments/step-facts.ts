import type { AnswerField } from '../fields/fields.ts';

/** How many bands a time at a step is counted in: below 1 s, then each twice as long, the last from 1,024 s without an end. */
export const timeBands = 12;

/** The band of a time at a step. @param ms milliseconds from its first sight to the way on */
export const timeBandOf = (ms: number): number => (ms < 1000 ? 0 : Math.min(timeBands - 1, Math.floor(Math.log2(ms / 1000)) + 1));

/** Seconds at the ends of a band; the last has none above. */
const bandEnds = (band: number): readonly [from: number, to: number] => [
  band === 0 ? 0 : 2 ** (band - 1),
  band === timeBands - 1 ? Number.POSITIVE_INFINITY : 2 ** band,
];

/**
 * The time below which a share of visits went on, in seconds: logarithmic between the ends of its band, linear below 1 s.
 * @param counts of each band @param share from 0 to 1
 * @returns undefined where no time was counted; the lower end of the last band where it falls there
 */
export function timeQuantile(counts: readonly number[], share: number): number | undefined {
  const all = counts.reduce((sum, each) => sum + each, 0);
  if (all === 0) return undefined;
  let rest = share * all;
  const band = Math.max(
    0,
    counts.findIndex((each) => {
      if (each > 0 && rest <= each) return true;
      rest -= each;
      return false;
    }),
  );
  const [from, to] = bandEnds(band);
  if (to === Number.POSITIVE_INFINITY) return from;
  const part = rest / (counts[band] ?? 1);
  return band === 0 ? part : from * 2 ** part;
}

/** Why a form was refused at a field: left empty, not valid, in contradiction to another answer, or refused by the server's check. */
export const fieldFaults = ['empty', 'invalid', 'doubtful', 'refused'] as const;
export type FieldFault = (typeof fieldFaults)[number];
/** Names of our own lists: nothing typed is in it. */
export type FieldError = readonly [field: AnswerField, fault: FieldFault];

const errorMark = 'error ';
/** The target under which an error at a step is counted; no step or end has a space in its name. */
export const errorTarget = ([field, fault]: FieldError): string => `${errorMark}${field} ${fault}`;

/** The error of such a target; undefined for a step or an end. */
export function errorOfTarget(target: string): { readonly field: string; readonly fault: string } | undefined {
  if (!target.startsWith(errorMark)) return undefined;
  const [field = '', fault = ''] = target.slice(errorMark.length).split(' ');
  return { field, fault };
}
