export const black = '#000000';
export const white = '#ffffff';
export const yellow = '#ffd60a';
/** The far hill, and quiet grounds. */
export const pale = '#fff6c2';
