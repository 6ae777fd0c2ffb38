import { useId } from 'react';
import { Line, Segments } from '../../parts/fields.tsx';
import { ownZone, utc } from '../../parts/times.ts';
import { momentOf, nextHour, type When } from './when.ts';

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
