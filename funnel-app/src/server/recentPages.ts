/** A map that drops its least recently used entry. */
export function createRecent<Value>(limit: number) {
  const values = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      if (values.size >= limit) values.delete(values.keys().next().value as string);
      values.set(key, value);
    },
  };
}
