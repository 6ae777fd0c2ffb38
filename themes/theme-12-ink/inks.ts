export const ink = '#14120f';
export const paper = '#faf6ec';
/** For marks of the hand only. */
export const red = '#8a1c16';
