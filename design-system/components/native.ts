import type { ComponentPropsWithoutRef, JSX } from 'react';

/**
 * HTML's own attributes of the element that a component names in its docstring: `className`, `disabled`, `data-*`, handlers. They go
 * to that element, as the ref does. `Own` are those that the component means otherwise.
 */
export type Native<Element extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithoutRef<Element>,
  Own | 'children'
>;

/** Calls the caller's handler before the component's own. */
export const inTurn =
  <Event>(theirs: ((event: Event) => void) | undefined, ours: (event: Event) => void) =>
  (event: Event): void => {
    theirs?.(event);
    ours(event);
  };
