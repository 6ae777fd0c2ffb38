import { campaignDifferences } from '#contract/campaign/differences.ts';
import { isPrivacyField, type SettingsContent, type SettingsKind } from '#contract/settings/settings.ts';
import type { ReadSecret } from '../../partners/secret-references.ts';
import type { Config } from '../../settings/config.ts';
import { contentsOfFiles, type SettingsContents } from '../../site/kinds.ts';
import { settingsOf } from '../../site/live-settings.ts';
import type { LiveSettingsRow, SettingsDraft } from '../../store/settings-store.ts';
import type { Store } from '../../store/store.ts';
import { type Actor, ActRefused, allow, type CampaignDesk } from '../campaigns/acts.ts';

/** What acts on settings need; the command line and the studio call the same ones. */
export interface SettingsDesk extends Pick<CampaignDesk, 'audit' | 'from' | 'now' | 'check' | 'approvals' | 'hasCache'> {
  readonly store: Store;
  readonly config: Config;
  readonly secret: ReadSecret;
}

/** What looks at settings need. */
export type SettingsLook = Pick<SettingsDesk, 'store' | 'config' | 'secret' | 'check'>;

/** A kind with what is live and its draft. */
export interface OpenedSettings {
  readonly kind: SettingsKind;
  readonly live: LiveSettingsRow | undefined;
  /** Of what is live, or of the file where nothing is stored. */
  readonly content: SettingsContent;
  readonly draft: SettingsDraft | undefined;
  /** What is live of all kinds. */
  readonly contents: SettingsContents;
}

export async function openSettings({ store, config }: SettingsLook, kind: SettingsKind): Promise<OpenedSettings> {
  const [{ live }, drafts] = await Promise.all([store.liveSettings(Date.now()), store.settingsDrafts()]);
  const stored = Object.fromEntries(live.map((row) => [row.kind, settingsOf(row)]));
  const contents: SettingsContents = { ...contentsOfFiles(config), ...stored };
  return {
    kind,
    live: live.find((row) => row.kind === kind),
    content: contents[kind],
    draft: drafts.find((each) => each.kind === kind),
    contents,
  };
}

/** Refuses who may not change these fields. @throws ActRefused, naming the roles that may */
export function allowChanges(actor: Actor, before: SettingsContent, after: SettingsContent): void {
  const fields = campaignDifferences(before, after).map(({ field }) => field);
  const ofPrivacy = fields.filter(isPrivacyField);
  try {
    if (ofPrivacy.length > 0) allow(actor, 'draftConsents');
    if (ofPrivacy.length < fields.length || fields.length === 0) allow(actor, 'draftSettings');
  } catch (failure) {
    if (!(failure instanceof ActRefused)) throw failure;
    const named = ofPrivacy.length > 0 && failure.message.includes('privacy') ? ofPrivacy : fields;
    throw new ActRefused(`${named.slice(0, 3).join(', ')}: ${failure.message}`);
  }
}
