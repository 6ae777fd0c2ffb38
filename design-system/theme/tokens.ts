import type { vars } from './contract.css.ts';

type Filled<T> = { readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]> };

/** A theme's values: one CSS string for each name of the contract. A missing or unknown name is a type error. */
export type ThemeTokens = Omit<Filled<typeof vars>, 'scheme'> & { readonly scheme: 'light' | 'dark' };
