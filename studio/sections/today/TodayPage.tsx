import { useQuery } from '@tanstack/react-query';
import { todayQuery } from '../../data/queries.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Failed } from '../../parts/parts.tsx';
import { clockTime, dayInWords, zoneInWords } from '../../parts/times.ts';
import { LatelyList } from './LatelyList.tsx';
import { TodayFigures } from './TodayFigures.tsx';
import * as styles from './today.css.ts';
import { WaitList } from './WaitList.tsx';

/** What waits for the person who is signed in, what came in today, and what was done lately. */
export function TodayPage() {
  const { data, error, refetch } = useQuery(todayQuery());
  return (
    <Page
      title="Today"
      find="field"
      about={
        <span className={shared.muted}>
          {dayInWords(data?.at ?? Date.now())}, {zoneInWords()}
        </span>
      }
    >
      {error && (
        <Failed error={error} onAgain={() => void refetch()}>
          {data ? `This is as of ${clockTime(data.at)}. ` : ''}
        </Failed>
      )}
      {(data || !error) && (
        <div className={styles.columns}>
          <WaitList today={data} />
          <div className={shared.stack}>
            <TodayFigures today={data} />
            <LatelyList today={data} />
          </div>
        </div>
      )}
    </Page>
  );
}
