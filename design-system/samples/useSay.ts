import { createContext, useContext } from 'react';
import { type Say, sayIn } from './say.ts';

/** The toolbar's language; English where nobody says. */
export const Language = createContext<unknown>('en');

/** Says the workshop's words in the language around the component. */
export const useSay = (): Say => sayIn(useContext(Language));
