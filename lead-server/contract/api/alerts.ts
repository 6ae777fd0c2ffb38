/**
 * The alerts that our own pages send to the team (Core 7, POST /send-slack-message). Each says that something happened, not to whom. The
 * server passes on these and no others: the call is open to anybody.
 */
export const alerts = {
  /** Core 5, "Email check". */
  repeatedEmailBlock: 'An email address was blocked twice and let through.',
} as const;

/** Whether it is one of ours, word for word. */
export const isAlert = (text: string): boolean => Object.values<string>(alerts).includes(text);
