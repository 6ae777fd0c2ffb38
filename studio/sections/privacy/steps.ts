import { asksWords } from '../../parts/requestWords.ts';
import type { Tone } from '../../parts/tokens.ts';
import { dayWords, identityNames, momentDay, type OneRequest, permissionNames, plural } from './privacyWords.ts';

/** What a person does at a step. */
export type StepAct = 'permission' | 'identity' | 'approve' | 'copy' | 'copy given' | 'tell' | 'letter' | 'close';

/** A step of a request: done, to be done now, or later. */
export interface RequestStep {
  readonly key: string;
  readonly is: 'done' | 'now' | 'later' | 'waits' | 'wrong';
  readonly when: string;
  readonly words: string;
  readonly act?: StepAct;
  /** Whom to tell. */
  readonly destination?: string;
}

export const stepTones: Readonly<Record<RequestStep['is'], Tone>> = {
  done: 'live',
  now: 'waiting',
  waits: 'planned',
  wrong: 'wrong',
  later: 'quiet',
};

const isAny = (page: OneRequest, ...types: readonly string[]) => page.row.asks.some((each) => types.includes(each));

function received({ row, enteredBy }: OneRequest): RequestStep {
  const how =
    enteredBy === undefined
      ? row.how === 'operator'
        ? 'Filed on the command line'
        : 'Asked at the form'
      : `Came by ${row.how}, entered by ${enteredBy}`;
  return { key: 'received', is: 'done', when: dayWords(row.received), words: how };
}

function permission({ row, permission: seen }: OneRequest): readonly RequestStep[] {
  if (!row.isAgent) return [];
  if (seen)
    return [
      {
        key: 'permission',
        is: 'done',
        when: momentDay(seen.at),
        words: `The agent’s permission was seen by ${seen.by}: ${permissionNames[seen.how].toLowerCase()}`,
      },
    ];
  return [
    {
      key: 'permission',
      is: row.closed ? 'later' : 'now',
      when: '',
      words: 'An agent asks: see the permission that the person signed',
      ...(!row.closed && { act: 'permission' as const }),
    },
  ];
}

function identity(page: OneRequest): RequestStep {
  const { row, owner, identity: made } = page;
  const own = { key: 'identity' } as const;
  if (owner.confirmed !== undefined)
    return {
      ...own,
      is: 'done',
      when: momentDay(owner.confirmed),
      words: 'Confirmed by the owner of the email or phone on file',
    };
  if (made)
    return {
      ...own,
      is: 'done',
      when: momentDay(made.at),
      words: `Made sure by ${made.by}: ${identityNames[made.how].toLowerCase()}`,
    };
  if (owner.recalled !== undefined)
    return { ...own, is: 'done', when: momentDay(owner.recalled), words: 'The owner says that they never asked to delete' };
  if (row.next === 'owner')
    return {
      ...own,
      is: 'waits',
      when: owner.until === undefined ? '' : `by ${momentDay(owner.until)}`,
      words: 'The owner has a link to confirm it',
      act: 'identity',
    };
  const known =
    row.identity === 'two points'
      ? 'Email and phone both fit what is on file'
      : row.identity === 'person'
        ? 'Made sure on the command line'
        : undefined;
  if (known && !page.canApprove) return { ...own, is: 'done', when: '', words: known };
  if (row.closed || !page.canApprove)
    return {
      ...own,
      is: 'later',
      when: '',
      words: row.identity === 'nobody' ? 'Nobody is on file by this email and phone' : 'Nobody made sure who asks',
    };
  return {
    ...own,
    is: row.next === 'identity' || row.next === 'look' ? 'now' : 'later',
    when: '',
    words: 'Make sure whose request it is',
    act: 'identity',
  };
}

