import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from './errors.ts';

/** Counts a call from an address, as `cost` calls (1 without it). @throws HttpError 429 with Retry-After */
export type RateLimit = (address: string, cost?: number) => Promise<void>;

/** What a call costs that we pay for or that an attacker gains by: of the same minute's allowance (1200, as it comes). */
export const costs = { sms: 120, paidCheck: 20, guess: 20, message: 60 } as const;

/** The two limits of an address: for what costs us nothing to speak of, and for the calls above. */
export interface Limits {
  readonly calls: RateLimit;
  readonly dear: RateLimit;
}

/** The same limit for a route whose every call costs more. */
export const costing =
  (limit: RateLimit, cost: number): RateLimit =>
  (address) =>
    limit(address, cost);

/** One visitor of IPv6 has a whole /64 to call from. */
const network = (address: string) =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

/**
 * A limit for each address, kept in this process: with several replicas each allows it (assumed: good enough against floods, and no
 * visitor is lost to a store that counts). The usual limits are generous: many visitors share the address of a mobile network.
 * @param perMinute 0 sets no limit
 */
export function rateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return async () => {};
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (address, cost = 1) => {
    try {
      await limiter.consume(network(address), Math.min(cost, perMinute));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      throw new HttpError(429, 'too_many', 'Too many calls from this address. Try again shortly.', {
        headers: { 'retry-after': seconds },
      });
    }
  };
}
