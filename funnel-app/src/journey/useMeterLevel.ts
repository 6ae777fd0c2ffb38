import { useEffect, useState } from 'react';
import type { Answers } from '#contract/fields/fields.ts';
import type { CompensationLevel } from '#contract/rules/compensation.ts';
import { compensationLevel } from '../api/compensationMeter.ts';

/**
 * The meter's level for the answers so far; it stays while the server is away.
 * @param answers of completed steps, without personal data; undefined without a meter. See docs/spec/meter.md#estimate.
 */
export function useMeterLevel(answers: Answers | undefined): CompensationLevel | undefined {
  const [level, setLevel] = useState<CompensationLevel>(1);
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