function carriedOut(page: OneRequest): readonly RequestStep[] {
  const { row, done, canApprove, leads } = page;
  const steps: RequestStep[] = [];
  if (done && isAny(page, 'optOutOfSaleOrSharingOfInformation') && done.optedOut)
    steps.push({
      key: 'opted out',
      is: 'done',
      when: momentDay(done.at),
      words: `Opted out; ${plural(done.held, 'delivery', 'deliveries')} stopped`,
    });
  if (done && isAny(page, 'requestToDeleteInformation') && (!canApprove || done.erased.length > 0))
    steps.push({
      key: 'erased',
      is: 'done',
      when: momentDay(done.at),
      words:
        done.erased.length === 0
          ? 'There was nothing to erase'
          : `${plural(done.erased.length, 'lead')} erased; the proof and the opt-out stay`,
    });
  if (row.next === 'second')
    steps.push({ key: 'second', is: 'waits', when: '', words: 'A second person decides, in Today or by ops seconds' });
  if (canApprove)
    steps.push({
      key: 'approve',
      is: row.next === 'approve' ? 'now' : 'later',
      when: '',
      words: `${plural(leads.length, 'lead')} found. Carry it out: ${asksWords(row.asks)}`,
      act: 'approve',
    });
  if (isAny(page, 'requestToCorrectInformation', 'submitAnAppeal'))
    steps.push({
      key: 'decide',
      is: row.next === 'decide' ? 'now' : row.closed ? 'done' : 'later',
      when: '',
      words: `A person decides: ${asksWords(row.asks.filter((each) => each === 'requestToCorrectInformation' || each === 'submitAnAppeal'))}`,
    });
  return steps;
}

function copy({ row, copy: made }: OneRequest): readonly RequestStep[] {
  if (!made) return [];
  if (made.given)
    return [{ key: 'copy', is: 'done', when: momentDay(made.given.at), words: `The copy was given by ${made.given.by}` }];
  return [
    {
      key: 'copy',
      is: row.next === 'copy' ? 'now' : 'later',
      when: '',
      words: `The copy of ${plural(made.leads, 'lead')} is ready`,
      act: 'copy',
    },
  ];
}

const tellWords = {
  told: 'was told',
  'on its way': 'is being told',
  failed: 'could not be told',
  'by hand': 'is still to be told',
} as const;

function tell({ row, tell: all, today }: OneRequest): readonly RequestStep[] {
  return all.map(({ destination, buyer, state, on, by }) => {
    const name = buyer === '' ? destination : `${buyer} (${destination})`;
    const own = {
      key: `tell ${destination}`,
      destination,
      words: `${name} ${tellWords[state]}${by === undefined ? '' : ` by ${by}`}`,
    };
    if (state === 'told') return { ...own, is: 'done', when: on === undefined ? '' : dayWords(on) };
    if (state === 'on its way') return { ...own, is: 'waits', when: dayWords(today) };
    const isNow = row.next === 'tell' && row.destination === destination;
    return { ...own, is: state === 'failed' ? 'wrong' : isNow ? 'now' : 'later', when: isNow ? 'today' : '', act: 'tell' };
  });
}

function letter({ row, sent }: OneRequest): RequestStep {
  const answer = sent.find(({ kind }) => kind === 'answer');
  const words = 'Letter to the person';
  if (answer?.state === 'failed')
    return {
      key: 'letter',
      is: 'wrong',
      when: momentDay(answer.at),
      words: `${words}: the service did not take it`,
      act: 'letter',
    };
  if (answer)
    return {
      key: 'letter',
      is: answer.state === 'sent' ? 'done' : 'waits',
      when: momentDay(answer.at),
      words: `${words}, by ${answer.by}`,
    };
  if (row.closed) return { key: 'letter', is: 'later', when: '', words: 'No letter is noted' };
  return {
    key: 'letter',
    is: row.next === 'letter' ? 'now' : 'later',
    when: row.clock ? `by ${dayWords(row.clock.due)}` : '',
    words,
    act: 'letter',
  };
}

function closing({ row, closed }: OneRequest): RequestStep {
  if (closed) return { key: 'close', is: 'done', when: momentDay(closed.at), words: `Closed by ${closed.by}: ${closed.because}` };
  if (row.closed) return { key: 'close', is: 'done', when: momentDay(row.closed.at), words: 'Closed' };
  return {
    key: 'close',
    is: row.next === 'close' ? 'now' : 'later',
    when: row.clock ? `by ${dayWords(row.clock.due)}` : '',
    words: 'Close it',
    act: 'close',
  };
}

const allSteps = (page: OneRequest): readonly RequestStep[] =>
  page.row.unreadable
    ? [received(page), closing(page)]
    : [
        received(page),
        ...permission(page),
        identity(page),
        ...carriedOut(page),
        ...copy(page),
        ...tell(page),
        letter(page),
        closing(page),
      ];

/** The steps of a request, in their order. While the server writes it, an act of a person would be refused. Pure. */
export const stepsOf = (page: OneRequest): readonly RequestStep[] =>
  page.row.next === 'work' ? allSteps(page).map(({ act: _, ...step }) => step) : allSteps(page);
