import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Outlet, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { leadsQuery } from '../../data/deskQueries.ts';
import { useSession } from '../../data/useSession.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Failed, Note } from '../../parts/parts.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { LeadChips } from './LeadChips.tsx';
import { Foot, type Found, FoundNote, LeadActs, NothingFits } from './LeadListParts.tsx';
import { LeadTable } from './LeadTable.tsx';
import { changedSearch, type LeadSearch, questionOf } from './leadQuestion.ts';
import * as styles from './leads.css.ts';
import { bulkActs } from './leadWords.ts';

const route = getRouteApi('/leads');

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
      acts={<LeadActs rows={rows} isList={!found} onFound={onFound} onFault={setFault} onExport={() => setExport(true)} />}
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
          {found && <FoundNote found={found} onBack={() => setFound(undefined)} />}
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
                <NothingFits last={last} onAll={Object.keys(search).length > 0 ? () => onAsk({}) : undefined} />
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
