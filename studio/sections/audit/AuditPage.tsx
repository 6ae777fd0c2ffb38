import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { leadNumber } from '#contract/studio/lead-number.ts';
import { auditChainQuery, auditQuery } from '../../data/deskQueries.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Empty, Failed, Note } from '../../parts/parts.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { ago, dateTime, utc } from '../../parts/times.ts';
import * as list from '../campaigns/campaigns.css.ts';
import { useTyped } from '../campaigns/useTyped.ts';
import { DayChip } from '../leads/LeadChips.tsx';
import { chips } from '../leads/leads.css.ts';
import * as styles from './audit.css.ts';
import {
  type AuditRow,
  type AuditSearch,
  auditCsv,
  auditQuestion,
  changedAudit,
  deeds,
  deedWords,
  idIn,
  moreIn,
  personWords,
} from './auditWords.ts';

const route = getRouteApi('/audit');
const ofLeads = new Set(['reveal', 'replay', 'release', 'hold', 'return', 'drop', 'verify']);

function Row({ row: { at, who, did, what, because, n } }: { readonly row: AuditRow }) {
  const id = ofLeads.has(did) ? idIn(what) : undefined;
  const more = id === undefined ? 0 : moreIn(what);
  const first = more > 0 ? (what.split(' ')[0] ?? '') : what;
  const rest = id === undefined ? what : first.replace(id, '').replace(/^\./, ' to ');
  return (
    <tr>
      <td className={clsx(shared.cell, styles.when)} title={`${utc(at)}${n === undefined ? '' : `, entry ${n}`}`}>
        {dateTime(at)}
      </td>
      <td className={clsx(shared.cell, styles.who)}>{personWords(who)}</td>
      <td className={clsx(shared.cell, styles.what)}>
        {deedWords(did)}{' '}
        {id !== undefined && (
          <Link to="/leads/$id" params={{ id }} data-row="">
            {leadNumber(id)}
          </Link>
        )}
        {rest}
        {more > 0 && ` and ${more} more`}
        {because !== '' && <div className={styles.because}>{because}</div>}
      </td>
    </tr>
  );
}

/** Whether the audit is as it was written, in words. */
function Chain() {
  const { data, error } = useQuery(auditChainQuery);
  if (error) return <Note tone="waiting">Whether it is as it was written could not be checked: {error.message}</Note>;
  if (!data) return <Note tone="quiet">Its chain is being checked …</Note>;
  if (data.fault !== '')
    return (
      <Note tone="wrong">
        <strong>The audit is not as it was written: {data.fault}.</strong> Compare it with the log, which has the end of its chain
        at each act. After a restore, or with the reason known: ops accept-audit.
      </Note>
    );
  return (
    <Note tone="live">
      All {data.entries} entries are as they were written: nothing was changed or removed. Checked {ago(data.at, Date.now())}.
    </Note>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly isSearch?: boolean;
  onAsk(value: string): void;
}

function TextChip({ label, value = '', isSearch = false, onAsk }: TextProps) {
  const [typed, setTyped] = useTyped(value, onAsk);
  return (
    <input
      type="search"
      className={styles.field}
      aria-label={label}
      placeholder={label}
      value={typed}
      {...(isSearch && { 'data-search': '' })}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** Who did what to which data, and why: found by the address, a page after the other. */
export function AuditPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { company } = useSession();
  const audit = useInfiniteQuery(auditQuery(auditQuestion(search)));
  const ask = (part: AuditSearch) => void navigate({ search: changedAudit(search, part), replace: true });
  const pages = audit.data?.pages;
  const rows = pages?.flatMap((page) => page.rows);
  const name = `audit-${company.toLowerCase().replace(/\W+/g, '-')}-${new Date().toISOString().slice(0, 10)}.csv`;
  return (
    <Page
      title="Audit"
      acts={
        <Button onClick={() => saveFile(name, 'text/csv', auditCsv(rows ?? []))} disabled={!rows || rows.length === 0}>
          <Icon name="down" size={15} />
          CSV
        </Button>
      }
    >
      <Chain />
      <fieldset className={chips} aria-label="Show">
        <TextChip label="Person" value={search.who} onAsk={(who) => ask({ who })} isSearch />
        <label className={list.choice} data-chosen={search.did ? '' : undefined}>
          <span>Did:</span>
          <select className={list.select} value={search.did ?? ''} onChange={({ target }) => ask({ did: target.value })}>
            <option value="">anything</option>
            {Object.entries(deeds).map(([did, words]) => (
              <option key={did} value={did}>
                {words}
              </option>
            ))}
          </select>
          <Icon name="unfold" size={14} />
        </label>
        <TextChip label="To what" value={search.what} onAsk={(what) => ask({ what })} />
        <DayChip label="From" value={search.from} onChange={(from) => ask({ from })} />
        <DayChip label="to" value={search.to} onChange={(to) => ask({ to })} />
      </fieldset>
      {audit.error && <Failed error={audit.error} onAgain={() => void audit.refetch()} />}
      {!audit.error && (
        <div className={shared.tableBox}>
          <table className={shared.table} aria-busy={rows === undefined}>
            <caption className={list.unseen}>What people did, the newest first</caption>
            <thead>
              <tr>
                <th scope="col" className={shared.head}>
                  When
                </th>
                <th scope="col" className={shared.head}>
                  Who
                </th>
                <th scope="col" className={shared.head}>
                  Did
                </th>
              </tr>
            </thead>
            <tbody>
              {rows?.map((row) => (
                <Row key={`${row.n ?? ''} ${row.at} ${row.what}`} row={row} />
              ))}
            </tbody>
          </table>
          {rows?.length === 0 && (
            <Empty title="Nothing fits">
              <p>Nobody did anything that fits what you ask.</p>
              {Object.keys(search).length > 0 && (
                <Button onClick={() => void navigate({ search: {}, replace: true })}>Show all</Button>
              )}
            </Empty>
          )}
        </div>
      )}
      {rows && (
        <div className={list.foot}>
          <p role="status">
            {rows.length} {rows.length === 1 ? 'line' : 'lines'}
          </p>
          <span className={list.spring} />
          {audit.hasNextPage && (
            <Button look="small" onClick={() => void audit.fetchNextPage()} disabled={audit.isFetchingNextPage}>
              More
            </Button>
          )}
        </div>
      )}
    </Page>
  );
}
