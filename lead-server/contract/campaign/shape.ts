import type { Experiment } from '../experiments/experiment.ts';
import type { CampaignContent } from './campaign.ts';

type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = (isEach: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isEach);
const isRowOf = (isEach: (value: unknown) => boolean) => (value: unknown) => isRow(value) && Object.values(value).every(isEach);
const isOptional = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);
const isTextRow = isRowOf(isText);
const isNumber = (value: unknown) => typeof value === 'number';
const isTruth = (value: unknown) => typeof value === 'boolean';

/** Whether a value has an experiment's shape; experimentProblems judges what is in it. */
export const isExperiment = (value: unknown): value is Experiment =>
  isRow(value) &&
  [value.name, value.owner, value.expires].every(isText) &&
  isOptional(isTruth)(value.stopsLosers) &&
  Array.isArray(value.variants) &&
  value.variants.every((each) => isRow(each) && isText(each.id) && isNumber(each.weight) && isRow(each.switches));

/** An experiment that lists and pages can be drawn of. */
const isReadableExperiment = (value: unknown) =>
  isExperiment(value) &&
  value.variants.length > 0 &&
  isOptional(isText)(value.primary) &&
  isOptional(isNumber)(value.leastEffect) &&
  isOptional(isListOf(isText))(value.guardrails) &&
  value.variants.every(({ switches }) => isTextRow(switches));

const isWord = (value: unknown) => isText(value) || isListOf(isText)(value);

/** What each field is at least, for whoever reads a draft: what it may be is checked before it goes live. */
const shapes: Readonly<Record<keyof CampaignContent, (value: unknown) => boolean>> = {
  ...{ path: isText, flow: isText, oid: isText, affid: isText, buyers: isText, thankYouPath: isText },
  ...{ host: isText, startsAt: isText, endsAt: isText, instead: isText },
  ...{ switches: isTextRow, facts: isListOf(isText), destinations: isListOf(isText), verifiesPhone: isTruth },
  texts: isRowOf(isRowOf(isWord)),
  experiments: isListOf(isReadableExperiment),
};

/** The fields whose values are of another kind than any reader expects, such as a text in place of a list. Pure; takes any JSON. */
export const unreadableFields = (content: unknown): readonly string[] =>
  isRow(content)
    ? Object.entries(shapes)
        .filter(([field, isGood]) => !isOptional(isGood)(content[field]))
        .map(([field]) => field)
    : Object.keys(shapes);
