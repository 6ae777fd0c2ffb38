import type { PageSettings } from '#contract/page-settings.ts';
import { trackingFrom } from '#contract/tracking.ts';
import { call } from '../calls/http.ts';
import type { Survey } from '../journey/journey.ts';
import type { SurveyModel } from '../pages/model.ts';
import { fetchCallNumber } from './callNumber.ts';
import { collectCertificates } from './certificates.ts';
import { registerClick } from './click.ts';
import { partnerPages } from './found.ts';
import { browserRefusesSale } from './gpc.ts';
import { followSteps } from './stepScripts.ts';

/**
 * All of tracking (issue 4, part 5; decisions 8), once the page is idle: certificates and the call number for everybody; the click, the
 * advertisers' scripts and the partner's pages only where nothing forbids them and, where the region needs it, after a yes. Without settings
 * it is one call. Never rejects.
 */
export async function startTracking(model: SurveyModel, survey: Survey): Promise<void> {
  const answer = await call('GET', '/page-settings', undefined, { timeout: 10_000 });
  if (answer?.status !== 200) return;
  const settings = answer.body as PageSettings;
  const tracking = trackingFrom(new URLSearchParams(location.search), model);
  void collectCertificates(settings);
  if (settings.callNumber) void fetchCallNumber(tracking);

  if (settings.advertising === 'never' || browserRefusesSale()) return;
  const { clickScript, scripts, offerPage, lawyerTracker } = settings;
  if (clickScript === '' && Object.keys(scripts).length === 0 && offerPage === '' && lawyerTracker === '') return;
  if (settings.advertising === 'ask' && !(await (await import('./asking/ask.tsx')).askForAdvertising(model.locale))) return;
  Object.assign(partnerPages, { offerPage, lawyerTracker });
  followSteps(survey, tracking.affid, scripts);
  if (clickScript !== '') await registerClick(clickScript, tracking);
}
