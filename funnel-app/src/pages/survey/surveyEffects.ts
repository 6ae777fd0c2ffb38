import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Answers } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { answersFor, type StepName, steps } from '#contract/flow/steps.ts';
import { recordInitialClick } from '#design-system/motion/doubleTapGuard.ts';
import { prefersReducedMotion } from '#design-system/theme/mediaQueries.ts';
import { contactFields } from '../../journey/address/contactFields.ts';
import { historyState, writeHistory } from '../../lib/writeHistory.ts';
import { surveyElementId } from '../../model/pageModel.ts';
import { setDocumentTitle } from '../frame/setDocumentTitle.ts';
import { takeInitialClick } from './initialClick.ts';

/** assumed: how scrolling is disabled */
const isScrollingOff = () => new URLSearchParams(location.search).get('scroll') === 'off';

/**
 * On each step: scrolls, focuses the new heading, sets the title, all before the paint, so that no focus is taken from a quick
 * typist.
 */
export function useFocusOnNewScreen(viewing: StepName, { options }: Flow, brandName: string): void {
  const before = useRef(viewing);
  const toAnchor = options.scrollTo === 'anchor';
  const isSmooth = options.scrolls === 'smoothly';
  useEffect(() => {
    // on Back the browser would scroll to where the earlier screen was left
    try {
      history.scrollRestoration = 'manual';
    } catch {
      // a sandboxed frame: Back scrolls as the browser likes
    }
  }, []);
  useLayoutEffect(() => {
    if (before.current === viewing) return;
    before.current = viewing;
    const show = () => {
      const behavior = isSmooth && !prefersReducedMotion() ? 'smooth' : 'instant';
      if (!toAnchor) scrollTo({ top: 0, behavior });
      else if (!isScrollingOff()) document.getElementById(surveyElementId)?.scrollIntoView({ block: 'start', behavior });
      const heading = document.getElementById(`question-${viewing}`);
      heading?.focus({ preventScroll: true });
      setDocumentTitle(heading, brandName);
    };
    // Preact renders a context's readers below a memo after this effect. Asked once all are there, the page is laid out once.
    queueMicrotask(show);
  }, [viewing, toAnchor, isSmooth, brandName]);
}

/** Reloads when Back restores this page with its overlay, but not where the survey ended here and may still be sending. */
export function useReloadAfterBack(sending: boolean): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && sending) location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [sending]);
}

/** Fills in contact data of the address where the affiliate may, and removes it from the address first. */
export function usePrefill(affid: string, fill: (given: Answers) => void): void {
  const fillIn = useEffectEvent(fill);
  useLayoutEffect(() => {
    const address = new URL(location.href);
    const query = new URLSearchParams(address.search);
    if (!contactFields.some((name) => query.has(name))) return;
    for (const name of contactFields) address.searchParams.delete(name);
    // whole: the path of `//survey` would name a host by itself
    writeHistory('replaceState', historyState(), address);
    void import('../../journey/address/contactPrefill.ts')
      .then(({ contactFromAddress }) => contactFromAddress(contactFields, query, query.get('affid') ?? affid))
      .then((given) => given && fillIn(given))
      // Nothing is filled in, and nothing is lost by it.
      .catch(() => undefined);
  }, [affid]);
}

/** Answers the viewed question with a tap that came before the page was ready (initialClick.ts). */
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
  // with the rendering that takes the page over: an effect would wait for a frame that shows nothing new
  useLayoutEffect(() => answerIt(), []);
}
