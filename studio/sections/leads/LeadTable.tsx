import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { LeadRow } from '#contract/studio/desk.ts';
import { leadNumber } from '#contract/studio/lead-number.ts';
import * as shared from '../../parts/parts.css.ts';
import { Tag } from '../../parts/parts.tsx';
import { clockTime, dateTime, utc } from '../../parts/times.ts';
import { sentence } from '../campaigns/CampaignRow.tsx';
import * as list from '../campaigns/campaigns.css.ts';
import * as styles from './leads.css.ts';
import { outcomeWords } from './leadWords.ts';

const waitingRows = Array.from({ length: 12 }, (_, at) => `w${at}`);
/** Not known is no empty cell. */
const unknown = '–';

const isToday = (at: number, now: number) => new Date(at).toDateString() === new Date(now).toDateString();

function Row({ row, now, isOpen }: { readonly row: LeadRow; readonly now: number; readonly isOpen: boolean }) {
  const { id, at, state, flow, campaign, buyer } = row;
  const { tone, words } = outcomeWords(row);
  return (
    <tr className={clsx(list.row, isOpen && styles.open)}>
      <th scope="row" className={clsx(shared.cell, list.pathCell)}>
        <Link
          to="/leads/$id"
          params={{ id }}
          search={(before: object) => before}
          className={styles.number}
          data-row=""
          aria-current={isOpen ? 'true' : undefined}
        >
          {leadNumber(id)}
        </Link>
        <div className={list.about} title={utc(at)}>
          {isToday(at, now) ? clockTime(at) : dateTime(at)}
        </div>
      </th>
      <td className={shared.cell}>{state || unknown}</td>
      <td className={clsx(shared.cell, shared.wideOnly)}>
        {flow === '' ? unknown : sentence(flow)}
        <div className={list.about}>{campaign}</div>
      </td>
      <td className={shared.cell}>
        <Tag tone={tone}>{words}</Tag>
      </td>
      <td className={clsx(shared.cell, shared.wideOnly)}>{buyer || unknown}</td>
    </tr>
  );
}

interface TableProps {
  /** Undefined while they are on their way. */
  readonly rows: readonly LeadRow[] | undefined;
  readonly now: number;
  readonly open: string | undefined;
  readonly isOldestFirst: boolean;
  /** Without it the order is as found. */
  readonly onOrder?: () => void;
}

/** Leads as rows, without personal data: three columns on a phone. */
export function LeadTable({ rows, now, open, isOldestFirst, onOrder }: TableProps) {
  return (
    <table className={shared.table} aria-busy={rows === undefined}>
      <caption className={list.unseen}>Leads</caption>
      <thead>
        <tr>
          <th scope="col" className={shared.head} aria-sort={onOrder && (isOldestFirst ? 'ascending' : 'descending')}>
            {onOrder ? (
              <button
                type="button"
                className={list.sortButton}
                onClick={onOrder}
                title={isOldestFirst ? 'Oldest first' : 'Newest first'}
              >
                Lead<span aria-hidden="true">{isOldestFirst ? ' ↑' : ' ↓'}</span>
              </button>
            ) : (
              'Lead'
            )}
          </th>
          <th scope="col" className={shared.head}>
            State
          </th>
          <th scope="col" className={clsx(shared.head, shared.wideOnly)}>
            Flow
          </th>
          <th scope="col" className={shared.head}>
            Now
          </th>
          <th scope="col" className={clsx(shared.head, shared.wideOnly)}>
            Buyer
          </th>
        </tr>
      </thead>
      <tbody>
        {rows === undefined
          ? waitingRows.map((each) => (
              <tr key={each}>
                <td className={shared.cell} colSpan={5}>
                  <div className={list.waiting} />
                  <div className={list.waitingAbout} />
                </td>
              </tr>
            ))
          : rows.map((row) => <Row key={row.id} row={row} now={now} isOpen={row.id === open} />)}
      </tbody>
    </table>
  );
}
