import { mostLeadsForTwo } from '#contract/studio/desk-acts.ts';
import { exportMany } from '../../src/desk/many-acts.ts';
import { firstUuidAt } from '../../src/lib/uuid.ts';
import { everyRow } from '../../src/store/batches.ts';
import { deliveryStates } from '../../src/store/records.ts';
import type { LeadView } from '../../src/submissions/lead-view.ts';

import { deliveryViews, leadViews } from '../../src/submissions/submission-views.ts';
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
import { actorOf, askedText, asTyped, deskOf } from './own-desk.ts';

function leadCells(lead: LeadView): readonly string[] {
  const { id, receivedAt, state, said, sent, refusal, meta, deliveries, unreadable } = lead;
  const who = [said?.first_name, said?.last_name].filter(Boolean).join(' ');
  const verdict = unreadable
    ? unreadableText
    : refusal
      ? refusal.message
      : sent?.dq_reason || (sent?.lead_is_qualified === 'yes' ? 'qualified' : 'not qualified');
  return [
    receivedAt,
    state,
    meta?.flow ?? '',
    who,
    said?.phone ?? '',
    sent?.state ?? '',
    verdict,
    deliveries.map((each) => `${each.destination}:${each.state}`).join(' '),
    id,
  ];
}

/** The ids of leads of a time that are not erased. */
async function* leadIds({ store, given }: Context): AsyncGenerator<string> {
  const [since, until] = [parseMoment('since', given.since), parseMoment('until', given.until)];
  const rows = everyRow(
    since ? firstUuidAt(since.getTime()) : '',
    (page) => store.submissions('lead', page),
    ({ id }) => id,
  );
  for await (const { id, state, receivedAt } of rows) {
    if (until && receivedAt >= until.getTime()) return;
    if (state !== 'erased' && (state === 'test') === given.test) yield id;
  }
}

/** Prints a file of leads with their data, or asks a second person for it. */
async function writeFile(context: Context): Promise<void> {
  const ids: string[] = [];
  for await (const id of leadIds(context)) if (ids.push(id) > mostLeadsForTwo) break;
  const { since, until, because } = context.given;
  const told = { label: `leads, ${rangeLabel({ since, until })}`, because };
  const outcome = await exportMany(deskOf(context), await actorOf(context), ids, told);
  console.log(
    'asked' in outcome
      ? `A file with data needs two. ${askedText(outcome.asked)} Then: ops seconds take ${outcome.asked}`
      : outcome.csv.trimEnd(),
  );
}

export const leads: Command = {
  usage: [
    'leads [--json] [--test] [--since 2026-01-31T12:00:00Z] | leads --csv [--test] [--since ...] [--until ...] --because "..."',
    'what visitors said and what was sent; --test: those of test visits; --csv: a file, for which all but the privacy role need a second person',
  ],
  words: [0],
  opens: true,
  changes: true,
  async run(context) {
    const { store, vault, given } = context;
    if (given.csv) return writeFile(context).catch(asTyped);
    if (given.until !== undefined || given.because !== undefined) throw new UsageError('--until and --because are for --csv.');
    await audit(context, { did: 'list', what: `leads: ${rangeLabel({ since: given.since })}` });
    const head = ['received', 'state', 'flow', 'name', 'phone', 'in', 'verdict', 'deliveries', 'id'];
    const views = leadViews(store, vault(), parseMoment('since', given.since), given.test);
    const rows = countingUnreadable(views);
    return print(rows, given.json, head, leadCells);
  },
};

export const deliveries: Command = {
  usage: [
    `deliveries [--json] [--since ...] [--state ${deliveryStates.join('|')}]`,
    'what was delivered to whom, and what was not, and why',
  ],
  words: [0],
  run: ({ store, given }) => {
    const head = ['updated', 'destination', 'state', 'attempts', 'next', 'reason', 'submission'];
    const rows = deliveryViews(store, parseState(deliveryStates, given.state), parseMoment('since', given.since));
    return print(rows, given.json, head, (row) => [
      row.updatedAt,
      row.destination,
      row.state,
      String(row.attempts),
      row.nextAt ?? '',
      row.reason,
      row.submission,
    ]);
  },
};
