import { createContext, useContext } from 'react';

/** Opens the palette, in which everything of the studio is found. The frame gives it to its pages. */
const Context = createContext<(() => void) | undefined>(undefined);

export const FinderProvider = Context.Provider;

/** What opens the palette; undefined outside of the studio's frame, as in a story. */
export const useFinder = (): (() => void) | undefined => useContext(Context);

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** The keys of the palette, as they are on this keyboard. */
export const finderKeys = isMac ? '⌘K' : 'Ctrl K';
