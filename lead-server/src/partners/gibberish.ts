import { isGibberish } from '#contract/text-rules.ts';
import { askJson, partnerClient } from './client.ts';

/** `yes` or `no`, as the lead record has it (assumed: the specification does not show the answer's values). */
export type CheckGibberish = (text: string) => Promise<'yes' | 'no'>;

/** Our own text model (decisions 6). */
export const checkGibberishEmbedded: CheckGibberish = async (text) => (isGibberish(text) ? 'yes' : 'no');

const saysYes: readonly unknown[] = ['yes', true, 1, '1', 'true'];

/**
 * A gibberish service at `{base}/index.php`, form-data `text` (Core 7). When it does not answer, our own model does. It answers POST /index.php
 * only: `is_gibberish` of a lead always comes from our own model, as a lead waits for no partner.
 */
export function checkGibberishBy(base: string, timeoutMs = 3000): CheckGibberish {
  const ask = partnerClient(timeoutMs);
  return async (text) => {
    const body = new FormData();
    body.set('text', text);
    const answer = await askJson(ask, `${base}/index.php`, { method: 'POST', body }).catch(() => undefined);
    if (answer?.is_gibberish === undefined) return checkGibberishEmbedded(text);
    return saysYes.includes(answer.is_gibberish) ? 'yes' : 'no';
  };
}
