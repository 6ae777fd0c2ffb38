import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { withoutContactOrText } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import type { CompensationLevel } from '#contract/rules/compensation.ts';
import type { Content } from '../../content/content.ts';
import { addressTracking } from '../../journey/address/addressTracking.ts';
import { type LeadExtras, walkSurvey, withLeadExtras } from '../../journey/journey.ts';
import { surveyOf } from '../../journey/surveyOf.ts';
import type { Visit } from '../../journey/visit/savedVisit.ts';
import { useVisit } from '../../journey/visit/useVisit.ts';
import { writeHistory } from '../../lib/writeHistory.ts';
import { campaignName, type SurveyModel } from '../../model/pageModel.ts';
import { TrackingContext } from '../../tracking/visitTracking.ts';
import { setDocumentTitle } from '../frame/setDocumentTitle.ts';
import { type Extras, showsMeter } from './extras/extras.ts';
import { SurveyView } from './SurveyView.tsx';
import { useFocusOnNewScreen, useInitialClick, usePrefill, useReloadAfterBack } from './surveyEffects.ts';
import { useMeterLevel } from './useMeterLevel.ts';

interface SurveyPageProps {
  readonly model: SurveyModel;
  readonly flow: Flow;
  readonly content: Content;
  readonly extras: Extras;
}

const noExtras: LeadExtras = {};
const goBack = () => history.back();

/** Milliseconds that the overlay stays for the thank-you page to come. */
const nextPageTimeoutMs = 8000;

/** The survey, one question a screen. See docs/spec/screens.md#survey-page. */
export function SurveyPage({ model, flow, content, extras }: SurveyPageProps) {
  const survey = useMemo(() => surveyOf(model, flow), [model, flow]);
  const { plain } = model;
  const [sending, setSending] = useState(false);
  const [ended, setEnded] = useState<ReactNode>();
  // One visit makes one submission, however often its last step is answered.
  const submitted = useRef(false);
  const latestLevel = useRef<number>(undefined);
  const tracking = useContext(TrackingContext);
  const onFinished = useCallback(
    async (visit: Visit) => {
      if (submitted.current) return;
      submitted.current = true;
      setSending(true);
      try {
        // Already here: it comes with every screen that can be the last.
        const ending = await import('../ending/endingChunk.ts');
        const { finish, stripContactParams, DisqualifiedInPlace, ThankYouPage } = ending;
        const { sent, url, disqualified } = await finish(model, survey, visit, tracking, latestLevel.current);
        ending.keepSentCopy(() => {
          const { path, counted } = walkSurvey(withLeadExtras(survey, visit.noted), visit.answers);
          return ending.makeSentCopy(content, path, counted, visit.noted.tcpa ?? '', new Date());
        });
        if (disqualified && flow.options.tellsInPlace) {
          return setEnded(<DisqualifiedInPlace model={model} content={content} unsent={!sent} />);
        }
        const thankHere = () => {
          // a one-page survey has written no history yet: Back must recognise this entry as ended
          writeHistory('replaceState', { step: visit.viewing, session: visit.session });
          const address = new URL(url, location.href);
          // scripts of others may watch the address: on this page they are still here
          writeHistory('pushState', null, stripContactParams(address));
          const thanked = ending.thankYouModel(
            model,
            address.pathname,
            address.searchParams,
            tracking.partnerPages.lawyerTracker,
          );
          const words = ending.thankYouWords[model.locale];
          setEnded(<ThankYouPage model={thanked} content={content} words={words} unsent={!sent} />);
        };
        // an unreachable server cannot serve the thank-you page, so it shows here
        if (!sent || !navigator.onLine) return thankHere();
        // the page did not load although all is sent: show the thanks here
        const waiting = setTimeout(thankHere, nextPageTimeoutMs);
        addEventListener('pagehide', () => clearTimeout(waiting), { once: true });
        location.assign(url);
      } catch (failure) {
        // a failed ending must not leave the visitor behind the overlay: they may press again
        submitted.current = false;
        setSending(false);
        reportError(failure);
      }
    },
    [model, flow, survey, content, tracking],
  );
  const { state, store } = useVisit({
    survey,
    campaign: campaignName(model),
    addressTracking: () => addressTracking(location.search, model),
    resumed: model.plain?.visit,
    onFinished,
  });
  const { journey, visit } = state;
  const { viewing, answers } = journey;
  const measured = useMemo(
    () => (showsMeter(model, flow) ? withoutContactOrText(walkSurvey(survey, answers).counted) : undefined),
    [model, flow, survey, answers],
  );
  const level = useMeterLevel(measured, plain?.level as CompensationLevel | undefined);
  useEffect(() => {
    latestLevel.current = level;
  }, [level]);

  useEffect(() => tracking.moves.publish(journey), [tracking, journey]);
  useFocusOnNewScreen(viewing, flow, model.brand.name);
  useEffect(() => {
    if (ended) setDocumentTitle(document.querySelector('h1'), model.brand.name);
  }, [ended, model.brand.name]);
  useReloadAfterBack(sending && !ended);
  useInitialClick(viewing, store.answer);
  usePrefill(model.affid, store.fill);

  if (ended) return ended;
  return (
    <SurveyView
      model={model}
      content={content}
      flow={flow}
      journey={journey}
      sending={sending}
      noted={visit?.noted ?? noExtras}
      errors={viewing === plain?.visit.viewing ? plain.errors : undefined}
      extras={extras}
      level={level}
      onAnswer={store.answer}
      onType={store.type}
      onBack={goBack}
      onRevisit={store.revisit}
    />
  );
}
