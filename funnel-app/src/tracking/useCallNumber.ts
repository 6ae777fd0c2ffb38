import { useSyncExternalStore } from 'react';
import { callNumber } from './leadTracking.ts';

/** The number to call, E.164: the visit's, else the brand's. */
export const useCallNumber = (brandNumber: string): string =>
  useSyncExternalStore(
    callNumber.listen,
    () => callNumber.last() ?? brandNumber,
    () => brandNumber,
  );
