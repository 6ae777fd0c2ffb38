import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { secondQuery } from '../../data/deskQueries.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Failed, Note, Tag } from '../../parts/parts.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { dateTime, utc } from '../../parts/times.ts';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import { facts } from '../leads/leads.css.ts';
import * as styles from './second.css.ts';
import { fitsWords, secondState, secondTitle } from './secondWords.ts';

const route = getRouteApi('/second/$id');

type One = StudioAnswer<'second'>;

/** Approves, refuses, or takes the file. */
function Acts({ of: { row, fits }, onDone }: { readonly of: One; onDone(): void }) {
  const { name } = useSession();
  const [isRefusing, setRefusing] = useState(false);
  const approve = useAct('approveSecond', onDone);
  const refuse = useAct('refuseSecond', () => {
    setRefusing(false);
    onDone();
  });
  const take = useAct('takeFile', ({ csv }) => {
    saveFile(`leads-with-data-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', csv);
    onDone();
  });
  const failure = approve.error ?? take.error;
  const isMine = row.askedBy === name;
  return (
    <>
      {failure && (
        <Note tone="wrong" said>
          {failure.message}
        </Note>
      )}
      {row.state === 'waiting' && isMine && <Note tone="quiet">You asked for it: somebody else has to decide.</Note>}
      {row.mayDecide && (
        <div className={styles.acts}>
          <Button
            look="main"
            disabled={fits === 0}
            aria-disabled={approve.isPending}
            onClick={() => !approve.isPending && approve.mutate({ id: row.id, scopeHash: row.scopeHash, fits })}
          >
            {approve.isPending ? 'A moment …' : `Approve: ${secondTitle({ ...row, count: fits })}`}
          </Button>
          <Button look="danger" onClick={() => setRefusing(true)}>
            Refuse …
          </Button>
        </div>
      )}
      {row.act === 'export' && row.state === 'approved' && isMine && (
        <div className={styles.acts}>
          <Button look="main" onClick={() => take.mutate({ id: row.id })}>
            Take the file, once
          </Button>
        </div>
      )}
      {isRefusing && (
        <WhyDialog
          title="Refuse it?"
          does="Refuse"
          look="danger"
          isPending={refuse.isPending}
          failure={refuse.error?.message ?? ''}
          onDo={(because) => refuse.mutate({ id: row.id, because })}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}

/** One request for a second person: who asks for what and why, how much still fits, and the decision. */
export function SecondPage() {
  const { id } = route.useParams();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(secondQuery(id));
  const state = data && secondState(data.row, data.at);
  return (
    <Page title="A second person" acts={<Link to="/second">All of them</Link>}>
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <p aria-busy="true">A moment …</p>}
      {data && state && (
        <section className={`${shared.card} ${styles.card}`} aria-labelledby="second">
          <div className={styles.acts}>
            <h2 id="second">{secondTitle(data.row)}</h2>
            <Tag tone={state.tone}>{state.words}</Tag>
          </div>
          <dl className={facts}>
            <dt>Asked by</dt>
            <dd>
              {data.row.askedBy}, <time title={utc(data.row.at)}>{dateTime(data.row.at)}</time>
            </dd>
            <dt>Why</dt>
            <dd>{data.row.because}</dd>
            <dt>What was chosen</dt>
            <dd>{data.row.label}</dd>
          </dl>
          {data.row.state === 'waiting' && (
            <p className={styles.fits} role="status">
              {fitsWords(data)}
            </p>
          )}
          <Acts of={data} onDone={() => void queries.invalidateQueries()} />
        </section>
      )}
    </Page>
  );
}
