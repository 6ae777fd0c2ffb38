import { isGibberish } from '#contract/text/text-rules.ts';
import { type CallPartner, from2xx } from './client.ts';

/** assumed: `yes` or `no`, as in the lead record. */
export type CheckGibberish = (text: string) => Promise<'yes' | 'no'>;

export const checkGibberishEmbedded: CheckGibberish = async (text) => (isGibberish(text) ? 'yes' : 'no');

const saysYes: readonly unknown[] = ['yes', true, 1, '1', 'true'];
const readVerdict = from2xx(({ is_gibberish: verdict }) =>
  verdict === undefined ? undefined : saysYes.includes(verdict) ? 'yes' : 'no',
);

/**
 * A gibberish service at `{base}/index.php`, else our own model. See docs/spec/calls.md#gibberish-check.
 */
export const checkGibberishBy =
  (ask: CallPartner, base: string): CheckGibberish =>
  (text) => {
    const body = new FormData();
    body.set('text', text);
    return ask(`${base}/index.php`, readVerdict, { method: 'POST', body }).catch(() => checkGibberishEmbedded(text));
  };
