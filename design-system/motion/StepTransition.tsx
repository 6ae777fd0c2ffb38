import { AnimatePresence, usePresence, usePresenceData } from 'framer-motion';
import { animate } from 'framer-motion/dom/mini';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../theme/mediaQueries.ts';
import { createDoubleTapGuard } from './doubleTapGuard.ts';
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

/** Core 9: the slide takes 0.5 s. */
const slide = { duration: 0.5, ease: [0.22, 1, 0.36, 1] } as const;
/** The old screen clears the way sooner: two questions on top of one another cannot be read. */
const exit = { ...slide, duration: 0.25 } as const;
/** Milliseconds that assistive technology still finds the old screen: about as long as it takes to hear where the focus went. */
const heard = 150;
const travel = { forward: 1, back: -1 } as const;
const distance = 48;

const offset = (direction: StepDirection, side: 1 | -1) => `translateX(${travel[direction] * side * distance}px)`;

/**
 * Fade-slides from one screen to the next (Core 2). The new screen takes its place and can be used at once; the old one fades behind it,
 * inert and out of the flow. The first screen, already painted by the server, is not animated. With reduced motion the swap is immediate.
 * The second half of a double tap answers nothing: it was meant for the question before.
 *
 * After a key the old one is inert only a moment later: a screen reader whose focused control is gone before it has heard where the focus went
 * looks for a place by itself, finds the new heading, and then does not read it (Orca).
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
    // An answer is a button with a name (decisions 4).
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
  // A screen that leaves keeps its old props: only the presence data knows which way the visitor went.
  const leaving = (usePresenceData() as StepDirection | undefined) ?? direction;
  const element = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(false);
  // a screen that is called back has to take the focus at once
  const hidden = gone && !present;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen enters when it arrives, or is called back while it leaves, and not when its props change
  useLayoutEffect(() => {
    if (!present || !animated || !element.current || prefersReducedMotion()) return;
    const entering = animate(element.current, { opacity: [0, 1], transform: [offset(direction, 1), 'none'] }, slide);
    return () => entering.stop();
  }, [present]);

  // In an effect and not a layout effect: the presence is told before it listens otherwise.
  useEffect(() => {
    if (present || !leave) return;
    if (!element.current || prefersReducedMotion()) {
      // Not seen any more (StepTransition.css.ts): that it goes can wait until the new screen is painted, and heard.
      const timer = setTimeout(leave, byKey.current ? heard : 0);
      return () => clearTimeout(timer);
    }
    const exiting = animate(element.current, { opacity: 0, transform: offset(leaving, -1) }, exit);
    let live = true;
    exiting.then(() => live && leave());
    return () => {
      live = false;
      exiting.stop();
    };
  }, [present, leave, leaving, byKey]);

  // before the paint, so that no more than one screen is ever there for whoever used no key
  useLayoutEffect(() => {
    if (present) return;
    const timer = byKey.current ? setTimeout(setGone, heard, true) : undefined;
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
