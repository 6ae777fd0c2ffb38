import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { statusQuery } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import { keepFocus } from '../../parts/keepFocus.ts';
import { Note } from '../../parts/parts.tsx';
import { clockSeconds, utc } from '../../parts/times.ts';
import * as styles from './notes.css.ts';
import { ReasonDialog, type ReasonedAct } from './ReasonDialog.tsx';
import { useDraft } from './useDraft.ts';
import { useSite } from './useSite.ts';

type Status = NonNullable<StudioAnswer<'status'>['status']>;

/** How long a publication that went well is told of. */
const toldMs = 15 * 60_000;

/** What the caches have. */
function cacheWords({ purge, purgeAt, purgeFault }: Status): string {
  if (purge === 'done') return `caches renewed ${clockSeconds(purgeAt)}`;
  if (purge === 'failed') return `caches were not renewed: ${purgeFault}`;
  if (purge === 'waiting') return purgeFault === '' ? 'caches are told next' : `caches not renewed yet: ${purgeFault}`;
  return 'a cache may show the page of before for some minutes';
}

/** What is done, or under way while not every server has it. */
function subject({ act, version, servers, reached }: Status, opensLater: boolean): string {
  const isUnderWay = reached < servers;
  if (act === 'pause') return isUnderWay ? 'Being paused:' : 'Paused';
  if (act === 'resume') return isUnderWay ? 'Being opened again:' : `Open again with version ${version}`;
  if (act === 'end') return isUnderWay ? 'Has ended, being told:' : `Version ${version} has ended`;
  if (opensLater) return isUnderWay ? `Version ${version} is being published:` : `Version ${version} is published`;
  return isUnderWay ? `Version ${version} goes live:` : `Version ${version} is live`;
}

/** How far a publication has come, in a sentence. @param opensLater whether its version waits for a start of its own */
export function statusWords(status: Status, opensLater = false): { readonly what: string; readonly how: string } {
  const { servers, reached, at } = status;
  const where =
    servers === 0 ? 'from the next start, for no server runs' : `on ${reached} of ${servers} servers since ${clockSeconds(at)}`;
  return { what: subject(status, opensLater), how: ` ${where}; ${cacheWords(status)}.` };
}

/** What undoes a publication. */
function undoing({ act, version, before }: Status): ReasonedAct | undefined {
  // a version's own start and end are changed in a draft
  if (act === 'code' || act === 'start' || act === 'end') return undefined;
  if (act === 'pause') return { act: 'resume', because: 'Undo the pause' };
  if (act === 'resume' || before === 0)
    return { act: 'pause', because: act === 'resume' ? 'Undo the opening' : 'Undo the first publication' };
  return { act: 'bringBack', version: before, because: `Undo version ${version}` };
}

/** The last publication: on how many servers it is, what caches have, and how to undo it. It is asked for each second until it is done. */
export function PublicationStrip() {
  const { view } = useDraft();
  const { allows } = useSession();
  const { origin } = useSite(view.live?.content);
  const { path } = view.row;
  const { data } = useQuery(statusQuery(path, view.status));
  const [undo, setUndo] = useState<ReasonedAct>();
  const [dismissed, setDismissed] = useState(0);
  const status = data?.status;
  if (!status || status.revision === dismissed) return null;
  const isFailed = status.purge === 'failed';
  if (status.isDone && !isFailed && Date.now() - status.at > toldMs) return null;
  const { what, how } = statusWords(status, view.row.times?.is === 'before');
  const undone = undoing(status);
  return (
    <Note tone={isFailed ? 'wrong' : status.isDone ? 'live' : 'planned'} said>
      {status.isDone && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label="Hide this"
          onClick={() => {
            setDismissed(status.revision);
            keepFocus();
          }}
        >
          <Icon name="close" size={14} />
        </button>
      )}
      <strong title={utc(status.at)}>{what}</strong>
      {how} {isFailed && `Have an operator run: ops pages purge campaign-${view.row.key}. `}
      <a href={new URL(path, origin).href} target="_blank" rel="noreferrer">
        Open the page
      </a>
      {undone && allows('pause') && (
        <>
          {' · '}
          <button type="button" className={styles.textButton} onClick={() => setUndo(undone)}>
            Undo
          </button>
        </>
      )}
      {undo && <ReasonDialog of={undo} onClose={() => setUndo(undefined)} />}
    </Note>
  );
}
