import { campaignDifferences, differenceText } from '#contract/campaign/differences.ts';
import type { SettingsContent, SettingsKind } from '#contract/settings/settings.ts';
import { storedContent } from '../../campaigns/content.ts';
import { literalSecrets } from '../../partners/secret-references.ts';
import { contentIn, shapeProblems } from '../../site/kinds.ts';
import { settingsOf } from '../../site/live-settings.ts';
import type { SettingsDraft } from '../../store/settings-store.ts';
import { type Actor, ActRefused } from '../campaigns/acts.ts';
import { audited } from '../campaigns/audited.ts';
import { allowChanges, type OpenedSettings, openSettings, type SettingsDesk } from './desk.ts';

/** Bytes of a version. */
const mostBytes = 262_144;

export interface SettingsSave {
  readonly content: SettingsContent;
  /** The live version that it was made from; the one of now without it. */
  readonly base?: number | undefined;
  /** The draft that it replaces; 0 for none, and any without it. */
  readonly etag?: number | undefined;
  readonly because: string;
}

/** @throws ActRefused for content that is stored nowhere, whatever becomes of it */
function refuseUnstorable({ secret }: SettingsDesk, kind: SettingsKind, content: SettingsContent): void {
  const secrets = literalSecrets(content);
  if (secrets.length > 0)
    throw new ActRefused(
      [
        'Secrets stay in the environment. Put each in a variable of every server, and write its name here:',
        ...secrets.map(({ field, variable }) => `  ${field}: env:${variable}`),
      ].join('\n'),
    );
  const problems = shapeProblems(kind, content, secret);
  if (problems.length > 0)
    throw new ActRefused(
      [
        `These ${kind} cannot be read:`,
        ...problems.map(({ field, problem, remedy }) => `  ${field || 'the whole'}: ${problem}. ${remedy}`),
      ].join('\n'),
    );
  if (Buffer.byteLength(storedContent(content).body) > mostBytes) throw new ActRefused(`More than ${mostBytes} bytes.`);
}

/** @throws ActRefused where the draft or the live version is another than the author had read, with both sides */
async function refuseStale(desk: SettingsDesk, opened: OpenedSettings, { content, base, etag }: SettingsSave): Promise<void> {
  const { kind, live, content: before, draft } = opened;
  const isOtherDraft = etag !== undefined && (draft?.etag ?? 0) !== etag;
  const isOtherBase = base !== undefined && base !== (live?.version ?? 0);
  if (!isOtherDraft && !isOtherBase) return;
  const theirs = isOtherDraft && draft ? draft : live;
  const words = isOtherDraft
    ? draft
      ? `${draft.by} has a draft of ${kind} (draft ${draft.etag}), which yours would replace:`
      : `The draft of ${kind} is no more.`
    : `${kind} are at version ${live?.version ?? 0}, and yours were made from ${base}. Against what is live:`;
  const others = theirs ? settingsOf(theirs) : before;
  const read = (await desk.store.settingsVersions(kind)).find(({ version }) => version === base);
  throw new ActRefused([words, ...campaignDifferences(others, content).map(differenceText)].join('\n'), [], {
    base: read && (settingsOf(read) as never),
    theirs: others as never,
    by: theirs?.by ?? '',
    at: theirs?.at ?? 0,
    next: { base: live?.version ?? 0, etag: draft?.etag ?? 0 },
  });
}

/**
 * Saves a draft, also one that may not go live yet. What the file of another kind holds is left out.
 * @throws ActRefused for a stale save, for secrets, and for fields that another role drafts
 */
export async function saveSettings(
  desk: SettingsDesk,
  actor: Actor,
  kind: SettingsKind,
  save: SettingsSave,
): Promise<SettingsDraft> {
  const content = contentIn(kind, save.content);
  const opened = await openSettings(desk, kind);
  allowChanges(actor, opened.draft ? settingsOf(opened.draft) : opened.content, content);
  refuseUnstorable(desk, kind, content);
  await refuseStale(desk, opened, { ...save, content });
  const draft: SettingsDraft = {
    kind,
    base: opened.live?.version ?? 0,
    ...storedContent(content),
    etag: opened.draft?.etag ?? 0,
    ...{ at: desk.now(), by: actor.name, because: save.because },
  };
  const entry = { who: actor.name, did: 'draft settings', what: `${kind} ${draft.hash.slice(0, 12)}` } as const;
  await audited(desk, [{ ...entry, ...(save.because !== '' && { because: save.because }) }], kind, (step) =>
    desk.store.saveSettingsDraft(draft, step),
  );
  return { ...draft, etag: draft.etag + 1 };
}

/** Throws the draft away; what is live stays. @throws ActRefused without one, or where another was saved since */
export async function discardSettings(desk: SettingsDesk, actor: Actor, kind: SettingsKind, etag?: number): Promise<void> {
  const { draft, content } = await openSettings(desk, kind);
  if (!draft) throw new ActRefused(`${kind} have no draft.`);
  allowChanges(actor, content, settingsOf(draft));
  if (etag !== undefined && etag !== draft.etag)
    throw new ActRefused(`${draft.by} has changed the draft of ${kind} since you looked, and it is still there.`);
  const entry = { who: actor.name, did: 'discard settings', what: `${kind} ${draft.hash.slice(0, 12)}` } as const;
  await audited(desk, [entry], kind, (step) => desk.store.discardSettingsDraft(kind, draft.etag, step));
}
