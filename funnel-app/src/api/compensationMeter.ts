import type { Answers } from '#contract/fields/fields.ts';
import { type CompensationLevel, levelFrom } from '#contract/rules/compensation.ts';
import { field, request } from './request.ts';

const timeoutMs = 4000;

/** The level of the compensation meter for these answers (Variants 7); undefined when the server did not say. */
export async function compensationLevel(answers: Answers): Promise<CompensationLevel | undefined> {
  const answer = await request('POST', '/compensation-meter', { answers }, { timeout: timeoutMs });
  return answer?.status === 200 ? levelFrom(field(answer.body, 'compLevel')) : undefined;
}
