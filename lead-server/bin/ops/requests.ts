import { requestsOf } from '#contract/consent/privacy-request.ts';
import { closeUnverified } from '../../src/desk/unverified-requests.ts';
import { firstUuidAt } from '../../src/lib/uuid.ts';
import { confirmationLink } from '../../src/privacy/confirmation.ts';
import {
  awaitsOwner,
  needsSecond,
  type RequestView,
  requestView,
  type UnreadableRequest,
} from '../../src/privacy/privacy-operations.ts';
import { siteAddress } from '../../src/settings/config.ts';
import { everyRow } from '../../src/store/batches.ts';
import type { StoredSubmission, SubmissionState } from '../../src/store/records.ts';

import { audit } from './audit.ts';
import {
  type Command,
  type Context,
  countingUnreadable,
  parseMoment,
  parseState,
  print,
  rangeLabel,
  UsageError,
  unreadableText,
} from './command.ts';
import { asTyped } from './own-desk.ts';
import { enterTyped, privacyDeskOf, requestActs } from './request-acts.ts';

const states = ['open', 'unverified', 'confirming', 'done', 'accepted'] as const satisfies readonly SubmissionState[];

async function* views({ store, vault, given, config }: Context): AsyncGenerator<RequestView | UnreadableRequest> {
  const since = parseMoment('since', given.since);
  const state = parseState(states, given.state);
  const opened = vault();
  // without a mail service an operator may send it
  const withLink = (view: RequestView | UnreadableRequest, row: StoredSubmission) =>
    'request' in view && awaitsOwner({ row, request: view.request })
      ? { ...view, confirmationLink: confirmationLink(opened, siteAddress(config), view.request.id) }
      : view;
  const rows = everyRow(
    since ? firstUuidAt(since.getTime()) : '',
    (page) => store.submissions('privacy', page),
    ({ id }) => id,
  );
  for await (const row of rows) if (state === undefined || row.state === state) yield withLink(requestView(opened, row), row);
}

function cells(view: RequestView | UnreadableRequest): readonly string[] {
  if ('unreadable' in view) return [view.filedAt, view.state, '', unreadableText, '', view.id];
  const { state, request, deliveries } = view;
  const { id, filedAt, by, form, plan, done } = request;
  const reasons = (plan?.forPerson ?? []).map(({ because }) => because);
  if (by === 'operator' && !done)
    reasons.push(needsSecond(request) ? 'a second person decides: ops seconds' : 'it was cut off: approve it');
  if (request.awaitsUntil && state === 'confirming')
    reasons.push(`a deletion to be confirmed by its owner; from ${request.awaitsUntil.slice(0, 10)} on it waits for you`);
  if (request.awaitsUntil && state === 'open' && !done && !request.recalledAt)
    reasons.push('a deletion that nobody confirmed: make sure whose it is, then approve it, or send its link (--json)');
  const notices = Object.entries(deliveries).filter(([name]) => name.endsWith('-privacy'));
  if (notices.some(([, how]) => how === 'no_partner')) reasons.push('a partner has to be told another way');
  return [
    filedAt,
    state,
    requestsOf(form).join(' '),
    reasons.join('; '),
    notices.map(([name, how]) => `${name}:${how}`).join(' '),
    id,
  ];
}

/** Selects the requests of a flood: those without a passed captcha. @throws UsageError without both ends and a reason */
function floodOf({ since, until, because }: Context['given']) {
  const [from, to] = [parseMoment('since', since), parseMoment('until', until)];
  if (!from || !to || !because)
    throw new UsageError('To close the unverified requests of a flood, say --since, --until and --because.');
  return { from, to, because, label: `unverified requests, ${rangeLabel({ since, until })}` };
}

async function closeFlood(context: Context): Promise<void> {
  const { from, to, because, label } = floodOf(context.given);
  const count = await closeUnverified(privacyDeskOf(context), { from: from.getTime(), to: to.getTime() }, { label, because });
  console.log(`${count} unverified requests are closed; the others wait as before.`);
}

/** Lists requests, with who asks and the copy to send. */
async function list(context: Context): Promise<void> {
  const { since, state, json } = context.given;
  await audit(context, { did: 'list', what: `requests: ${rangeLabel({ since, state: parseState(states, state) })}` });
  return print(countingUnreadable(views(context)), json, ['filed', 'state', 'asks', 'waits because', 'told', 'id'], cells);
}

/** Options of a list alone, of a flood, and of an act on one request. */
const optionsFor = {
  list: ['json', 'since', 'state'],
  flood: ['since', 'until', 'because'],
  act: ['because', 'how', 'whose', 'destination', 'at'],
  enter: ['how', 'whose', 'at', 'state', 'email', 'phone'],
} as const;

/** @throws UsageError for an option that this use of the command would ignore */
function checkUse(given: Context['given'], use: keyof typeof optionsFor): void {
  const known: readonly string[] = [...optionsFor[use], 'as'];
  if (Object.entries(given).some(([name, value]) => value && !known.includes(name)))
    throw new UsageError(`ops ${requests.usage[0]}`);
}

export const requests: Command = {
  usage: [
    `requests [--json] [--since ...] [--state ${states.join('|')}] | requests ${Object.keys(requestActs).join('|')} <id> [--because ...] [--how ...] [--whose email|phone|both] [--destination ...] [--at <day>] | requests enter <asks> --how phone|letter|email [--at <day>] [--state ...] [--email ...] [--phone ...] | requests close --since ... --until ... --because ...`,
    'privacy requests and what waits for you, and every act of the studio on one: approve carries it out once you have made sure whose it is, close ends it, or all unverified ones of a flood',
  ],
  words: [0, 1, 2],
  opens: true,
  changes: true,
  async run(context) {
    const { rest, given } = context;
    const [what, id] = rest;
    if (what === undefined) {
      checkUse(given, 'list');
      return list(context);
    }
    if (what === 'close' && id === undefined) {
      checkUse(given, 'flood');
      return closeFlood(context);
    }
    const act = Object.hasOwn(requestActs, what) ? requestActs[what] : undefined;
    if (id === undefined || (!act && what !== 'enter')) throw new UsageError(`ops ${requests.usage[0]}`);
    checkUse(given, act ? 'act' : 'enter');
    const desk = privacyDeskOf(context);
    console.log(await (act ? act(context, desk, id) : enterTyped(context, desk, id)).catch(asTyped));
  },
};
