import { AnimatePresence, usePresence, usePresenceData } from 'framer-motion';
import { animate } from 'framer-motion/dom/mini';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../theme/mediaQueries.ts';
import { createDoubleTapGuard } from './doubleTapGuard.ts';
import { pointerRests } from './pointerRests.ts';
import * as styles from './StepTransition.css.ts';
import { ScreenLeaving } from './screenLeaving.ts';

export const stepDirections = ['forward', 'back'] as const;
export type StepDirection = (typeof stepDirections)[number];

export interface StepTransitionProps {
  /** Changes when the screen changes. */
  stepKey: string;
  direction: 'forward' | 'back';
  children: ReactNode;
}

/** The slide takes 0.5 s. See docs/spec/product.md#slide. */
const slide = { duration: 0.5, ease: [0.22, 1, 0.36, 1] } as const;
/** The old words go before the new ones come: two questions at once cannot be read. */
const exitShare = 0.24;
const exit = { ...slide, duration: slide.duration * exitShare } as const;
const enter = { ...slide, times: [0, exitShare, 1] };
/** Milliseconds that assistive technology still finds the old screen, until it has heard the new focus. */
const readingMs = 150;
const travel = { forward: 1, back: -1 } as const;
const distance = 48;

const offset = (direction: StepDirection, side: 1 | -1) => `translateX(${travel[direction] * side * distance}px)`;

/** Starts a motion. Undefined where the browser cannot: the screens then change without it. */
function tryToAnimate(...motion: Parameters<typeof animate>): ReturnType<typeof animate> | undefined {
  try {
    return animate(...motion);
  } catch {
    return undefined;
  }
}

/**
 * Fade-slides between screens. The new one is usable at once; the old one is inert and out of flow.
 * The first screen is not animated, nor is any with reduced motion. The second half of a double tap answers nothing.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen enters when it arrives, or is called back while it leaves, and not when its props change
  useLayoutEffect(() => {
    if (!present || !animated || !element.current || prefersReducedMotion()) return;
    const entering = tryToAnimate(
      element.current,
      { opacity: [0, 0, 1], transform: [offset(direction, 1), offset(direction, 1), 'none'] },
      enter,
    );
    return () => entering?.stop();
  }, [present]);

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

  // an effect and no layout effect: the presence would be told before it listens
  useEffect(() => {
    if (present || !leave) return;
    const still = !element.current || prefersReducedMotion();
    const exiting = still
      ? undefined
      : tryToAnimate(element.current as HTMLElement, { opacity: 0, transform: offset(leaving, -1) }, exit);
    if (!exiting) {
      // the new screen is painted and heard before this one leaves
      const timer = setTimeout(leave, byKey.current ? readingMs : 0);
      return () => clearTimeout(timer);
    }
    let live = true;
    exiting.then(() => live && leave());
    return () => {
      live = false;
      exiting.stop();
    };
  }, [present, leave, leaving, byKey]);

  // before the paint, so that pointer users never have two screens
  useLayoutEffect(() => {
    if (present) return;
    const timer = byKey.current ? setTimeout(setGone, readingMs, true) : undefined;
    if (!timer) setGone(true);
    return () => {
      clearTimeout(timer);
      setGone(false);
    };
  }, [present, byKey]);

  return (
    <div className={present ? styles.screen : styles.leaving} ref={element} inert={hidden} aria-hidden={hidden || undefined}>
      <ScreenLeaving value={!present}>{children}</ScreenLeaving>
    </div>
  );
}
