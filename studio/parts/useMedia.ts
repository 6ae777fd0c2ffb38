import { useSyncExternalStore } from 'react';

const watch = (query: string) => (onChange: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether a media query holds now. */
export const useMedia = (query: string): boolean => useSyncExternalStore(watch(query), () => matchMedia(query).matches);
