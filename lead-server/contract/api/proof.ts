/** Where a refusal (428) has the challenge, as base64 of its JSON. See docs/spec/calls.md#proof-of-work. */
export const challengeHeader = 'x-proof-challenge';
/** Where the next try has the challenge and its solution, as base64 of their JSON. */
export const proofHeader = 'x-proof-of-work';
