/** For tests; the rest is for tests/run.mjs and tests/lanes.mjs alone. */
export const screenReader: { readonly programs: readonly string[]; readonly packages: readonly string[] };
