import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** False on the server and until hydration; components mounted later start with true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
