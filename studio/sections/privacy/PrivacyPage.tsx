import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { requestsQuery } from '../../data/privacyQueries.ts';
import { useSession } from '../../data/useSession.ts';
import { Segments } from '../../parts/fields.tsx';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Empty, Failed, Note } from '../../parts/parts.tsx';
import { FindByText } from '../leads/FindByText.tsx';
import * as styles from './privacy.css.ts';
import { emptyWords, plural } from './privacyWords.ts';
import { RequestTable } from './RequestTable.tsx';
import { Tiles } from './Tiles.tsx';
import { Unverified } from './Unverified.tsx';

const route = getRouteApi('/privacy');

const seekers = { number: 'of this number', email: 'of this email', phone: 'of this phone' } as const;

/** Privacy requests by the days left under the law that applies; those that may be a bot's are folded. */
export function PrivacyPage() {
  const { show: asked } = route.useSearch();
  const show = asked ?? 'waiting';
  const navigate = route.useNavigate();
  const { allows, whoMay } = useSession();
  const mayLook = allows('privacy');
  const requests = useInfiniteQuery({ ...requestsQuery(show), enabled: mayLook });
  const [found, setFound] = useState<StudioAnswer<'findRequests'>>();
  const [fault, setFault] = useState('');
  if (!mayLook)
    return (
      <Page title="Privacy">
        <Note tone="quiet">Privacy requests are for the roles {whoMay('privacy')}. Ask one of them.</Note>
      </Page>
    );
  const pages = requests.data?.pages;
  const first = pages?.[0];
  const rows = found?.rows ?? pages?.flatMap((page) => page.rows);
  const onFound = (answer: StudioAnswer<'findRequests'>) => {
    setFault('');
    setFound(answer);
    const [only] = answer.rows;
    if (only && answer.rows.length === 1) void navigate({ to: '/privacy/$id', params: { id: only.id } });
  };
  return (
    <Page
      title="Privacy"
      acts={
        <>
          <FindByText by="findRequests" onFound={onFound} onFault={setFault} />
          <Link to="/privacy/new" className={shared.buttons.plain}>
            New, by phone or letter
          </Link>
        </>
      }
    >
      <Tiles of={first} />
      <div className={styles.bar}>
        <Segments
          name="show"
          label="Which requests"
          value={show}
          options={[
            { value: 'waiting', name: 'Waiting' },
            { value: 'closed', name: 'Closed' },
          ]}
          onChange={(next) => {
            setFound(undefined);
            void navigate({ to: '/privacy', search: next === 'closed' ? { show: next } : {}, replace: true });
          }}
        />
      </div>
      {fault !== '' && (
        <Note tone="wrong" said>
          {fault}
        </Note>
      )}
      {found && (
        <Note tone="quiet" said>
          {found.rows.length === 0 ? 'No request' : plural(found.rows.length, 'request')} {seekers[found.by]}.{' '}
          <Button look="small" onClick={() => setFound(undefined)}>
            Back to the list
          </Button>
        </Note>
      )}
      {requests.error && <Failed error={requests.error} onAgain={() => void requests.refetch()} />}
      {(rows || !requests.error) && (
        <div className={shared.tableBox}>
          <RequestTable rows={rows} name={show === 'closed' ? 'Closed requests' : 'Requests that wait'} />
          {rows?.length === 0 && !found && (
            <Empty title={show === 'closed' ? 'None is closed' : 'No request waits'}>
              <p>{emptyWords(show)}</p>
            </Empty>
          )}
        </div>
      )}
      {requests.hasNextPage && !found && (
        <div>
          <Button look="small" onClick={() => void requests.fetchNextPage()} disabled={requests.isFetchingNextPage}>
            {requests.isFetchingNextPage ? 'A moment …' : 'More'}
          </Button>
        </div>
      )}
      {show === 'waiting' && !found && first && <Unverified count={first.unverified} isMore={first.isMore} at={first.at} />}
    </Page>
  );
}
