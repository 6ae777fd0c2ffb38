import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Outlet, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { leadsQuery } from '../../data/deskQueries.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Empty, Failed, Note } from '../../parts/parts.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { dateTime } from '../../parts/times.ts';
import * as list from '../campaigns/campaigns.css.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { FindByText } from './FindByText.tsx';
import { LeadChips } from './LeadChips.tsx';
import { LeadTable } from './LeadTable.tsx';
import { changedSearch, type LeadSearch, questionOf } from './leadQuestion.ts';
import * as styles from './leads.css.ts';
import { bulkActs, leadsCsv } from './leadWords.ts';

const route = getRouteApi('/leads');

type Found = StudioAnswer<'findLeads'>;

const seekers = { number: 'of this number', email: 'of this email', phone: 'of this phone' } as const;

interface FootProps {
  readonly count: number;
  readonly looked: number;
  readonly lookedTo: number | undefined;
  readonly isMore: boolean;
  readonly isLoading: boolean;
  onMore(): void;
}

/** How far the list was looked through, and more of it. */
const Foot = ({ count, looked, lookedTo, isMore, isLoading, onMore }: FootProps) => (
  <div className={list.foot}>
    <p role="status">
      {count} {count === 1 ? 'lead' : 'leads'}
      {looked > count && `, among ${looked} looked through`}
      {isMore && lookedTo !== undefined && `, back to ${dateTime(lookedTo)}`}
    </p>
    <span className={list.spring} />
    {isMore && (
      <Button look="small" onClick={onMore} disabled={isLoading}>
        {isLoading ? 'A moment …' : 'More'}
      </Button>
    )}
  </div>
);

/** Leads without personal data: found, filtered and sorted by the address; one of them open beside the list. */
export function LeadsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const { id: open } = useParams({ strict: false });
  const { allows, whoMay } = useSession();
  const mayLook = allows('leads');
  const leads = useInfiniteQuery({ ...leadsQuery(questionOf(search)), enabled: mayLook });
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState('');
  const [isBulk, setBulk] = useState(false);
  const [isExport, setExport] = useState(false);
  const pages = leads.data?.pages;
  const [first, last] = [pages?.[0], pages?.at(-1)];
  const rows = found?.rows ?? pages?.flatMap((page) => page.rows);
  const onAsk = (next: LeadSearch) => {
    setFound(undefined);
    void navigate({ to: '/leads', search: next, replace: true });
  };
  const onFound = (answer: Found) => {
    setFault('');
    setFound(answer);
    const [only] = answer.rows;
    if (only && answer.rows.length === 1) void navigate({ to: '/leads/$id', params: { id: only.id }, search });
  };
  const canBulk = allows('send') && !found && bulkActs(search.now).length > 0 && (rows?.length ?? 0) > 0;
  if (!mayLook)
    return (
      <Page title="Leads">
        <Note tone="quiet">Leads are for the roles {whoMay('leads')}. Figures have their counts.</Note>
      </Page>
    );
  return (
    <Page
      title="Leads"
      acts={
        <>
          <FindByText by="findLeads" onFound={onFound} onFault={setFault} />
          <Button
            onClick={() => saveFile(`leads-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', leadsCsv(rows ?? []))}
            disabled={!rows || rows.length === 0}
            title="What is shown, without personal data"
          >
            <Icon name="down" size={15} />
            CSV
          </Button>
          {allows('reveal') && !found && (
            <Button onClick={() => setExport(true)} disabled={!rows || rows.length === 0}>
              CSV with data …
            </Button>
          )}
        </>
      }
    >
      <div className={open === undefined ? styles.columns : styles.withLead}>
        <div className={open === undefined ? styles.list : styles.listBehind}>
          <LeadChips
            search={search}
            counts={{ held: first?.held, 'given up': first?.givenUp }}
            destinations={first?.destinations ?? []}
            onAsk={onAsk}
          >
            {canBulk && (
              <Button look="small" onClick={() => setBulk(true)}>
                All of this list …
              </Button>
            )}
          </LeadChips>
          {fault !== '' && (
            <Note tone="wrong" said>
              {fault}
            </Note>
          )}
          {found && (
            <Note tone="quiet" said>
              {found.rows.length === 0 ? 'No lead' : `${found.rows.length} ${found.rows.length === 1 ? 'lead' : 'leads'}`}{' '}
              {seekers[found.by]}.{' '}
              <Button look="small" onClick={() => setFound(undefined)}>
                Back to the list
              </Button>
            </Note>
          )}
          {leads.error && <Failed error={leads.error} onAgain={() => void leads.refetch()} />}
          {(rows || !leads.error) && (
            <div className={shared.tableBox}>
              <LeadTable
                rows={rows}
                now={first?.at ?? Date.now()}
                open={open}
                isOldestFirst={search.sort === 'oldest'}
                {...(!found && {
                  onOrder: () => onAsk(changedSearch(search, { sort: search.sort === 'oldest' ? undefined : 'oldest' })),
                })}
              />
              {rows?.length === 0 && !found && (
                <Empty title={Object.keys(search).length > 0 ? 'Nothing fits' : 'No lead yet'}>
                  <p>
                    {last?.next !== undefined
                      ? `None of the last ${last.looked} leads fits what you ask.`
                      : 'No stored lead fits what you ask.'}
                  </p>
                  {Object.keys(search).length > 0 && <Button onClick={() => onAsk({})}>Show all</Button>}
                </Empty>
              )}
            </div>
          )}
          {rows && !found && (
            <Foot
              count={rows.length}
              looked={pages?.reduce((sum, page) => sum + page.looked, 0) ?? 0}
              lookedTo={last?.lookedTo}
              isMore={leads.hasNextPage}
              isLoading={leads.isFetchingNextPage}
              onMore={() => void leads.fetchNextPage()}
            />
          )}
        </div>
        <Outlet />
      </div>
      {isExport && <ExportDialog search={search} onClose={() => setExport(false)} />}
      {isBulk && <BulkDialog search={search} onDone={() => queries.invalidateQueries()} onClose={() => setBulk(false)} />}
    </Page>
  );
}
