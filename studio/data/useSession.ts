import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from './queries.ts';

/** Who works here, and what they may do. The server decides anew at each act. */
export function useSession() {
  const { data } = useSuspenseQuery(sessionQuery);
  return {
    ...data,
    allows: (permission: string) => data.may.includes(permission),
    /** The roles that may do it, for who may not. */
    whoMay: (permission: string) => (data.lacks[permission] ?? []).join(' or '),
  };
}
