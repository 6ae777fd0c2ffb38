import type { CampaignContent, CampaignProblem } from '#contract/campaign/campaign.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { hasUnfitWords } from '#contract/text/bad-words.ts';
import { forbiddenClaims } from '#contract/text/claims.ts';
import { type Locale, locales } from '#contract/text/locale.ts';
import { firstGlyphs, headingGlyphs } from '#themes/firstGlyphs.ts';
import { type TextName, textNames, textsShown } from '../content/campaignWords.ts';
import { looksOf, type TextLimits, textLimits } from './textLimits.ts';

type Row = Readonly<Record<string, unknown>>;
type Problem = Omit<CampaignProblem, 'path'>;
/** What is wrong with one text, and what puts it right. */
type Fault = Omit<Problem, 'field'>;

/** How many promises the start screen shows. */
export const proofCount = 3;

const languageNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Spanish' };
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (names: readonly string[]) => names.join(', ');

/** Texts that are set in the heading's face: the page brings its letters along. */
const inHeadingFace: readonly TextName[] = ['headline', 'button'];

/** The letters that a text may have: those whose face a first visit has at once. */
export const lettersOf = (name: TextName, locale: Locale): string =>
  inHeadingFace.includes(name) ? headingGlyphs[locale] : firstGlyphs;

const markup = /[<>{}[\]|\\^~`]|&#?\w+;/;
const address = /https?:|www\.|@\w|\b[\w-]+\.(?:com|net|org|info|io|us|co|law|legal)\b/i;
const phone = /\d{3}\D{0,2}\d{3}\D{0,2}\d{4}/;

/** What a text must not have, whatever it says. */
const forms: readonly (readonly [isWrong: (text: string) => boolean, problem: string, remedy: string])[] = [
  [(text) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u.test(text), 'it has a sign that nobody sees', 'Type the words anew.'],
  [(text) => text !== text.trim() || /\s{2}/.test(text), 'it has blanks at an end, or two in a row', 'Take them out.'],
  [(text) => markup.test(text), 'it has signs of markup, which visitors would read as they are', 'Use words alone.'],
  [(text) => address.test(text), 'it names an address', 'Take it out: nothing leads away from the first screen.'],
  [(text) => phone.test(text), 'it names a phone number', 'Take it out: the header shows the brand’s own.'],
  [(text) => /[!?]{2}/.test(text.replaceAll('?!', '?')), 'it shouts', 'One mark is enough.'],
  [hasUnfitWords, 'it has a word that no page of ours says', 'Say it in plain words.'],
];

/** Letters that the page would show in another face, or not at all. */
function letterFaults(text: string, name: TextName, locale: Locale): readonly Fault[] {
  const lacking = [...new Set(text)].filter(
    (letter) => !lettersOf(name, locale).includes(letter) && !/[<>{}[\]|\\^~`\p{C}]/u.test(letter),
  );
  if (lacking.length === 0) return [];
  const those = lacking.map((letter) => `“${letter}”`).join(' ');
  const known = lacking.every((letter) => firstGlyphs.includes(letter));
  return [
    known
      ? {
          problem: `the heading’s face comes without ${those} in ${languageNames[locale]}, so it would show in another face first`,
          remedy: 'Write it without.',
        }
      : { problem: `no face of ours has ${those}`, remedy: `Use the letters of ${languageNames[locale]}.` },
  ];
}

