/**
 * The alerts that pages send to the team. The server passes on no other text, since the call is open to anybody. See
 * docs/spec/calls.md#messages.
 */
export const alerts = {
  repeatedEmailBlock: 'An email address was blocked twice and let through.',
} as const;

/** Whether it is one of ours, word for word. */
export const isAlert = (text: string): boolean => Object.values<string>(alerts).includes(text);
