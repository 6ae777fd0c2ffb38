import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { LeadRow } from '#contract/studio/desk.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import { Button, Empty, Note } from '../../parts/parts.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { dateTime } from '../../parts/times.ts';
import * as list from '../campaigns/campaigns.css.ts';
import { FindByText } from './FindByText.tsx';
import { leadsCsv } from './leadWords.ts';

/** Leads of one number, email or phone. */
export type Found = StudioAnswer<'findLeads'>;

const seekers = { number: 'of this number', email: 'of this email', phone: 'of this phone' } as const;

interface FootProps {
  readonly count: number;
  readonly looked: number;
  readonly lookedTo: number | undefined;
  readonly isMore: boolean;
  readonly isLoading: boolean;
  onMore(): void;
}

/** How far the list was looked through, and more of it. */
export const Foot = ({ count, looked, lookedTo, isMore, isLoading, onMore }: FootProps) => (
  <div className={list.foot}>
    <p role="status">
      {count} {count === 1 ? 'lead' : 'leads'}
      {looked > count && `, among ${looked} looked through`}
      {isMore && lookedTo !== undefined && `, back to ${dateTime(lookedTo)}`}
    </p>
    <span className={list.spring} />
    {isMore && (
      <Button look="small" onClick={onMore} disabled={isLoading}>
        {isLoading ? 'A moment …' : 'More'}
      </Button>
    )}
  </div>
);

/** How many leads a search found, and the way back to the list. */
export const FoundNote = ({ found: { by, rows }, onBack }: { readonly found: Found; readonly onBack: () => void }) => (
  <Note tone="quiet" said>
    {rows.length === 0 ? 'No lead' : `${rows.length} ${rows.length === 1 ? 'lead' : 'leads'}`} {seekers[by]}.{' '}
    <Button look="small" onClick={onBack}>
      Back to the list
    </Button>
  </Note>
);

interface NothingFitsProps {
  /** The page that was read last. */
  readonly last: { readonly looked: number; readonly next?: string | undefined } | undefined;
  /** Undefined where all are asked for. */
  readonly onAll: (() => void) | undefined;
}

/** A list without a row: nothing is stored, or nothing fits. */
export const NothingFits = ({ last, onAll }: NothingFitsProps) => (
  <Empty title={onAll ? 'Nothing fits' : 'No lead yet'}>
    <p>
      {last?.next !== undefined
        ? `None of the last ${last.looked} leads fits what you ask.`
        : 'No stored lead fits what you ask.'}
    </p>
    {onAll && <Button onClick={onAll}>Show all</Button>}
  </Empty>
);

interface LeadActsProps {
  readonly rows: readonly LeadRow[] | undefined;
  /** Whether these rows are a list, whose question a file can have. */
  readonly isList: boolean;
  readonly onFound: (found: Found) => void;
  readonly onFault: (fault: string) => void;
  readonly onExport: () => void;
}

/** Finding a lead, and files of what is shown. */
export function LeadActs({ rows, isList, onFound, onFault, onExport }: LeadActsProps) {
  const { allows } = useSession();
  const isEmpty = !rows || rows.length === 0;
  return (
    <>
      <FindByText by="findLeads" onFound={onFound} onFault={onFault} />
      <Button
        onClick={() => saveFile(`leads-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', leadsCsv(rows ?? []))}
        disabled={isEmpty}
        title="What is shown, without personal data"
      >
        <Icon name="down" size={15} />
        CSV
      </Button>
      {allows('reveal') && isList && (
        <Button onClick={onExport} disabled={isEmpty}>
          CSV with data …
        </Button>
      )}
    </>
  );
}
