export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether parsed JSON is an object, and no list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No accepted body is nested deeper than this. */
export const depthLimit = 6;

/** Parsed JSON without its parts nested too deep to print. */
export function toStorable(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === depthLimit) return undefined;
  if (Array.isArray(value)) return value.map((each) => toStorable(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toStorable(each, depth + 1)]));
}
