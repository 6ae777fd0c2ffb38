import { useQuery } from '@tanstack/react-query';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import { checkQuery, versionQuery } from '../../data/queries.ts';
import { useAct } from '../../data/useAct.ts';
import { ActDialog } from './ActDialog.tsx';
import { Checks } from './Checks.tsx';
import { Differences } from './Differences.tsx';
import * as styles from './dialog.css.ts';
import { PauseDialog } from './PauseDialog.tsx';
import { contentChecks } from './publishChecks.ts';
import { useDraft } from './useDraft.ts';

/** An act that needs nothing but a reason. */
export type ReasonedAct =
  | { readonly act: 'pause' | 'resume'; readonly because: string }
  | { readonly act: 'bringBack'; readonly version: number; readonly because: string };

interface Props<Act> {
  readonly of: Act;
  onClose(): void;
}

function ResumeDialog({ of: { because }, onClose }: Props<ReasonedAct>) {
  const { view, refresh } = useDraft();
  const { path, version } = view.row;
  const resume = useAct('resume', async () => {
    await refresh();
    onClose();
  });
  return (
    <ActDialog
      title={`Open ${path} again?`}
      text={`Visitors get version ${version} again.`}
      because={because}
      does="Resume"
      isPending={resume.isPending}
      failure={resume.error}
      onDo={(why) => resume.mutate({ path, because: why })}
      onClose={onClose}
    />
  );
}

function BringBackDialog({ of: { version, because }, onClose }: Props<Extract<ReasonedAct, { act: 'bringBack' }>>) {
  const { view, refresh } = useDraft();
  const { path } = view.row;
  const { data: earlier } = useQuery(versionQuery(path, version));
  const { data: check, isError } = useQuery({ ...checkQuery(earlier?.content), enabled: earlier !== undefined });
  const back = useAct('bringBack', async () => {
    await refresh();
    onClose();
  });
  const differences = earlier && campaignDifferences(view.live?.content ?? {}, earlier.content);
  const problems = check?.problems ?? [];
  return (
    <ActDialog
      title={`Bring version ${version} back?`}
      text={`Visitors of ${path} get it instead of version ${view.row.version}, at once. Visits under way keep what they have.`}
      because={because}
      does={`Bring back version ${version}`}
      isPending={back.isPending}
      failure={back.error}
      hindrance={problems.length > 0 ? 'This version may not go live any more: see the checks.' : undefined}
      onDo={(why) => back.mutate({ path, version, because: why })}
      onClose={onClose}
    >
      {differences &&
        (differences.length === 0 ? (
          <p className={styles.quiet}>It is the same as what is live.</p>
        ) : (
          <Differences of={differences} />
        ))}
      {(problems.length > 0 || isError) && <Checks of={contentChecks(earlier?.content, check, isError)} />}
    </ActDialog>
  );
}

/** Asks why, and does it. */
export function ReasonDialog({ of, onClose }: Props<ReasonedAct>) {
  if (of.act === 'bringBack') return <BringBackDialog of={of} onClose={onClose} />;
  if (of.act === 'pause') return <PauseDialog because={of.because} onClose={onClose} />;
  return <ResumeDialog of={of} onClose={onClose} />;
}
