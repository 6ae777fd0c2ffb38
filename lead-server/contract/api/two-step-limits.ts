/** Limits of phone verification; times in milliseconds. See docs/spec/validation.md#phone-verification. */
export const twoStepLimits = { lifeMs: 600_000, sends: 5, checks: 5, resendMs: 30_000, codeLength: 6 } as const;
