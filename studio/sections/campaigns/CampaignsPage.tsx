import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { campaignsQuery } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Empty, Failed, Key } from '../../parts/parts.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { clockTime } from '../../parts/times.ts';
import { CampaignTable } from './CampaignTable.tsx';
import { Chips } from './Chips.tsx';
import * as styles from './campaigns.css.ts';

import { csvOf, jsonOf } from './exportList.ts';
import { Falls } from './Falls.tsx';
import { answerOf, changed, type ListQuestion, type Row, type Sort } from './listQuestion.ts';
import { useTyped } from './useTyped.ts';

const route = getRouteApi('/campaigns');

/** Where the list has no row: why, and what to do. */
function NoRow({ all, onAll, mayDraft }: { readonly all: number; readonly onAll: () => void; readonly mayDraft: boolean }) {
  if (all > 0)
    return (
      <Empty title="Nothing fits">
        <p>None of {all} campaigns fits what you ask.</p>
        <Button onClick={onAll}>Show all</Button>
      </Empty>
    );
  return (
    <Empty title="No campaign yet">
      <p>A campaign is a path that visitors open, with its flow and its look.</p>
      {mayDraft && (
        <Link to="/new" className={shared.buttons.main}>
          New campaign
        </Link>
      )}
    </Empty>
  );
}

/** How many are shown, and these as a file: all rows of the question, also those that are not drawn yet. */
function Foot({ shown, all }: { readonly shown: readonly Row[]; readonly all: number }) {
  const name = `campaigns-${new Date().toISOString().slice(0, 10)}`;
  return (
    <div className={styles.foot}>
      <p role="status">
        {shown.length} of {all} campaigns
      </p>
      <span className={styles.spring} />
      <Button look="small" onClick={() => saveFile(`${name}.csv`, 'text/csv', csvOf(shown))} disabled={shown.length === 0}>
        <Icon name="down" size={14} />
        CSV
      </Button>
      <Button
        look="small"
        onClick={() => saveFile(`${name}.json`, 'application/json', jsonOf(shown))}
        disabled={shown.length === 0}
      >
        <Icon name="down" size={14} />
        JSON
      </Button>
    </div>
  );
}

/** Every campaign: found, filtered and sorted by the address. */
export function CampaignsPage() {
  const question = route.useSearch();
  const navigate = route.useNavigate();
  const { allows } = useSession();
  const { data, error, refetch } = useQuery(campaignsQuery);
  const onAsk = (next: ListQuestion) => void navigate({ search: next, replace: true });
  const [typed, setTyped] = useTyped(question.q ?? '', (q) => onAsk(changed(question, { q })));
  const asked = useDeferredValue(typed);
  const shown = useMemo(() => data && answerOf(data.rows, changed(question, { q: asked })), [data, question, asked]);
  const sort = question.sort ?? '-visits';
  return (
    <Page
      title="Campaigns"
      acts={
        <>
          <label className={styles.search}>
            <Icon name="search" size={15} />
            <input
              type="search"
              data-search=""
              className={styles.searchField}
              placeholder="Path, flow, affiliate …"
              aria-label="Find campaigns"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <span className={shared.wideOnly}>
              <Key>/</Key>
            </span>
          </label>
          {allows('draft') && (
            <Link to="/new" className={shared.buttons.main}>
              <Icon name="plus" size={15} />
              New<span className={shared.wideOnly}> campaign</span>
            </Link>
          )}
        </>
      }
    >
      {error && (
        <Failed error={error} onAgain={() => void refetch()}>
          {data ? `The list is as of ${clockTime(data.at)}. ` : ''}
        </Failed>
      )}
      {(data || !error) && (
        <>
          {data && <Falls of={data.falls} />}
          <Chips rows={data?.rows} question={question} onAsk={onAsk} />
          <div className={shared.tableBox}>
            <CampaignTable
              rows={shown}
              now={data?.at ?? 0}
              sort={sort}
              onSort={(next: Sort) => onAsk(changed(question, { sort: next }))}
            />
            {data && shown?.length === 0 && <NoRow all={data.rows.length} onAll={() => onAsk({})} mayDraft={allows('draft')} />}
          </div>
          {data && shown && <Foot shown={shown} all={data.rows.length} />}
        </>
      )}
    </Page>
  );
}
