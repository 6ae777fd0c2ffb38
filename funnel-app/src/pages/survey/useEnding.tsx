import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Content } from '../../content/content.ts';
import { type Survey, walkSurvey, withLeadExtras } from '../../journey/journey.ts';
import type { Visit } from '../../journey/visit/savedVisit.ts';
import { serverTime } from '../../lib/serverTime.ts';
import { writeHistory } from '../../lib/writeHistory.ts';
import type { SurveyModel } from '../../model/pageModel.ts';
import type { VisitTracking } from '../../tracking/visitTracking.ts';

interface FinishedPage {
  readonly model: SurveyModel;
  readonly survey: Survey;
  readonly content: Content;
  readonly tracking: VisitTracking;
}

type EndingChunk = typeof import('../ending/endingChunk.ts');
type Ending = Awaited<ReturnType<EndingChunk['finish']>>;

/** Milliseconds that the overlay stays for the thank-you page to come. */
const nextPageTimeoutMs = 8000;

/** The thank-you page in this page's place, under its own address. */
function thankHere(
  { model, content, tracking }: FinishedPage,
  visit: Visit,
  { url, sent }: Ending,
  chunk: EndingChunk,
): ReactNode {
  // a one-page survey has written no history yet: Back must recognise this entry as ended
  writeHistory('replaceState', { step: visit.viewing, session: visit.session });
  const address = new URL(url, location.href);
  // scripts of others may watch the address: on this page they are still here
  writeHistory('pushState', null, chunk.stripContactParams(address));
  const { lawyerTracker } = tracking.partnerPages;
  const thanked = chunk.thankYouModel(model, address.pathname, address.searchParams, lawyerTracker);
  const { ThankYouPage, thankYouWords } = chunk;
  return <ThankYouPage model={thanked} content={content} words={thankYouWords[model.locale]} unsent={!sent} />;
}

/** Sends the lead of a finished visit. @param show replaces the survey, where no other page is loaded */
async function endSurvey(page: FinishedPage, visit: Visit, level: number | undefined, show: (end: ReactNode) => void) {
  const { model, survey, content, tracking } = page;
  // Already loaded: every possible last screen imports it.
  const chunk = await import('../ending/endingChunk.ts');
  const { DisqualifiedInPlace } = chunk;
  const ending = await chunk.finish(model, survey, visit, tracking, level);
  chunk.keepSentCopy(() => {
    const { path, counted } = walkSurvey(withLeadExtras(survey, visit.leadExtras), visit.answers);
    return chunk.makeSentCopy(content, path, counted, visit.leadExtras.tcpa ?? '', serverTime());
  });
  if (ending.disqualified && survey.flow.options.showsResultInline)
    return show(<DisqualifiedInPlace model={model} content={content} unsent={!ending.sent} mayCall={ending.mayCall} />);
  const showThanks = () => show(thankHere(page, visit, ending, chunk));
  // an unreachable server cannot serve the thank-you page, so it shows here
  if (!ending.sent || !navigator.onLine) return showThanks();
  // the page did not load although all is sent: show the thanks here
  const waiting = setTimeout(showThanks, nextPageTimeoutMs);
  addEventListener('pagehide', () => clearTimeout(waiting), { once: true });
  location.assign(ending.url);
}

/**
 * The end of a survey. `ended` replaces the survey, where no other page is loaded.
 * @param level the meter's, as it is then
 */
export function useEnding(page: FinishedPage, level: RefObject<number | undefined>) {
  const [sending, setSending] = useState(false);
  const [ended, setEnded] = useState<ReactNode>();
  // One visit makes one submission, however often its last step is answered.
  const submitted = useRef(false);
  const onFinished = async (visit: Visit) => {
    if (submitted.current) return;
    submitted.current = true;
    setSending(true);
    try {
      await endSurvey(page, visit, level.current, setEnded);
    } catch (failure) {
      // a failed ending must not leave the visitor behind the overlay: they may press again
      submitted.current = false;
      setSending(false);
      reportError(failure);
    }
  };
  return { sending, ended, onFinished };
}
