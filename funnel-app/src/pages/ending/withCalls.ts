import type { ThankYouPageWords } from '../../content/content.ts';

/** A text to a disqualified visitor, and whether a partner may call all the same, once that is known. See docs/spec/screens.md#who-calls. */
export const withCalls = (text: string, { yes, no }: ThankYouPageWords['calls'], mayCall: boolean | undefined): string =>
  mayCall === undefined ? text : `${text} ${mayCall ? yes : no}`;
