import type { Answers } from '#contract/fields/fields.ts';
import { publicStepName, type StepName } from '#contract/flow/steps.ts';
import { assessLead } from '#contract/lead/assessment.ts';
import { offerPages } from '#contract/lead/offer-pages.ts';
import { thankYouUrl } from '#contract/lead/thank-you.ts';
import { isServed } from '#contract/site/site.ts';
import { placeOfZip } from '../api/contactChecks.ts';
import type { SurveyModel } from '../pages/pageModel.ts';
import { hasGlobalPrivacyControl } from '../tracking/globalPrivacyControl.ts';
import { openPartnerPage } from '../tracking/partnerPages.ts';
import type { VisitTracking } from '../tracking/visitTracking.ts';
import { type Survey, walkSurvey, withLeadExtras } from './journey.ts';
import { type Submission, submit } from './pendingSubmissions.ts';
import { referrer } from './referrer.ts';
import { deleteVisit, endVisit, type Visit } from './savedVisit.ts';

export interface Ending {
  /** Whether the server has the submission; otherwise the device keeps it and goes on trying (pendingSubmissions.ts). */
  readonly sent: boolean;
  /** The thank-you page's address. See docs/spec/submission.md#thank-you-address. */
  readonly url: string;
  readonly disqualified: boolean;
}

/**
 * Posts the lead and gives the next address, whether or not it arrived.
 * @param level the meter's level, on a page that shows it. See docs/spec/submission.md#sequence.
 */
export async function finish(
  model: SurveyModel,
  survey: Survey,
  visit: Visit,
  tracking: VisitTracking,
  level?: number,
): Promise<Ending> {
  const { flow } = survey;
  const now = new Date();
  const { counted } = walkSurvey(withLeadExtras(survey, visit.noted), visit.answers, now);
  // kept and on its way first: whatever fails later, the lead is safe
  const sending = submit(visit.key, submissionOf(model, visit, tracking, counted, now), { onSafe: () => deleteVisit(visit) });
  const known = {
    ...visit.tracking,
    ...tracking.leadFields,
    lp_campaign_id: tracking.campaign,
    ...(await placeOfZip(counted.zip_code ?? '')),
  };
  const assessment = assessLead(counted, flow, { now, known, reroute: model.reroute });
  const { disqualification } = assessment;
  const tracker = openPartnerPage(offerPages(assessment, flow), tracking.partnerPages);
  const sent = await sending;
  endVisit(visit);
  const url = thankYouUrl({ ...known, ...counted }, flow, {
    locale: model.locale,
    path: model.thankYouPath,
    disqualification,
    referer: referrer(),
    compLevel: level,
    unserved: !isServed(model.servedStates ?? [], assessment.sent.state),
    tracker,
  });
  const carried = new URLSearchParams(model.carried).toString();
  return { sent, url: carried ? `${url}&${carried}` : url, disqualified: disqualification !== undefined };
}

/** The flat record that is posted: answers that count, and what only the page knows. See docs/spec/lead-record.md#answers. */
function submissionOf(model: SurveyModel, visit: Visit, { leadFields }: VisitTracking, counted: Answers, now: Date): Submission {
  return {
    ...visit.tracking,
    ...leadFields,
    ...counted,
    flow: model.flow,
    facts: model.facts,
    finished_at: now.toISOString(),
    ...(hasGlobalPrivacyControl() && { gpc: '1' }),
    ...(model.test && { test: model.test }),
    ...(model.wordsVersion && { words_version: model.wordsVersion }),
    language: model.locale,
    brand: model.brand.id,
    switches: model.switches,
    landing_page: location.origin,
    page_url: location.origin + location.pathname,
    page_referer: referrer(),
    time_on_steps: Object.entries(visit.seconds)
      .map(([step, seconds]) => `${publicStepName(step as StepName)}:${seconds}`)
      .join(','),
    // Among them the consent as it was shown.
    ...visit.noted,
  };
}
