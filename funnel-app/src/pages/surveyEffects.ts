import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Answers } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { answersFor, type StepName, steps } from '#contract/flow/steps.ts';
import { recordInitialClick } from '#design-system/motion/doubleTapGuard.ts';
import { contactFields } from '../journey/contactFields.ts';
import { takeInitialClick } from '../journey/initialClick.ts';
import { writeHistory } from '../journey/writeHistory.ts';
import { surveyElementId } from './pageModel.ts';
import { setDocumentTitle } from './setDocumentTitle.ts';

/** assumed: the specification says "unless scrolling is disabled" and not how (Variants 2). */
const isScrollingOff = () => new URLSearchParams(location.search).get('scroll') === 'off';

/**
 * On each step change: scroll to the top, or to the survey where the flow says so, and move the focus to the new heading, which a screen
 * reader then reads (Core 2, Variants 2). The page is named after it. All that is done before the screen is painted: whoever is quick to type
 * into its first field must not have the focus taken away from it.
 */
export function useFocusOnNewScreen(viewing: StepName, { options }: Flow, brandName: string): void {
  const before = useRef(viewing);
  const toAnchor = options.scrollTo === 'anchor';
  useEffect(() => {
    // on Back the browser would scroll to where the screen before had been left, after this has scrolled to its top
    history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    if (before.current === viewing) return;
    before.current = viewing;
    if (!toAnchor) scrollTo({ top: 0, behavior: 'instant' });
    else if (!isScrollingOff()) document.getElementById(surveyElementId)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const heading = document.getElementById(`question-${viewing}`);
    heading?.focus({ preventScroll: true });
    setDocumentTitle(heading, brandName);
  }, [viewing, toAnchor, brandName]);
}

/**
 * Back from the thank-you page may bring this page out of the browser's memory with its overlay up: begin afresh instead. Not where the survey
 * has ended here: that page may still be sending what the device could not keep.
 */
export function useReloadAfterBack(sending: boolean): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && sending) location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [sending]);
}

/**
 * Fills in the contact data that the address brought, where the affiliate may (Variants 7); what the visitor typed stays. It leaves the address
 * before anything else can copy it: an entry of the history, or the link to the other language.
 */
export function usePrefill(affid: string, fill: (given: Answers) => void): void {
  const fillIn = useEffectEvent(fill);
  useLayoutEffect(() => {
    const address = new URL(location.href);
    const query = new URLSearchParams(address.search);
    if (!contactFields.some((name) => query.has(name))) return;
    for (const name of contactFields) address.searchParams.delete(name);
    // whole: the path of `//survey` would name a host by itself
    writeHistory('replaceState', history.state, address);
    void import('../journey/contactPrefill.ts')
      .then(({ contactFromAddress }) => contactFromAddress(contactFields, query, query.get('affid') ?? affid))
      .then((given) => given && fillIn(given))
      // Nothing is filled in, and nothing is lost by it.
      .catch(() => undefined);
  }, [affid]);
}

/** Answers the viewed question with a tap that came before the page was ready (earlyTap.ts). */
export function useInitialClick(viewing: StepName, answer: (given: Answers) => void): void {
  const answerIt = useEffectEvent(() => {
    const tap = takeInitialClick();
    const step = steps[viewing];
    const option =
      step.kind === 'choice' && tap && step.options.find(({ name, value }) => name === tap.name && value === tap.value);
    if (!option) return;
    recordInitialClick(tap.click);
    answer(answersFor(option));
  });
  useEffect(() => answerIt(), []);
}
