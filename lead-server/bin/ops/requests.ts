import { requestsOf } from '#contract/consent/privacy-request.ts';
import { firstUuidAt } from '../../src/lib/uuid.ts';
import { confirmationLink } from '../../src/privacy/confirmation.ts';
import {
  approve,
  awaitsOwner,
  close,
  type RequestView,
  requestView,
  type UnreadableRequest,
} from '../../src/privacy/privacy-operations.ts';
import { siteAddress } from '../../src/settings/config.ts';
import { everyRow } from '../../src/store/batches.ts';
import type { StoredSubmission, SubmissionState } from '../../src/store/records.ts';

import {
  asJson,
  type Command,
  type Context,
  countingUnreadable,
  findStored,
  parseMoment,
  parseState,
  print,
  rangeLabel,
  UsageError,
  unreadableText,
} from './command.ts';
import { privacyContext } from './person.ts';

const states = ['open', 'unverified', 'confirming', 'done', 'accepted'] as const satisfies readonly SubmissionState[];

const noSuchRequest = 'There is no such request that waits: ops requests lists them.';

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
  if (by === 'operator' && !done) reasons.push('it was cut off: approve it');
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
  const { from, to } = floodOf(context.given);
  const { store } = context;
  const parts = privacyContext(context);
  let count = 0;
  const rows = everyRow(
    firstUuidAt(from.getTime()),
    (page) => store.submissions('privacy', page),
    ({ id }) => id,
  );
  for await (const row of rows) {
    if (row.receivedAt >= to.getTime()) break;
    if (row.state === 'unverified' && (await close(parts, row.id))) count += 1;
  }
  console.log(`${count} unverified requests are closed; the others wait as before.`);
}

export const requests: Command = {
  usage: [
    `requests [--json] [--since ...] [--state ${states.join('|')}] | requests approve|close <id> | requests close --since ... --until ... --because ...`,
    'privacy requests and what waits for you; approve carries one out once you have made sure whose it is, close ends it, or all unverified ones of a flood',
  ],
  words: [0, 1, 2],
  opens: true,
  async audited({ store, given, rest: [what, id] }) {
    const { since, state } = given;
    if (what === 'close' && id === undefined)
      return { did: 'close', what: floodOf(given).label, because: floodOf(given).because };
    if (given.until || given.because) throw new UsageError(`ops ${requests.usage[0]}`);
    if (what === undefined) return { did: 'list', what: `requests: ${rangeLabel({ since, state: parseState(states, state) })}` };
    if ((what !== 'approve' && what !== 'close') || id === undefined) throw new UsageError(`ops ${requests.usage[0]}`);
    await findStored({ store }, id, ({ kind }) => kind === 'privacy', noSuchRequest);
    return { did: what, what: id };
  },
  async run(context) {
    const [what, id = ''] = context.rest;
    if (what === 'close' && id === '') return closeFlood(context);
    if (what === undefined) {
      return print(
        countingUnreadable(views(context)),
        context.given.json,
        ['filed', 'state', 'asks', 'waits because', 'told', 'id'],
        cells,
      );
    }
    const parts = privacyContext(context);
    if (what === 'close') {
      if (!(await close(parts, id))) throw new UsageError(noSuchRequest);
      console.log(`Request ${id} is closed.`);
      return;
    }
    const carriedOut = await approve(parts, id);
    if (!carriedOut) throw new UsageError(noSuchRequest);
    console.log(asJson({ request: carriedOut.id, ...carriedOut.done }, 2));
  },
};
