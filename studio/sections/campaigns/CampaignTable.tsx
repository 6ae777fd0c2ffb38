import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import * as shared from '../../parts/parts.css.ts';
import { CampaignRow, WaitingRow } from './CampaignRow.tsx';
import * as styles from './campaigns.css.ts';
import type { Row, Sort } from './listQuestion.ts';

interface HeadProps {
  readonly name: string;
  readonly by: 'path' | 'visits' | 'qualified' | 'changed';
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly className?: string;
}

/** A column's head, which sorts by it. */
function Head({ name, by, sort, onSort, className }: HeadProps) {
  const isUp = sort === by;
  const isDown = sort === `-${by}`;
  // figures are asked for from the top
  const next = by === 'path' ? (isUp ? '-path' : 'path') : isDown ? by : (`-${by}` as const);
  return (
    <th scope="col" className={clsx(shared.head, className)} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button type="button" className={styles.sortButton} onClick={() => onSort(next)}>
        {name}
        <span aria-hidden="true">{isUp ? ' ↑' : isDown ? ' ↓' : ''}</span>
      </button>
    </th>
  );
}

/** Rows that are drawn at first, and more as the end comes near: 500 rows would make each keystroke slow. */
const pageSize = 24;
const waitingRows = Array.from({ length: 12 }, (_, at) => `w${at}`);

/** How many rows are drawn, and the mark whose coming near draws more. */
function usePages(rows: readonly Row[]) {
  const [shown, setShown] = useState({ rows, count: pageSize });
  const end = useRef<HTMLDivElement>(null);
  const count = shown.rows === rows ? shown.count : pageSize;
  const hasMore = count < rows.length;
  useEffect(() => {
    const mark = end.current;
    if (!mark || !hasMore) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((each) => each.isIntersecting) && setShown({ rows, count: count + pageSize }),
      { rootMargin: '600px' },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [rows, count, hasMore]);
  return { count, end, hasMore };
}

interface TableProps {
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined;
  readonly now: number;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

const none: readonly Row[] = [];

/** Campaigns as rows: three columns on a phone, all of them on a wide desk. */
export function CampaignTable({ rows = none, now, sort, onSort }: TableProps) {
  const isWaiting = rows === none;
  const { count, end, hasMore } = usePages(rows);
  const head = { sort, onSort };
  return (
    <>
      <table className={shared.table} aria-busy={isWaiting}>
        <caption className={styles.unseen}>Campaigns</caption>
        <thead>
          <tr>
            <td className={clsx(shared.head, shared.wideOnly)} />
            <Head name="Path" by="path" {...head} />
            <th scope="col" className={shared.head}>
              State
            </th>
            <th scope="col" className={clsx(shared.head, styles.widest)}>
              Theme
            </th>
            <th scope="col" className={clsx(shared.head, styles.widest)}>
              Offer, affiliate
            </th>
            <Head name="Visits, 7 d" by="visits" {...head} className={clsx(shared.number, shared.wideOnly)} />
            <Head name="Qualified" by="qualified" {...head} className={shared.number} />
            <th scope="col" className={clsx(shared.head, shared.wideOnly)}>
              14 days
            </th>
            <Head name="Last change" by="changed" {...head} className={shared.wideOnly} />
          </tr>
        </thead>
        <tbody>
          {isWaiting
            ? waitingRows.map((each) => <WaitingRow key={each} />)
            : rows.slice(0, count).map((row) => <CampaignRow key={row.key} row={row} now={now} />)}
        </tbody>
      </table>
      {hasMore && <div ref={end} />}
    </>
  );
}
