/**
 * The cookies in which a browser remembers its variants, one an experiment: `variant-answers-in-two=one`. The page writes them, so
 * that no document sets a cookie; an edge may read them. They name a variant and say nothing of the visitor.
 */
export const variantCookiePrefix = 'variant-';

/** Seconds. assumed: longer than any experiment should take. */
export const variantSeconds = 90 * 86_400;
