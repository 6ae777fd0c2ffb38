import { useState } from 'react';
import { differenceWords } from '#funnel/builder/differenceWords.ts';
import { useSession } from '../../data/useSession.ts';
import * as page from '../../parts/page.css.ts';
import * as shared from '../../parts/parts.css.ts';
import { Button, Empty, Tag } from '../../parts/parts.tsx';
import { dateTime, dayTime, utc } from '../../parts/times.ts';
import { Comparison } from './Comparison.tsx';
import * as styles from './history.css.ts';
import { ReasonDialog, type ReasonedAct } from './ReasonDialog.tsx';
import { type CampaignView, useDraft } from './useDraft.ts';

type Version = CampaignView['versions'][number];

const origins: Readonly<Record<Version['origin'], string>> = {
  studio: '',
  cli: 'command line',
  import: 'from a file',
  code: 'with the release',
};

/** Differences that are shown before the rest is folded. */
const mostShown = 4;

/** What a version changed against the one that it replaced. */
function Changes({ of: { base, differences } }: { readonly of: Version }) {
  if (base === 0) return <>First content</>;
  if (differences.length === 0) return <>No change</>;
  const lines = differenceWords(differences.map(({ field, before, after }) => ({ field, before, after }))).map(
    ({ field, name, before, after }) => ({
      field,
      text: `${name} ${before} → ${after}`,
    }),
  );
  const shown = lines.slice(0, mostShown).map(({ text }) => text);
  return (
    <>
      {shown.join(', ')}
      {lines.length > mostShown && (
        <details>
          <summary>{lines.length - mostShown} more</summary>
          {lines.slice(mostShown).map(({ field, text }) => (
            <div key={field}>{text}</div>
          ))}
        </details>
      )}
    </>
  );
}

/** How a version stands for visitors. */
function Standing({ of: { version }, view }: { readonly of: Version; readonly view: CampaignView }) {
  const { state, version: live } = view.row;
  const planned = view.schedules.find((each) => each.version === version && each.state === 'waiting' && each.act === 'publish');
  if (planned) return <Tag tone="planned">{dateTime(planned.dueAt)}</Tag>;
  if (version !== live) return null;
  if (state === 'paused') return <Tag tone="waiting">Paused</Tag>;
  const { is, startsAt = 0, endsAt = 0 } = view.row.times ?? {};
  if (is === 'before') return <Tag tone="planned">Opens {dateTime(startsAt)}</Tag>;
  if (is === 'after') return <Tag tone="waiting">Ended {dateTime(endsAt)}</Tag>;
  return (
    <>
      <Tag tone="live">Live</Tag>
      {endsAt > 0 && ` until ${dateTime(endsAt)}`}
    </>
  );
}

interface RowProps {
  readonly of: Version;
  readonly view: CampaignView;
  readonly now: number;
  readonly mayBring: boolean;
  onBring(act: ReasonedAct): void;
}

function VersionRow({ of, view, now, mayBring, onBring }: RowProps) {
  const { version, at, by, because, origin } = of;
  const isLive = version === view.row.version && view.row.state === 'live';
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.number}>
        {version}
        <span className={styles.standing}>
          <Standing of={of} view={view} />
        </span>
      </th>
      <td className={styles.when}>
        <time dateTime={new Date(at).toISOString()} title={utc(at)}>
          {dayTime(at, now)}
        </time>
        <div className={styles.who}>{[by, origins[origin]].filter(Boolean).join(', ')}</div>
      </td>
      <td className={styles.why}>{because}</td>
      <td className={styles.changes}>
        <Changes of={of} />
      </td>
      <td className={styles.act}>
        {mayBring && !isLive && (
          <Button
            look="small"
            aria-label={`Bring back version ${version}`}
            onClick={() => onBring({ act: 'bringBack', version, because: '' })}
          >
            Bring back
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Versions with who made them, when and why, what each changed, and any two compared. */
export function HistoryTab() {
  const { view } = useDraft();
  const { allows, whoMay } = useSession();
  const [asked, setAsked] = useState<ReasonedAct>();
  const mayBring = allows('pause');
  if (view.versions.length === 0)
    return (
      <div className={page.body}>
        <Empty title="No version yet">
          <p>Each publication makes one, with who made it, when and why. The draft is the only content so far.</p>
        </Empty>
      </div>
    );
  return (
    <div className={page.body}>
      <div className={shared.card}>
        <table className={styles.table}>
          <caption className={styles.hidden}>Versions, the newest first</caption>
          <thead className={styles.headRow}>
            <tr>
              <th className={shared.head}>Version</th>
              <th className={shared.head}>When</th>
              <th className={shared.head}>Why</th>
              <th className={shared.head}>Changes</th>
              <td className={shared.head} />
            </tr>
          </thead>
          <tbody className={styles.body}>
            {view.versions.map((each) => (
              <VersionRow key={each.version} of={each} view={view} now={Date.now()} mayBring={mayBring} onBring={setAsked} />
            ))}
          </tbody>
        </table>
      </div>
      {!mayBring && <p className={shared.muted}>To bring a version back, ask a {whoMay('pause')}.</p>}
      <Comparison />
      {asked && <ReasonDialog of={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
