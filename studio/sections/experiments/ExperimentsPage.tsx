import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { nameOfId } from '#contract/experiments/in-words.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import { experimentsQuery } from '../../data/queries.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Empty, Failed, Note, Tag } from '../../parts/parts.tsx';
import * as styles from './experiments.css.ts';
import { dayOf, type ExperimentRow, verdictWords } from './experimentWords.ts';

/** The kinds of the list, in its order. */
const kinds: readonly (readonly [name: string, states: readonly ExperimentRow['state'][]])[] = [
  ['Running', ['running', 'over']],
  ['Waiting', ['waiting']],
  ['Decided', ['decided']],
];

function Line({ row }: { readonly row: ExperimentRow }) {
  const { tone, word } = verdictWords(row);
  return (
    <tr>
      <th scope="row" className={clsx(shared.cell, styles.nameCell)}>
        <Link
          to="/experiments/$key/$name"
          params={{ key: keyInAddress(row.key), name: row.name }}
          className={styles.name}
          data-row=""
        >
          {nameOfId(row.name)}
        </Link>
        <div className={styles.about}>
          {row.path} · {row.isSame ? 'A/A' : row.variants.map(nameOfId).join(', ')}
        </div>
      </th>
      <td className={shared.cell}>
        <Tag tone={tone}>{word}</Tag>
      </td>
      <td className={clsx(shared.cell, shared.number)}>{row.visitors.toLocaleString('en-US')}</td>
      <td className={clsx(shared.cell, shared.wideOnly, styles.about)}>{row.startedAt ? dayOf(row.startedAt) : '–'}</td>
      <td className={clsx(shared.cell, shared.wideOnly, styles.about)}>
        {row.ending ? `ended ${dayOf(row.ending.at)}` : `${row.state === 'over' ? 'over since' : 'until'} ${dayOf(row.expires)}`}
      </td>
      <td className={clsx(shared.cell, shared.wideOnly, styles.about)}>{row.ending?.by ?? row.owner}</td>
    </tr>
  );
}

function List({ name, rows }: { readonly name: string; readonly rows: readonly ExperimentRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={`list-${name}`} className={shared.stack}>
      <h2 id={`list-${name}`} className={styles.heading}>
        {name} · {rows.length}
      </h2>
      <div className={shared.tableBox}>
        <table className={clsx(shared.table, styles.listTable)}>
          <thead>
            <tr>
              <th className={clsx(shared.head, styles.nameHead)}>Experiment</th>
              <th className={shared.head}>Says</th>
              <th className={clsx(shared.head, shared.number)}>Visits</th>
              <th className={clsx(shared.head, shared.wideOnly)}>Began</th>
              <th className={clsx(shared.head, shared.wideOnly)}>Runs</th>
              <th className={clsx(shared.head, shared.wideOnly)}>Who</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={`${row.key} ${row.name}`} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const Nothing = () => (
  <div className={shared.card}>
    <Empty title="No experiment yet">
      <p>Open a campaign, change how it looks, and choose “Compare in an experiment”: visitors then get one or the other.</p>
      <Link to="/campaigns" className={shared.buttons.plain}>
        Campaigns
      </Link>
    </Empty>
  </div>
);

/** What is compared: running, waiting and decided experiments. */
export function ExperimentsPage() {
  const { data, error, isPending, refetch } = useQuery(experimentsQuery);
  const winners = data?.rows.filter(({ state, verdict, isSame }) => state === 'running' && verdict.is === 'winner' && !isSame);
  return (
    <Page title="Experiments">
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      {winners && winners.length > 0 && (
        <Note tone="live">
          <b>{winners.length === 1 ? 'One experiment may be decided.' : `${winners.length} experiments may be decided.`}</b>
        </Note>
      )}
      {data?.rows.length === 0 && <Nothing />}
      {data &&
        kinds.map(([name, states]) => (
          <List key={name} name={name} rows={data.rows.filter(({ state }) => states.includes(state))} />
        ))}
      {isPending && <div className={styles.skeleton} aria-busy="true" />}
    </Page>
  );
}
