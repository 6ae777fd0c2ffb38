/** Milliseconds between attempts: a network that comes and goes is mostly back within seconds, and a visit takes two minutes. */
const retryDelays = [2000, 8000, 30_000];

/** What the first attempt gives that gives something; after some pauses it is given up, with undefined. */
export async function retry<T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> {
  for (const pause of retryDelays) {
    const got = await attempt();
    if (got !== undefined) return got;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return attempt();
}
