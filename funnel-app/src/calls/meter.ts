import type { Answers } from '#contract/fields/fields.ts';
import { type CompensationLevel, levelFrom } from '#contract/rules/compensation.ts';
import { call, field } from './http.ts';

const patience = 4000;

/** The level of the compensation meter for these answers (Variants 7); undefined when the server did not say. */
export async function compensationLevel(answers: Answers): Promise<CompensationLevel | undefined> {
  const answer = await call('POST', '/compensation-meter', { answers }, { timeout: patience });
  return answer?.status === 200 ? levelFrom(field(answer.body, 'compLevel')) : undefined;
}
