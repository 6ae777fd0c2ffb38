export const graphite = '#1a1e25';
export const cobalt = '#1f44cf';
export const sheet = '#f9fafb';
export const white = '#ffffff';
/** Lines between the parts of an entry; between answers they are the outline's. */
export const hair = '#c3cad3';
export const outline = '#737d8a';
/** The ground of what is chosen or written on. */
export const tint = '#e2e9ff';
