export const ink = '#14120f';
export const paper = '#f5efdf';
/** For marks of the hand only. */
export const red = '#8a1c16';
