/**
 * First three digits of ZIPs by state, territory or military region (USPS Publication 65 and Labeling List L002). A ZIP of
 * mailboxes or of one large company is in no list of places, but its first digits tell the state.
 */
const prefixRanges =
  'NY 005, PR 006-007, VI 008, PR 009, MA 010-027, RI 028-029, NH 030-038, ME 039-049, VT 050-054, MA 055, VT 056-059, CT 060-069, ' +
  'NJ 070-089, AE 090-098, NY 100-149, PA 150-196, DE 197-199, DC 200, VA 201, DC 202-205, MD 206-219, VA 220-246, WV 247-268, ' +
  'NC 270-289, SC 290-299, GA 300-319, FL 320-339, AA 340, FL 341-349, AL 350-369, TN 370-385, MS 386-397, GA 398-399, KY 400-427, ' +
  'OH 430-459, IN 460-479, MI 480-499, IA 500-528, WI 530-549, MN 550-567, DC 569, SD 570-577, ND 580-588, MT 590-599, IL 600-629, ' +
  'MO 630-658, KS 660-679, NE 680-693, LA 700-714, AR 716-729, OK 730-732, TX 733, OK 734-749, TX 750-799, CO 800-816, WY 820-831, ' +
  'ID 832-838, UT 840-847, AZ 850-865, NM 870-884, TX 885, NV 889-898, CA 900-961, AP 962-966, HI 967-968, GU 969, OR 970-979, ' +
  'WA 980-994, AK 995-998';

/** Ranges of five digits that their first three place in another state. */
const exceptions: readonly (readonly [from: number, to: number, code: string])[] = [
  [96799, 96799, 'AS'],
  [96950, 96952, 'MP'],
  // sovereign states with ZIPs of their own: Palau, Micronesia, the Marshall Islands
  [96939, 96944, ''],
  [96960, 96970, ''],
  [99901, 99950, 'AK'],
];

const codeByPrefix: ReadonlyMap<number, string> = new Map(
  prefixRanges.split(', ').flatMap((entry) => {
    const [code = '', range = ''] = entry.split(' ');
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at): [number, string] => [from + at, code]);
  }),
);

/** Territories and military regions, which are no states of the lead record. */
export const territories: Readonly<Record<string, string>> = {
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  GU: 'Guam',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

/** The two letters of a ZIP's state, territory or military region by its first digits; '' where the prefix is not in use. */
export function stateOfPrefix(zip: string): string {
  const digits = Number(zip);
  const exception = exceptions.find(([from, to]) => digits >= from && digits <= to);
  return exception ? exception[2] : (codeByPrefix.get(Math.floor(digits / 100)) ?? '');
}
