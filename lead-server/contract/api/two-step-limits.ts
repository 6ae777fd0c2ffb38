/**
 * Limits of phone verification: how long a code lives, how often it is sent and can be tried (as Twilio Verify has them, partners.md), the
 * pause between two of them, and how many digits it has (Variants 9). Times in milliseconds.
 */
export const twoStepLimits = { lifeMs: 600_000, sends: 5, checks: 5, resendMs: 30_000, codeLength: 6 } as const;
