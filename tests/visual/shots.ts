/** A story as the built Storybook tells of it (`__STORYBOOK_PREVIEW__.extract()`), with what decides its pictures. */
export interface StoryFacts {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The module that it stands in, from the repository's root: `./design-system/...`. */
  readonly file: string;
  readonly chromatic?: { readonly disableSnapshot?: boolean; readonly modes?: Readonly<Record<string, StoredMode>> } | undefined;
}

interface StoredMode {
  readonly theme: string;
  readonly lang: string;
  readonly viewport: number;
  readonly disable?: boolean;
}

/** One picture to take: a story in one mode of the matrix (themes/pictureModes.ts). */
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
}

/** Names a picture wherever it is listed. */
export const keyOf = ({ story, mode }: Pick<Shot, 'story' | 'mode'>): string => `${story}\t${mode}`;

/** Every picture that the stories ask for, in list order, by the same parameters as Chromatic's. */
export function shotsOf(stories: readonly StoryFacts[]): readonly Shot[] {
  return stories.flatMap(({ id, title, name, file, chromatic }) => {
    if (chromatic?.disableSnapshot) return [];
    return Object.entries(chromatic?.modes ?? {}).flatMap(([mode, { theme, lang, viewport, disable }]) =>
      disable ? [] : [{ story: id, title, name, file, mode, theme: String(theme), lang, width: viewport }],
    );
  });
}

/** The address at which a person sees what a picture shows, under a running Storybook's own. */
export const addressOf = ({ story, theme, lang }: Shot, storybook: string): string =>
  `${storybook}/?path=/story/${story}&globals=theme:${theme};lang:${lang}`;
