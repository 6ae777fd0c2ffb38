import { idOfFolder } from './folders.ts';
import type { ThemeId } from './registry.ts';

/** What a theme means, for who draws or writes in it. No visitor gets it. */
export interface Identity {
  /** The idea in a few words, under the theme's name. */
  readonly motto: string;
  /** The one picture that everything follows from. */
  readonly idea: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** How one question gives way to the next: the theme's tokens `step`, in words. */
  readonly motion: string;
}

/** By theme, from each folder: for stories and tests only. */
export const identities = Object.fromEntries(
  Object.entries(import.meta.glob<Identity>('./*/identity.ts', { eager: true, import: 'identity' })).map(([path, identity]) => [
    idOfFolder(path.split('/')[1] ?? path),
    identity,
  ]),
) as Readonly<Record<ThemeId, Identity>>;
