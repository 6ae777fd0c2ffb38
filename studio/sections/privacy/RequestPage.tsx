import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { requestNumber } from '#contract/studio/lead-number.ts';
import { openRequestQuery, requestQuery } from '../../data/privacyQueries.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Failed, Note, Tag } from '../../parts/parts.tsx';
import { clockTime } from '../../parts/times.ts';
import { Letters } from './Letters.tsx';
import * as styles from './privacy.css.ts';
import { asksHeading, dayWords, nextWords, type OneRequest, timeLeft } from './privacyWords.ts';
import { LongerDialog, StepDialog } from './StepDialog.tsx';
import { Steps } from './Steps.tsx';
import type { StepAct } from './steps.ts';
import { Whose } from './Whose.tsx';

const route = getRouteApi('/privacy/$id');

interface Asked {
  readonly act: StepAct | 'longer';
  readonly destination: string;
}

/** Its clock: the last day, the law that says so, and a longer term where the law allows one. */
function Clock({ page, mayAct, onLonger }: { readonly page: OneRequest; readonly mayAct: boolean; onLonger(): void }) {
  const { clock, closed } = page.row;
  if (!clock || closed) return null;
  return (
    <Note tone={timeLeft(page.row).tone}>
      <b>{nextWords(page.row)}.</b> {timeLeft(page.row).words}
      {clock.left >= 0 ? ' left' : ''}, until {dayWords(clock.due)} by the {clock.law} ({clock.source}).
      {clock.isLonger && ' The term was made longer.'}{' '}
      {mayAct && clock.longer !== undefined && (
        <Button look="small" onClick={onLonger}>
          More time …
        </Button>
      )}
    </Note>
  );
}

/** One request: its clock, its steps, whose it is, and its letters. */
function Loaded({ page }: { readonly page: OneRequest }) {
  const { row } = page;
  const queries = useQueryClient();
  const { name } = useSession();
  const holder = useQuery({ ...openRequestQuery(row.id), enabled: row.closed === undefined });
  const [asked, setAsked] = useState<Asked>();
  const isOthers = holder.data !== undefined && !holder.data.isOwn;
  const mayAct = row.closed === undefined && !isOthers;
  const takeOver = useAct('openRequest', (now) => {
    queries.setQueryData(openRequestQuery(row.id).queryKey, now);
    return queries.invalidateQueries({ queryKey: ['request', row.id] });
  });
  const onDone = () => queries.invalidateQueries();
  const onAct = (act: StepAct, destination: string) => {
    if (act !== 'letter') return setAsked({ act, destination });
    const letters = document.getElementById('letters');
    letters?.scrollIntoView({ block: 'start' });
    letters?.focus({ preventScroll: true });
  };
  const close = () => setAsked(undefined);
  return (
    <>
      {isOthers && holder.data && (
        <Note tone="waiting" said>
          {holder.data.by} has it open since {clockTime(holder.data.since)}, and {name} can only look.{' '}
          <Button look="small" onClick={() => takeOver.mutate({ id: row.id, takes: true })}>
            Take it over
          </Button>
        </Note>
      )}
      <Clock page={page} mayAct={mayAct} onLonger={() => setAsked({ act: 'longer', destination: '' })} />
      {page.reasons.length > 0 && (
        <ul className={`${styles.list} ${shared.muted}`} aria-label="Why a person decides">
          {[...new Set(page.reasons)].map((reason) => (
            <li key={reason}>A person decides: {reason}.</li>
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        <Steps page={page} mayAct={mayAct} onAct={onAct} />
        <Whose page={page} />
      </div>
      <Letters page={page} mayAct={!isOthers} onDone={onDone} />
      {asked?.act === 'longer' && <LongerDialog page={page} onDone={onDone} onClose={close} />}
      {asked && asked.act !== 'longer' && (
        <StepDialog act={asked.act} destination={asked.destination} page={page} onDone={onDone} onClose={close} />
      )}
    </>
  );
}

/** One request on a page of its own. */
export function RequestPage() {
  const { id } = route.useParams();
  const { allows, whoMay } = useSession();
  const mayLook = allows('privacy');
  const { data, error, refetch } = useQuery({ ...requestQuery(id), enabled: mayLook });
  return (
    <Page
      title={data ? `${requestNumber(id)} · ${asksHeading(data.row)}` : requestNumber(id)}
      crumb={
        <Link to="/privacy" className={styles.crumb}>
          Privacy
        </Link>
      }
      about={data && <Tag tone={timeLeft(data.row).tone}>{timeLeft(data.row).words}</Tag>}
    >
      {!mayLook && <Note tone="quiet">Privacy requests are for the roles {whoMay('privacy')}. Ask one of them.</Note>}
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      {data ? <Loaded page={data} /> : mayLook && !error && <div className={styles.skeleton} aria-busy="true" />}
    </Page>
  );
}
