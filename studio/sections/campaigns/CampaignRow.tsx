import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { memo } from 'react';
import { keyInAddress } from '#contract/studio/address.ts';
import { Look } from '../../parts/Look.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Tag } from '../../parts/parts.tsx';
import { ago, dateTime, shortTime, utc } from '../../parts/times.ts';
import * as styles from './campaigns.css.ts';
import type { Row } from './listQuestion.ts';

/** `hurt-first` as `Hurt first`. */
export const sentence = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

const languages: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };

/** The state of a campaign in a word; what waits for somebody comes first. */
export function StateTag({
  row: { state, draft, planned, times },
  now = Date.now(),
}: {
  readonly row: Row;
  readonly now?: number;
}) {
  if (planned?.state === 'failed') return <Tag tone="wrong">Plan failed</Tag>;
  if (planned)
    return (
      <Tag tone="planned">
        <span className={styles.unseen}>{planned.act === 'publish' && 'Goes live '}</span>
        {planned.act === 'pause' && 'Pauses '}
        <time dateTime={new Date(planned.dueAt).toISOString()} title={dateTime(planned.dueAt)}>
          {shortTime(planned.dueAt, now)}
        </time>
      </Tag>
    );
  if (state === 'paused') return <Tag tone="waiting">Paused</Tag>;
  if (state === 'live' && times?.is === 'after') return <Tag tone="waiting">Ended</Tag>;
  if (state === 'live' && times?.is === 'before' && times.startsAt !== undefined)
    return <Tag tone="planned">Opens {shortTime(times.startsAt, now)}</Tag>;
  if (draft)
    return (
      <Tag tone="quiet">
        {state === 'draft' ? 'New draft' : `Draft, ${draft.changes} change${draft.changes === 1 ? '' : 's'}`}
      </Tag>
    );
  return state === 'live' ? <Tag tone="live">Live</Tag> : <Tag tone="quiet">Never live</Tag>;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US');
/** Nothing counted is no zero. */
const unknown = '–';

/** Fourteen days as a line, the oldest first. */
function Trend({ of }: { readonly of: readonly number[] }) {
  const most = Math.max(...of, 1);
  const points = of.map((value, at) => `${(at / (of.length - 1)) * 90 + 1},${23 - (value / most) * 20}`).join(' ');
  return (
    <svg className={styles.line} width="92" height="26" viewBox="0 0 92 26" fill="none" strokeWidth="1.6" aria-hidden="true">
      <polyline points={points} />
    </svg>
  );
}

/** A row on its way, as high as one that is there. */
export const WaitingRow = () => (
  <tr>
    <td className={clsx(shared.cell, styles.thumbCell, shared.wideOnly)}>
      <div className={styles.thumb} />
    </td>
    <td className={shared.cell} colSpan={8}>
      <div className={styles.waiting} />
      <div className={styles.waitingAbout} />
    </td>
  </tr>
);

/** One campaign of the list. */
export const CampaignRow = memo(function CampaignRow({ row, now }: { readonly row: Row; readonly now: number }) {
  const { key, path, flow, language, version, draft, visits, qualified, trend, changed, experiments, theme, oid, affid } = row;
  const last = draft && draft.at > (changed?.at ?? 0) ? draft : changed;
  return (
    <tr className={styles.row}>
      <td className={clsx(shared.cell, styles.thumbCell, shared.wideOnly)}>
        <Look
          of={key}
          version={version === 0 ? `d${draft?.at ?? 0}` : String(version)}
          draft={version === 0}
          className={styles.thumb}
          frameClass={styles.thumbFrame}
        />
      </td>
      <th scope="row" className={clsx(shared.cell, styles.pathCell)}>
        <Link to="/campaigns/$key/look" params={{ key: keyInAddress(key) }} className={styles.path} data-row="">
          {path}
        </Link>
        <div className={styles.about}>
          {sentence(flow)} · {languages[language] ?? language}
          {experiments.map((each) => (
            <span key={each} className={styles.experiment}>
              {sentence(each)}
            </span>
          ))}
        </div>
      </th>
      <td className={clsx(shared.cell, styles.stateCell)}>
        <StateTag row={row} now={now} />
      </td>
      <td className={clsx(shared.cell, styles.widest, styles.about)}>{theme ? sentence(theme) : 'of the path'}</td>
      <td className={clsx(shared.cell, styles.widest, styles.about)}>
        {oid}, {affid}
      </td>
      <td className={clsx(shared.cell, shared.number, shared.wideOnly)}>
        {visits === undefined ? unknown : whole.format(visits)}
      </td>
      <td className={clsx(shared.cell, shared.number)}>
        <b>{qualified === undefined ? unknown : percent.format(qualified)}</b>
      </td>
      <td className={clsx(shared.cell, shared.wideOnly)}>{trend ? <Trend of={trend} /> : unknown}</td>
      <td className={clsx(shared.cell, shared.wideOnly, styles.about)} title={last && utc(last.at)}>
        {last ? `${last.by}, ${ago(last.at, now)}` : unknown}
      </td>
    </tr>
  );
});
