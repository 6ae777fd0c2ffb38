import { writeCsv } from '#contract/campaign/csv.ts';
import { answerFields } from '#contract/fields/fields.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import type { LeadView } from '../submissions/lead-view.ts';
import { readableLeadView } from '../submissions/submission-views.ts';
import type { Vault } from '../vault/vault.ts';

/** What partners get of a lead, beside its answers. */
const sentColumns = ['city', 'county', 'state', 'lead_is_qualified', 'dq_reason', 'oid', 'affid', 'sub_id'] as const;
const ownColumns = ['lead', 'received_at', 'state_of_lead', 'flow', 'campaign'] as const;
const answers = Object.keys(answerFields);

function cells({ id, receivedAt, state, meta, said, sent, unreadable }: LeadView): readonly string[] {
  const own = [id, receivedAt, unreadable ? 'unreadable' : state, meta?.flow ?? '', meta?.campaign?.path ?? ''];
  const of = (values: object | undefined, names: readonly string[]) =>
    names.map((name) => (values as Readonly<Record<string, string | undefined>> | undefined)?.[name] ?? '');
  return [...own, ...of(said, answers), ...of(sent, sentColumns)];
}

/** Leads read at once. */
const batch = 200;

/** A file of leads with their data, by their ids. @throws StoreUnavailable */
export async function leadsFile(
  { store, vault }: { readonly store: Pick<SubmissionStore, 'byIds'>; readonly vault: Vault },
  ids: readonly string[],
) {
  const views: LeadView[] = [];
  for (let from = 0; from < ids.length; from += batch)
    for (const row of await store.byIds(ids.slice(from, from + batch))) views.push(readableLeadView(vault, row));
  return { csv: leadsCsv(views), count: views.length };
}

/** Leads with what their visitors said, as CSV that no spreadsheet runs a part of. Personal data. Pure. */
const leadsCsv = (leads: readonly LeadView[]): string =>
  writeCsv([[...ownColumns, ...answers, ...sentColumns], ...leads.map(cells)]);
