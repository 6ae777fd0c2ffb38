import { createContext, useContext } from 'react';

/** True inside a screen that is on its way out: it is still painted, but it is no longer the current one. */
export const ScreenLeaving = createContext(false);

/** Whether the screen that calls it is on its way out. */
export const useScreenLeaving = () => useContext(ScreenLeaving);
