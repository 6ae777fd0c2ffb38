import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { type CampaignEntry, CampaignFileFault, readCampaignFile } from '#contract/campaign/campaign-files.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import { campaignsQuery, importCheckQuery } from '../../data/queries.ts';
import { useAct } from '../../data/useAct.ts';
import { Tick } from '../../parts/fields.tsx';
import { keepFocus } from '../../parts/keepFocus.ts';
import { Button, Failed, Note } from '../../parts/parts.tsx';
import { ImportRows } from './ImportRows.tsx';
import * as styles from './new.css.ts';

interface Read {
  readonly name: string;
  readonly entries: readonly CampaignEntry[];
  /** Why the file is none; '' where it is one. */
  readonly fault: string;
}

/** Reads a file here, in the browser. */
async function readFile(file: File): Promise<Read> {
  try {
    return { name: file.name, entries: readCampaignFile(file.name, await file.text()), fault: '' };
  } catch (failure) {
    if (!(failure instanceof CampaignFileFault)) throw failure;
    return { name: file.name, entries: [], fault: failure.message };
  }
}

/** Where a file is dropped or chosen. */
function Chooser({ onChoose }: { onChoose(file: File): void }) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the control inside does the same
    <div
      className={clsx(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      <label htmlFor={id}>
        <strong>A file of campaigns</strong>, JSON or CSV: choose it, or drop it here
      </label>
      <input
        id={id}
        type="file"
        className={styles.file}
        accept=".json,.csv,.tsv,application/json,text/csv"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
        }}
      />
      <p>
        In a CSV each line is a campaign and the first line names the fields:{' '}
        <span className={styles.code}>path, flow, oid, affid, switches.theme, switches.lang</span>. “Export” and{' '}
        <span className={styles.code}>ops campaigns export --csv</span> write the same.
      </p>
    </div>
  );
}

/** What was imported, with a way to each. */
const Imported = ({ paths }: { readonly paths: readonly string[] }) => (
  <Note tone="live" said>
    <strong>
      {paths.length} {paths.length === 1 ? 'draft is' : 'drafts are'} saved.
    </strong>{' '}
    Nothing is live yet: publish each where it is.
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <Link to="/campaigns/$key/look" params={{ key: keyInAddress(keyOfPath(path)) }}>
            {path}
          </Link>
        </li>
      ))}
    </ul>
  </Note>
);

/** Campaigns of a file, each with what it would change and what stands in its way. It saves drafts: all of them, or none. */
export function ImportFile() {
  const queries = useQueryClient();
  const [read, setRead] = useState<Read>();
  const [merges, setMerges] = useState(false);
  const entries = read?.entries ?? [];
  const check = useQuery({ ...importCheckQuery(entries), enabled: entries.length > 0 });
  const save = useAct('importDrafts', () => {
    keepFocus();
    return queries.invalidateQueries({ queryKey: campaignsQuery.queryKey });
  });
  const rows = check.data?.rows ?? [];
  const bad = rows.filter(({ problems }) => problems.length > 0).length;
  const wanted = entries.filter((_, index) => rows[index]?.does !== 'same');
  const stale = rows.filter((each) => each.stale !== '').length;
  function choose(file: File) {
    save.reset();
    void readFile(file).then(setRead);
  }
  if (save.data) return <Imported paths={save.data.paths} />;
  return (
    <>
      <Chooser onChoose={choose} />
      {read?.fault && (
        <Note tone="wrong" said>
          <strong>{read.name}</strong>: {read.fault}
        </Note>
      )}
      {check.error && <Failed error={check.error} onAgain={() => void check.refetch()} />}
      {entries.length > 0 && check.isPending && <p role="status">{entries.length} campaigns are checked …</p>}
      {rows.length > 0 && (
        <>
          <ImportRows of={rows} />
          {stale > 0 && <Tick label={`Merge with what others changed meanwhile (${stale})`} isOn={merges} onChange={setMerges} />}
          {save.error && (
            <Note tone="wrong" said>
              {save.error.message}
            </Note>
          )}
          <p className={styles.head}>
            <Button
              look="main"
              disabled={bad > 0 || (stale > 0 && !merges) || wanted.length === 0 || save.isPending}
              onClick={() => save.mutate({ entries: [...wanted], because: `From ${read?.name ?? 'a file'}`, merges })}
            >
              Save {wanted.length} {wanted.length === 1 ? 'draft' : 'drafts'}
            </Button>
            {bad > 0 && (
              <span className={styles.bad}>
                {bad} of {rows.length} cannot be saved: none is, until the file is right.
              </span>
            )}
          </p>
        </>
      )}
    </>
  );
}
