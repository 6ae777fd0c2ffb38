/**
 * `npm run -s ops -- leads|deliveries|replay`: what is stored and what was delivered, also while the server runs. It prints personal data:
 * it is for the people who may see it, on the machine that has the keys.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, environmentWith, readConfig } from '../src/config.ts';
import { deliveryViews, type LeadView, leadViews } from '../src/ops/records.ts';
import { openStore } from '../src/store/open.ts';
import { type DeliveryState, deliveryStates } from '../src/store/store.ts';
import { dataKeys } from '../src/vault/keys.ts';
import { createVault } from '../src/vault/vault.ts';

const usage = `ops leads [--json] [--since 2026-01-31T12:00:00Z]
ops deliveries [--json] [--since ...] [--state ${deliveryStates.join('|')}]
ops replay <submission> <destination>   sends a dead, held or no_partner delivery again`;

/** Something that the person can put right: its message is all they need. */
class UsageError extends Error {}

function dateOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new UsageError(`--since should be a moment such as 2026-01-31T12:00:00Z, not ${text}`);
  return date;
}

function stateOf(text: string | undefined): DeliveryState | undefined {
  const state = deliveryStates.find((each) => each === text);
  if (text !== undefined && state === undefined) throw new UsageError(`--state should be one of ${deliveryStates.join(', ')}`);
  return state;
}

async function print<Row>(
  rows: AsyncIterable<Row>,
  json: boolean,
  head: readonly string[],
  cells: (row: Row) => readonly string[],
): Promise<void> {
  if (json) {
    for await (const row of rows) console.log(JSON.stringify(row));
    return;
  }
  const table = [head];
  for await (const row of rows) table.push(cells(row));
  const widths = head.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log(`${table.length - 1} in all`);
}

function leadCells(lead: LeadView): readonly string[] {
  const { id, receivedAt, state, said, sent, refusal, meta, deliveries } = lead;
  const who = [said?.first_name, said?.last_name].filter(Boolean).join(' ');
  const verdict = refusal
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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, since: { type: 'string' }, state: { type: 'string' } },
  });
  const [command, ...rest] = positionals;
  const config = readConfig(environmentWith('.env'));
  if (command !== 'leads' && command !== 'deliveries' && command !== 'replay') throw new UsageError(usage);
  if (config.DATABASE_URL === undefined && !existsSync(join(config.DATA_DIR, 'leads.db'))) {
    throw new UsageError(`Nothing is stored yet: there is no ${join(config.DATA_DIR, 'leads.db')}.`);
  }
  const from = dateOf(values.since);
  const state = stateOf(values.state);
  const { store } = await openStore(config, command !== 'replay');
  try {
    if (command === 'leads') {
      const head = ['received', 'state', 'flow', 'name', 'phone', 'in', 'verdict', 'deliveries', 'id'];
      await print(leadViews(store, createVault(dataKeys(config)), from), values.json, head, leadCells);
    } else if (command === 'deliveries') {
      const head = ['updated', 'destination', 'state', 'attempts', 'next', 'reason', 'submission'];
      await print(deliveryViews(store, state, from), values.json, head, (row) => [
        row.updatedAt,
        row.destination,
        row.state,
        String(row.attempts),
        row.nextAt ?? '',
        row.reason,
        row.submission,
      ]);
    } else {
      const [submission = '', destination = ''] = rest;
      if (!(await store.replay(submission, destination, Date.now())))
        throw new UsageError('There is no such delivery that waits for a person.');
      console.log(`${destination} gets ${submission} again.`);
    }
  } finally {
    await store.close();
  }
}

// a reader such as `head` that has seen enough is no failure
process.stdout.on('error', () => process.exit(0));
main().catch((failure: unknown) => {
  const { message, stack } = failure as Error;
  console.error(failure instanceof UsageError || failure instanceof ConfigError ? message : (stack ?? message));
  process.exitCode = 1;
});
