/** The breakpoints in use; phones come first. See docs/spec/product.md#layout. */
export const minWidth = {
  tablet: 'screen and (min-width: 600px)',
  desktop: 'screen and (min-width: 850px)',
} as const;

export const maxWidth = { phone: '(max-width: 599px)' } as const;

export const forcedColors = '(forced-colors: active)';
export const prefersMoreContrast = '(prefers-contrast: more)';
export const noReducedMotionPreference = '(prefers-reduced-motion: no-preference)';
export const prefersReducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** A media query, followed; undefined where the browser can't say. In a browser only. */
export function followedQuery(query: string): MediaQueryList | undefined {
  try {
    return window.matchMedia(query);
  } catch {
    return undefined;
  }
}

/** Whether the visitor asks for less motion, or the browser can't say. In a browser only. */
export const prefersReducedMotion = (): boolean => followedQuery(prefersReducedMotionQuery)?.matches ?? true;
