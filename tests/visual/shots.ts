import { defaultBrand } from '#contract/site/site.ts';
import type { Modes } from '../../.storybook/pictureModes.ts';

/** A story of the built Storybook (`__STORYBOOK_PREVIEW__.extract()`), with the settings of its pictures. */
export interface StoryFacts {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Its module, from the repository's root: `./design-system/...`. */
  readonly file: string;
  /** Tagged `behaviour`: it looks like another story. */
  readonly looksAlike?: boolean;
  readonly chromatic?: { readonly disableSnapshot?: boolean; readonly modes?: Modes } | undefined;
}

/** One picture to take: a story in one mode of the matrix (.storybook/pictureModes.ts). */
export interface Shot {
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly file: string;
  /** The mode's name: `harbor 390`. */
  readonly mode: string;
  readonly theme: string;
  readonly lang: string;
  readonly width: number;
  /** Where it is not the default one. */
  readonly brand?: string;
  /** Where it is not the light one. */
  readonly scheme?: string;
  /** It may have the picture of another story. */
  readonly looksAlike?: true;
}

/** Names a picture wherever it is listed. */
export const keyOf = ({ story, mode }: Pick<Shot, 'story' | 'mode'>): string => `${story}\t${mode}`;

/** The values of Storybook's toolbar for the picture. */
export const globalsOf = ({ theme, lang, brand = defaultBrand, scheme = 'light' }: Shot) => ({ theme, lang, brand, scheme });

/** The same for pictures for which a story is mounted once: a swap of the theme alone leads from one to the other. */
export const mountOf = ({ story, width, lang, brand, scheme }: Shot): string => [story, width, lang, brand, scheme].join(' ');

/** Every picture that the stories ask for, in list order, by the same parameters as Chromatic's. */
export function shotsOf(stories: readonly StoryFacts[]): readonly Shot[] {
  return stories.flatMap(({ id, title, name, file, looksAlike, chromatic }) => {
    if (chromatic?.disableSnapshot) return [];
    return Object.entries(chromatic?.modes ?? {}).map(([mode, { theme, lang, viewport, brand, scheme }]) => ({
      ...{ story: id, title, name, file, mode, theme, lang, width: viewport },
      ...(brand !== undefined && { brand }),
      ...(scheme !== undefined && { scheme }),
      ...(looksAlike && { looksAlike }),
    }));
  });
}

/**
 * Stories that look the same in every mode that both have. Then one does not show its subject, or its tag `behaviour` is
 * missing.
 * @param hashes of pictures, by the key of the shot
 */
export function lookalikes(shots: readonly Shot[], hashes: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  const byStory = new Map<string, Map<string, string>>();
  const byPicture = new Map<string, string[]>();
  for (const shot of shots) {
    const hash = hashes.get(keyOf(shot));
    if (!hash || shot.looksAlike) continue;
    byStory.set(shot.story, (byStory.get(shot.story) ?? new Map<string, string>()).set(shot.mode, hash));
    const picture = `${shot.mode}\t${hash}`;
    byPicture.set(picture, [...(byPicture.get(picture) ?? []), shot.story]);
  }
  const pairs = new Map<string, readonly [string, string]>();
  for (const stories of byPicture.values()) {
    for (const [at, one] of stories.entries()) {
      for (const other of stories.slice(at + 1)) {
        const others = byStory.get(other);
        const differs = [...(byStory.get(one) ?? [])].some(([mode, hash]) => (others?.get(mode) ?? hash) !== hash);
        if (!differs) pairs.set(`${one} ${other}`, [one, other]);
      }
    }
  }
  return [...pairs.values()];
}
