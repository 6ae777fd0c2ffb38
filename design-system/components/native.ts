import type { ComponentPropsWithoutRef, JSX } from 'react';

/**
 * HTML's own attributes, such as `className`, `disabled`, `data-*` and handlers. A component gives them and its ref to its root element, or
 * to the control that its docstring names. `Own` are those that it means otherwise.
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
