import { components } from './components.ts';
import { patterns } from './patterns.ts';

/** What a person who builds a page needs to know of a component before they take it. */
export interface Guidance {
  /** When to use it, and what to use where it does not fit. */
  readonly when: string;
  /** What makes it work: the one or two things that are easily forgotten. */
  readonly how: string;
  /** What a screen reader says, or that it says nothing. */
  readonly hears: string;
  readonly avoid: string;
}

/** By the name of its folder. tests/architecture/designSystem.test.ts: each component and pattern has one, and none is left over. */
export const guidance: Readonly<Record<string, Guidance>> = { ...components, ...patterns };
