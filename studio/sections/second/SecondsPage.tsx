import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { secondsQuery } from '../../data/deskQueries.ts';
import { useSession } from '../../data/useSession.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Empty, Failed, Note, Tag } from '../../parts/parts.tsx';
import { ago } from '../../parts/times.ts';
import * as styles from './second.css.ts';
import { secondState, secondTitle } from './secondWords.ts';

/** What second persons are asked for, and were: the newest first. */
export function SecondsPage() {
  const { allows, whoMay } = useSession();
  const { data, error, refetch } = useQuery({ ...secondsQuery, enabled: allows('leads') });
  return (
    <Page title="Second persons">
      {!allows('leads') && <Note tone="quiet">Acts on many leads are for the roles {whoMay('leads')}.</Note>}
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <Empty title="Nobody is asked">
          <p>An act on more than 100, and a file of leads with their data, wait here for a second person.</p>
        </Empty>
      )}
      {data && data.rows.length > 0 && (
        <ul className={`${shared.card} ${styles.list}`}>
          {data.rows.map((row) => {
            const { tone, words } = secondState(row, data.at);
            return (
              <li key={row.id} className={styles.line}>
                <div className={styles.what}>
                  <Link to="/second/$id" params={{ id: row.id }} data-row="">
                    {secondTitle(row)}
                  </Link>
                  <div className={shared.muted}>
                    {row.askedBy}, {ago(row.at, data.at)}: {row.because}
                  </div>
                </div>
                <Tag tone={tone}>{words}</Tag>
              </li>
            );
          })}
        </ul>
      )}
    </Page>
  );
}
