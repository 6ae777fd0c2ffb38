import { isConsentField, type SettingsContent, type SettingsKind, type SettingsProblem } from '#contract/settings/settings.ts';
import type { SettledPage } from '#contract/site/legal-text.ts';
import { type BrandId, brandIds, defaultSite, type SiteBrand } from '#contract/site/site.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { ToldKind } from '#contract/studio/causes.ts';

export type SettingsView = StudioAnswer<'settings'>;
type Differences = SettingsView['versions'][number]['differences'];

/** The pages of settings, by their addresses. */
export const kindNames: Readonly<Record<SettingsKind, string>> = {
  brands: 'Brands',
  buyers: 'Buyers',
  destinations: 'Destinations',
  alerts: 'Alerts',
  legal: 'Legal texts',
};

/** Legal pages by their addresses. */
export const legalNames: Readonly<Record<SettledPage, string>> = {
  'privacy-policy': 'Privacy policy',
  'terms-of-use': 'Terms of use',
  sponsors: 'Sponsors',
};

/** The kinds of news that the team is told. */
export const newsNames: Readonly<Record<ToldKind, string>> = {
  fall: 'A campaign that lost half of its qualified share',
  decide: 'An experiment to decide',
  'given up': 'Deliveries given up',
  held: 'Leads held',
  schedule: 'A schedule that failed or cannot run',
  expiring: 'A certificate, experiment or switch about to end',
  spend: 'Spend above its limit',
};

/** Fields by their names in files, where a word of their own says more. */
const words: Readonly<Record<string, string>> = {
  callNumber: 'call number',
  en: 'English',
  es: 'Spanish',
  testUrl: 'test address',
  url: 'address',
  servedStates: 'states served',
  buyerGroups: 'fixed buyers',
  fallbackBuyers: 'buyers when no other is found',
  statesWithoutFallback: 'states without those buyers',
  prefilledAffiliates: 'affiliates with filled-in contact data',
  mappings: 'LeadProsper campaigns',
  reroute: 'another buyer by state',
  lp_key: 'key',
  slack: 'Slack',
  notTold: 'news that is not told',
  spendLimit: 'what a day of a campaign may cost, in dollars',
  spendLimits: 'limit',
};

/** The parts of a dotted name. A brand is called what the content calls it. */
export function fieldWords(field: string, content: SettingsContent): string {
  const [first = '', second, ...rest] = field.split('.');
  if (field === '') return 'The whole';
  const named = (part: string) => words[part] ?? part;
  if (first === 'brands' && second !== undefined)
    return [brandOf(content, second as BrandId).name, ...rest.map(named)].join(', ');
  if (first === 'legal' && second !== undefined)
    return [legalNames[second as SettledPage] ?? second, ...rest.filter((part) => part !== 'sections').map(named)].join(', ');
  const shown = first === 'destinations' || first === 'buyers' ? [] : [named(first)];
  return [...shown, ...(second === undefined ? [] : [named(second)]), ...rest.map(named)].join(', ') || named(first);
}

/** A value of JSON as people read it; a list by its members. */
export function valueWords(json: string | undefined): string {
  if (json === undefined) return 'none';
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value))
    return value.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join(', ') || 'none';
  return value === '' ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
}

export const differenceLines = (differences: Differences, content: SettingsContent) =>
  differences.map(({ field, before, after }) => ({
    field,
    name: fieldWords(field, content),
    before: valueWords(before),
    after: valueWords(after),
  }));

export const changesConsents = (differences: Differences): boolean => differences.some(({ field }) => isConsentField(field));

/** The placeholders among problems, said once at the top. */
export function placeholderWords(problems: readonly SettingsProblem[], content: SettingsContent): string {
  const named = problems.filter(({ problem }) => /placeholder|number of examples/.test(problem));
  if (named.length === 0) return '';
  const places = named.map(({ field }) => fieldWords(field, content)).join('; ');
  return `${named.length === 1 ? 'A placeholder' : `${named.length} placeholders`} would show on the site: ${places}.`;
}

/** A brand as the content says, with the defaults for the rest. */
export function brandOf(content: SettingsContent, id: BrandId): SiteBrand {
  const brands = (content.brands ?? {}) as Readonly<Partial<Record<BrandId, Partial<SiteBrand>>>>;
  return { ...defaultSite.brands[id], ...brands[id] };
}

/** The content with something of a brand changed. */
export function withBrand(content: SettingsContent, id: BrandId, change: Readonly<Record<string, unknown>>): SettingsContent {
  const brands = (content.brands ?? {}) as Readonly<Record<string, object>>;
  return { ...content, brands: { ...brands, [id]: { ...brands[id], ...change } } };
}

/** The brands whose consent differs between two contents. */
export const changedBrands = (before: SettingsContent, after: SettingsContent): readonly BrandId[] =>
  brandIds.filter((id) => {
    const [one, other] = [brandOf(before, id), brandOf(after, id)];
    return one.name !== other.name || JSON.stringify(one.sellers) !== JSON.stringify(other.sellers);
  });

/** Lines as a list; blank ones are none. */
export const linesOf = (text: string): readonly string[] => text.split('\n').flatMap((line) => line.trim() || []);
