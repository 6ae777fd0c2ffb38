import { isGibberish } from '#contract/text/text-rules.ts';
import { type CallPartner, from2xx } from './client.ts';

/** `yes` or `no`, as the lead record has it (assumed: the specification does not show the answer's values). */
export type CheckGibberish = (text: string) => Promise<'yes' | 'no'>;

/** Our own text model (decisions 6). */
export const checkGibberishEmbedded: CheckGibberish = async (text) => (isGibberish(text) ? 'yes' : 'no');

const saysYes: readonly unknown[] = ['yes', true, 1, '1', 'true'];
const readVerdict = from2xx(({ is_gibberish: said }) => (said === undefined ? undefined : saysYes.includes(said) ? 'yes' : 'no'));

/**
 * A gibberish service at `{base}/index.php`, form-data `text` (Core 7). When it does not answer, our own model does. It answers POST /index.php
 * only: `is_gibberish` of a lead always comes from our own model, as a lead waits for no partner.
 */
export const checkGibberishBy =
  (ask: CallPartner, base: string): CheckGibberish =>
  (text) => {
    const body = new FormData();
    body.set('text', text);
    return ask(`${base}/index.php`, readVerdict, { method: 'POST', body }).catch(() => checkGibberishEmbedded(text));
  };
