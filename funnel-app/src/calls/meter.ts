import { bandTops, type CompensationLevel } from '#contract/compensation.ts';
import type { Answers } from '#contract/fields.ts';
import { call, field } from './http.ts';

const patience = 4000;

/** The level of the compensation meter for these answers (Variants 7); undefined when the server did not say. */
export async function compensationLevel(answers: Answers): Promise<CompensationLevel | undefined> {
  const answer = await call('POST', '/compensation-meter', { answers }, { timeout: patience });
  const level = Number(answer?.status === 200 ? field(answer.body, 'compLevel') : undefined);
  return Number.isInteger(level) && level >= 1 && level <= bandTops.length ? (level as CompensationLevel) : undefined;
}
