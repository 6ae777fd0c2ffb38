import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { isSettingsKind, type SettingsContent, settingsKinds } from '#contract/settings/settings.ts';
import { settingsQuery } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note, Tag } from '../../parts/parts.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { tab, tabs } from '../campaign/campaign.css.ts';
import { BrandForms } from './BrandForms.tsx';
import { BuyerForm } from './BuyerForm.tsx';
import { DestinationForms } from './DestinationForms.tsx';
import { SettingsConflict } from './SettingsConflict.tsx';
import { DiscardSettingsDialog, PublishSettingsDialog } from './SettingsDialogs.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import * as styles from './settings.css.ts';
import { brandOf, changedBrands, fieldWords, kindNames, placeholderWords, type SettingsView } from './settingsWords.ts';
import { useSettingsDraft } from './useSettingsDraft.ts';

const ConsentLooks = lazy(() => import('./ConsentLooks.tsx').then((module) => ({ default: module.ConsentLooks })));

const route = getRouteApi('/settings/$kind');
const themeCount = 12;

/** The pages of settings. */
export const SettingsTabs = () => (
  <nav className={tabs} aria-label="Settings">
    {settingsKinds.map((kind) => (
      <Link key={kind} to="/settings/$kind" params={{ kind }} className={tab}>
        {kindNames[kind]}
      </Link>
    ))}
  </nav>
);

/** What is live, and how far it has come. */
function LiveTag({ view: { live, draft, servers, reached } }: { readonly view: SettingsView }) {
  const changes = draft?.differences.length ?? 0;
  return (
    <>
      {live ? (
        <Tag tone={reached < servers ? 'planned' : 'live'}>
          Version {live.version} live{servers > 1 || reached < servers ? ` on ${reached} of ${servers} servers` : ''}
        </Tag>
      ) : (
        <Tag tone="quiet">From its file</Tag>
      )}
      {draft && (
        <Tag tone="waiting">
          {changes} {changes === 1 ? 'change' : 'changes'} not live
        </Tag>
      )}
    </>
  );
}

interface FileActsProps {
  readonly view: SettingsView;
  readonly mayDraft: boolean;
  onFile(content: SettingsContent): void;
  onFault(fault: string): void;
}

/** A file in place of the form, and the form as a file. */
function FileActs({ view, mayDraft, onFile, onFault }: FileActsProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    try {
      if (file) onFile(JSON.parse(await file.text()) as SettingsContent);
    } catch {
      onFault(`${file?.name} is no JSON file.`);
    }
  };
  return (
    <>
      {mayDraft && (
        <>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            className={styles.unseen}
            tabIndex={-1}
            aria-label="A file of settings"
            onChange={(event) => void read(event)}
          />
          <Button onClick={() => input.current?.click()}>Import a file</Button>
        </>
      )}
      <Button
        onClick={() =>
          saveFile(`${view.kind}.json`, 'application/json', `${JSON.stringify(view.draft?.content ?? view.content, null, 2)}\n`)
        }
      >
        Export
      </Button>
    </>
  );
}

