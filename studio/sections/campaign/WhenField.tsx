import { useId } from 'react';
import { Line, Segments } from '../../parts/fields.tsx';
import { ownZone, utc } from '../../parts/times.ts';

/** A moment as the browser's control has it, in its own zone; undefined for now. */
export type When = string | undefined;

/** The moment in milliseconds since 1970; undefined for now, NaN while none is chosen. */
export const momentOf = (when: When): number | undefined => (when === undefined ? undefined : new Date(when).getTime());

/** Milliseconds as the browser's control writes them. */
function localText(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The next full hour, at least half an hour ahead. */
export const nextHour = (now: number): string => localText(Math.ceil((now + 1_800_000) / 3_600_000) * 3_600_000);

/** Why a moment cannot be one to come; undefined where it can. */
export function whenFault(when: When, now: number): string | undefined {
  const at = momentOf(when);
  if (at === undefined) return undefined;
  if (Number.isNaN(at)) return 'Choose a day and a time.';
  return at <= now ? 'That time is over: choose a later one.' : undefined;
}

interface WhenFieldProps {
  readonly when: When;
  readonly error?: string | undefined;
  onChange(when: When): void;
}

/** Now, or a time that is named in the reader's zone and in UTC. */
export function WhenField({ when, error, onChange }: WhenFieldProps) {
  const id = useId();
  const at = momentOf(when);
  const isOwn = at === undefined || Number.isNaN(at) || ownZone() === 'UTC';
  const inUtc = isOwn ? '' : `, which is ${utc(at)}`;
  return (
    <>
      <Segments
        name={`${id}when`}
        label="When"
        value={when === undefined ? 'now' : 'later'}
        options={[
          { value: 'now', name: 'Now' },
          { value: 'later', name: 'At a time' },
        ]}
        onChange={(choice) => onChange(choice === 'now' ? undefined : nextHour(Date.now()))}
      />
      {when !== undefined && (
        <Line
          id={`${id}at`}
          type="datetime-local"
          label="Day and time"
          hint={`In ${ownZone()}${inUtc}`}
          value={when}
          error={error}
          onChange={onChange}
        />
      )}
    </>
  );
}
