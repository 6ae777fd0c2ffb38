import { isGibberish } from '#contract/text-rules.ts';

/** `yes` or `no`, as the lead record has it (assumed: the specification does not show the answer's values). */
export type CheckGibberish = (text: string) => Promise<'yes' | 'no'>;

/** Our own text model (decisions 6). */
export const checkGibberishEmbedded: CheckGibberish = async (text) => (isGibberish(text) ? 'yes' : 'no');

const saysYes: readonly unknown[] = ['yes', true, 1, '1', 'true'];

/** A gibberish service at `{base}/index.php`, form-data `text` (Core 7). When it does not answer, our own model does. */
export const checkGibberishBy =
  (base: string, timeoutMs = 3000): CheckGibberish =>
  async (text) => {
    const body = new FormData();
    body.set('text', text);
    try {
      const response = await fetch(`${base}/index.php`, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = (await response.json()) as { is_gibberish?: unknown } | null;
      if (response.ok && answer?.is_gibberish !== undefined) return saysYes.includes(answer.is_gibberish) ? 'yes' : 'no';
    } catch {
      // as when it answers something else: see below
    }
    return checkGibberishEmbedded(text);
  };
