/** The poster's two inks, and those of its drawings. */
export const inks = {
  crimson: '#b3122d',
  black: '#1b1416',
  deep: '#7f0b1e',
  steel: '#d9cfd1',
  weave: '#5a4b4f',
  blush: '#f0a7b1',
} as const;
