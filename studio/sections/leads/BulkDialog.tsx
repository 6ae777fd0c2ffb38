import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadAct } from '#contract/studio/desk.ts';
import { leadCountQuery } from '../../data/deskQueries.ts';
import { useAct } from '../../data/useAct.ts';
import { Segments } from '../../parts/fields.tsx';
import { Note } from '../../parts/parts.tsx';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import { Asked } from '../second/Asked.tsx';
import { type LeadSearch, questionOf } from './leadQuestion.ts';
import * as styles from './leads.css.ts';
import { actNames, bulkActs } from './leadWords.ts';

interface BulkProps {
  readonly search: LeadSearch;
  onDone(): void | Promise<void>;
  onClose(): void;
}

const manyLeads = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'lead' : 'leads'}`;

/** One act for all leads of the list: first how many they are, then why. Above a hundred it asks a second person. */
export function BulkDialog({ search, onDone, onClose }: BulkProps) {
  const acts = bulkActs(search.now);
  const [act, setAct] = useState<LeadAct>(acts[0] ?? 'drop');
  const question = questionOf(search);
  const { data, error } = useQuery(leadCountQuery(act, question));
  const run = useAct('actOnLeads', async () => {
    await onDone();
    onClose();
  });
  const ask = useAct('askSecond');
  const needsSecond = data !== undefined && data.count > data.most;
  const hindrance = !data
    ? (error?.message ?? 'They are being counted.')
    : data.isMore
      ? 'These are too many at once: narrow the list, such as to fewer days.'
      : data.count === 0
        ? 'None of this list fits: it may be done already, or wait for something else.'
        : undefined;
  if (ask.data) return <Asked id={ask.data.id} onClose={onClose} />;
  const does = needsSecond ? `Ask a second person: ${actNames[act]}` : actNames[act];
  return (
    <WhyDialog
      title="All leads of this list"
      does={data && hindrance === undefined ? `${does}, ${manyLeads(data.count)}` : does}
      look={act === 'drop' ? 'danger' : 'main'}
      isPending={run.isPending || ask.isPending}
      failure={run.error?.message ?? ask.error?.message ?? ''}
      hindrance={hindrance}
      onDo={(because) => {
        if (!data) return;
        if (needsSecond) ask.mutate({ scope: { of: 'leads', act, question }, count: data.count, because });
        else run.mutate({ act, question, count: data.count, because });
      }}
      onClose={onClose}
    >
      <Segments<LeadAct>
        name="bulk"
        label="What to do"
        value={act}
        options={acts.map((each) => ({ value: each, name: actNames[each] }))}
        onChange={setAct}
      />
      <p className={styles.count} role="status">
        {data ? `${data.isMore ? 'More than ' : ''}${manyLeads(data.count)} ${data.count === 1 ? 'fits' : 'fit'}` : 'Counting …'}
      </p>
      {data && hindrance === undefined && needsSecond && (
        <Note tone="planned">
          More than {data.most} need a second person, who approves exactly these. Nothing happens before.
        </Note>
      )}
      {hindrance !== undefined && data && <Note tone="waiting">{hindrance}</Note>}
    </WhyDialog>
  );
}
