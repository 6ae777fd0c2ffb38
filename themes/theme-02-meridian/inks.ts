export const teal = '#0a7470';
export const deep = '#0a3a3d';
export const mist = '#e2eeed';
export const milk = '#f7fbfa';
export const white = '#ffffff';
export const tealTint = '#d5ebe8';
export const peachTint = '#fdeadb';
export const round = '#aed7d2';
/** The soft shadow of what floats. */
export const float = '0 18px 40px -24px rgb(10 58 61 / 0.5)';
