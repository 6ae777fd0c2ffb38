import type { Answers } from '#contract/fields/fields.ts';
import { type CompensationLevel, levelFrom } from '#contract/rules/compensation.ts';
import { request, responseField } from './request.ts';

const timeoutMs = 4000;

/** The meter's level for these answers; undefined when unavailable. See docs/spec/calls.md#meter-call. */
export async function compensationLevel(answers: Answers): Promise<CompensationLevel | undefined> {
  const answer = await request('POST', '/compensation-meter', { answers }, { timeout: timeoutMs });
  return answer?.status === 200 ? levelFrom(responseField(answer, 'compLevel')) : undefined;
}
