import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { withoutContactOrText } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import type { Content } from '../content/content.ts';
import { addressTracking } from '../journey/addressTracking.ts';
import { walkSurvey } from '../journey/journey.ts';
import type { Visit } from '../journey/savedVisit.ts';
import { useJourney } from '../journey/useJourney.ts';
import { useMeterLevel } from '../journey/useMeterLevel.ts';
import { writeHistory } from '../journey/writeHistory.ts';
import { journeyEvents } from '../tracking/leadTracking.ts';
import { type Extras, showsMeter } from './extras/extras.ts';
import { campaignName, type SurveyModel, surveyOf, thankYouModel } from './pageModel.ts';
import { SurveyView } from './SurveyView.tsx';
import { setDocumentTitle } from './setDocumentTitle.ts';
import { useFocusOnNewScreen, useInitialClick, usePrefill, useReloadAfterBack } from './surveyEffects.ts';

interface SurveyPageProps {
  readonly model: SurveyModel;
  readonly flow: Flow;
  readonly content: Content;
  readonly extras: Extras;
}

/** Milliseconds that the overlay stays for the thank-you page to come. */
const nextPageTimeoutMs = 8000;

/** The survey: one question a screen, from the flow's first step to the submission (Core 2, 4). */
export function SurveyPage({ model, flow, content, extras }: SurveyPageProps) {
  const survey = useMemo(() => surveyOf(model, flow), [model, flow]);
  const [sending, setSending] = useState(false);
  const [ended, setEnded] = useState<ReactNode>();
  // One visit makes one submission, however often its last step is answered.
  const submitted = useRef(false);
  const latestLevel = useRef<number>(undefined);
  const tracking = useCallback(() => addressTracking(location.search, model), [model]);
  const onFinished = useCallback(
    async (visit: Visit) => {
      if (submitted.current) return;
      submitted.current = true;
      setSending(true);
      try {
        // Already here: it comes with every screen that can be the last.
        const { finish, stripContactParams, DisqualifiedInPlace, ThankYouPage } = await import('./endingChunk.ts');
        const { sent, url, disqualified } = await finish(model, survey, visit, latestLevel.current);
        if (disqualified && flow.options.tellsInPlace) {
          return setEnded(<DisqualifiedInPlace model={model} content={content} unsent={!sent} />);
        }
        const thankHere = () => {
          // a survey of one page has laid no history yet: Back must know this entry for the ended visit's
          writeHistory('replaceState', { step: visit.viewing, session: visit.session });
          const address = new URL(url, location.href);
          // scripts of others may watch the address: on this page they are still here
          writeHistory('pushState', null, stripContactParams(address));
          const thanked = thankYouModel(model, address.pathname, address.searchParams);
          setEnded(<ThankYouPage model={thanked} content={content} unsent={!sent} />);
        };
        // The server can't be reached, or not any more, so it can't serve the thank-you page either: the visitor gets it from here.
        if (!sent || !navigator.onLine) return thankHere();
        // So they do where that page doesn't come (a press on Stop, an empty answer of what stands in between): all is sent, and what would
        // stay before them says that it is not.
        const waiting = setTimeout(thankHere, nextPageTimeoutMs);
        addEventListener('pagehide', () => clearTimeout(waiting), { once: true });
        location.assign(url);
      } catch (failure) {
        // A browser that lacks what the end needs must not leave the visitor behind the overlay: they may press again.
        submitted.current = false;
        setSending(false);
        reportError(failure);
      }
    },
    [model, flow, survey, content],
  );
  const { journey, noted, answer, type, fill, back } = useJourney(survey, campaignName(model), tracking, onFinished);
  const { viewing, answers } = journey;
  const measured = useMemo(
    () => (showsMeter(model, flow) ? withoutContactOrText(walkSurvey(survey, answers).counted) : undefined),
    [model, flow, survey, answers],
  );
  const level = useMeterLevel(measured);
  useEffect(() => {
    latestLevel.current = level;
  }, [level]);

  useEffect(() => journeyEvents.tell(journey), [journey]);
  useFocusOnNewScreen(viewing, flow, model.brand.name);
  useEffect(() => {
    if (ended) setDocumentTitle(document.querySelector('h1'), model.brand.name);
  }, [ended, model.brand.name]);
  useReloadAfterBack(sending && !ended);
  useInitialClick(viewing, answer);
  usePrefill(model.affid, fill);

  if (ended) return ended;
  return (
    <SurveyView
      model={model}
      content={content}
      flow={flow}
      journey={journey}
      sending={sending}
      noted={noted}
      extras={extras}
      level={level}
      onAnswer={answer}
      onType={type}
      onBack={back}
    />
  );
}
