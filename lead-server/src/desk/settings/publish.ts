import { campaignDifferences } from '#contract/campaign/differences.ts';
import type { SettingsContent, SettingsKind } from '#contract/settings/settings.ts';
import { storedContent } from '../../campaigns/content.ts';
import { settingsOf } from '../../site/live-settings.ts';
import type { SettingsChange, SettingsOrigin } from '../../store/settings-store.ts';
import { type Actor, ActRefused, allow, needReason } from '../campaigns/acts.ts';
import { type Acted, audited } from '../campaigns/audited.ts';
import { changesConsents, settingsProblems } from './checks.ts';
import { openSettings, type SettingsDesk } from './desk.ts';

export interface SettingsPublish {
  readonly because: string;
  readonly origin: SettingsOrigin;
  /** What the person has compared: anything else is refused. Without it the draft as it is goes live. */
  readonly seen?: { readonly version: number; readonly etag: number } | undefined;
  /** Whether they have looked at the consents that change. */
  readonly sawConsents: boolean;
}

/** Tags of the pages that a cache has to drop. Destinations, the meter and alerts are in no page. */
function tagsOf(kind: SettingsKind, before: SettingsContent, after: SettingsContent): readonly string[] {
  if (kind === 'destinations' || kind === 'alerts') return [];
  const fields = campaignDifferences(before, after).map(({ field }) => field.split('.'));
  if (kind === 'legal') return [...new Set(fields.map(([, page = '']) => page))];
  if (kind === 'buyers' || fields.some(([, , field]) => field === 'hosts')) return ['pages'];
  return [...new Set(fields.map(([, brand]) => `brand-${brand}`))];
}

/** @throws ActRefused with each problem that keeps these settings from going live */
async function refuseProblems(desk: SettingsDesk, kind: SettingsKind, content: SettingsContent, isBack = false): Promise<void> {
  const problems = (await settingsProblems(desk, kind, content)).filter(({ stops }) => stops);
  // what was live before was tested then
  const wrong = isBack ? problems.filter(({ problem }) => !/\btest\b/.test(problem)) : problems;
  if (wrong.length === 0) return;
  const lines = wrong.map(({ field, problem, remedy }) => ({ path: kind, field, problem, remedy }));
  throw new ActRefused('This may not go live:', lines);
}

const change = (
  desk: SettingsDesk,
  actor: Actor,
  made: Omit<SettingsChange, 'audit' | 'deed' | 'purge'>,
  because: string,
  what: string,
) =>
  audited(
    desk,
    [{ who: actor.name, did: 'body' in made.to ? 'publish settings' : 'bring settings back', what, because }],
    made.kind,
    (audit) =>
      desk.store.publishSettings({
        ...made,
        audit,
        deed: { at: desk.now(), by: actor.name, because },
        purge: desk.hasCache && made.tags.length > 0 ? 'waiting' : 'none',
      }),
  );

/** Makes the draft live, as a new version. @throws ActRefused for what may not, and where it has moved on */
export async function publishSettings(
  desk: SettingsDesk,
  actor: Actor,
  kind: SettingsKind,
  options: SettingsPublish,
): Promise<Acted> {
  allow(actor, 'publishSettings');
  const { because, origin, seen, sawConsents } = options;
  needReason(because);
  const { live, content: before, draft } = await openSettings(desk, kind);
  if (!draft) throw new ActRefused(`${kind} have no draft to publish.`);
  const content = settingsOf(draft);
  const compared = seen?.version ?? draft.base;
  const isStale = compared !== (live?.version ?? 0) || draft.base !== (live?.version ?? 0);
  if (isStale || (seen && seen.etag !== draft.etag)) {
    const { by, at } = isStale && live ? live : draft;
    throw new ActRefused(`${by} has changed ${kind} since you compared: compare again.`, [], {
      ...{ base: undefined, theirs: (isStale ? before : content) as never, by, at },
      next: { base: live?.version ?? 0, etag: draft.etag },
    });
  }
  if (desk.approvals && draft.by === actor.name)
    throw new ActRefused(`Somebody else than ${draft.by}, who wrote the draft, has to publish it.`);
  if (changesConsents(before, content) && !sawConsents)
    throw new ActRefused('It changes what consents say: look at them in every theme and both languages first.');
  await refuseProblems(desk, kind, content);
  return change(
    desk,
    actor,
    {
      kind,
      expects: { revision: live?.revision ?? 0, draft: draft.etag },
      to: { ...storedContent(content), base: draft.base, origin },
      tags: tagsOf(kind, before, content),
    },
    because,
    `${kind} ${draft.hash.slice(0, 12)}`,
  );
}

/** Makes an earlier version live again. @throws ActRefused for what may not be */
export async function bringSettingsBack(
  desk: SettingsDesk,
  actor: Actor,
  kind: SettingsKind,
  version: number,
  because: string,
): Promise<Acted> {
  allow(actor, 'publishSettings');
  needReason(because);
  const { live, content: before } = await openSettings(desk, kind);
  if (live?.version === version) throw new ActRefused(`Version ${version} is live.`);
  const row = (await desk.store.settingsVersions(kind)).find((each) => each.version === version);
  if (!row) throw new ActRefused(`${kind} have no version ${version}.`);
  const content = settingsOf(row);
  await refuseProblems(desk, kind, content, true);
  const expects = { revision: live?.revision ?? 0 };
  return change(
    desk,
    actor,
    { kind, expects, to: { version }, tags: tagsOf(kind, before, content) },
    because,
    `${kind} version ${version}`,
  );
}
