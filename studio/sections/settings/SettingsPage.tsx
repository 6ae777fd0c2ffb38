import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { isSettingsKind, type SettingsContent } from '#contract/settings/settings.ts';
import { settingsQuery } from '../../data/queries.ts';
import { useSession } from '../../data/useSession.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Failed, Note } from '../../parts/parts.tsx';
import { AlertForm } from './AlertForm.tsx';
import { BrandForms } from './BrandForms.tsx';
import { BuyerForm } from './BuyerForm.tsx';
import { DestinationForms } from './DestinationForms.tsx';
import { SettingsConflict } from './SettingsConflict.tsx';
import { DiscardSettingsDialog, PublishSettingsDialog } from './SettingsDialogs.tsx';
import { LiveTag, SettingsActs, SettingsTabs } from './SettingsHead.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { brandOf, changedBrands, fieldWords, placeholderWords, type SettingsView } from './settingsWords.ts';
import { useSettingsDraft } from './useSettingsDraft.ts';

const ConsentLooks = lazy(() => import('./ConsentLooks.tsx').then((module) => ({ default: module.ConsentLooks })));
const LegalForm = lazy(() => import('./LegalForm.tsx').then((module) => ({ default: module.LegalForm })));

const route = getRouteApi('/settings/$kind');

/** Problems that the form shows where they are. */
const atField = /^(destinations\.|slack$|webhook$|spendLimits\.|legal\.)/;

interface NotesProps {
  readonly view: SettingsView;
  readonly content: SettingsContent;
  /** What was refused just now. */
  readonly faults: readonly string[];
}

/** What is wrong, and what the settings wait for. */
function SettingsNotes({ view, content, faults }: NotesProps) {
  const { allows, whoMay } = useSession();
  const problems = view.draft?.problems ?? view.problems;
  const placeholders = placeholderWords(problems, content);
  return (
    <>
      {faults.map((fault) => (
        <Note key={fault} tone="wrong" said>
          {fault.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Note>
      ))}
      {view.faults.map((fault) => (
        <Note key={fault} tone="wrong">
          {fault} Put that right in its environment, and start it again.
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
        .filter(({ field, stops }) => stops && view.kind !== 'brands' && !atField.test(field))
        .map(({ field, problem, remedy }) => (
          <Note key={field + problem} tone="waiting">
            {fieldWords(field, content)}: {problem}. {remedy}
          </Note>
        ))}
      {view.draft && !allows('publishSettings') && (
        <Note tone="quiet">The draft waits for the role {whoMay('publishSettings')} to publish it.</Note>
      )}
    </>
  );
}

function Opened({ view }: { readonly view: SettingsView }) {
  const work = useSettingsDraft(view);
  const [fileFault, setFileFault] = useState('');
  const [isPublishing, setPublishing] = useState(false);
  const [seen, setSeen] = useState('');
  const [isDiscarding, setDiscarding] = useState(false);
  const { content, change, isUnsaved, failure } = work;
  const problems = view.draft?.problems ?? view.problems;
  const form = { content, problems, onChange: change };
  const test = { view, isUnsaved, onTested: () => void work.refresh() };
  const consentBrands = changedBrands(view.content, content);
  // another consent is looked at anew
  const consents = JSON.stringify(consentBrands.map((id) => [id, brandOf(content, id).name, brandOf(content, id).sellers]));
  const sawConsents = seen === consents;
  return (
    <Page
      title="Settings"
      about={<LiveTag view={view} />}
      tabs={<SettingsTabs />}
      acts={
        <SettingsActs
          view={view}
          work={work}
          onFault={setFileFault}
          onDiscard={() => setDiscarding(true)}
          onPublish={() => setPublishing(true)}
        />
      }
    >
      <SettingsConflict work={work} />
      <SettingsNotes view={view} content={content} faults={[failure, fileFault].filter(Boolean)} />
      {view.kind === 'brands' && <BrandForms {...form} />}
      {view.kind === 'buyers' && <BuyerForm {...form} />}
      {view.kind === 'destinations' && <DestinationForms {...form} {...test} />}
      {view.kind === 'alerts' && <AlertForm {...form} {...test} />}
      {view.kind === 'legal' && (
        <Suspense fallback={<p aria-busy="true">A moment …</p>}>
          <LegalForm {...form} />
        </Suspense>
      )}
      {view.kind === 'brands' && consentBrands.length > 0 && (
        <Suspense fallback={<p aria-busy="true">A moment …</p>}>
          <ConsentLooks key={consents} content={content} brands={consentBrands} onSeen={() => setSeen(consents)} />
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
  if (data && mayLook) return <Opened key={asked} view={data} />;
  return (
    <Page title="Settings" tabs={mayLook && <SettingsTabs />}>
      {!mayLook && <Note tone="quiet">Settings are for the roles {whoMay('settings')}. Ask one of them.</Note>}
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      {mayLook && !error && (
        <p aria-busy="true" className={shared.muted}>
          A moment …
        </p>
      )}
    </Page>
  );
}
