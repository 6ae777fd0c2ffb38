import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { dayAt, zoneName } from '#contract/experiments/zone-days.ts';
import { CallFailed } from '../../data/call.ts';
import { campaignsQuery, figuresQuery } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Icon } from '../../parts/icons.tsx';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Empty, Note } from '../../parts/parts.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { dateTime, utc } from '../../parts/times.ts';
import { Ends } from './Ends.tsx';
import { FigureChips } from './FigureChips.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Funnel } from './Funnel.tsx';
import * as styles from './figures.css.ts';
import { figuresCsv } from './figuresCsv.ts';
import {
  type Answer,
  ask,
  bodyOf,
  type Column,
  type FiguresQuestion,
  fixedQuestion,
  type Paths,
  sortedRows,
} from './figuresQuestion.ts';
import { Multiples } from './Multiples.tsx';
import { count, dollars } from './numbers.ts';
import { SpendDialog } from './SpendDialog.tsx';
import { Stops } from './Stops.tsx';
import { Tiles } from './Tiles.tsx';
import { SaveViewDialog, ViewChip } from './Views.tsx';

const route = getRouteApi('/figures');

/** Hands the rows of the table over as a file. */
function saveCsv(answer: Answer, by: Column, question: FiguresQuestion, paths: Paths): void {
  const [from, to] = [answer.days[0]?.day, answer.days.at(-1)?.day];
  const text = figuresCsv(sortedRows(answer.rows, question.sort), by, paths);
  saveFile(`figures-by-${by}-${from}-to-${to}.csv`, 'text/csv', text);
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
            : `Visits are counted since ${dateTime(since)}. None of these days fits what you ask.`}
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

/** What is known of the spend of these days, and what of it fits no visits. */
function SpendNote({ answer, onSpend }: { readonly answer: Answer; readonly onSpend: () => void }) {
  const { spend, unmatched, days } = answer;
  const isPart = spend !== undefined && spend.days < days.length;
  if (!isPart && !unmatched) return null;
  return (
    <Note tone="quiet">
      {isPart && `Spend is known for ${count(spend.days)} of ${count(days.length)} days: costs are lower than they were. `}
      {unmatched && `${dollars(unmatched.cents)} of uploaded spend fit no visits. `}
      {unmatched && (
        <Button look="small" onClick={onSpend}>
          Show {count(unmatched.rows)} rows
        </Button>
      )}
    </Note>
  );
}

/** What an answer says: first the totals, then the way, then each value of the split. */
function Answered({ answer, question, paths, onAsk, onSpend }: AnsweredProps & { readonly onSpend: () => void }) {
  const { total, before, since, days } = answer;
  const { zone: business } = useSession();
  if (total.visits + total.lost + total.sold === 0) return <Nothing answer={answer} question={question} onAsk={onAsk} />;
  const zone = question.zone ?? business;
  const by = question.by ?? 'source';
  return (
    <>
      {since !== undefined && dayAt(zone, since) > (days[0]?.day ?? '') && (
        <Note tone="quiet">
          Visits are counted since <span title={utc(since)}>{dateTime(since)}</span>: what was before is not in these figures.
        </Note>
      )}
      <SpendNote answer={answer} onSpend={onSpend} />
      <Tiles total={total} before={before} />
      <div className={styles.columns}>
        <Funnel answer={answer} />
        <div className={shared.stack}>
          <Ends total={total} />
          <Stops answer={answer} question={question} onAsk={onAsk} />
        </div>
      </div>
      <Multiples
        answer={answer}
        rows={sortedRows(answer.rows, question.sort)}
        by={by}
        question={question}
        paths={paths}
        onAsk={onAsk}
      />
      <FigureTable answer={answer} by={by} question={question} paths={paths} onAsk={onAsk} />
    </>
  );
}

/** What was refused, with a question that is not; or that nothing answered. */
function Failure({
  error,
  question,
  onAsk,
  onAgain,
}: {
  readonly error: Error;
  readonly question: FiguresQuestion;
  readonly onAsk: (next: FiguresQuestion) => void;
  readonly onAgain: () => void;
}) {
  const isRefused = error instanceof CallFailed && error.refusal.code === 'refused';
  return (
    <Note tone={isRefused ? 'waiting' : 'wrong'} said>
      {error.message}{' '}
      {isRefused ? (
        <Button
          look="small"
          onClick={() => onAsk(ask(question, { days: undefined, from: undefined, to: undefined, zone: undefined }))}
        >
          Last 7 days
        </Button>
      ) : (
        <Button look="small" onClick={onAgain}>
          Try again
        </Button>
      )}
    </Note>
  );
}

/** Figures by what people ask. The question is the address, so that a link shows the same. */
export function FiguresPage() {
  const question = route.useSearch();
  const navigate = route.useNavigate();
  const { zone, allows } = useSession();
  const [open, setOpen] = useState<'spend' | 'view'>();
  const body = bodyOf(question, Date.now(), zone);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...figuresQuery(body),
    placeholderData: keepPreviousData,
  });
  const last = useRef(data);
  if (data) last.current = data;
  const shown = data ?? (error ? last.current : undefined);
  const { data: campaigns } = useQuery(campaignsQuery);
  const paths = useMemo(() => new Map(campaigns?.rows.map(({ key, path }) => [key, path])), [campaigns]);
  const onAsk = (next: FiguresQuestion) => void navigate({ search: next });
  const isOld = isPlaceholderData || (error !== null && data === undefined);
  const fixed = useRouter().buildLocation({ to: '/figures', search: fixedQuestion(question, Date.now(), zone) });
  return (
    <Page
      title="Figures"
      acts={
        <>
          {allows('spend') && <Button onClick={() => setOpen('spend')}>Upload spend</Button>}
          <Button onClick={() => setOpen('view')}>Save view</Button>
          <Button
            disabled={!data || data.rows.length === 0}
            onClick={() => data && saveCsv(data, question.by ?? 'source', question, paths)}
          >
            <Icon name="down" size={15} />
            CSV
          </Button>
        </>
      }
    >
      <div className={shared.row}>
        <ViewChip question={question} onAsk={onAsk} />
        <FigureChips question={question} values={shown?.values ?? {}} paths={paths} zone={zone} onAsk={onAsk} />
      </div>
      {error && <Failure error={error} question={question} onAsk={onAsk} onAgain={() => void refetch()} />}
      <div className={clsx(styles.body, isOld && styles.dimmed)} aria-busy={isPending || isPlaceholderData}>
        {shown ? (
          <Answered answer={shown} question={question} paths={paths} onAsk={onAsk} onSpend={() => setOpen('spend')} />
        ) : (
          isPending && <div className={styles.skeleton} />
        )}
      </div>
      <div className={shared.row}>
        <CopyButton text={`${window.location.origin}${fixed.href}`}>Copy address</CopyButton>
        <p role="status" className={styles.even}>
          {data &&
            !isPlaceholderData &&
            `Days are of ${zoneName(body.zone)}.${data.own ? ` Affiliates ${data.own.join(', ')} alone.` : ''} ${count(data.total.visits)} visits.`}
        </p>
      </div>
      {open === 'spend' && (
        <SpendDialog days={body} paths={paths} mayUpload={allows('spend')} onClose={() => setOpen(undefined)} />
      )}
      {open === 'view' && <SaveViewDialog question={question} onAsk={onAsk} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
