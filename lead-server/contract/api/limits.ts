/** Limits of phone verification; times in milliseconds. See docs/spec/validation.md#phone-verification. */
export const twoStepLimits = { lifeMs: 600_000, sends: 5, checks: 5, resendMs: 30_000, codeLength: 6 } as const;

/** The most bytes of a body. assumed: the longest honest lead is under 20 KB. See docs/spec/calls.md#body-limits. */
export const bodyLimit = 64 * 1024;

/** The most digits of a partner's id. */
export const idDigits = 12;
/** A partner's id, kept as text. */
export const idPattern = new RegExp(`^\\d{1,${idDigits}}$`);
