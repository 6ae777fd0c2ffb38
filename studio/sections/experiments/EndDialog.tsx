import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import { nameOfId } from '#contract/experiments/in-words.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { type CallFailed, call } from '../../data/call.ts';
import { campaignQuery } from '../../data/queries.ts';
import { ActDialog } from '../campaign/ActDialog.tsx';
import { Differences } from '../campaign/Differences.tsx';
import { endContent } from './endContent.ts';
import type { ExperimentDetail } from './experimentWords.ts';

interface EndDialogProps {
  readonly experiment: ExperimentDetail;
  /** The variant that everybody gets from now on; undefined for the campaign as it is. */
  readonly shipped: string | undefined;
  readonly onClose: () => void;
}

/** Why it cannot be decided here: somebody's draft would go live with it. */
const draftHindrance = ({ by, differences }: NonNullable<StudioAnswer<'campaign'>['draft']>) =>
  `${by} has an open draft with ${differences.length} change${differences.length === 1 ? '' : 's'}, which would go live too. Publish it first, or take it back.`;

/** Ends an experiment by a publication: with the winner's switches, or as the campaign is. */
export function EndDialog({ experiment, shipped, onClose }: EndDialogProps) {
  const { path, key, name, arms } = experiment;
  const queries = useQueryClient();
  const { data: view } = useQuery(campaignQuery(path));
  const saved = useRef<number>(undefined);
  const arm = arms.find(({ id }) => id === shipped);
  const live = view?.live;
  const content = live && endContent(live.content, name, arm?.switches);
  const end = useMutation<void, CallFailed, string>({
    mutationFn: async (because) => {
      if (!content || !live) return;
      // a second try goes on from the draft of the first
      saved.current ??= (await call('saveDraft', { content, base: live.version, etag: 0 })).etag;
      await call('publish', { path, because, seen: { version: live.version, etag: saved.current } });
    },
    onSuccess: async () => {
      await queries.invalidateQueries();
      onClose();
    },
  });
  const other = view?.draft && view.draft.etag !== saved.current ? draftHindrance(view.draft) : undefined;
  // that the experiment itself goes is said above
  const changes =
    content && live ? campaignDifferences(live.content, content).filter(({ field }) => !field.startsWith('experiments')) : [];
  const title = shipped ? `Ship ${nameOfId(shipped)} on ${path}?` : `Stop ${nameOfId(name)}?`;
  return (
    <ActDialog
      title={title}
      text={
        shipped
          ? `All visitors of ${path} get ${nameOfId(shipped)}, and the experiment ends. Its figures and verdict stay.`
          : `All visitors of ${path} get the campaign as it is, and the experiment ends. Its figures and verdict stay.`
      }
      because={shipped ? `${nameOfId(shipped)} won ${nameOfId(name)}` : ''}
      does={shipped ? `Ship ${nameOfId(shipped)}` : 'Stop it'}
      isPending={end.isPending}
      failure={end.error}
      hindrance={other ?? (content ? undefined : 'The campaign is not live.')}
      onDo={(because) => end.mutate(because)}
      onClose={onClose}
    >
      {changes.length > 0 && <Differences of={changes} />}
      {other !== undefined && (
        <Link to="/campaigns/$key/look" params={{ key: keyInAddress(key) }}>
          Open the draft
        </Link>
      )}
    </ActDialog>
  );
}
