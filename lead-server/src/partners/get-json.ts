/**
 * GETs JSON from a partner: no redirects, one time limit for the whole answer.
 * @throws Error when it does not answer 2xx with a JSON object in time. Neither the message nor its cause holds the address: it has a key in it.
 */
export async function getJson(address: string, timeoutMs: number): Promise<Readonly<Record<string, unknown>>> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`HTTP ${response.status}`);
    }
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Error('no JSON object');
    return body as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new Error(`The partner did not answer: ${error instanceof Error ? error.name : 'error'}`);
  }
}
