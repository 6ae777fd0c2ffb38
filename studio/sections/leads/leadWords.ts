import { stateByCode } from '#contract/fields/states.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { LeadAct, LeadDelivery, LeadOutcome, LeadRow } from '#contract/studio/desk.ts';
import { leadNumber } from '#contract/studio/lead-number.ts';
import { type CsvColumn, csvText } from '../../parts/csv.ts';
import type { Tone } from '../../parts/tokens.ts';

export type OneLead = StudioAnswer<'lead'>;

export const outcomeNames: Readonly<Record<LeadOutcome, string>> = {
  held: 'Held',
  'given up': 'Given up',
  accepted: 'Accepted',
  sending: 'Sending',
  sent: 'Sent',
  returned: 'Returned',
  refused: 'Refused',
  'not sold': 'Not to be sold',
  'no partner': 'No buyer set',
  'not qualified': 'Not qualified',
  incomplete: 'Incomplete',
  erased: 'Erased',
  test: 'Test',
};

const toneOf: Readonly<Record<LeadOutcome, Tone>> = {
  held: 'waiting',
  'given up': 'wrong',
  accepted: 'live',
  sending: 'planned',
  sent: 'live',
  returned: 'wrong',
  refused: 'wrong',
  'not sold': 'quiet',
  'no partner': 'quiet',
  'not qualified': 'quiet',
  incomplete: 'quiet',
  erased: 'quiet',
  test: 'quiet',
};

export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });

/** Why a delivery is held: in few words, and as a sentence with what can be done. Keyed by how the store's reason begins. */
const holds: readonly (readonly [begins: RegExp, short: string, sentence: string])[] = [
  [
    /^[A-Z]{2}: consumer health data/,
    'no named buyer',
    'STATE asks for a buyer by name, and what this visitor agreed to names none. It can go out once a consent names the buyer, or be let go.',
  ],
  [
    /^a field that no person sees/,
    'hidden field filled',
    'A field that no person sees was filled in, as scripts do. Look at what was said before it is sold.',
  ],
  [
    /^the ZIP is in no state/,
    'state not known',
    'Its ZIP is in no state that we know, so it may be one that asks for a buyer by name.',
  ],
  [
    /^the same email or phone/,
    'often in a day',
    'The same email or phone came more often in a day than one person sends. Look at them before one is sold.',
  ],
  [
    /^the consent is no text/,
    'consent not known',
    'What the visitor agreed to is no text of this site. Read it before it is sold.',
  ],
  [/^not_named/, 'buyer not named', 'What the visitor agreed to does not cover who gets leads there.'],
  [/^Global Privacy Control/, 'Global Privacy Control', 'The browser said that it is not to be sold.'],
  [/^no motor vehicle accident/, 'no accident', 'The visitor was in no accident: nobody may buy it.'],
  [/^no partner takes cases/, 'state not served', 'Nobody takes cases in its state.'],
  [/^the person has asked not/, 'opted out', 'The person has asked not to be sold or shared.'],
  [/deletion/, 'deletion asked', 'Its person has asked for a deletion: that comes first.'],
  [/^held by a person/, 'by hand', 'Somebody held it by hand. Look at it before it is sold.'],
  [/^written off/, 'let go', 'Somebody let it go. It can be released all the same.'],
];

const holdOf = (reason: string) => holds.find(([begins]) => begins.test(reason));
const stateName = (code: string): string => stateByCode(code)?.state ?? code;

/** A hold's reason in few words. Pure. */
export const shortHold = (reason: string): string => holdOf(reason)?.[1] ?? reason;

/** A hold's reason as a sentence. Pure. */
export const holdSentence = (reason: string): string =>
  holdOf(reason)?.[2].replace('STATE', stateName(reason.slice(0, 2))) ?? reason;

/** What became of a lead, in few words on a tone. Pure. */
export function outcomeWords({ outcome, reason, cents, unreadable }: LeadRow): { readonly tone: Tone; readonly words: string } {
  const name = outcomeNames[outcome];
  if (unreadable) return { tone: 'wrong', words: 'Cannot be read' };
  if (outcome === 'accepted' && cents !== undefined) return { tone: 'live', words: `${name}, ${dollars(cents)}` };
  const why =
    outcome === 'held' || outcome === 'not sold'
      ? shortHold(reason)
      : outcome === 'refused' || outcome === 'returned'
        ? reason.toLowerCase()
        : '';
  return { tone: toneOf[outcome], words: why === '' ? name : `${outcome === 'not sold' ? 'Not sold' : name}: ${why}` };
}

