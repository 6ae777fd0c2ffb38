import type { Colleague } from '#contract/studio/people.ts';
import { ago } from '../../parts/times.ts';

/** How somebody signs in, in words. */
export const signInWords: Readonly<Record<Colleague['by'], string>> = {
  password: 'Password and code',
  first: 'First password, to be replaced',
  provider: 'Sign-in service',
};

/** When somebody was here last, and whether they are. Pure. */
export function seenWords({ seenAt, sessions }: Pick<Colleague, 'seenAt' | 'sessions'>, now: number): string {
  if (sessions > 0) return `Active ${ago(seenAt, now)}, ${sessions} open ${sessions === 1 ? 'session' : 'sessions'}`;
  return seenAt === 0 ? 'Never signed in' : `Signed in ${ago(seenAt, now)}`;
}

/** What a person's leaving changed beside their sign-in, in words. Pure. */
export function leftWords(
  name: string,
  { drafts, schedules }: { readonly drafts: readonly string[]; readonly schedules: number },
): string {
  const handed = drafts.length > 0 ? ` Their drafts are yours now: ${drafts.join(', ')}.` : '';
  const stopped = schedules > 0 ? ` What they had planned stopped (${schedules}): Today says which.` : '';
  return `${name} is out, and their sessions have ended.${handed}${stopped}`;
}

/** Why a person cannot be taken out, or given another role; undefined where they can. Pure. */
export function keptBecause(
  { name, role, by }: Pick<Colleague, 'name' | 'role' | 'by'>,
  { self, rows, byProvider }: { readonly self: string; readonly rows: readonly Colleague[]; readonly byProvider: boolean },
): string | undefined {
  if (byProvider || by === 'provider') return 'The sign-in service decides';
  if (role === 'admin' && rows.filter((each) => each.role === 'admin' && each.by !== 'provider').length === 1)
    return 'The last admin';
  return name === self ? 'You' : undefined;
}
