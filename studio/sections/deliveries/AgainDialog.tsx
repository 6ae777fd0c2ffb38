import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DeliveryFilter } from '#contract/studio/desk.ts';
import { givenUpCountQuery } from '../../data/deskQueries.ts';
import { useAct } from '../../data/useAct.ts';
import { dayEnd, dayStart } from '../../parts/days.ts';
import { Line, Pick, Segments, Tick } from '../../parts/fields.tsx';
import { Note } from '../../parts/parts.tsx';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import { Asked } from '../second/Asked.tsx';
import * as styles from './deliveries.css.ts';
import { many } from './deliveryWords.ts';

/** What the dialog is opened with: everything, a destination, or a group of one reason. */
export interface AgainStart {
  readonly destination?: string;
  readonly reason?: string;
}

interface AgainProps {
  readonly of: AgainStart;
  readonly destinations: readonly string[];
  onDone(): void | Promise<void>;
  onClose(): void;
}

type Act = 'replay' | 'drop';
const acts = [
  { value: 'replay', name: 'Send again' },
  { value: 'drop', name: 'Let go' },
] as const;

/** Sends again what was given up, or lets it go: which, how many they are, and why. */
export function AgainDialog({ of, destinations, onDone, onClose }: AgainProps) {
  const id = useId();
  const [act, setAct] = useState<Act>('replay');
  const [destination, setDestination] = useState(of.destination ?? '');
  const [days, setDays] = useState({ from: '', to: '' });
  const [unanswered, setUnanswered] = useState(false);
  const [from, to] = [dayStart(days.from), dayEnd(days.to)];
  const filter: DeliveryFilter = {
    ...(destination !== '' && { destination }),
    ...(of.reason !== undefined && { reason: of.reason }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(unanswered && { unanswered }),
  };
  const { data, error } = useQuery(givenUpCountQuery(filter));
  const run = useAct('actOnGivenUp', async () => {
    await onDone();
    onClose();
  });
  const ask = useAct('askSecond');
  const needsSecond = data !== undefined && data.count > data.most;
  const hindrance = !data
    ? (error?.message ?? 'They are being counted.')
    : data.isMore
      ? 'These are too many at once: choose fewer days, or one destination.'
      : data.count === 0
        ? 'Nothing that was given up fits.'
        : undefined;
  const deliveries = data ? many(data.count, 'delivery', 'deliveries') : '';
  const name = acts.find(({ value }) => value === act)?.name ?? '';
  const does = needsSecond ? `Ask a second person: ${name}` : name;
  if (ask.data) return <Asked id={ask.data.id} onClose={onClose} />;
  return (
    <WhyDialog
      title="What was given up"
      {...(of.reason !== undefined && { text: `With the reason: ${of.reason}` })}
      does={data && hindrance === undefined ? `${does}, ${deliveries}` : does}
      look={act === 'drop' ? 'danger' : 'main'}
      isPending={run.isPending || ask.isPending}
      failure={run.error?.message ?? ask.error?.message ?? ''}
      hindrance={hindrance}
      onDo={(because) => {
        if (!data) return;
        if (needsSecond) ask.mutate({ scope: { of: 'given up', act, filter }, count: data.count, because });
        else run.mutate({ act, filter, count: data.count, because });
      }}
      onClose={onClose}
    >
      <Segments<Act> name={`${id}act`} label="What to do" value={act} options={acts} onChange={setAct} />
      {of.reason === undefined && (
        <Pick
          id={`${id}to`}
          label="Destination"
          value={destination}
          options={[{ value: '', name: 'All of them' }, ...destinations.map((each) => ({ value: each, name: each }))]}
          onChange={setDestination}
        />
      )}
      <div className={styles.fields}>
        <Line
          id={`${id}from`}
          label="Leads from"
          type="date"
          value={days.from}
          onChange={(day) => setDays({ ...days, from: day })}
        />
        <Line
          id={`${id}until`}
          label="Until, with that day"
          type="date"
          value={days.to}
          onChange={(day) => setDays({ ...days, to: day })}
        />
      </div>
      <Tick label="Only what its partner never answered" isOn={unanswered} onChange={setUnanswered} />
      <p className={styles.count} role="status">
        {data ? `${data.isMore ? 'More than ' : ''}${deliveries} ${data.count === 1 ? 'fits' : 'fit'}` : 'Counting …'}
      </p>
      {data && hindrance === undefined && needsSecond && (
        <Note tone="planned">
          More than {data.most} need a second person, who approves exactly these. Nothing happens before.
        </Note>
      )}
      {data && hindrance !== undefined && <Note tone="waiting">{hindrance}</Note>}
    </WhyDialog>
  );
}
