import { clsx } from 'clsx';
import { useState } from 'react';
import { dropSetAside, readSetAside } from '../../data/setAside.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { keepFocus } from '../../parts/keepFocus.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { dateTime, utc } from '../../parts/times.ts';
import { ConflictBar } from './ConflictBar.tsx';
import * as styles from './notes.css.ts';
import { usePublishKey } from './openPublish.ts';
import { PublicationStrip } from './PublicationStrip.tsx';
import { SaveFault } from './SaveFault.tsx';
import { useDraft } from './useDraft.ts';

type Schedule = ReturnType<typeof useDraft>['view']['schedules'][number];

/** What is planned, or could not run. */
function Planned({ of: { act, version, dueAt, by, state, reason } }: { readonly of: Schedule }) {
  const { view, refresh } = useDraft();
  const { allows } = useSession();
  const cancel = useAct('cancel', async () => {
    await refresh();
    keepFocus();
  });
  const what = act === 'pause' ? 'Pauses' : `Version ${version} goes live`;
  const isFailed = state === 'failed';
  return (
    <Note tone={isFailed ? 'wrong' : reason ? 'waiting' : 'planned'}>
      <strong title={utc(dueAt)}>
        {isFailed ? `What ${by} planned for ${dateTime(dueAt)} did not run` : `${what} ${dateTime(dueAt)}`}
      </strong>{' '}
      {isFailed ? `(${act} version ${version})` : `(${utc(dueAt)}), planned by ${by}`}
      {reason && `: ${reason}`}.{' '}
      {!isFailed && allows('pause') && (
        <button
          type="button"
          className={styles.textButton}
          disabled={cancel.isPending}
          onClick={() => cancel.mutate({ path: view.row.path })}
        >
          Cancel it
        </button>
      )}
      {cancel.error && <span role="alert"> {cancel.error.message}</span>}
    </Note>
  );
}

/** What visitors get outside of the live version's own time. */
function OwnTimes() {
  const { view } = useDraft();
  const { times, state } = view.row;
  if (state !== 'live' || !times || times.is === 'open') return null;
  const { startsAt = 0, endsAt = 0, is } = times;
  const others = view.live?.content.instead ? `the campaign ${view.live.content.instead}` : 'the end page of its brand';
  return is === 'before' ? (
    <Note tone="planned">
      <strong title={utc(startsAt)}>Opens {dateTime(startsAt)} by itself.</strong> Until then visitors get {others}.
    </Note>
  ) : (
    <Note tone="waiting">
      <strong title={utc(endsAt)}>Ended {dateTime(endsAt)}, as its version says.</strong> Visitors get {others}. A draft with a
      later end opens it again.
    </Note>
  );
}

/** What was not saved over somebody else's content. */
function SetAside() {
  const { content, change } = useDraft();
  const [aside, setAside] = useState(() => readSetAside(content.path));
  if (!aside) return null;
  const drop = () => {
    dropSetAside(content.path);
    setAside(undefined);
    keepFocus();
  };
  return (
    <Note tone="quiet">
      What you had here is kept in this tab, and is not saved.{' '}
      <Button
        look="small"
        onClick={() => {
          change(() => aside);
          drop();
        }}
      >
        Bring mine back
      </Button>{' '}
      <Button look="small" onClick={drop}>
        Forget it
      </Button>
    </Note>
  );
}

/** Above a campaign's tabs: what is wrong or waits, and how far the last publication has come. The key that publishes is here too. */
export function CampaignNotes() {
  const { view, conflict, saving } = useDraft();
  usePublishKey();
  return (
    <>
      {(conflict || saving === 'failed') && (
        <div className={clsx(styles.notes, styles.urgent)}>
          {conflict && <ConflictBar conflict={conflict} />}
          <SaveFault />
        </div>
      )}
      <div className={styles.notes}>
        {!conflict && <SetAside key={saving === 'saved' ? view.draft?.etag : 'open'} />}
        <OwnTimes />
        {view.schedules.map((each) => (
          <Planned key={`${each.act} ${each.version} ${each.dueAt}`} of={each} />
        ))}
        <PublicationStrip />
      </div>
    </>
  );
}
