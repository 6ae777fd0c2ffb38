import { useSyncExternalStore } from 'react';
import type { PageModel } from '../pages/model.ts';
import { browserRefusesSale } from './gpc.ts';

const unchanging = () => () => undefined;

/** Whether the visitor has opted out by their browser: by the header, which the server has seen, or by script alone. */
export const useOptedOut = ({ optedOut }: PageModel): boolean =>
  useSyncExternalStore(
    unchanging,
    () => optedOut || browserRefusesSale(),
    () => optedOut,
  );
