import { request, responseField } from './request.ts';

/** Whether contact data may be filled in for this affiliate. A failed check means no. See docs/spec/calls.md#buyers. */
export async function isPrefillAllowed(affid: string, percentage: number): Promise<boolean> {
  const path = `/buyers/check-affid-pre/${encodeURIComponent(affid)}/${percentage}` as const;
  const answer = await request('GET', path, undefined, { timeout: 4000 });
  return answer?.status === 200 && responseField(answer, 'result') === 'yes';
}
