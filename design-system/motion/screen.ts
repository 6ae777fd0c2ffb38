import { createContext, useContext } from 'react';

/** True inside a screen that is on its way out: it is still painted, but it is no longer the current one. */
export const ScreenLeaving = createContext(false);

export const useScreenLeaving = () => useContext(ScreenLeaving);