/** Words of a headline that are wider than a phone. */
function wordFaults(text: string, most: number): readonly Fault[] {
  const long = text.split(/[^\p{L}\p{N}’'-]+/u).filter((word) => [...word].length > most);
  return long.map((word) => ({
    problem: `“${word}” is wider than a phone of 320 px, which has room for ${most} letters in a word`,
    remedy: 'Use a shorter word.',
  }));
}

/** The faults of one text. @param limits letters that there is room for */
export function textFaults(value: unknown, name: TextName, locale: Locale, limits: TextLimits): readonly Fault[] {
  const most = limits[name];
  if (typeof value !== 'string') return [{ problem: 'it is no text', remedy: 'Give it as text.' }];
  if (value.trim() === '') return [{ problem: 'it is empty', remedy: 'Write it, or take it out: then the page says ours.' }];
  const letters = [...value].length;
  return [
    ...forms.filter(([isWrong]) => isWrong(value)).map(([, problem, remedy]) => ({ problem, remedy })),
    ...letterFaults(value, name, locale),
    ...(letters > most
      ? [
          {
            problem: `it has ${letters} letters, and a phone of 320 px has room for ${most}`,
            remedy: `Take out ${letters - most}.`,
          },
        ]
      : []),
    ...(name === 'headline' ? wordFaults(value, limits.word) : []),
    ...forbiddenClaims(value),
  ];
}

function proofProblems(value: unknown, at: string, locale: Locale, limits: TextLimits): readonly Problem[] {
  if (!Array.isArray(value) || value.length !== proofCount)
    return [
      { field: at, problem: `it is no list of ${proofCount} texts`, remedy: `Give ${proofCount}, as many as the screen shows.` },
    ];
  return value.flatMap((each: unknown, index) => {
    const faults = textFaults(each, 'proof', locale, limits);
    const isTwice = value.indexOf(each) !== index;
    const all = isTwice ? [...faults, { problem: 'it says the same as another', remedy: 'Say something else.' }] : faults;
    return all.map((fault) => ({ field: `${at}.${index}`, ...fault }));
  });
}

/** Why nobody would see a text; undefined where it shows. */
function unseenFault(name: TextName, { switches }: Row, flow: Flow | undefined): Fault | undefined {
  if (flow && !textsShown(flow).includes(name))
    return { problem: `the first screen of flow ${flow.id} has no such place`, remedy: 'Take it out, or choose another flow.' };
  const skipsStart = isRow(switches) && switches.start === 'question' && name !== 'header';
  return skipsStart
    ? { problem: 'start=question leaves the start screen out', remedy: 'Take it out, or show the start.' }
    : undefined;
}

function languageProblems(texts: unknown, locale: Locale, row: Row, flow: Flow | undefined): readonly Problem[] {
  const at = `texts.${locale}`;
  if (!isRow(texts) || Object.keys(texts).length === 0)
    return [{ field: at, problem: 'it has no text', remedy: 'Write one, or take the language out: then the page says ours.' }];
  const limits = textLimits(locale, looksOf(row as Partial<CampaignContent>));
  return Object.entries(texts).flatMap(([key, value]): readonly Problem[] => {
    const field = `${at}.${key}`;
    if (!(textNames as readonly string[]).includes(key))
      return [{ field, problem: `text "${key}" is not known`, remedy: `Use ${listed(textNames)}.` }];
    const name = key as TextName;
    const unseen = unseenFault(name, row, flow);
    const own =
      name === 'proof'
        ? proofProblems(value, field, locale, limits)
        : textFaults(value, name, locale, limits).map((fault) => ({ field, ...fault }));
    return unseen ? [{ field, ...unseen }, ...own] : own;
  });
}

/** Experiments on the header's texts, where the campaign's own words stand in the place of all of them. */
function headerProblems({ texts, experiments }: Row): readonly Problem[] {
  const isWhole = isRow(texts) && Object.values(texts).some((each) => isRow(each) && 'headline' in each && 'subhead' in each);
  if (!isWhole || !Array.isArray(experiments)) return [];
  return experiments
    .filter(({ variants }) => variants.some(({ switches }: { switches: Row }) => 'header' in switches))
    .map(({ name }) => ({
      field: `experiments.${name}`,
      problem: 'its header texts would all look the same: the campaign has words of its own',
      remedy: 'Take out the experiment, or the headline and subhead.',
    }));
}

/**
 * The problems of a campaign's own words; none where it has none. Pure, takes any JSON. A language without words says ours, which
 * are whole and approved in both. See docs/spec/campaigns.md#own-words.
 * @param row with a checked shape but for its texts
 */
export function textProblems(row: Row, flow: Flow | undefined): readonly Problem[] {
  const { texts } = row;
  if (texts === undefined) return [];
  if (!isRow(texts) || Object.keys(texts).length === 0)
    return [{ field: 'texts', problem: 'it has no language', remedy: `Give texts for ${listed(locales)}, or take it out.` }];
  return [
    ...Object.entries(texts).flatMap(([key, own]) =>
      (locales as readonly string[]).includes(key)
        ? languageProblems(own, key as Locale, row, flow)
        : [{ field: `texts.${key}`, problem: `language "${key}" is not known`, remedy: `Use ${listed(locales)}.` }],
    ),
    ...headerProblems(row),
  ];
}
