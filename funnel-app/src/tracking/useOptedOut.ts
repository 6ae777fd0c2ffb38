import { useSyncExternalStore } from 'react';
import type { PageModel } from '../model/pageModel.ts';
import { hasGlobalPrivacyControl } from './globalPrivacyControl.ts';

const unchanging = () => () => undefined;

/** Whether the browser opts out, by header or by script. See docs/spec/consent.md#global-privacy-control. */
export const useOptedOut = ({ optedOut }: PageModel): boolean =>
  useSyncExternalStore(
    unchanging,
    () => optedOut || hasGlobalPrivacyControl(),
    () => optedOut,
  );
