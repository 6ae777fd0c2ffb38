import { assessLead } from '#contract/lead/assessment.ts';
import { offerPages } from '#contract/lead/offer-pages.ts';
import { thankYouUrl } from '#contract/lead/thank-you.ts';
import { isServed } from '#contract/site/site.ts';
import { placeOfZip } from '../api/contactChecks.ts';
import { referrer } from '../journey/address/referrer.ts';
import { type Survey, walkSurvey, withLeadExtras } from '../journey/journey.ts';
import { deleteVisit, endVisit, type Visit } from '../journey/visit/savedVisit.ts';
import { serverTime } from '../lib/serverTime.ts';
import type { SurveyModel } from '../model/pageModel.ts';
import { hasGlobalPrivacyControl } from '../tracking/globalPrivacyControl.ts';
import { openPartnerPage } from '../tracking/partnerPages.ts';
import type { VisitTracking } from '../tracking/visitTracking.ts';
import { submit } from './pendingSubmissions.ts';
import { submissionOf } from './submission.ts';

export interface Ending {
  /** Whether the server has the submission; otherwise the device keeps it and goes on trying (pendingSubmissions.ts). */
  readonly sent: boolean;
  /** The thank-you page's address. See docs/spec/submission.md#thank-you-address. */
  readonly url: string;
  readonly disqualified: boolean;
  /** As the server said; undefined where it was not reached. */
  readonly mayCall: boolean | undefined;
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
  const now = serverTime();
  const { counted } = walkSurvey(withLeadExtras(survey, visit.leadExtras), visit.answers, now);
  // kept and on its way first: whatever fails later, the lead is safe
  const sending = submit(
    visit.key,
    submissionOf(model, visit, counted, {
      now,
      leadFields: tracking.leadFields,
      origin: location.origin,
      path: location.pathname,
      referer: referrer(),
      gpc: hasGlobalPrivacyControl(),
    }),
    { onSafe: () => deleteVisit(visit) },
  );
  const known = {
    ...visit.tracking,
    ...tracking.leadFields,
    lp_campaign_id: tracking.campaign,
    ...(await placeOfZip(counted.zip_code ?? '')),
  };
  const assessment = assessLead(counted, flow, { now, known, reroute: model.reroute });
  const { disqualification } = assessment;
  const tracker = openPartnerPage(offerPages(assessment, flow), tracking.partnerPages);
  const settled = await sending;
  endVisit(visit);
  const url = thankYouUrl({ ...known, ...counted }, flow, {
    locale: model.locale,
    path: model.thankYouPath,
    disqualification,
    referer: referrer(),
    compLevel: level,
    unserved: !isServed(model.servedStates ?? [], assessment.sent.state),
    mayCall: settled?.mayCall,
    tracker,
  });
  const carried = new URLSearchParams(model.carried).toString();
  return {
    sent: settled !== undefined,
    url: carried ? `${url}&${carried}` : url,
    disqualified: disqualification !== undefined,
    mayCall: settled?.mayCall,
  };
}
