import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useRef } from 'react';
import { campaignsQuery } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Empty, Key, Note } from '../../parts/parts.tsx';
import { clockTime } from '../../parts/times.ts';
import { CampaignRow, sentence } from './CampaignRow.tsx';
import * as styles from './campaigns.css.ts';
import { Falls } from './Falls.tsx';
import { answerOf, type Filter, filters, isIn, type ListQuestion, type Row, type Sort } from './listQuestion.ts';

const route = getRouteApi('/campaigns');

interface HeadProps {
  readonly name: string;
  readonly by: 'path' | 'visits' | 'qualified' | 'changed';
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly className?: string;
}

/** A column's head, which sorts by it. */
function Head({ name, by, sort, onSort, className }: HeadProps) {
  const isUp = sort === by;
  const isDown = sort === `-${by}`;
  // figures are asked for from the top
  const next = by === 'path' ? (isUp ? '-path' : 'path') : isDown ? by : (`-${by}` as const);
  return (
    <th scope="col" className={clsx(shared.head, className)} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button type="button" className={styles.sortButton} onClick={() => onSort(next)}>
        {name}
        {isUp ? ' ↑' : isDown ? ' ↓' : ''}
      </button>
    </th>
  );
}

/** As many rows as fit, while the list is on its way. */
const waitingRows = ['1', '2', '3', '4', '5', '6', '7', '8'];

function ask(
  before: ListQuestion,
  part: { readonly [Name in keyof ListQuestion]?: ListQuestion[Name] | undefined },
): ListQuestion {
  return Object.fromEntries(Object.entries({ ...before, ...part }).filter(([, value]) => value !== undefined && value !== ''));
}

function Chips({ rows, question, onAsk }: { rows: readonly Row[]; question: ListQuestion; onAsk: (next: ListQuestion) => void }) {
  const valuesOf = (name: 'brand' | 'language') => [...new Set(rows.map((row) => row[name]).filter(Boolean))].sort();
  const list = (label: string, name: 'brand' | 'lang', values: readonly string[]) =>
    values.length > 1 && (
      <label className={styles.chip}>
        {label}
        <select
          className={styles.select}
          value={question[name] ?? ''}
          onChange={({ target }) => onAsk(ask(question, { [name]: target.value }))}
        >
          <option value="">any</option>
          {values.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
    );
  const chip = (name: string, state: Filter | undefined, count: number) => (
    <button
      key={name}
      type="button"
      className={styles.chip}
      aria-pressed={question.state === state}
      onClick={() => onAsk(ask(question, { state }))}
    >
      {name} <span className={styles.count}>{count}</span>
    </button>
  );
  return (
    <fieldset className={shared.row} aria-label="Show">
      {chip('All', undefined, rows.length)}
      {filters.map((state) => chip(sentence(state), state, rows.filter((row) => isIn(row, state)).length))}
      {list('Brand:', 'brand', valuesOf('brand'))}
      {list('Language:', 'lang', valuesOf('language'))}
    </fieldset>
  );
}

/** Every campaign: found, filtered and sorted by the address. */
export function CampaignsPage() {
  const question = route.useSearch();
  const navigate = route.useNavigate();
  const { allows } = useSession();
  const { data, error, isPending, refetch } = useQuery(campaignsQuery);
  const search = useRef<HTMLInputElement>(null);
  const asked = useDeferredValue(question);
  const onAsk = (next: ListQuestion) => void navigate({ search: next, replace: true });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const rows = data?.rows ?? [];
  const shown = answerOf(rows, asked);
  const sort = question.sort ?? '-visits';
  const head = { sort, onSort: (next: Sort) => onAsk(ask(question, { sort: next })) };
  return (
    <Page
      title="Campaigns"
      acts={
        <>
          <label className={styles.search}>
            <Icon name="search" size={15} />
            <input
              ref={search}
              type="search"
              className={styles.searchField}
              placeholder="Path, flow, affiliate …"
              aria-label="Find campaigns"
              value={question.q ?? ''}
              onChange={({ target }) => onAsk(ask(question, { q: target.value }))}
            />
            <Key>/</Key>
          </label>
          {allows('draft') && (
            <Link to="/new" className={shared.buttons.main}>
              <Icon name="plus" size={15} />
              New campaign
            </Link>
          )}
        </>
      }
    >
      {error && (
        <Note tone="wrong" said>
          {data ? `The list is as of ${clockTime(data.at)}. ` : ''}
          {error.message}{' '}
          <Button look="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Note>
      )}
      {data && <Falls of={data.falls} />}
      <Chips rows={rows} question={question} onAsk={onAsk} />
      <div className={shared.tableBox}>
        <table className={shared.table} aria-busy={isPending}>
          <caption className={styles.about} style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
            Campaigns
          </caption>
          <thead>
            <tr>
              <td className={shared.head} />
              <Head name="Path" by="path" {...head} />
              <th scope="col" className={shared.head}>
                State
              </th>
              <Head name="Visits, 7 d" by="visits" {...head} className={clsx(shared.number, shared.wideOnly)} />
              <Head name="Qualified" by="qualified" {...head} className={shared.number} />
              <th scope="col" className={clsx(shared.head, shared.wideOnly)}>
                14 days
              </th>
              <Head name="Last change" by="changed" {...head} className={shared.wideOnly} />
            </tr>
          </thead>
          <tbody>
            {isPending
              ? waitingRows.map((each) => (
                  <tr key={each} className={styles.skeleton}>
                    <td className={shared.cell} colSpan={7} />
                  </tr>
                ))
              : shown.map((row) => <CampaignRow key={row.key} row={row} now={data?.at ?? 0} />)}
          </tbody>
        </table>
        {data && shown.length === 0 && (
          <Empty title={rows.length === 0 ? 'No campaign yet' : 'Nothing fits'}>
            <p>
              {rows.length === 0
                ? 'A campaign is a path that visitors open, with its flow and its look.'
                : `None of ${rows.length} campaigns fits what you ask.`}
            </p>
            {rows.length > 0 && <Button onClick={() => onAsk({})}>Show all</Button>}
          </Empty>
        )}
      </div>
      <p role="status" className={styles.about}>
        {data && `${shown.length} of ${rows.length} campaigns`}
      </p>
    </Page>
  );
}
