import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadAct } from '#contract/studio/desk.ts';
import { leadCountQuery } from '../../data/deskQueries.ts';
import { useAct } from '../../data/useAct.ts';
import { Segments } from '../../parts/fields.tsx';
import { Note } from '../../parts/parts.tsx';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import { type LeadSearch, questionOf } from './leadQuestion.ts';
import * as styles from './leads.css.ts';
import { actNames } from './leadWords.ts';

interface BulkProps {
  readonly search: LeadSearch;
  onDone(): void | Promise<void>;
  onClose(): void;
}

const manyLeads = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

/** One act for all leads of the list: first how many they are, then why. */
export function BulkDialog({ search, onDone, onClose }: BulkProps) {
  const acts: readonly LeadAct[] = search.now === 'held' ? ['release', 'drop'] : ['replay', 'drop'];
  const [act, setAct] = useState<LeadAct>(acts[0] ?? 'drop');
  const question = questionOf(search);
  const { data, error } = useQuery(leadCountQuery(act, question));
  const run = useAct('actOnLeads', async () => {
    await onDone();
    onClose();
  });
  const tooMany = data && (data.isMore || data.count > data.most);
  const hindrance = !data
    ? (error?.message ?? 'They are being counted.')
    : tooMany
      ? `More than ${data.most} at once need a second person, whom the studio cannot ask yet. Narrow the list, such as to fewer days.`
      : data.count === 0
        ? 'None of this list fits: it may be done already, or wait for something else.'
        : undefined;
  return (
    <WhyDialog
      title="All leads of this list"
      does={data && hindrance === undefined ? `${actNames[act]}: ${manyLeads(data.count)}` : actNames[act]}
      look={act === 'drop' ? 'danger' : 'main'}
      isPending={run.isPending}
      failure={run.error?.message ?? ''}
      hindrance={hindrance}
      onDo={(because) => data && run.mutate({ act, question, count: data.count, because })}
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
        {data
          ? tooMany
            ? `More than ${data.most} leads fit`
            : `${manyLeads(data.count)} ${data.count === 1 ? 'fits' : 'fit'}`
          : 'Counting …'}
      </p>
      {hindrance !== undefined && data && <Note tone="waiting">{hindrance}</Note>}
    </WhyDialog>
  );
}
