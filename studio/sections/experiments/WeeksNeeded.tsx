import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { mostWeeks, weeksNeeded } from '#contract/experiments/days-needed.ts';
import { countOf, type MeasureName } from '#contract/experiments/measure.ts';
import { dayAt } from '#contract/experiments/zone-days.ts';
import { figuresQuery } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { Note } from '../../parts/parts.tsx';

const dayMs = 86_400_000;

interface WeeksProps {
  /** The campaign's key. */
  readonly campaign: string;
  readonly primary: MeasureName;
  readonly weights: readonly number[];
  /** As a share; undefined while what was typed is none. */
  readonly leastEffect: number | undefined;
}

/** How long it takes by the campaign's own last 28 days, as a range in whole weeks. */
export function WeeksNeeded({ campaign, primary, weights, leastEffect }: WeeksProps) {
  const now = Date.now();
  const { zone } = useSession();
  const { data, error } = useQuery(
    figuresQuery({
      ...{ from: dayAt(zone, now - 28 * dayMs), to: dayAt(zone, now - dayMs), zone },
      ...{ by: 'device', where: { campaign }, compare: false, measure: 'qualified' },
    }),
  );
  const shares = useDeferredValue(weights.join(' '));
  const effect = useDeferredValue(leastEffect);
  const weeks = useMemo(() => {
    const own = shares.split(' ').map(Number);
    if (!data || effect === undefined || own.some((each) => !(each > 0))) return undefined;
    const { visits, finished, disqualified, blocked } = data.total;
    const rate = visits === 0 ? 0 : countOf[primary]({ visitors: visits, finished, disqualified, blocked }) / visits;
    return weeksNeeded({ visits: data.days.map((day) => day.visits), rate, weights: own, leastEffect: effect });
  }, [data, shares, effect, primary]);
  if (error) return <Note tone="waiting">How long it takes is not known: {error.message}</Note>;
  if (!data || effect === undefined) return null;
  if (!weeks)
    return <Note tone="waiting">How long it takes is not known: nobody was counted on this campaign in its last 28 days.</Note>;
  const { low, high } = weeks;
  const points = (effect * 100).toFixed(1);
  const text =
    high === undefined
      ? `It takes more than ${mostWeeks} weeks to find ${points} points here. Look for a larger effect, or compare fewer variants.`
      : `It takes ${low === high ? low : `${low} to ${high}`} week${high === 1 ? '' : 's'} to find ${points} points, by the last 28 days (${data.total.visits.toLocaleString('en-US')} visits).`;
  return <Note tone={high === undefined ? 'waiting' : 'planned'}>{text}</Note>;
}
