/** A field that differs between two contents, by its dotted name. */
export interface Difference {
  readonly field: string;
  /** As JSON; undefined where that side lacks the field. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Fields by their dotted names. What has a name is known by it, so that a list's order differs by its members alone. */
function flattened(value: unknown, name: string): readonly (readonly [name: string, text: string])[] {
  const at = (key: string) => (name === '' ? key : `${name}.${key}`);
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'object' && each !== null)) {
    return value.flatMap((each, index) => flattened(each, at(String(each.name ?? each.id ?? index))));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : flattened(each, at(key))));
}

/** The fields of a content by their dotted names, as JSON. Pure. */
export const fieldTexts = (content: object): ReadonlyMap<string, string> => new Map(flattened(content, ''));

/** The fields that differ, in the order of their names. Pure. */
export function campaignDifferences(before: object, after: object): readonly Difference[] {
  const [one, other] = [fieldTexts(before), fieldTexts(after)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .sort()
    .map((field) => ({ field, before: one.get(field), after: other.get(field) }))
    .filter((each) => each.before !== each.after);
}

/** A difference in words, such as `switches.theme: "1" becomes "3"`. */
export function differenceText({ field, before, after }: Difference): string {
  if (before === undefined) return `${field}: ${after}, new`;
  return after === undefined ? `${field}: ${before}, no longer set` : `${field}: ${before} becomes ${after}`;
}
