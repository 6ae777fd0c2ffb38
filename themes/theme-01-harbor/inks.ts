/** Harbor's colours, for its tokens, looks and drawings. Amber is light, and nothing else. */
export const navy = '#0f2747';
export const deep = '#0a1c35';
export const blue = '#1d4f91';
export const amber = '#ffb224';
export const white = '#ffffff';
export const mist = '#edf3fb';
export const disc = '#e3edf9';
export const soft = '#cbd9ee';
