import { useEffect, useState } from 'react';
import type { Answers } from '#contract/fields/fields.ts';
import { type CompensationLevel, levelFrom } from '#contract/rules/compensation.ts';
import { request, responseField } from '../../api/request.ts';

const timeoutMs = 4000;

/** The meter's level for these answers; undefined when unavailable. See docs/spec/calls.md#meter-call. */
async function compensationLevel(answers: Answers): Promise<CompensationLevel | undefined> {
  const response = await request('POST', '/compensation-meter', { answers }, { timeout: timeoutMs });
  return response?.status === 200 ? levelFrom(responseField(response, 'compLevel')) : undefined;
}

/**
 * The meter's level for the answers so far; it stays while the server is away.
 * @param answers of completed steps, without personal data; undefined without a meter. See docs/spec/meter.md#estimate.
 */
export function useMeterLevel(answers: Answers | undefined, atFirst: CompensationLevel = 1): CompensationLevel | undefined {
  const [level, setLevel] = useState(atFirst);
  const body = answers && JSON.stringify(answers);
  useEffect(() => {
    if (body === undefined || body === '{}') return;
    let stale = false;
    void compensationLevel(JSON.parse(body)).then((found) => {
      if (found && !stale) setLevel(found);
    });
    return () => {
      stale = true;
    };
  }, [body]);
  return body === undefined ? undefined : level;
}
