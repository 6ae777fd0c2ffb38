/** From the window's edge to the sheet, and from there to its words. */
export const margin = 'clamp(0.625rem, 2.2vw, 1.75rem)';
export const inside = `max(1.5rem, min(5.6vw, 4.5rem), 50vw - 37.5rem)`;
