import { useSyncExternalStore } from 'react';
import type { PageModel } from '../pages/pageModel.ts';
import { hasGlobalPrivacyControl } from './globalPrivacyControl.ts';

const unchanging = () => () => undefined;

/** Whether the visitor has opted out by their browser: by the header, which the server has seen, or by script alone. */
export const useOptedOut = ({ optedOut }: PageModel): boolean =>
  useSyncExternalStore(
    unchanging,
    () => optedOut || hasGlobalPrivacyControl(),
    () => optedOut,
  );
