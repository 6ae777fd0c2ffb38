import type { Config } from '../settings/config.ts';
import { rebuiltFrom } from '../settings/live-config.ts';
import { type RateLimit, type RateLimits, rateLimit } from './rate-limit.ts';
import type { SharedLimits } from './shared-limits.ts';

type LimitSetting = `RATE_${'LEADS' | 'PRIVACY' | 'CALLS' | 'PAGES'}_PER_MINUTE`;

/**
 * Every limit, each counted apart: who uses up the expensive calls of a shared address leaves the cheap ones, and figures never use up
 * what a visitor's own calls need. A reload of the settings changes them.
 */
export function createRateLimits(
  config: Pick<Config, LimitSetting>,
  shared: SharedLimits | undefined,
  checksArePaid: boolean,
): RateLimits & { readonly pages: RateLimit } {
  /** @param name the same in every replica */
  const limit = (setting: LimitSetting, name: string): RateLimit => {
    const current = rebuiltFrom(
      () => config[setting],
      (perMinute) => rateLimit(perMinute, shared && { by: shared, name }),
    );
    return (...call) => current()(...call);
  };
  const calls = limit('RATE_CALLS_PER_MINUTE', 'calls');
  const expensive = limit('RATE_CALLS_PER_MINUTE', 'expensive');
  return {
    leads: limit('RATE_LEADS_PER_MINUTE', 'leads'),
    privacy: limit('RATE_PRIVACY_PER_MINUTE', 'privacy'),
    calls,
    expensive,
    paid: checksArePaid ? expensive : (address) => calls(address),
    events: limit('RATE_CALLS_PER_MINUTE', 'events'),
    reports: limit('RATE_CALLS_PER_MINUTE', 'reports'),
    pages: limit('RATE_PAGES_PER_MINUTE', 'pages'),
    none: async () => {},
  };
}
