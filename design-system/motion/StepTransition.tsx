import { AnimatePresence, usePresence, usePresenceData } from 'framer-motion';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../theme/mediaQueries.ts';
import { part } from '../theme/parts.ts';
import { pointerRests } from '../theme/pointerRests.ts';
import { createDoubleTapGuard } from './doubleTapGuard.ts';
import { inert, useLayoutEffect } from './olderReact.ts';
import * as styles from './StepTransition.css.ts';
import { ScreenLeaving } from './screenLeaving.ts';

export const stepDirections = ['forward', 'back'] as const;
export type StepDirection = (typeof stepDirections)[number];

export interface StepTransitionProps {
  /** Changes when the screen changes. */
  stepKey: string;
  direction: StepDirection;
  children: ReactNode;
}

/** Milliseconds that assistive technology still finds the old screen, until it has heard the new focus. */
const readingMs = 150;

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
 * After a key the old screen becomes inert later, or Orca would not read the new heading. See docs/spec/product.md#slide.
 */
export function StepTransition({ stepKey, direction, children }: StepTransitionProps) {
  const [stage, setStage] = useState({ stepKey, moved: false });
  if (stage.stepKey !== stepKey) setStage({ stepKey, moved: true });
  const [isSecondTap] = useState(createDoubleTapGuard);
  const byKey = useRef(false);
  const answerOnce = (event: MouseEvent) => {
    const { nativeEvent: click } = event;
    // a click that no pointer made: Enter or Space, also in a field of the form
    byKey.current = click.detail === 0;
    // an answer is a button with a name
    if (isSecondTap(click) && (click.target as Element).closest('button[name]')) event.stopPropagation();
  };

  return (
    <div className={styles.stage} onClickCapture={answerOnce}>
      <AnimatePresence initial={false} custom={direction} presenceAffectsLayout={false}>
        <Screen key={stepKey} direction={direction} animated={stage.moved} byKey={byKey}>
          {children}
        </Screen>
      </AnimatePresence>
    </div>
  );
}

interface ScreenProps {
  direction: StepDirection;
  animated: boolean;
  /** Whether the last answer was given by a key. */
  byKey: RefObject<boolean>;
  children: ReactNode;
}

function Screen({ direction, animated, byKey, children }: ScreenProps) {
  const [present, leave] = usePresence();
  // a leaving screen keeps old props: only presence data knows the direction
  const leaving = (usePresenceData() as StepDirection | undefined) ?? direction;
  const element = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(false);
  // a screen that is called back has to take the focus at once
  const hidden = gone && !present;

  const presence = useRef({ present, leave });
  // before the frame in which a screen that is called back gives up its way out
  useLayoutEffect(() => {
    presence.current = { present, leave };
  }, [present, leave]);

  // a pointer at rest points at nothing here: hovered, an answer would look like the one given
  useLayoutEffect(() => {
    const screen = element.current;
    if (!present || !animated || !screen) return;
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
  }, [present, animated]);

  // an effect and no layout effect: the presence would be notified before it listens
  useEffect(() => {
    if (present) return;
    // asked for when it is due: each rendering brings another, and must not put the end off
    const end = () => {
      if (!presence.current.present) presence.current.leave?.();
    };
    const motions = element.current ? motionsOf(element.current) : [];
    if (motions.length === 0) {
      // the new screen is painted and heard before this one leaves
      const timer = setTimeout(end, byKey.current ? readingMs : 0);
      return () => clearTimeout(timer);
    }
    let live = true;
    Promise.allSettled(motions.map(({ finished }) => finished)).then(() => live && end());
    return () => {
      live = false;
    };
  }, [present, byKey]);

  // before the paint, so that pointer users never have two screens
  useLayoutEffect(() => {
    if (present || byKey.current) return;
    setGone(true);
    return () => setGone(false);
  }, [present, byKey]);

  // after the focus has moved, which takes long on a slow device: the time for its announcement counts from then
  useEffect(() => {
    if (present || !byKey.current) return;
    const timer = setTimeout(setGone, readingMs, true);
    return () => {
      clearTimeout(timer);
      setGone(false);
    };
  }, [present, byKey]);

  const motion = present ? (animated ? 'entering' : undefined) : 'leaving';
  return (
    <div
      className={present ? `${styles.screen} ${animated ? styles.entering : ''}` : styles.leaving}
      {...(motion && part(motion))}
      data-direction={present ? direction : leaving}
      ref={element}
      {...inert(hidden)}
      aria-hidden={hidden || undefined}
    >
      <ScreenLeaving.Provider value={!present}>{children}</ScreenLeaving.Provider>
    </div>
  );
}
