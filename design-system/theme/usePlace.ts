import type { RefObject } from 'react';
import { useLayoutEffect } from './olderReact.ts';

/** How far the visitor is, for a theme's drawing of it. */
export interface Place {
  /** Progress, 0 to 1. */
  share?: number | undefined;
  /** The number of the question, 1 at first. */
  questionNumber?: number | undefined;
}

/**
 * Sets `--share` and `--step` on an element, for what a theme draws in it. On the page they would restyle every element at each step.
 * By script: the page's policy allows no inline style in HTML.
 */
export function usePlace(element: RefObject<HTMLElement | null>, { share = 0, questionNumber = 0 }: Place): void {
  useLayoutEffect(() => {
    element.current?.style.setProperty('--share', String(share));
    element.current?.style.setProperty('--step', String(questionNumber));
  }, [element, share, questionNumber]);
}
