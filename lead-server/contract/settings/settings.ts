/**
 * The kinds of settings that have versions, each with its fields: of SITE_FILE and PARTNER_TABLES, and of no file for alerts and legal
 * texts.
 * See docs/spec/settings.md#kinds.
 */
export const settingsFields = {
  brands: ['brands'],
  buyers: [
    ...['buyerGroups', 'reroute', 'servedStates', 'buyers', 'fallbackBuyers', 'statesWithoutFallback'],
    ...['prefilledAffiliates', 'mappings'],
  ],
  destinations: ['destinations', 'compensation'],
  alerts: ['slack', 'webhook', 'notTold', 'spendLimit', 'spendLimits'],
  legal: ['legal'],
} as const;

export type SettingsKind = keyof typeof settingsFields;
export const settingsKinds = Object.keys(settingsFields) as readonly SettingsKind[];
export const isSettingsKind = (value: unknown): value is SettingsKind => settingsKinds.some((kind) => kind === value);

/** The settings of one kind, as in the file that they can come from. Checked by the file's schema. */
export type SettingsContent = Readonly<Record<string, unknown>>;

/** What a check of settings found. */
export interface SettingsProblem {
  /** Its dotted name, as in differences; '' for the whole. */
  readonly field: string;
  readonly problem: string;
  /** What puts it right. */
  readonly remedy: string;
  /** Whether it keeps them from going live; else it is said and nothing more. */
  readonly stops: boolean;
}

/** Whether a field is part of what consents say: the brand's name and its sellers. See docs/spec/settings.md#who. */
export const isConsentField = (field: string): boolean => /^brands\.[^.]+\.(name|sellers)(\.|$)/.test(field);

/** Whether a field is drafted by the privacy role: what consents say, and legal texts. See docs/spec/settings.md#who. */
export const isPrivacyField = (field: string): boolean => isConsentField(field) || /^legal(\.|$)/.test(field);

/** How a setting names a secret of the environment, in place of its value. See docs/spec/settings.md#secrets. */
export const secretReference = /^env:(SECRET_[A-Z0-9_]{1,60})$/;
