import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { spendQuery } from '../../data/queries.ts';
import { useAct } from '../../data/useAct.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import * as styles from './figures.css.ts';
import { type Paths, valueName } from './figuresQuestion.ts';
import { count, dollars } from './numbers.ts';

type SpendRow = StudioAnswer<'spend'>['rows'][number];
type Tried = StudioAnswer<'uploadSpend'>;

interface RowsProps {
  readonly rows: readonly SpendRow[];
  readonly paths: Paths;
}

const Unmatched = ({ rows, paths }: RowsProps) => (
  <table className={styles.plain}>
    <caption className={styles.lineHead}>Rows whose source and campaign no visit has: they are in no cost</caption>
    <thead>
      <tr>
        {['Day', 'Source', 'Campaign', 'Cost'].map((name) => (
          <th key={name} scope="col" className={name === 'Cost' ? styles.figure : styles.line}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ day, source, campaign, affid, cents }) => (
        <tr key={`${day} ${source} ${campaign} ${affid}`}>
          <td className={styles.line}>{day}</td>
          <td className={styles.line}>{valueName('source', source, paths)}</td>
          <td className={styles.line}>{valueName('campaign', campaign, paths)}</td>
          <td className={styles.figure}>{dollars(cents)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What a file would do, before it is stored. */
function Result({ tried: { rows, cents, replaced, unmatched }, paths }: { readonly tried: Tried; readonly paths: Paths }) {
  return (
    <>
      <Note tone={unmatched.length > 0 ? 'waiting' : 'live'} said>
        {count(rows)} rows, {dollars(cents)}.{replaced > 0 && ` ${count(replaced)} take the place of earlier ones.`}
        {unmatched.length > 0 && ` ${count(unmatched.length)} fit no visits.`}
      </Note>
      {unmatched.length > 0 && <Unmatched rows={unmatched} paths={paths} />}
    </>
  );
}

interface SpendDialogProps {
  readonly days: { readonly from: string; readonly to: string };
  readonly paths: Paths;
  readonly mayUpload: boolean;
  readonly onClose: () => void;
}

/** Uploads spend as CSV: says what a file would do, then stores it. Rows of these days without visits are listed. */
export function SpendDialog({ days, paths, mayUpload, onClose }: SpendDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const [text, setText] = useState<string>();
  const { data } = useQuery(spendQuery(days));
  const trial = useAct('uploadSpend');
  const upload = useAct('uploadSpend', async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['figures'] }), queries.invalidateQueries({ queryKey: ['spend'] })]);
  });
  const choose = async (file: File | undefined) => {
    trial.reset();
    upload.reset();
    const read = await file?.text();
    setText(read);
    if (read !== undefined) trial.mutate({ text: read, isTried: true });
  };
  const failure = trial.error ?? upload.error;
  const unmatched = data?.rows.filter(({ isMatched }) => !isMatched) ?? [];
  return (
    <Dialog title="Spend" onClose={onClose}>
      {mayUpload && (
        <>
          <div>
            <label htmlFor={`${id}file`}>A CSV file with date, source, campaign and cost</label>
            <p id={`${id}hint`} className={styles.even}>
              Days are the business’s, the campaign is its path, the cost is in dollars. An affiliate may be named too.
            </p>
            <input
              id={`${id}file`}
              className={styles.file}
              type="file"
              accept=".csv,text/csv"
              data-first
              aria-describedby={`${id}hint`}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          </div>
          {failure && (
            <Note tone="wrong" said>
              <span className={styles.lines}>{failure.message}</span>
            </Note>
          )}
          {trial.data && !upload.data && <Result tried={trial.data} paths={paths} />}
          {upload.data ? (
            <Note tone="live" said>
              {count(upload.data.rows)} rows are stored.
            </Note>
          ) : (
            <div className={shared.row}>
              <Button
                look="main"
                disabled={!trial.data || upload.isPending}
                onClick={() => text !== undefined && upload.mutate({ text, isTried: false })}
              >
                Store it
              </Button>
            </div>
          )}
        </>
      )}
      {!trial.data && unmatched.length > 0 && <Unmatched rows={unmatched} paths={paths} />}
      {!mayUpload && unmatched.length === 0 && <p>Every row of these days fits visits.</p>}
    </Dialog>
  );
}
