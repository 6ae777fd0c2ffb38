import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { VisitState } from './visitState.ts';
import { createVisitStore, type VisitStore, type VisitStoreOptions } from './visitStore.ts';

/** The visit of a page: its state, and the store that changes it. @param options read once */
export function useVisit(options: VisitStoreOptions): { readonly state: VisitState; readonly store: VisitStore } {
  const [store] = useState(() => createVisitStore(options));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  // before the paint, as the earliest tap is answered (pages/survey/surveyEffects.ts)
  useLayoutEffect(() => store.start(), [store]);
  return { state, store };
}
