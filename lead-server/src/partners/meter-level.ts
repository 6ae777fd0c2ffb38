import { type CompensationLevel, type CompensationTable, estimateOf, levelFrom, levelOf } from '#contract/rules/compensation.ts';
import { type CallPartner, from2xx, jsonBody } from './client.ts';

/** Finds the meter's level of a visitor's answers. See docs/spec/meter.md#estimate. */
export type FindLevel = (answers: Readonly<Record<string, unknown>>) => Promise<CompensationLevel>;

/** From the table in configuration alone. */
export const levelByTable =
  (table: CompensationTable): FindLevel =>
  async (answers) =>
    levelOf(estimateOf(answers, table));

const readLevel = from2xx(({ compLevel }) => levelFrom(compLevel));

/** POST {base}/compensation-meter. When the service does not answer with a level, the table does. */
export const levelByService =
  (ask: CallPartner, base: string, table: CompensationTable): FindLevel =>
  (answers) =>
    ask(`${base}/compensation-meter`, readLevel, jsonBody({ answers })).catch(() => levelByTable(table)(answers));
