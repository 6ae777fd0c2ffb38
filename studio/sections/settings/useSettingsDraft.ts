import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import type { SettingsContent } from '#contract/settings/settings.ts';
import type { StudioConflict } from '#contract/studio/calls.ts';
import { settingsQuery } from '../../data/queries.ts';
import { useAct } from '../../data/useAct.ts';
import type { SettingsView } from './settingsWords.ts';

const contentOfView = ({ draft, content }: SettingsView): SettingsContent => draft?.content ?? content;
const isSame = (one: SettingsContent, other: SettingsContent) => campaignDifferences(one, other).length === 0;

/** What is typed of one kind, against the draft or version that it was read from. Only a person saves it. */
export function useSettingsDraft(view: SettingsView) {
  const queries = useQueryClient();
  const readNow = { content: contentOfView(view), base: view.live?.version ?? 0, etag: view.draft?.etag ?? 0 };
  const [read, setRead] = useState(readNow);
  const [content, setContent] = useState(readNow.content);
  const isUnsaved = !isSame(content, read.content);
  const refresh = () => queries.invalidateQueries();
  // what somebody else saved is taken over where nothing here would be lost
  useEffect(() => {
    if (isUnsaved || (readNow.base === read.base && readNow.etag === read.etag)) return;
    setRead(readNow);
    setContent(readNow.content);
  });
  const save = useAct('saveSettings', async (saved) => {
    setRead({ content: saved.content, base: saved.base, etag: saved.etag });
    setContent(saved.content);
    await queries.invalidateQueries({ queryKey: settingsQuery(view.kind).queryKey });
  });
  const discard = useAct('discardSettings', async () => {
    setRead({ content: view.content, base: view.live?.version ?? 0, etag: 0 });
    setContent(view.content);
    await refresh();
  });
  const conflict = save.error?.refusal.conflict as unknown as StudioConflict<SettingsContent> | undefined;
  return {
    content,
    isUnsaved,
    change: setContent,
    undo: () => setContent(read.content),
    save: (next: SettingsContent = content) => save.mutate({ kind: view.kind, content: next, base: read.base, etag: read.etag }),
    saving: save.isPending,
    failure: conflict ? '' : (save.error?.message ?? discard.error?.message ?? ''),
    conflict: conflict && { ...conflict, base: conflict.base ?? read.content },
    /** Goes on from the other side of a conflict, with this content. */
    resolve(next: SettingsContent) {
      if (!conflict) return;
      setRead({ content: conflict.theirs, ...conflict.next });
      setContent(next);
      save.reset();
    },
    discard: () => discard.mutate({ kind: view.kind, etag: read.etag }),
    refresh,
  };
}

export type SettingsWork = ReturnType<typeof useSettingsDraft>;
