import { type Advertiser, type Placeholder, type QueryName, queryNames } from '#contract/lead/ad-addresses.ts';

export type Values = Readonly<Partial<Record<QueryName, string>>>;

/** A part of an address, with its place in it. */
export interface AddressPart {
  readonly at: number;
  readonly text: string;
  readonly isPlaceholder: boolean;
}

/** The address cut at its placeholders. */
export function partsOf(address: string, placeholders: readonly Placeholder[]): readonly AddressPart[] {
  // the longest first: one may begin with another
  const known = placeholders.map(({ text }) => text).sort((one, other) => other.length - one.length);
  const parts: AddressPart[] = [];
  let plainFrom = 0;
  const addPlain = (to: number) => {
    if (to > plainFrom) parts.push({ at: plainFrom, text: address.slice(plainFrom, to), isPlaceholder: false });
  };
  for (let at = 0; at < address.length; ) {
    const here = known.find((text) => address.startsWith(text, at));
    if (here) {
      addPlain(at);
      parts.push({ at, text: here, isPlaceholder: true });
      plainFrom = at + here.length;
    }
    at += here?.length ?? 1;
  }
  addPlain(address.length);
  return parts;
}

const clickNames: readonly QueryName[] = ['gclid', 'fbclid', 'ttclid', 'msclkid'];
const allNames = Object.keys(queryNames) as readonly QueryName[];

export const isClickName = (name: string): boolean => (clickNames as readonly string[]).includes(name);

/** The names that an address of this advertiser may have: no click id of another one. */
export const namesFor = ({ usual }: Pick<Advertiser, 'usual'>): readonly QueryName[] =>
  allNames.filter((name) => !isClickName(name) || name in usual);

/** Without what only a click fills in. */
export const withoutPlaceholders = (values: Values, { placeholders }: Pick<Advertiser, 'placeholders'>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !placeholders.some(({ text }) => value.includes(text))));

/** Whether both make the same address. */
export const isSameAddress = (one: Values, other: Values): boolean =>
  allNames.every((name) => (one[name] ?? '').trim() === (other[name] ?? '').trim());
