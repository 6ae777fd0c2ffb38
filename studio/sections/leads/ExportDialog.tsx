import { useQuery } from '@tanstack/react-query';
import { leadCountQuery } from '../../data/deskQueries.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { Note } from '../../parts/parts.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import { Asked } from '../second/Asked.tsx';
import { type LeadSearch, questionOf } from './leadQuestion.ts';
import * as styles from './leads.css.ts';

interface ExportProps {
  readonly search: LeadSearch;
  onClose(): void;
}

/** A file of the list's leads with their data: at once for who may alone, else once a second person approves it. */
export function ExportDialog({ search, onClose }: ExportProps) {
  const { allows } = useSession();
  const question = questionOf(search);
  const { data, error } = useQuery(leadCountQuery('export', question));
  const isAlone = allows('export');
  const ask = useAct('askSecond');
  const take = useAct('exportLeads', ({ csv }) => {
    saveFile(`leads-with-data-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', csv);
    onClose();
  });
  if (ask.data) return <Asked id={ask.data.id} onClose={onClose} />;
  const hindrance = !data
    ? (error?.message ?? 'They are being counted.')
    : data.isMore
      ? 'These are too many for one file: narrow the list, such as to fewer days.'
      : data.count === 0
        ? 'No lead of this list has data.'
        : undefined;
  return (
    <WhyDialog
      title="A file with the leads’ data"
      text="Names, contact and answers of everybody in this list. Keep it as long as the case needs it, and no longer."
      does={isAlone ? 'Take the file' : 'Ask a second person'}
      isPending={ask.isPending || take.isPending}
      failure={ask.error?.message ?? take.error?.message ?? ''}
      hindrance={hindrance}
      onDo={(because) => {
        if (!data) return;
        if (isAlone) take.mutate({ question, because });
        else ask.mutate({ scope: { of: 'export', question }, count: data.count, because });
      }}
      onClose={onClose}
    >
      <p className={styles.count} role="status">
        {data ? `${data.count.toLocaleString('en-US')} ${data.count === 1 ? 'lead' : 'leads'}` : 'Counting …'}
      </p>
      {!isAlone && data && hindrance === undefined && (
        <Note tone="planned">A second person has to approve it. Then you may take it, once.</Note>
      )}
      {hindrance !== undefined && data && <Note tone="waiting">{hindrance}</Note>}
    </WhyDialog>
  );
}
