import { type CompensationLevel, type CompensationTable, estimateOf, levelOf } from '#contract/compensation.ts';
import { askJson, jsonBody, partnerClient } from './client.ts';

/** The meter's level for a visitor's answers (decisions 7). */
export type FindLevel = (answers: Readonly<Record<string, unknown>>) => Promise<CompensationLevel>;

export const levelByTable =
  (table: CompensationTable): FindLevel =>
  async (answers) =>
    levelOf(estimateOf(answers, table));

/** POST {base}/compensation-meter. When the service does not answer with a level, the table does. */
export function levelByService(base: string, table: CompensationTable, timeoutMs = 3000): FindLevel {
  const ask = partnerClient(timeoutMs);
  return async (answers) => {
    const answer = await askJson(ask, `${base}/compensation-meter`, jsonBody({ answers })).catch(() => undefined);
    const level = Number(answer?.compLevel);
    return Number.isInteger(level) && level >= 1 && level <= 7 ? (level as CompensationLevel) : levelByTable(table)(answers);
  };
}
