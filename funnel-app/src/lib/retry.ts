/** Milliseconds between attempts: a network is mostly back within seconds, and a visit takes two minutes. */
const retryDelays = [2000, 8000, 30_000];

/** Repeats an attempt until it gives a value; undefined after the last. */
export async function retry<T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> {
  for (const pause of retryDelays) {
    const got = await attempt();
    if (got !== undefined) return got;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return attempt();
}
