import { leadsCsv } from '../../src/desk/lead-csv.ts';
import { deliveryStates } from '../../src/store/records.ts';
import type { LeadView } from '../../src/submissions/lead-view.ts';

import { deliveryViews, leadViews } from '../../src/submissions/submission-views.ts';
import { type Command, countingUnreadable, parseMoment, parseState, print, rangeLabel, unreadableText } from './command.ts';

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

export const leads: Command = {
  usage: [
    'leads [--json] [--csv] [--test] [--since 2026-01-31T12:00:00Z]',
    'what visitors said and what was sent; --test: those of test visits',
  ],
  words: [0],
  opens: true,
  audited: ({ given: { since, csv } }) => ({ did: csv ? 'export leads' : 'list', what: `leads: ${rangeLabel({ since })}` }),
  async run({ store, vault, given }) {
    const head = ['received', 'state', 'flow', 'name', 'phone', 'in', 'verdict', 'deliveries', 'id'];
    const views = leadViews(store, vault(), parseMoment('since', given.since), given.test);
    if (given.csv) {
      const all: LeadView[] = [];
      for await (const each of views) all.push(each);
      return console.log(leadsCsv(all).trimEnd());
    }
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
