import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitName } from '#contract/api/calls.ts';
import { HttpError } from '../lib/http-error.ts';

import { networkOf, siteOf } from '../lib/network.ts';
import type { SharedLimits } from './shared-limits.ts';

/**
 * Counts a call from an address, as `cost` calls (1 without it). One that is near its limit has to pass `whenNear`, else it is
 * not counted.
 * @throws HttpError 429 with Retry-After, or what `whenNear` throws
 */
export type RateLimit = (address: string, cost?: number, whenNear?: () => Promise<void>) => Promise<void>;

/** The limit of each name in the table of calls, with `ops` for guesses at a token. See docs/spec/calls.md#rate-limits. */
export type RateLimits = Readonly<Record<LimitName, RateLimit>>;

/** The cost of a guess at a token, of a minute's allowance of 1200. */
export const guessCost = 20;

/** From this share of a limit on an address is near it. */
const nearShare = 0.5;

/** The same limit for a route whose every call costs more. */
export const withCost =
  (limit: RateLimit, cost: number): RateLimit =>
  (address) =>
    limit(address, cost);

/** What a /48 of IPv6 may use, in limits of an address: one customer can have the whole of it, and so can a company. */
const networksAtOnce = 16;

/**
 * Limits calls by address, here and over all replicas. Limits are generous, since a mobile network shares one address.
 * @param perMinute 0 sets no limit
 * @param shared the limit's name, the same in every replica
 */
export function rateLimit(perMinute: number, shared?: { readonly by: SharedLimits; readonly name: string }): RateLimit {
  if (perMinute === 0) return async () => {};
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const sites = new RateLimiterMemory({ points: perMinute * networksAtOnce, duration: 60 });
  const report = shared?.by.watch(shared.name, perMinute, (from, seconds) => void limiter.block(from, seconds));
  const nearFrom = (limit: number) => Math.max(1, Math.floor(limit * nearShare));
  return async (address, cost = 1, whenNear = undefined) => {
    try {
      const points = Math.min(cost, perMinute);
      const from = networkOf(address);
      const { consumedPoints } = await limiter.consume(from, points);
      // after it: refused calls of one network must not use its neighbours' share
      const site = siteOf(from);
      const usedBySite = site === undefined ? 0 : (await sites.consume(site, points)).consumedPoints;
      if (whenNear && (consumedPoints > nearFrom(perMinute) || usedBySite > nearFrom(perMinute * networksAtOnce)))
        await whenNear().catch(async (refusal: unknown) => {
          await Promise.all([limiter.reward(from, points), site !== undefined && sites.reward(site, points)]);
          throw refusal;
        });
      report?.(from, points, consumedPoints);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      throw new HttpError(429, 'too_many', 'Too many calls from this address. Try again shortly.', {
        headers: { 'retry-after': seconds },
      });
    }
  };
}
