import { useSyncExternalStore } from 'react';
import { callNumber } from './leadTracking.ts';

/** The number to call, E.164: the visit's own once it is there, until then the brand's (Variants 9). */
export const useCallNumber = (brandNumber: string): string =>
  useSyncExternalStore(
    callNumber.listen,
    () => callNumber.last() ?? brandNumber,
    () => brandNumber,
  );
