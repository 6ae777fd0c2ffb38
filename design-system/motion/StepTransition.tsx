import { clsx } from 'clsx';
import { AnimatePresence, usePresence, usePresenceData } from 'framer-motion';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../theme/mediaQueries.ts';
import { inert, useLayoutEffect } from '../theme/olderReact.ts';
import { part } from '../theme/parts.ts';
import { pointerRests } from '../theme/pointerRests.ts';
import { createDoubleTapGuard } from './doubleTapGuard.ts';
import { leaveOnlyPressed, notePressed } from './pressedControl.ts';
import * as styles from './StepTransition.css.ts';
import { ScreenLeaving } from './screenLeaving.ts';

export const stepDirections = ['forward', 'back'] as const;
export type StepDirection = (typeof stepDirections)[number];

export interface StepTransitionProps {
  /** Changes when the screen changes. */
  stepKey: string;
  direction: StepDirection;
  children: ReactNode;
  /** Screens that may come next, each with the children it will have: laid out ahead, so that a change only shows one. */
  upcoming?: readonly UpcomingScreen[] | undefined;
}

export interface UpcomingScreen {
  stepKey: string;
  children: ReactNode;
}

/** Milliseconds that assistive technology still finds the pressed control, until it has heard the new focus: Orca may take seconds. */
const readingMs = 4000;

/** The running animations of an element: none with reduced motion, in a theme that cuts, and in a browser without the API. */
function motionsOf(element: Element): readonly Animation[] {
  try {
    // asking takes milliseconds of the tap: the browser works out all styles first
    return prefersReducedMotion() ? [] : element.getAnimations();
  } catch {
    return [];
  }
}

/**
 * Moves from one screen to the next as the theme does (its tokens `step`). The new one is usable at once; the old one is inert
 * and out of flow. The first screen is not animated, nor is any with reduced motion. The second half of a double tap answers nothing.
 * Upcoming screens are there unseen, for people and for assistive technology, and without their hooks.
 * After a key the pressed control stays unseen for a while, or Orca would not read the new heading. See docs/spec/product.md#slide.
 */
export function StepTransition({ stepKey, direction, children, upcoming = [] }: StepTransitionProps) {
  const [stage, setStage] = useState({ stepKey, moved: false });
  if (stage.stepKey !== stepKey) setStage({ stepKey, moved: true });
  const [isSecondTap] = useState(createDoubleTapGuard);
  const [byKey, setByKey] = useState(false);
  const answerOnce = (event: MouseEvent) => {
    const { nativeEvent: click } = event;
    notePressed(click);
    // a click that no pointer made: Enter or Space, also in a field of the form
    setByKey(click.detail === 0);
    // an answer is a button with a name
    if (isSecondTap(click) && (click.target as Element).closest('button[name]')) event.stopPropagation();
  };

  return (
    <div className={styles.stage} onClickCapture={answerOnce}>
      <AnimatePresence initial={false} custom={{ direction, byKey } satisfies Change} presenceAffectsLayout={false}>
        <Screen key={stepKey} direction={direction} animated={stage.moved}>
          {children}
        </Screen>
        {upcoming
          .filter((each) => each.stepKey !== stepKey)
          .map((each) => (
            <Screen key={each.stepKey} direction={direction} animated waits>
              {each.children}
            </Screen>
          ))}
      </AnimatePresence>
    </div>
  );
}

/** How a screen was left: a leaving screen keeps its old props, and has these as its presence's data. */
interface Change {
  direction: StepDirection;
  /** Whether the last answer was given by a key. */
  byKey: boolean;
}

interface ScreenProps {
  direction: StepDirection;
  animated: boolean;
  /** It may come next. */
  waits?: boolean;
  children: ReactNode;
}

function Screen({ direction, animated, waits = false, children }: ScreenProps) {
  const [present, leave] = usePresence();
  const change = usePresenceData() as Change | undefined;
  const byKey = change?.byKey ?? false;
  const element = useRef<HTMLDivElement>(null);
  const [heard, setHeard] = useState(false);
  // at once for pointers; a screen that is called back has to take the focus at once
  const hidden = !present && (!byKey || heard);

  const presence = useRef({ present, leave });
  // before the frame in which a screen that is called back gives up its way out
  useLayoutEffect(() => {
    presence.current = { present, leave };
  }, [present, leave]);

  // a pointer at rest points at nothing here: hovered, an answer would look like the one given
  useLayoutEffect(() => {
    const screen = element.current;
    if (!present || !animated || waits || !screen) return;
    screen.setAttribute(pointerRests, '');
    const listening = new AbortController();
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      // browsers report moves of the page under the pointer too
      if (movementX === 0 && movementY === 0) return;
      screen.removeAttribute(pointerRests);
      listening.abort();
    };
    addEventListener('pointermove', onMove, { signal: listening.signal });
    return () => listening.abort();
  }, [present, animated, waits]);

  // an effect and no layout effect: the presence would be notified before it listens
  useEffect(() => {
    if (present) return;
    let live = true;
    // asked for when it is due: each rendering brings another, and must not put the end off
    const end = () => {
      if (live && !presence.current.present) presence.current.leave?.();
    };
    // the new screen is painted and heard before this one leaves
    if (waits) return end();
    const timer = setTimeout(
      () =>
        void Promise.allSettled((element.current ? motionsOf(element.current) : []).map(({ finished }) => finished)).then(end),
      byKey ? readingMs : 0,
    );
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [present, byKey, waits]);

  // after the focus has moved, which takes long on a slow device: the time for its announcement counts from then
  useEffect(() => {
    if (present || !byKey) return;
    const timer = setTimeout(setHeard, readingMs, true);
    return () => {
      clearTimeout(timer);
      setHeard(false);
    };
  }, [present, byKey]);

  useEffect(() => (present || !byKey || !element.current ? undefined : leaveOnlyPressed(element.current)), [present, byKey]);

  const shown = animated ? 'entering' : undefined;
  const state = waits ? 'waiting' : present ? shown : 'leaving';
  const look = present ? clsx(styles.screen, animated && styles.entering) : styles.leaving;
  const way = present ? direction : (change?.direction ?? direction);
  return (
    <div
      className={waits ? styles.waiting : look}
      {...(state && part(state))}
      data-direction={way}
      ref={element}
      {...inert(hidden && !waits)}
      aria-hidden={(hidden && !waits) || undefined}
    >
      <ScreenLeaving.Provider value={!present || waits}>{children}</ScreenLeaving.Provider>
    </div>
  );
}
