import { Link } from '@tanstack/react-router';
import { type ChangeEvent, useRef } from 'react';
import { type SettingsContent, settingsKinds } from '#contract/settings/settings.ts';
import { useSession } from '../../data/useSession.ts';
import { Button, Tag } from '../../parts/parts.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { tab, tabs } from '../campaign/campaign.css.ts';
import * as styles from './settings.css.ts';
import { kindNames, type SettingsView } from './settingsWords.ts';
import type { SettingsWork } from './useSettingsDraft.ts';

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
export function LiveTag({ view: { live, draft, servers, reached } }: { readonly view: SettingsView }) {
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

interface ActsProps {
  readonly view: SettingsView;
  readonly work: SettingsWork;
  onFault(fault: string): void;
  onDiscard(): void;
  onPublish(): void;
}

/** What may be done with the draft now. */
export function SettingsActs({ view, work, onFault, onDiscard, onPublish }: ActsProps) {
  const { allows } = useSession();
  const { isUnsaved, save, saving } = work;
  const mayDraft = allows('draftSettings') || allows('draftConsents');
  return (
    <>
      <FileActs view={view} mayDraft={mayDraft} onFile={save} onFault={onFault} />
      {view.draft && mayDraft && !isUnsaved && <Button onClick={onDiscard}>Discard the draft …</Button>}
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
        <Button look="main" onClick={onPublish}>
          Publish …
        </Button>
      )}
    </>
  );
}
