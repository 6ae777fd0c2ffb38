import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { campaignsQuery, figuresQuery } from '../../data/queries.ts';
import { Icon } from '../../parts/icons.tsx';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Empty, Note } from '../../parts/parts.tsx';
import { dateTime, utc } from '../../parts/times.ts';
import { Ends, Stops } from './Ends.tsx';
import { FigureChips } from './FigureChips.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Funnel } from './Funnel.tsx';
import * as styles from './figures.css.ts';
import { figuresCsv } from './figuresCsv.ts';
import { type Answer, ask, bodyOf, type Column, dayOf, type FiguresQuestion, type Paths, sortedRows } from './figuresQuestion.ts';
import { Tiles } from './Tiles.tsx';

const route = getRouteApi('/figures');

/** Hands the rows of the table over as a file. */
function saveCsv(answer: Answer, by: Column, question: FiguresQuestion, paths: Paths): void {
  const { from, to } = bodyOf(question, answer.at);
  const address = URL.createObjectURL(
    new Blob([figuresCsv(sortedRows(answer.rows, question.sort), by, paths)], { type: 'text/csv' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `figures-by-${by}-${from}-to-${to}.csv`;
  link.click();
  // the browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

interface AnsweredProps {
  readonly answer: Answer;
  readonly question: FiguresQuestion;
  readonly paths: Paths;
  readonly onAsk: (next: FiguresQuestion) => void;
}

function Nothing({ answer, question, onAsk }: Omit<AnsweredProps, 'paths'>) {
  const { since } = answer;
  return (
    <div className={shared.card}>
      <Empty title="Nothing was counted here">
        <p>
          {since === undefined
            ? 'No visit has been counted yet. Visitors who opted out, and test visits, never are.'
            : `Visits are counted since ${dayOf(since)}. None of these days fits what you ask.`}
        </p>
        <div className={shared.row}>
          {since !== undefined && (question.days ?? 7) < 90 && (
            <Button onClick={() => onAsk(ask(question, { days: 90, from: undefined, to: undefined }))}>Last 90 days</Button>
          )}
          <Button onClick={() => onAsk({})}>Ask for everything</Button>
        </div>
      </Empty>
    </div>
  );
}

/** What an answer says: first the totals, then the way, then the table. */
function Answered({ answer, question, paths, onAsk }: AnsweredProps) {
  const { total, before, steps, since, days } = answer;
  if (total.visits + total.lost + total.sold === 0) return <Nothing answer={answer} question={question} onAsk={onAsk} />;
  const first = days[0]?.day ?? '';
  return (
    <>
      {since !== undefined && dayOf(since) > first && (
        <Note tone="quiet">
          Visits are counted since <span title={utc(since)}>{dateTime(since)}</span>: days before are not in these figures.
        </Note>
      )}
      <Tiles total={total} before={before} />
      <div className={styles.columns}>
        <Funnel answer={answer} />
        <div className={shared.stack}>
          <Ends total={total} />
          <Stops steps={steps} />
        </div>
      </div>
      <FigureTable answer={answer} by={question.by ?? 'source'} question={question} paths={paths} onAsk={onAsk} />
    </>
  );
}

/** Figures by what people ask. The question is the address, so that a link shows the same. */
export function FiguresPage() {
  const question = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...figuresQuery(bodyOf(question, Date.now())),
    placeholderData: keepPreviousData,
  });
  const { data: campaigns } = useQuery(campaignsQuery);
  const paths = useMemo(() => new Map(campaigns?.rows.map(({ key, path }) => [key, path])), [campaigns]);
  const onAsk = (next: FiguresQuestion) => void navigate({ search: next });
  return (
    <Page
      title="Figures"
      acts={
        <Button
          disabled={!data || data.rows.length === 0}
          onClick={() => data && saveCsv(data, question.by ?? 'source', question, paths)}
        >
          <Icon name="down" size={15} />
          CSV
        </Button>
      }
    >
      <FigureChips question={question} values={data?.values ?? {}} paths={paths} onAsk={onAsk} />
      {error && (
        <Note tone="wrong" said>
          {error.message}{' '}
          <Button look="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Note>
      )}
      <div className={clsx(styles.body, isPlaceholderData && styles.dimmed)} aria-busy={isPending || isPlaceholderData}>
        {data ? (
          <Answered answer={data} question={question} paths={paths} onAsk={onAsk} />
        ) : (
          isPending && <div className={styles.skeleton} />
        )}
      </div>
      <p role="status" className={styles.even}>
        {data && !isPlaceholderData && `Days are of UTC. ${data.total.visits.toLocaleString('en-US')} visits.`}
      </p>
    </Page>
  );
}
