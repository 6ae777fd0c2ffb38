import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { warningsOf } from '#funnel/builder/warnings.ts';
import { campaignQuery, checkQuery, pathOfAddress } from '../../data/queries.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { Button } from '../../parts/parts.tsx';
import { ActDialog } from './ActDialog.tsx';
import { Checks } from './Checks.tsx';
import type { CampaignSearch } from './campaignSearch.ts';
import { changes, Differences } from './Differences.tsx';
import * as styles from './dialog.css.ts';
import { hasFlow, variantOfContent } from './look/lookContent.ts';
import { approvalCheck, baseCheck, type Check, contentChecks } from './publishChecks.ts';
import { useBrand } from './useBrand.ts';
import { type Draft, useDraft } from './useDraft.ts';
import { useSite } from './useSite.ts';
import { WhenField } from './WhenField.tsx';
import { momentOf, nextHour, type When, whenFault } from './when.ts';

const route = getRouteApi('/campaigns/$key');

/** Whether everything typed is on the server; undefined while it is on its way. */
function useFlushed({ flush, saving }: Draft): boolean | undefined {
  const [isFlushed, setFlushed] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens
  useEffect(() => {
    let isOver = false;
    void flush().then((all) => !isOver && setFlushed(all));
    return () => {
      isOver = true;
    };
  }, []);
  if (saving === 'saved') return true;
  return saving === 'failed' || saving === 'conflict' ? false : isFlushed;
}

function savedCheck({ fault, saving }: Draft, isFlushed: boolean | undefined): Check {
  const text = 'All of it is saved';
  if (isFlushed === undefined) return { text, state: 'waits', remedies: [] };
  if (isFlushed) return { text, state: 'good', remedies: [] };
  const remedy = saving === 'conflict' ? 'Somebody else changed it meanwhile: close this, and merge.' : fault;
  return { text, state: 'bad', remedies: [remedy] };
}

/** What is worth a look, and keeps nothing from going live. */
function useWarnings(content: Draft['content']) {
  const site = useSite(content);
  return useMemo(() => (hasFlow(content) ? warningsOf(variantOfContent(content), site) : []), [content, site]);
}

/** The checks before a publication, as far as they have settled. */
function usePublishChecks(draft: Draft): readonly Check[] {
  const { key } = route.useParams();
  const { approvals, approvers } = useSession();
  const isFlushed = useFlushed(draft);
  const { data: now } = useQuery({ ...campaignQuery(pathOfAddress(key)), enabled: isFlushed === true });
  const { data: answer, isError } = useQuery({ ...checkQuery(draft.content), enabled: isFlushed === true });
  const warnings = useWarnings(draft.content);
  const version = now?.row.version ?? draft.view.row.version;
  return [
    savedCheck(draft, isFlushed),
    baseCheck(draft.seen.version, version),
    ...contentChecks(draft.content, answer, isError),
    ...warnings.map(({ text }): Check => ({ text, state: 'warned', remedies: [] })),
    ...(approvals ? [approvalCheck(now?.draft?.approvedBy ?? '', approvers)] : []),
  ];
}

/** How many visits a day see the change; '' where nothing was counted. */
function visitWords({ view: { row } }: Draft): string {
  if (row.version === 0) return 'It is the first time that this address is live.';
  const visits = row.visits === undefined ? '' : `About ${Math.round(row.visits / 7)} visits a day see this. `;
  return `${visits}Visits already under way keep what they have.`;
}

function Opened({ isLater, onClose }: { readonly isLater: boolean; onClose(): void }) {
  const draft = useDraft();
  const brand = useBrand();
  const { content, differences, seen, refresh, refuse } = draft;
  const [when, setWhen] = useState<When>(() => (isLater ? nextHour(Date.now()) : undefined));
  const checks = usePublishChecks(draft);
  const publish = useAct('publish', async () => {
    await refresh();
    onClose();
  });
  const fault = whenFault(when, Date.now());
  const isFirst = draft.view.row.version === 0;
  const bad = checks.filter(({ state, isLeftToServer }) => state === 'bad' && !isLeftToServer).length;
  // what is not saved is not checked: there is nothing to wait for
  const waits = bad === 0 && checks.some(({ state }) => state === 'waits');
  const conflict = publish.error?.refusal.conflict;
  const at = momentOf(when);
  const nothing = differences.length === 0 && !isFirst ? 'Nothing differs from what is live.' : undefined;
  const failing = bad === 0 ? undefined : `${bad} ${bad === 1 ? 'check stands' : 'checks stand'} in the way.`;
  return (
    <ActDialog
      title={`Publish ${content.path}?`}
      text={visitWords(draft)}
      does={`${when === undefined ? 'Publish' : 'Schedule'} ${isFirst ? 'it' : changes(differences.length)}`}
      isPending={publish.isPending || waits}
      failure={publish.error}
      hindrance={nothing ?? failing ?? fault}
      remedy={
        conflict && (
          <p>
            <Button
              look="small"
              onClick={() => {
                refuse(conflict);
                onClose();
              }}
            >
              Compare again
            </Button>
          </p>
        )
      }
      onDo={(because) => publish.mutate({ path: content.path, because, seen, ...(at !== undefined && { at }) })}
      onClose={onClose}
      more={<WhenField when={when} error={fault} onChange={setWhen} />}
    >
      <Differences of={differences} isFirst={isFirst} brand={brand} />
      <section className={styles.section} aria-label="Checks">
        <Checks of={checks} />
      </section>
    </ActDialog>
  );
}

/** What goes live, whether it may, why and when. It is open while the campaign's address says so. */
export function PublishDialog() {
  const { publish, later = false } = route.useSearch();
  // from here, whatever the tab: the campaign's own route would lead to its first tab
  const navigate = useNavigate();
  const { allows } = useSession();
  const close = () =>
    void navigate({ to: '.', search: ({ publish: _, later: __, ...rest }: CampaignSearch) => rest, replace: true });
  if (!publish || !allows('publish')) return null;
  return <Opened isLater={later} onClose={close} />;
}
