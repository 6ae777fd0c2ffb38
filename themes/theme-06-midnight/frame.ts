/** Space at both sides, up to the layout's width. */
export const sides = 'max(1rem, min(5vw, 3rem), 50vw - 40rem)';
