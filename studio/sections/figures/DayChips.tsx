import { dayNumber, zoneDays, zoneName } from '#contract/experiments/zone-days.ts';
import { utc } from '../../parts/times.ts';
import { DayField, Select } from './Chip.tsx';
import { ask, daysOf, type FiguresQuestion, spans } from './figuresQuestion.ts';

interface DayChipsProps {
  readonly question: FiguresQuestion;
  /** The business's zone. */
  readonly zone: string;
  readonly onAsk: (next: FiguresQuestion) => void;
}

const spanNames: Readonly<Record<number, string>> = {
  1: 'today',
  7: 'last 7 days',
  14: 'last 14 days',
  28: 'last 28 days',
  90: 'last 90 days',
  400: 'last 400 days',
};
const own = 'own';

/** Days in UTC, for a title: where the first begins, and where the last ends. */
function inUtc({ from, to, zone }: ReturnType<typeof daysOf>): string {
  const { firstHour } = zoneDays(zone);
  return `${utc(firstHour(dayNumber(from)) * 3_600_000)} to ${utc(firstHour(dayNumber(to) + 1) * 3_600_000)}`;
}

/** The days of the question, and whose they are. */
export function DayChips({ question, zone, onAsk }: DayChipsProps) {
  const { days = 7, from, to } = question;
  const asked = daysOf(question, Date.now(), zone);
  const isOwn = from !== undefined && to !== undefined;
  const fix = (part: { readonly from?: string; readonly to?: string }) =>
    onAsk(ask(question, { from: asked.from, to: asked.to, days: undefined, ...part }));
  return (
    <>
      <Select
        label="Days:"
        title={inUtc(asked)}
        value={isOwn ? own : String(days)}
        options={[...spans.map((each) => [String(each), spanNames[each] ?? ''] as const), [own, 'from … to …']]}
        onChange={(value) =>
          value === own ? fix({}) : onAsk(ask(question, { days: Number(value), from: undefined, to: undefined }))
        }
      />
      {isOwn && (
        <>
          <DayField label="From" value={from} max={to} onChange={(value) => value <= to && fix({ from: value })} />
          <DayField label="to" value={to} min={from} onChange={(value) => value >= from && fix({ to: value })} />
        </>
      )}
      {zone !== 'UTC' && (
        <Select
          label="Clock:"
          value={asked.zone}
          options={[
            [zone, zoneName(zone)],
            ['UTC', 'UTC'],
          ]}
          onChange={(value) => onAsk(ask(question, { zone: value === 'UTC' ? 'UTC' : undefined }))}
        />
      )}
    </>
  );
}
