import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** False on the server and until the page's script has taken over; what is shown first later is hydrated from the start. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
