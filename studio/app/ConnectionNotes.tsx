import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { adoptToken, call } from '../data/call.ts';
import { type Connection, connectionStore } from '../data/connection.ts';
import { sessionQuery } from '../data/queries.ts';
import { Dialog } from '../parts/Dialog.tsx';
import * as shared from '../parts/parts.css.ts';
import { Button } from '../parts/parts.tsx';
import { clockTime } from '../parts/times.ts';
import * as styles from './frame.css.ts';

/** How often a page that lost its server or its session asks whether it may go on, in milliseconds. */
const askAgainMs = 3000;

/** Asks again and again while calls do not get through, and goes on by itself once they do. */
function useReturn(connection: Connection): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (connection === 'fine' || connection === 'other') return;
    const ask = async () => {
      const session = await call('session', {}).catch(() => undefined);
      if (!session) return;
      adoptToken(session.token);
      queries.setQueryData(sessionQuery.queryKey, session);
      await queries.refetchQueries({ type: 'active' });
    };
    const timer = setInterval(() => void ask(), askAgainMs);
    const onFocus = () => void ask();
    addEventListener('focus', onFocus);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', onFocus);
    };
  }, [connection, queries]);
}

function SignedOut({ isOther }: { readonly isOther: boolean }) {
  const here = location.pathname + location.search;
  if (isOther)
    return (
      <Dialog title="This page cannot go on">
        <p>
          Somebody else has signed in on this device, or this page has been open for days. What is not saved can still be copied.
        </p>
        <p className={shared.row}>
          <Button look="main" onClick={() => location.reload()}>
            Load the page again
          </Button>
        </p>
      </Dialog>
    );
  return (
    <Dialog title="You are signed out">
      <p>What is on this page stays. Sign in in another tab: this one goes on by itself.</p>
      <p className={shared.row}>
        <a className={shared.buttons.main} href={here} target="_blank" rel="noopener">
          Sign in
        </a>
      </p>
    </Dialog>
  );
}

/** Says that calls do not get through, and goes on once they do. Nothing on the page is lost meanwhile. */
export function ConnectionNotes() {
  const connection = useSyncExternalStore(connectionStore.subscribe, connectionStore.current);
  const [since, setSince] = useState(0);
  useReturn(connection);
  useEffect(() => {
    if (connection === 'away') setSince(Date.now());
  }, [connection]);
  return (
    <>
      {connection === 'away' && (
        <p className={styles.away} role="alert">
          The server does not answer{since > 0 && ` since ${clockTime(since)}`}. What you see is as it was; nothing can be saved
          until it is back.
        </p>
      )}
      {(connection === 'signed out' || connection === 'other') && <SignedOut key={connection} isOther={connection === 'other'} />}
    </>
  );
}
