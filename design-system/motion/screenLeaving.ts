import { createContext, useContext } from 'react';

/** True inside a screen that is leaving, or rendered ahead: it is not the current one. */
export const ScreenLeaving = createContext(false);

/** Whether the screen that calls it is on its way out. */
export const useScreenLeaving = () => useContext(ScreenLeaving);
