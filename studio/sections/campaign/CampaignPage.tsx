import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { campaignQuery, pathOfAddress } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { clockTime } from '../../parts/times.ts';
import { StateTag } from '../campaigns/CampaignRow.tsx';
import { CampaignActs } from './CampaignActs.tsx';
import { CampaignNotes } from './CampaignNotes.tsx';
import * as styles from './campaign.css.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { type CampaignView, DraftProvider, type Saving, useDraftOf } from './useDraft.ts';

const route = getRouteApi('/campaigns/$key');

/** How often a campaign that is open is asked for again: somebody else may work on it. */
const againMs = 15_000;

/** The pages of one campaign. */
const tabs = [
  ['/campaigns/$key/look', 'Look'],
  ['/campaigns/$key/words', 'Words'],
  ['/campaigns/$key/flow', 'Flow and buyers'],
  ['/campaigns/$key/tracking', 'Tracking'],
  ['/campaigns/$key/history', 'History'],
] as const;

const savingWords: Readonly<Record<Exclude<Saving, 'saved'>, string>> = {
  unsaved: 'not saved yet',
  saving: 'saving …',
  failed: 'not saved',
  conflict: 'not saved: somebody else changed it',
};

const savedWords = ({ at, by }: NonNullable<CampaignView['draft']>, me: string) =>
  `saved ${clockTime(at)}${by === me ? '' : ` by ${by}`}`;

function Opened({ view, path }: { readonly view: CampaignView; readonly path: string }) {
  const { key } = route.useParams();
  const draft = useDraftOf(view, path);
  const { name } = useSession();
  return (
    <DraftProvider value={draft}>
      <Page
        title={draft.content.path}
        bare
        crumb={
          <Link to="/campaigns" className={styles.crumb}>
            Campaigns /
          </Link>
        }
        about={
          <>
            <StateTag row={view.row} />
            <span role="status" className={shared.muted}>
              {draft.saving === 'saved' ? view.draft && savedWords(view.draft, name) : savingWords[draft.saving]}
            </span>
          </>
        }
        acts={<CampaignActs />}
        tabs={
          <nav className={styles.tabs} aria-label="Campaign">
            {tabs.map(([to, name]) => (
              <Link key={to} to={to} params={{ key }} className={styles.tab}>
                {name}
              </Link>
            ))}
          </nav>
        }
      >
        <CampaignNotes />
        <Outlet />
        <PublishDialog />
      </Page>
    </DraftProvider>
  );
}

/** One campaign: its draft, and what became of it. */
export function CampaignPage() {
  const { key } = route.useParams();
  const path = pathOfAddress(key);
  const { data, error, refetch } = useQuery({ ...campaignQuery(path), refetchInterval: againMs });
  if (data) return <Opened key={path} view={data} path={path} />;
  return (
    <Page title={path}>
      {error && (
        <Note tone="wrong" said>
          {error.message} <Button onClick={() => void refetch()}>Try again</Button>
        </Note>
      )}
    </Page>
  );
}
