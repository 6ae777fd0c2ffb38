import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { checkQuery } from '../../data/queries.ts';

/** How long nothing is typed before the server is asked. */
const quietMs = 200;

/** The value once it has stayed the same for a moment. */
function useQuiet<Value>(value: Value): Value {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), quietMs);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}

export interface PathCheck {
  /** Why the path cannot be used; undefined where it can, or nothing is known yet. */
  readonly fault: string | undefined;
  readonly isFree: boolean;
  /** Whether it is a campaign's already. */
  readonly isTaken: boolean;
}

/** Says of a path, while it is typed, whether it is free. @param content with that path */
export function usePathCheck(content: CampaignContent): PathCheck {
  const path = useQuiet(content.path);
  const isTyped = path.length > 1;
  const { data } = useQuery({ ...checkQuery({ ...content, path }), enabled: isTyped, placeholderData: (before) => before });
  if (path === '' || path === '/') return { fault: undefined, isFree: false, isTaken: false };
  if (!path.startsWith('/')) return { fault: 'Begin with a slash, such as /survey/fb.', isFree: false, isTaken: false };
  const isAsked = data !== undefined && path === content.path;
  const problem = data?.problems.find(({ field }) => field === 'path');
  const fault = data?.exists
    ? `${path} is a campaign already.`
    : problem && `${problem.problem.replace(/^./, (first) => first.toUpperCase())}. ${problem.remedy}`;
  return { fault, isFree: isAsked && fault === undefined, isTaken: data?.exists === true };
}
