import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { requestNumber } from '#contract/studio/lead-number.ts';
import type { RequestRow } from '#contract/studio/privacy.ts';
import * as shared from '../../parts/parts.css.ts';
import { Tag } from '../../parts/parts.tsx';
import * as list from '../campaigns/campaigns.css.ts';
import * as styles from './privacy.css.ts';
import { aboutRow, asksHeading, dayWords, nextWords, timeLeft } from './privacyWords.ts';

const waitingRows = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6'];

function Row({ row }: { readonly row: RequestRow }) {
  const { tone, words } = timeLeft(row);
  const name = requestNumber(row.id);
  return (
    <tr className={list.row}>
      <th scope="row" className={clsx(shared.cell, list.pathCell)}>
        <Link to="/privacy/$id" params={{ id: row.id }} className={styles.number} data-row="">
          {name}
        </Link>
        <div className={list.about}>{dayWords(row.received)}</div>
      </th>
      <td className={shared.cell}>
        {asksHeading(row)}
        <div className={list.about}>{aboutRow(row)}</div>
      </td>
      <td className={shared.cell}>
        <Tag tone={tone}>{words}</Tag>
        <div className={clsx(list.about, shared.phoneOnly)}>{nextWords(row)}</div>
        {row.clock && (
          <div className={clsx(list.about, shared.wideOnly)}>
            by {dayWords(row.clock.due)}, {row.clock.law}
          </div>
        )}
      </td>
      <td className={clsx(shared.cell, shared.wideOnly)}>{nextWords(row)}</td>
      <td className={clsx(shared.cell, shared.wideOnly, styles.openCell)}>
        <Link
          to="/privacy/$id"
          params={{ id: row.id }}
          className={shared.buttons.small}
          tabIndex={-1}
          aria-label={`Open ${name}`}
        >
          Open
        </Link>
      </td>
    </tr>
  );
}

/** Requests as rows, without personal data: three columns on a phone, with what is next in the last. @param rows undefined while they are on their way */
export function RequestTable({ rows, name }: { readonly rows: readonly RequestRow[] | undefined; readonly name: string }) {
  return (
    <table className={shared.table} aria-busy={rows === undefined}>
      <caption className={list.unseen}>{name}</caption>
      <thead>
        <tr>
          <th scope="col" className={shared.head}>
            Request
          </th>
          <th scope="col" className={shared.head}>
            Asks for
          </th>
          <th scope="col" className={shared.head}>
            Time left
          </th>
          <th scope="col" className={clsx(shared.head, shared.wideOnly)}>
            Next
          </th>
          <th scope="col" className={clsx(shared.head, shared.wideOnly)}>
            <span className={list.unseen}>Open</span>
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
          : rows.map((row) => <Row key={row.id} row={row} />)}
      </tbody>
    </table>
  );
}
