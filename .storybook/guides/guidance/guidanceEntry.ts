/** Guidance for choosing and using a component. */
export interface Guidance {
  /** When to use it, and what to use where it does not fit. */
  readonly when: string;
  /** What makes it work: the one or two things that are easily forgotten. */
  readonly how: string;
  /** What a screen reader says, or that it says nothing. */
  readonly hears: string;
  /** What the keyboard does, where it does something. */
  readonly keys?: string;
  readonly avoid: string;
}
