export const dusk = '#0c2f55';
export const blue = '#0a4f9c';
export const sky = '#9fd2f9';
export const skyTop = '#62aeec';
export const haze = '#eaf5fd';
export const white = '#ffffff';
/** The ground of a chosen answer. */
export const tint = '#dceefd';
export const shade = (alpha: number) => `rgb(12 67 124 / ${alpha})`;
