import { useEffect, useState } from 'react';
import type { Answers } from '#contract/fields/fields.ts';
import type { CompensationLevel } from '#contract/rules/compensation.ts';
import { compensationLevel } from '../api/compensationMeter.ts';

/**
 * The compensation meter's level for the answers given so far, as the server's table has it (decisions 7). It stays where it is while
 * the server can't be asked.
 * @param answers those of completed steps, without personal data (nothing is agreed to yet); undefined where there is no meter, and then there is no level.
 */
export function useMeterLevel(answers: Answers | undefined): CompensationLevel | undefined {
  const [level, setLevel] = useState<CompensationLevel>(1);
  const asked = answers && JSON.stringify(answers);
  useEffect(() => {
    if (asked === undefined || asked === '{}') return;
    let stale = false;
    void compensationLevel(JSON.parse(asked)).then((found) => {
      if (found && !stale) setLevel(found);
    });
    return () => {
      stale = true;
    };
  }, [asked]);
  return asked === undefined ? undefined : level;
}
