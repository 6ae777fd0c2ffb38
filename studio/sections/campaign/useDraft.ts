import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { CampaignContent, CampaignProblem } from '#contract/campaign/campaign.ts';
import { campaignDifferences, type Difference } from '#contract/campaign/differences.ts';
import type { StudioAnswer, StudioConflict } from '#contract/studio/calls.ts';
import { CallFailed, call } from '../../data/call.ts';
import { campaignQuery, campaignsQuery } from '../../data/queries.ts';
import { setAside } from '../../data/setAside.ts';
import { baseOfConflict } from './conflictBase.ts';

export type CampaignView = StudioAnswer<'campaign'>;

/** How long nothing is changed before a draft is saved. */
const quietMs = 600;

/** After how long a save that failed is tried again. */
const againMs = 5000;

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/** A campaign that is being worked on: what is live, what was saved, and what is on the screen. */
export interface Draft {
  readonly view: CampaignView;
  /** As it is on the screen. */
  readonly content: CampaignContent;
  /** Against what is live now. */
  readonly differences: readonly Difference[];
  /** Of the last save, in the words of the server's check. */
  readonly problems: readonly CampaignProblem[];
  readonly saving: Saving;
  /** Why the last save failed, in words; '' where it did not. */
  readonly fault: string;
  /** The live version and the draft that this page has read; 0 for none. */
  readonly seen: { readonly version: number; readonly etag: number };
  /** Somebody else's content, where theirs came first. Nothing is saved until it is resolved. */
  readonly conflict: StudioConflict | undefined;
  change(next: (before: CampaignContent) => CampaignContent): void;
  /** Goes on from theirs with this content. */
  resolve(content: CampaignContent): void;
  /** Of an act that was refused, because somebody else's content came first. */
  refuse(conflict: StudioConflict): void;
  /** Saves at once what is not saved yet. @returns whether the server has all of it */
  flush(): Promise<boolean>;
  /** After an act: asks the server anew. */
  refresh(): Promise<void>;
}

interface Held {
  readonly content: CampaignContent;
  /** As the server last had it, to this page's knowledge: what mine and theirs both were made from. */
  readonly read: CampaignContent;
  readonly base: number;
  readonly etag: number;
}

const none = { path: '', flow: '', oid: '', affid: '' } as unknown as CampaignContent;

function heldOf({ live, draft }: CampaignView): Held {
  const content = draft?.content ?? live?.content ?? none;
  return { content, read: content, base: draft?.base ?? live?.version ?? 0, etag: draft?.etag ?? 0 };
}

/** Whether the server has more than this page read: a later draft, or one of another version, or none where it went live or was thrown away. */
const isNewer = ({ live, draft }: CampaignView, { base, etag }: Held): boolean =>
  draft ? draft.base !== base || draft.etag > etag : etag > 0 || (live?.version ?? 0) !== base;

/** The campaign with its draft as it was just saved. */
const withDraft = (before: CampaignView, draft: NonNullable<CampaignView['draft']>): CampaignView => {
  const { at, by, because, differences } = draft;
  return { ...before, draft, row: { ...before.row, draft: { at, by, because, changes: differences.length } } };
};

const isSame = (one: CampaignContent, other: CampaignContent) => campaignDifferences(one, other).length === 0;

