import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { leadNumber } from '#contract/studio/lead-number.ts';
import * as shared from '../../parts/parts.css.ts';
import { Button, Tag } from '../../parts/parts.tsx';
import { clockSeconds, dateTime, utc } from '../../parts/times.ts';
import * as styles from './deliveries.css.ts';
import { type Try, tryWords } from './deliveryWords.ts';

interface RowProps {
  readonly each: Try;
  readonly now: number;
  readonly onShow: ((lead: string, destination: string) => void) | undefined;
}

function Row({ each, now, onShow }: RowProps) {
  const { lead } = each;
  const { tone, words, said } = tryWords(each);
  const isToday = new Date(each.at).toDateString() === new Date(now).toDateString();
  return (
    <tr>
      <td className={shared.cell} title={utc(each.at)}>
        {isToday ? clockSeconds(each.at) : dateTime(each.at)}
      </td>
      <td className={clsx(shared.cell, styles.name)}>
        {each.lead === undefined ? (
          '–'
        ) : (
          <Link to="/leads/$id" params={{ id: each.lead }} data-row="">
            {leadNumber(each.lead)}
          </Link>
        )}
      </td>
      <td className={clsx(shared.cell, shared.wideOnly)}>{each.destination}</td>
      <td className={shared.cell}>
        <Tag tone={tone}>{words}</Tag>
      </td>
      <td className={clsx(shared.cell, shared.wideOnly, styles.said)}>
        {said === '' ? '–' : said}
        {each.attempts > 1 && `, try ${each.attempts}`}
      </td>
      {onShow && (
        <td className={clsx(shared.cell, shared.wideOnly, styles.act)}>
          {lead !== undefined && (
            <Button
              look="small"
              onClick={() => onShow(lead, each.destination)}
              aria-label={`What was sent: ${leadNumber(lead)} to ${each.destination}`}
            >
              What was sent
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

/** The last tries, the newest first; each leads to its lead. */
export const Tries = ({ of, now, onShow }: Omit<RowProps, 'each'> & { readonly of: readonly Try[] }) => (
  <section className={shared.tableBox} aria-labelledby="tries">
    <h2 id="tries" className={shared.cardTitle}>
      Last tries
    </h2>
    {of.length === 0 ? (
      <p className={clsx(shared.padded, shared.muted)}>Nothing was sent yet.</p>
    ) : (
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col" className={shared.head}>
              When
            </th>
            <th scope="col" className={shared.head}>
              Lead
            </th>
            <th scope="col" className={clsx(shared.head, shared.wideOnly)}>
              To
            </th>
            <th scope="col" className={shared.head}>
              Answer
            </th>
            <th scope="col" className={clsx(shared.head, shared.wideOnly)}>
              What they said
            </th>
            {onShow && (
              <th scope="col" className={clsx(shared.head, shared.wideOnly)}>
                <span className={styles.unseen}>Acts</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {of.map((each) => (
            <Row key={`${each.lead} ${each.destination}`} each={each} now={now} onShow={onShow} />
          ))}
        </tbody>
      </table>
    )}
  </section>
);
