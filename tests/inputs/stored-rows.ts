import { expect } from 'vitest';
import { isStorable } from '#contract/fields/validation.ts';
import { buildLead, parseSubmission } from '#contract/lead/lead-record.ts';
import { createDestinations, takesLeads } from '../../lead-server/src/delivery/destinations.ts';
import type { Config } from '../../lead-server/src/settings/config.ts';
import { everyRow } from '../../lead-server/src/store/batches.ts';
import { type StoredSubmission, submissionKinds } from '../../lead-server/src/store/records.ts';

import { decryptContent, type SubmissionContent } from '../../lead-server/src/submissions/submission-content.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import type { TestServer } from '../support/running-server.ts';

export type Row = StoredSubmission & { readonly kept: SubmissionContent };

/** Everything that the server has stored, opened. */
export function allRows({ config, look }: TestServer): Promise<readonly Row[]> {
  const vault = createVault(readOrMakeKeys(config));
  return look(async (store) => {
    const rows: Row[] = [];
    for (const kind of submissionKinds) {
      const all = everyRow(
        '',
        (page) => store.submissions(kind, page),
        ({ id }) => id,
      );
      for await (const row of all) rows.push({ ...row, kept: decryptContent(vault, row) });
    }
    return rows;
  });
}

/** The accepted leads. */
export const leadRows = (rows: readonly Row[]) =>
  rows.flatMap((row) => (row.kept.is === 'lead' ? [{ ...row, record: row.kept.record, kept: row.kept }] : []));

/** Checks every row against the invariants of a valid request's row. @param usual the destinations of a usual lead */
export async function expectSound(rows: readonly Row[], config: Config, usual: readonly string[]): Promise<void> {
  const settings = { ...config, TRUSTEDFORM_API_KEY: 'an-invented-key' };
  const destinations = createDestinations(settings, async () => ({ lp_campaign_id: '', lp_supplier_id: '', lp_key: '' }));
  for (const { record, receivedAt, deliveries } of leadRows(rows)) {
    const { said, sent, meta } = record;
    const { flow, locale: language, switches } = meta;
    const again = parseSubmission({ ...said, flow, language, tcpa: sent.tcpa, switches });
    if (!again.ok) throw new Error(`A stored lead cannot be read again: ${again.refusal.message}`);
    expect(buildLead(again.value, { now: new Date(receivedAt), ipAddress: '', userAgent: '' }).ok).toBe(true);
    expect(deliveries.map(({ destination }) => destination)).toEqual(expect.arrayContaining([...usual]));
    // every partner's payload can be built
    for (const each of destinations) if (takesLeads(each)) await each.payload(record, record.meta.receivedAt);
  }
  for (const { kind, kept, deliveries } of rows) {
    expect([kind, deliveries.length > 0]).toEqual([kind, kept.is !== 'refused']);
    const texts = kept.is === 'lead' ? [kept.record.said, kept.record.sent] : kept.is === 'privacy' ? [kept.request.form] : [];
    expect(texts.flatMap((each) => Object.values(each)).filter((text) => !isStorable(String(text)))).toEqual([]);
  }
}
