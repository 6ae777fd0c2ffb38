import type { PageSettings } from '#contract/api/page-settings.ts';
import { knownSource, trackingFrom } from '#contract/lead/tracking.ts';
import { request } from '../api/request.ts';
import { referrer } from '../journey/address/referrer.ts';
import type { Survey } from '../journey/journey.ts';
import { retry } from '../lib/retry.ts';
import type { SurveyModel } from '../model/pageModel.ts';
import { fetchCallNumber } from './callNumber.ts';
import { collectCertificates } from './certificates.ts';
import { setGoogleConsentMode } from './consentMode.ts';
import { hasGlobalPrivacyControl } from './globalPrivacyControl.ts';
import { registerClick } from './registerClick.ts';
import { followSteps } from './stepScripts.ts';
import type { VisitTracking } from './visitTracking.ts';

/**
 * Starts tracking when idle: certificates and call number for everybody, the rest only where allowed. Never rejects. See
 * docs/spec/consent.md#scripts-of-others.
 */
export async function startTracking(model: SurveyModel, survey: Survey, tracking: VisitTracking): Promise<void> {
  // a test visit is not reported
  if (model.test) return;
  const source = trackingFrom(new URLSearchParams(location.search), model);
  const { affid, oid, sub_id } = source;
  const begins = model.stamp !== undefined && { sub_id, source: knownSource(source, referrer()), stamp: model.stamp };
  const query = new URLSearchParams({ affid, oid, ...begins });
  const address = `/page-settings?${query}` as const;
  const settings = await retry(async () => {
    const answer = await request('GET', address, undefined, { timeout: 10_000 });
    return answer?.status === 200 ? (answer.body as PageSettings) : undefined;
  });
  if (!settings) return;
  tracking.campaign = settings.campaign;
  if (settings.counted && !hasGlobalPrivacyControl()) void countVisit(survey, tracking);
  void collectCertificates(settings, tracking.leadFields);
  if (settings.callNumber) void fetchCallNumber(source, tracking.callNumber);

  if (settings.advertising === 'never' || hasGlobalPrivacyControl()) return;
  const { clickScript, scripts, transactionId, offerPage, lawyerTracker } = settings;
  const registers = clickScript !== '' || transactionId;
  if (!registers && Object.keys(scripts).length === 0 && offerPage === '' && lawyerTracker === '') return;
  if (
    settings.advertising === 'ask' &&
    !(await (await import('./advertisingConsent/AdvertisingQuestion.tsx')).askForAdvertising(model.locale))
  )
    return;
  Object.assign(tracking.partnerPages, { offerPage, lawyerTracker });
  if (Object.keys(scripts).length > 0) setGoogleConsentMode();
  followSteps(survey, { affid, addresses: scripts, moves: tracking.moves });
  if (registers) await registerClick(clickScript, source, tracking.leadFields);
}

/** Reports the visit's steps. A failed load is repeated once; then the visit is not counted. */
async function countVisit(survey: Survey, tracking: VisitTracking): Promise<void> {
  const load = () => import('./visitEvents.ts');
  const { reportVisitEvents } = (await load().catch(() => load().catch(() => undefined))) ?? {};
  reportVisitEvents?.(survey, tracking);
}
