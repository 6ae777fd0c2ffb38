import type { vars } from './contract.css.ts';

type Filled<T> = { readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]> };

/** A theme's values: one CSS string for each name of the contract. A missing or unknown name is a type error. */
export type ThemeTokens = Omit<Filled<typeof vars>, 'scheme'> & { readonly scheme: 'light' | 'dark' };

/** One weight of a self-hosted family. */
export interface FontFile {
  readonly weight: string;
  /** As a stylesheet's `url()` takes it: a package path that Vite resolves to a hashed asset. */
  readonly url: string;
  /**
   * Local fonts stretched to this one's measures, under the name `<family> Fallback`: the first that the device has. Without one the
   * device's own font shows.
   */
  readonly fallback?: readonly StretchedFont[];
}

/** A font of the device under several names, all of the same measures. */
export interface StretchedFont {
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
}

/** A self-hosted family in the weights that a theme uses. */
export interface FontFace {
  readonly family: string;
  readonly files: readonly FontFile[];
}
