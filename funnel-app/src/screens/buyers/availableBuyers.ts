import { type Buyer, buyersTimeoutMs } from '#contract/site/buyer.ts';
import { field, request, responseField } from '../../api/request.ts';

export interface AvailableBuyers {
  /** Proposed for this visitor. */
  readonly selected: readonly Buyer[];
  /** All possible callers, the default buyer first. */
  readonly possible: readonly Buyer[];
}

const buyersIn = (value: unknown): readonly Buyer[] =>
  (Array.isArray(value) ? value : []).flatMap((each) => {
    const [name, ids] = [field(each, 'name'), field(each, 'ids')];
    return typeof name === 'string' && Array.isArray(ids) ? [{ name, ids: ids.map(String) }] : [];
  });

/** Finds the buyers for a lead's fields; undefined when late or unavailable. Never rejects. See docs/spec/calls.md#buyers. */
export async function findBuyers(fields: Readonly<Record<string, string>>): Promise<AvailableBuyers | undefined> {
  const answer = await request('POST', '/buyers/get-available', { fields }, { timeout: buyersTimeoutMs });
  if (answer?.status !== 200) return undefined;
  return {
    selected: buyersIn(responseField(answer, 'selectedBuyers')),
    possible: buyersIn(responseField(answer, 'allPossibleBuyers')),
  };
}
