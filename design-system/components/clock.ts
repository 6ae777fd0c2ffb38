/** Time as a component may need it; a story or a test hands in its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `tick` every `ms` milliseconds until the function it returns is called. */
  every(ms: number, tick: () => void): () => void;
}

/** The device's own. */
export const systemClock: Clock = {
  now: () => Date.now(),
  every: (ms, tick) => {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
};
