import { campaignMoment } from '#contract/campaign/campaign-times.ts';
import type { Difference } from '#contract/campaign/differences.ts';
import type { SettableFact } from '#contract/flow/guards.ts';
import { type SwitchDefinition, type SwitchName, switches, switchNames } from '#design-system/switches/switches.ts';
import { type BrandId, brandIds, brands } from '#themes/brands.ts';
import { valuesOf } from '#themes/switches.ts';
import { flowNames, nameOf, titleOf, toSentence } from './switchLabels.ts';

/** A difference as a marketer reads it. */
export interface DifferenceWords {
  /** The dotted name, as in `Difference`. */
  readonly field: string;
  /** The name of its control. */
  readonly name: string;
  /** What visitors get before and after, in the words of the control. */
  readonly before: string;
  readonly after: string;
}

/** The facts that a campaign sets, by what they do. See docs/spec/flows.md#buyer-consent. */
export const factNames = {
  straight_to_date: 'Skips the question about the case’s worth',
  case_worth: 'Asks what the case is worth',
  without_funding: 'Never offers funding',
  buyers_consent: 'Names the buyers in the consent',
} as const satisfies Readonly<Record<SettableFact, string>>;

/** A field's name, and its values in words. `unset` is what a campaign without the field does. */
interface FieldWords {
  readonly name: string;
  readonly value?: (text: string) => string;
  readonly unset?: string;
}

const onOff = (text: string) => (text === 'true' ? 'On' : 'Off');

const timeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A time of a campaign's own; what is none is shown as it is. */
function timeText(text: string): string {
  const at = campaignMoment(text);
  return at === undefined ? text : `${timeFormat.format(at)} UTC`;
}

const fields: Readonly<Record<string, FieldWords>> = {
  path: { name: 'Address' },
  flow: { name: 'Flow', value: (id) => flowNames.find((each) => each.id === id)?.name ?? id },
  oid: { name: 'Offer' },
  affid: { name: 'Affiliate' },
  facts: { name: 'Facts', value: (fact) => factNames[fact as SettableFact] ?? fact, unset: 'None' },
  buyers: { name: 'Fixed buyers', value: (id) => `Group ${id}`, unset: 'None' },
  thankYouPath: { name: 'Thank-you page', unset: 'The flow’s own' },
  host: { name: 'Host', unset: 'Every host of the site' },
  destinations: { name: 'Destinations', unset: 'All that the rules allow' },
  startsAt: { name: 'Opens', value: timeText, unset: 'With its publication' },
  endsAt: { name: 'Ends', value: timeText, unset: 'Never' },
  instead: { name: 'Answers before and after', unset: 'The brand’s end page' },
  verifiesPhone: { name: 'Code to the phone', value: onOff, unset: 'Off' },
};

const languageNames: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };

const isSwitch = (name: string): name is SwitchName => (switchNames as readonly string[]).includes(name);
const isBrand = (id: string | undefined): id is BrandId => (brandIds as readonly (string | undefined)[]).includes(id);
const switchIn = (field: string): SwitchName | undefined => {
  const [first, name = ''] = field.split('.');
  return first === 'switches' && isSwitch(name) ? name : undefined;
};

/** `StartPath` -> `Start path`. */
const spaced = (name: string) =>
  toSentence(name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end}-${start.toLowerCase()}`));

/** The name of a field's control, such as `Theme` for `switches.theme`. */
export function fieldName(field: string): string {
  const named = switchIn(field);
  if (named) return titleOf(named);
  const [first = '', ...rest] = field.split('.');
  if (first === 'texts' && rest.length > 1)
    return `${spaced(rest.slice(1).join(' '))}, ${languageNames[rest[0] ?? ''] ?? rest[0]}`;
  if (first === 'experiments' && rest.length > 0)
    return ['Experiment', ...rest.map((each) => (isSwitch(each) ? titleOf(each) : each))].join(' ');
  return fields[first]?.name ?? spaced(field.replaceAll('.', ' '));
}

/** The value of a switch that a campaign leaves open. */
function openValue(name: SwitchName, brand: BrandId | undefined): string {
  const definition: SwitchDefinition = switches[name];
  if (definition.values !== 'registry') return nameOf(name, definition.default);
  // a logo that is left open follows the theme too
  if (!brand || name === 'logo') return 'The brand’s own';
  return nameOf(name, name === 'theme' ? brands[brand].theme : brand);
}

/** A value of JSON as text; a list by its members. */
function textsOf(json: string): readonly string[] {
  const value: unknown = JSON.parse(json);
  return (Array.isArray(value) ? value : [value]).map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
}

function sideWords(field: string, json: string | undefined, brand: BrandId | undefined): string {
  const name = switchIn(field);
  const own = fields[field.split('.')[0] ?? ''];
  if (json === undefined) return name ? openValue(name, brand) : (own?.unset ?? 'None');
  const texts = textsOf(json);
  if (texts.length === 0) return own?.unset ?? 'None';
  // a draft may hold what no control offers
  const word = (text: string) =>
    name ? (valuesOf(name).includes(text) ? nameOf(name, text) : text) : (own?.value?.(text) ?? text);
  return texts.map(word).join(', ') || 'Empty';
}

const experimentField = /^experiments\.([^.]+)\.(.+)$/;

/** Experiments that begin or end: each is one line in place of its fields. */
function wholeExperiments(differences: readonly Difference[]): ReadonlyMap<string, DifferenceWords> {
  const whole = differences.filter(({ field, before, after }) => {
    const [, , rest] = experimentField.exec(field) ?? [];
    return rest === 'name' && (before === undefined || after === undefined);
  });
  return new Map(
    whole.map(({ field, after }) => {
      const [, name = ''] = experimentField.exec(field) ?? [];
      const weights = differences.flatMap((each) => {
        const [, id] = /^variants\.([^.]+)\.weight$/.exec(each.field.slice(`experiments.${name}.`.length)) ?? [];
        const isOwn = each.field.startsWith(`experiments.${name}.`);
        return isOwn && id !== undefined ? [`${toSentence(id)} ${each.after ?? each.before}`] : [];
      });
      const variants = weights.join(', ');
      const [was, is] = after === undefined ? [variants, 'Ends'] : ['None', variants];
      return [name, { field: `experiments.${name}`, name: `Experiment ${name}`, before: was, after: is }];
    }),
  );
}

/**
 * Differences in the words of the controls, in their order. Pure.
 * @param brand the brand of the site; without it a theme that is left open is "the brand's own"
 */
export function differenceWords(differences: readonly Difference[], brand?: BrandId): readonly DifferenceWords[] {
  const changed = differences.find(({ field }) => field === 'switches.brand');
  const brandOf = (json: string | undefined) => {
    const [id] = json === undefined ? [] : textsOf(json);
    return isBrand(id) ? id : brand;
  };
  const [from, to] = [brandOf(changed?.before), brandOf(changed?.after)];
  const whole = wholeExperiments(differences);
  return differences.flatMap(({ field, before, after }): readonly DifferenceWords[] => {
    const [, experiment = '', rest] = experimentField.exec(field) ?? [];
    const own = whole.get(experiment);
    if (own) return rest === 'name' ? [own] : [];
    return [{ field, name: fieldName(field), before: sideWords(field, before, from), after: sideWords(field, after, to) }];
  });
}

/** One difference as a line, such as `Progress bar: Original → V2`. */
export const differenceLine = ({ name, before, after }: DifferenceWords): string => `${name}: ${before} → ${after}`;