function Opened({ view }: { readonly view: SettingsView }) {
  const { allows, whoMay } = useSession();
  const work = useSettingsDraft(view);
  const [fileFault, setFileFault] = useState('');
  const [isPublishing, setPublishing] = useState(false);
  const [looked, setLooked] = useState<{ readonly at: string; readonly themes: readonly string[] }>();
  const [isDiscarding, setDiscarding] = useState(false);
  const { content, change, isUnsaved, save, saving, failure } = work;
  const mayDraft = allows('draftSettings') || allows('draftConsents');
  const problems = view.draft?.problems ?? view.problems;
  const placeholders = placeholderWords(problems, content);
  const form = { content, problems, onChange: change };
  const consentBrands = changedBrands(view.content, content);
  // another consent is looked at anew
  const consents = JSON.stringify(consentBrands.map((id) => [id, brandOf(content, id).name, brandOf(content, id).sellers]));
  const seen: ReadonlySet<string> = new Set(looked?.at === consents ? looked.themes : []);
  const sawConsents = seen.size >= themeCount;
  return (
    <Page
      title="Settings"
      about={<LiveTag view={view} />}
      tabs={<SettingsTabs />}
      acts={
        <>
          <FileActs view={view} mayDraft={mayDraft} onFile={save} onFault={setFileFault} />
          {view.draft && mayDraft && !isUnsaved && <Button onClick={() => setDiscarding(true)}>Discard the draft …</Button>}
          {mayDraft && isUnsaved && <Button onClick={work.undo}>Undo</Button>}
          {mayDraft && (isUnsaved || !view.draft) && (
            <Button
              look={isUnsaved ? 'main' : 'plain'}
              disabled={!isUnsaved || saving || work.conflict !== undefined}
              onClick={() => save()}
            >
              {saving ? 'A moment …' : 'Save the draft'}
            </Button>
          )}
          {view.draft && !isUnsaved && allows('publishSettings') && (
            <Button look="main" onClick={() => setPublishing(true)}>
              Publish …
            </Button>
          )}
        </>
      }
    >
      <SettingsConflict work={work} />
      {[failure, fileFault].filter(Boolean).map((fault) => (
        <Note key={fault} tone="wrong" said>
          {fault.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Note>
      ))}
      {view.held.length > 0 && (
        <Note tone="waiting">
          Their file holds secrets, so nothing of it is stored and shown here. Put each into the environment of every server, and
          its name into the file: {view.held.map(({ field, variable }) => `${field} → env:${variable}`).join('; ')}. Then import
          it.
        </Note>
      )}
      {placeholders !== '' && <Note tone="waiting">{placeholders}</Note>}
      {problems
        .filter(({ field, stops }) => stops && view.kind !== 'brands' && !field.startsWith('destinations.'))
        .map(({ field, problem, remedy }) => (
          <Note key={field + problem} tone="waiting">
            {fieldWords(field, content)}: {problem}. {remedy}
          </Note>
        ))}
      {view.draft && !allows('publishSettings') && (
        <Note tone="quiet">The draft waits for the role {whoMay('publishSettings')} to publish it.</Note>
      )}
      {view.kind === 'brands' && <BrandForms {...form} />}
      {view.kind === 'buyers' && <BuyerForm {...form} />}
      {view.kind === 'destinations' && (
        <DestinationForms {...form} view={view} isUnsaved={isUnsaved} onTested={() => void work.refresh()} />
      )}
      {view.kind === 'brands' && consentBrands.length > 0 && (
        <Suspense fallback={<p aria-busy="true">A moment …</p>}>
          <ConsentLooks
            key={consents}
            content={content}
            brands={consentBrands}
            seen={seen}
            onSeen={(theme) =>
              setLooked((before) => ({ at: consents, themes: [...(before?.at === consents ? before.themes : []), theme] }))
            }
          />
        </Suspense>
      )}
      <SettingsHistory view={view} onDone={() => void work.refresh()} />
      {isDiscarding && (
        <DiscardSettingsDialog
          onDo={() => {
            setDiscarding(false);
            work.discard();
          }}
          onClose={() => setDiscarding(false)}
        />
      )}
      {isPublishing && (
        <PublishSettingsDialog
          view={view}
          sawConsents={sawConsents}
          onDone={() => {
            setPublishing(false);
            void work.refresh();
          }}
          onClose={() => setPublishing(false)}
        />
      )}
    </Page>
  );
}

/** The settings of one kind: what is live, the draft, its checks, and every version. */
export function SettingsPage() {
  const { kind } = route.useParams();
  const { allows, whoMay } = useSession();
  const mayLook = allows('settings');
  const asked = isSettingsKind(kind) ? kind : 'brands';
  const { data, error, refetch } = useQuery({ ...settingsQuery(asked), enabled: mayLook });
  if (data) return <Opened key={asked} view={data} />;
  return (
    <Page title="Settings" tabs={mayLook && <SettingsTabs />}>
      {!mayLook && <Note tone="quiet">Settings are for the roles {whoMay('settings')}. Ask one of them.</Note>}
      {error && (
        <Note tone="wrong" said>
          {error.message}{' '}
          <Button look="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Note>
      )}
      {mayLook && !error && (
        <p aria-busy="true" className={shared.muted}>
          A moment …
        </p>
      )}
    </Page>
  );
}
