import { subject, type Today } from './todayWords.ts';

type Compared = NonNullable<NonNullable<Today['figures']>['arrivals']>['compared'];
export type Lately = Today['lately'][number];

const deeds: Readonly<Record<Exclude<Lately['did'], 'start' | 'end'>, string>> = {
  draft: 'worked on a draft of',
  'approve draft': 'approved the draft of',
  'discard draft': 'threw away the draft of',
  publish: 'published',
  pause: 'paused',
  resume: 'opened again',
  back: 'brought back',
  schedule: 'planned a change of',
  cancel: 'cancelled what was planned for',
};

/** An act in words: `D. Keller published /survey/hurt, version 15`. */
export function latelyWords({ by, did, path, version }: Lately): string {
  const which = version === undefined || did === 'pause' ? '' : `, version ${version}`;
  if (did === 'start' || did === 'end') return `${path} ${did === 'start' ? 'opened' : 'ended'} by itself${which}`;
  return `${subject(by)} ${deeds[did]} ${path}${which}`;
}

/** A change against the same hours of yesterday; '' where it is not known. Pure. */
export function comparedWords(compared: Compared | undefined): { readonly visits: string; readonly qualified: string } {
  if (!compared) return { visits: '', qualified: '' };
  const { now, before } = compared;
  const sign = (text: string, value: number) => `${value >= 0 ? '+' : '−'}${text} on yesterday`;
  const more = before.visits === 0 ? undefined : now.visits / before.visits - 1;
  const points =
    before.visits === 0 || now.visits === 0 ? undefined : (now.qualified / now.visits - before.qualified / before.visits) * 100;
  return {
    visits: more === undefined ? '' : sign(`${Math.round(Math.abs(more) * 100)} %`, more),
    qualified: points === undefined ? '' : sign(Math.abs(points).toFixed(1), points),
  };
}