export const actNames: Readonly<Record<LeadAct, string>> = {
  release: 'Release',
  hold: 'Hold',
  replay: 'Send again',
  return: 'Returned',
  drop: 'Let go',
};

const actsOfOutcome: Readonly<Partial<Record<LeadOutcome, readonly LeadAct[]>>> = {
  held: ['release', 'drop'],
  'given up': ['replay', 'hold', 'drop'],
  'no partner': ['replay'],
  sending: ['hold'],
};

/** What may be done with all leads of a list: none where they wait for nobody. Pure. */
export const bulkActs = (outcome: LeadOutcome | undefined): readonly LeadAct[] => (outcome && actsOfOutcome[outcome]) ?? [];

/** What an act does, for its dialog. Pure. */
export const actSentence = (act: LeadAct, to: string): string =>
  ({
    release: `${to} get it, unless the person has opted out. A consent has to cover them.`,
    hold: `Nothing is sent to ${to} until somebody releases it.`,
    return: `${to} give it back: it is paid for no more. The reason is the buyer’s, as they said it.`,
    replay: `${to} get it once more, with its attempts counted anew.`,
    drop: `Nothing is sent to ${to}, and nothing waits for it any more. Release brings it back.`,
  })[act];

/** The rest of a sentence about whom a delivery goes to. */
export const toWhom = ({ buyer, destination }: Pick<LeadDelivery, 'buyer' | 'destination'>): string =>
  buyer === '' ? destination : `${buyer} (${destination})`;

/** What became of one delivery, as its line of the time line says it. Pure. */
export function deliveryWords(delivery: LeadDelivery): { readonly tone: Tone; readonly words: string } {
  const { state, reason, attempts, reply } = delivery;
  const to = toWhom(delivery);
  const tries = attempts > 1 ? ` at try ${attempts}` : '';
  if (reply) {
    const price = reply.cents === undefined ? '' : ` for ${dollars(reply.cents)}`;
    const why = reply.reason === '' ? '' : `: ${reply.reason}`;
    return { tone: reply.verdict === 'accepted' ? 'live' : 'wrong', words: `${to} ${reply.verdict} it${price}${tries}${why}` };
  }
  if (state === 'delivered') return { tone: 'live', words: `Sent to ${to}${tries}${reason === '' ? '' : `: ${reason}`}` };
  if (state === 'held') return { tone: 'waiting', words: `Held for ${to}: ${shortHold(reason)}` };
  if (state === 'dead') return { tone: 'wrong', words: `Given up for ${to}: ${reason}` };
  if (state === 'no_partner') return { tone: 'quiet', words: `Not sent to ${to}: no address is set` };
  return { tone: 'planned', words: attempts === 0 ? `Goes to ${to} now` : `Tries ${to} again: ${reason}` };
}

/** What a rule does to the answers that partners get. */
const ruleNames: Readonly<Record<string, string>> = {
  partial_fault: 'Partly at fault, in a state of comparative fault, counts as not at fault',
  recent_incident: 'Soon after an accident it goes out as injured and treated',
  driver_identified: 'A driver who was identified is noted in the description',
  um_insurance: 'Insurance of one’s own is noted in the description',
  reroute: 'In this state it goes to another offer',
  dui_offense: 'A prior offense has an offer of its own',
};

/** A rule in words; its own name where there are none. Pure. */
export const ruleWords = (rule: string): string => ruleNames[rule] ?? rule.replaceAll('_', ' ');

const columns: readonly CsvColumn<LeadRow>[] = [
  ['lead', ({ id }) => id],
  ['number', ({ id }) => leadNumber(id)],
  ['received_at', ({ at }) => new Date(at).toISOString()],
  ['state', ({ state }) => state],
  ['flow', ({ flow }) => flow],
  ['campaign', ({ campaign }) => campaign],
  ['now', ({ outcome }) => outcome],
  ['reason', ({ reason }) => reason],
  ['price_usd', ({ cents }) => (cents === undefined ? undefined : cents / 100)],
  ['buyer', ({ buyer }) => buyer],
];

/** The rows of a list as a file, without personal data. Pure. */
export const leadsCsv = (rows: readonly LeadRow[]): string => csvText(columns, rows);
