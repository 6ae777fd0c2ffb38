import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { RequestRow } from '#contract/studio/privacy.ts';
import { asksWords, leftWords } from '../../parts/requestWords.ts';
import type { Tone } from '../../parts/tokens.ts';

export type OneRequest = StudioAnswer<'request'>;
export type LetterName = OneRequest['letters'][number]['name'];
export type LetterKind = OneRequest['sent'][number]['kind'];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** What it asks for, as a heading. Pure. */
export const asksHeading = ({ asks, unreadable }: RequestRow): string =>
  unreadable ? 'Cannot be read' : capital(asksWords(asks));

const hows: Readonly<Record<RequestRow['how'], string>> = {
  form: 'at the form',
  operator: 'on the command line',
  phone: 'by phone',
  letter: 'by letter',
  email: 'by email',
};
const identities: Readonly<Record<RequestRow['identity'], string>> = {
  owner: 'confirmed by the owner',
  person: 'made sure by a person',
  'two points': 'email and phone fit',
  'one point': 'email or phone fits, not both',
  unverified: 'perhaps a bot',
  nobody: 'nobody on file',
};

/** Where it comes from and how sure it is, in a line. Pure. */
export function aboutRow({ region, isAgent, identity, how, closed, unreadable }: RequestRow): string {
  if (unreadable) return 'A key is missing, or the data is damaged';
  const parts = [region, how === 'form' ? '' : hows[how], isAgent ? 'by an agent' : ''];
  if (closed)
    return [...parts, closed.told > 0 ? plural(closed.told, 'partner told', 'partners told') : ''].filter(Boolean).join(', ');
  return [...parts, identities[identity]].filter(Boolean).join(', ');
}

/** From so few days on a term is near. assumed: a week of work. */
const nearDays = 10;

/** The time left, as a word on its tone. Pure. */
export function timeLeft({ clock, closed }: Pick<RequestRow, 'clock' | 'closed'>): {
  readonly tone: Tone;
  readonly words: string;
} {
  if (closed) return { tone: 'live', words: 'Closed' };
  if (!clock) return { tone: 'wrong', words: 'Not known' };
  const tone = clock.left < 0 ? 'wrong' : clock.left <= nearDays ? 'waiting' : 'planned';
  return { tone, words: capital(leftWords(clock)) };
}

const nexts: Readonly<Record<RequestRow['next'], (destination: string) => string>> = {
  look: () => 'Look whether it is a person',
  work: () => 'It is being worked on',
  permission: () => 'Ask for the signed permission',
  identity: () => 'Make sure whose it is',
  owner: () => 'Waits for the owner to confirm',
  second: () => 'Waits for a second person',
  approve: () => 'Carry it out',
  decide: () => 'Decide, and answer',
  copy: () => 'Give them the copy',
  tell: (destination) => `Tell ${destination}`,
  notice: (destination) => `${destination} is being told`,
  letter: () => 'Write to the person',
  close: () => 'Close it',
  closed: () => '–',
};
export const nextWords = ({ next, destination = '' }: Pick<RequestRow, 'next' | 'destination'>): string =>
  nexts[next](destination);

export const closedNames = {
  answered: 'Answered',
  nobody: 'We have nothing of theirs',
  'not verified': 'Not made sure who asks',
  withdrawn: 'Taken back by them',
} as const;
export const identityNames = {
  'called back': 'Called them back at the number on file',
  'email answered': 'They answered from the email on file',
  'details agree': 'They know what only they can know',
  document: 'Saw a document',
} as const;
export const permissionNames = {
  'signed permission': 'A permission that the person signed',
  'power of attorney': 'A power of attorney',
  'person confirmed': 'The person confirmed it to us',
} as const;
export const whyLongerNames = {
  many: 'Many requests at this time',
  complex: 'Their data takes longer to find and check',
  waits: 'We wait for an answer that we need',
} as const;
export const letterNames: Readonly<Record<LetterName, string>> = {
  received: 'We have it',
  identity: 'We need to know who you are',
  permission: 'We need the signed permission',
  longer: 'We need more time',
  done: 'It is done',
  nobody: 'We have nothing of yours',
  'not verified': 'We could not make sure',
};
export const kindNames: Readonly<Record<LetterKind, string>> = {
  received: 'That we have it',
  question: 'A question',
  longer: 'That it takes longer',
  answer: 'The answer',
};

/** The options of a list of names. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, name]) => ({ value, name }));

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const momentFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
/** The day of a moment in the reader's own zone, in the same letters. */
export const momentDay = (at: number): string => momentFormat.format(at);
/** A day of the desk in few letters: `28 Nov`. Pure. */
export const dayWords = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00Z`));

/** Why a list holds what it holds, where it is empty. Pure. */
export const emptyWords = (show: 'waiting' | 'closed'): string =>
  show === 'closed'
    ? 'No request was closed in the time that they are kept.'
    : 'The law gives 15 business days for “do not sell” in California, and 45 days for most others.';

export { plural };
