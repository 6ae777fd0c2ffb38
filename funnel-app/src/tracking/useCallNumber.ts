import { useContext, useSyncExternalStore } from 'react';
import { TrackingContext } from './visitTracking.ts';

/** The number to call, E.164: the visit's, else the brand's. */
export function useCallNumber(brandNumber: string): string {
  const { callNumber } = useContext(TrackingContext);
  return useSyncExternalStore(
    callNumber.subscribe,
    () => callNumber.last() ?? brandNumber,
    () => brandNumber,
  );
}