/** Keeps the draft of one campaign, and saves it by itself. Saving changes no state: only a person publishes. */
export function useDraftOf(view: CampaignView, path: string): Draft {
  const queries = useQueryClient();
  const [held, setHeld] = useState(() => heldOf(view));
  const [saving, setSaving] = useState<Saving>('saved');
  const [fault, setFault] = useState('');
  const [isAway, setAway] = useState(false);
  const [conflict, setConflict] = useState<StudioConflict>();
  const [problems, setProblems] = useState<readonly CampaignProblem[]>(view.draft?.problems ?? []);
  const latest = useRef(held);
  latest.current = held;
  const running = useRef<Promise<boolean>>(undefined);

  async function save(): Promise<boolean> {
    const sent = latest.current;
    setSaving('saving');
    try {
      const saved = await call('saveDraft', { content: sent.content, base: sent.base, etag: sent.etag });
      setProblems(saved.problems);
      setFault('');
      const next = { ...latest.current, read: sent.content, base: saved.base, etag: saved.etag };
      latest.current = next;
      setHeld(next);
      await queries.cancelQueries({ queryKey: campaignQuery(path).queryKey });
      queries.setQueryData(campaignQuery(path).queryKey, (before) => before && withDraft(before, saved));
      const isAll = isSame(next.content, sent.content);
      setSaving(isAll ? 'saved' : 'unsaved');
      return isAll;
    } catch (failure) {
      const refusal = failure instanceof CallFailed ? failure.refusal : undefined;
      setAway(!(failure instanceof CallFailed) || failure.status === 0 || failure.status >= 500);
      setConflict(refusal?.conflict && { ...refusal.conflict, base: baseOfConflict(refusal.conflict, sent) });
      setSaving(refusal?.conflict ? 'conflict' : 'failed');
      setFault((failure as Error).message);
      return false;
    }
  }

  /** One save at a time: each names the draft that the one before made. */
  function saveNext(): Promise<boolean> {
    const turn = (running.current ?? Promise.resolve(true)).then(save);
    running.current = turn;
    return turn;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save is due after a change, and not after itself
  useEffect(() => {
    if (saving !== 'unsaved') return;
    const timer = setTimeout(() => void saveNext(), quietMs);
    return () => clearTimeout(timer);
  }, [held.content, saving]);

  // a person who leaves the page leaves nothing behind
  const leave = useRef(() => {});
  leave.current = () => {
    const isAll = () => isSame(latest.current.content, latest.current.read);
    if (saving === 'unsaved') void saveNext();
    if (saving === 'saving') void running.current?.then(() => isAll() || save());
    if (saving === 'failed' || saving === 'conflict') setAside(latest.current.content);
  };
  useEffect(() => () => leave.current(), []);
  const isUnsaved = saving !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  useEffect(() => {
    if (saving !== 'failed' || !isAway) return;
    const timer = setTimeout(() => setSaving('unsaved'), againMs);
    return () => clearTimeout(timer);
  }, [saving, isAway]);
  // what somebody else saved meanwhile is taken over where nothing here waits to be saved
  useEffect(() => {
    if (saving === 'saved' && isNewer(view, latest.current)) setHeld(heldOf(view));
  }, [view, saving]);

  const differences = useMemo(() => campaignDifferences(view.live?.content ?? {}, held.content), [view.live, held.content]);
  return {
    view,
    content: held.content,
    differences,
    problems,
    saving,
    fault,
    seen: { version: held.base, etag: held.etag },
    conflict,
    change(next) {
      setHeld((before) => ({ ...before, content: next(before.content) }));
      if (!conflict) setSaving('unsaved');
    },
    resolve(content) {
      if (!conflict) return;
      setHeld({ content, read: conflict.theirs, ...conflict.next });
      setConflict(undefined);
      // a draft of one's own stays to be saved over, also where it now says what is live
      const isTheirs = isSame(content, conflict.theirs) && conflict.next.etag !== held.etag;
      setSaving(isTheirs ? 'saved' : 'unsaved');
      if (isTheirs) void queries.invalidateQueries({ queryKey: campaignQuery(path).queryKey });
    },
    refuse(refused) {
      setConflict({ ...refused, base: refused.base ?? held.read });
      setSaving('conflict');
    },
    flush: async () => (saving === 'saved' ? true : saveNext()),
    async refresh() {
      await queries.invalidateQueries({ queryKey: campaignQuery(path).queryKey });
      const fresh = await queries.fetchQuery({ ...campaignQuery(path), staleTime: 0 });
      void queries.invalidateQueries({ queryKey: campaignsQuery.queryKey });
      // what was typed meanwhile stays, and is saved in its turn
      if (!isSame(latest.current.content, latest.current.read)) return;
      setHeld(heldOf(fresh));
      setProblems(fresh.draft?.problems ?? []);
      setSaving('saved');
    },
  };
}

const Context = createContext<Draft | undefined>(undefined);
export const DraftProvider = Context.Provider;

/** The campaign of this page. */
export function useDraft(): Draft {
  const draft = useContext(Context);
  if (!draft) throw new Error('There is no campaign around this.');
  return draft;
}
