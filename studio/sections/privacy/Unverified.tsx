import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestsQuery } from '../../data/privacyQueries.ts';
import { useAct } from '../../data/useAct.ts';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import * as styles from './privacy.css.ts';
import { plural } from './privacyWords.ts';
import { RequestTable } from './RequestTable.tsx';

/** A little after the newest one that was counted, in milliseconds. */
const nowMs = 1;

/** Requests that may be a bot's, folded: a person looks, and closes those of a flood at once. */
export function Unverified({ count, isMore, at }: { readonly count: number; readonly isMore: boolean; readonly at: number }) {
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({ ...requestsQuery('unverified'), enabled: isOpen });
  const close = useAct('closeUnverified', async () => {
    await queries.invalidateQueries();
    setAsks(false);
  });
  if (count === 0) return null;
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <details className={`${shared.card} ${styles.fold}`} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {isMore ? `More than ${count}` : plural(count, 'request')} without a passed captcha
      </summary>
      <div className={styles.foldBody}>
        <p className={shared.muted}>
          A bot may have sent them: they stop nothing, and nobody’s leads are looked for until a person looks.
        </p>
        {error && (
          <Note tone="wrong" said>
            {error.message}
          </Note>
        )}
        <div className={shared.tableBox}>
          <RequestTable rows={rows} name="Unverified requests" />
        </div>
        <div className={shared.row}>
          {hasNextPage && (
            <Button look="small" onClick={() => void fetchNextPage()}>
              More
            </Button>
          )}
          <Button
            look="small"
            onClick={() => setAsks(true)}
            disabled={isMore}
            title={isMore ? 'More than can be closed here: ops requests close' : undefined}
          >
            Close all {count} …
          </Button>
        </div>
      </div>
      {asks && (
        <WhyDialog
          title={`Close ${plural(count, 'unverified request')}?`}
          text="Each is closed as it is. None is carried out, and no other request is touched."
          does="Close them"
          look="danger"
          isPending={close.isPending}
          failure={close.error?.message ?? ''}
          onDo={(because) => close.mutate({ from: 0, to: at + nowMs, count, because })}
          onClose={() => setAsks(false)}
        />
      )}
    </details>
  );
}
