import { type ThankYouTopic, thankYouTopics } from '#contract/flow/flow.ts';
import { lawyerTracker, partnerPageUrl } from '#contract/lead/offer-pages.ts';
import { callParameter, type NextResource, nextResourceOf } from '#contract/lead/thank-you.ts';
import { type CompensationLevel, levelFrom } from '#contract/rules/compensation.ts';
import type { PageModel } from '../../model/pageModel.ts';

export interface ThankYouModel extends PageModel {
  readonly disqualified: boolean;
  /** Its state is one where no partner takes cases. */
  readonly unserved: boolean;
  /** Whether a partner may call, as the server has said; undefined where it has not. */
  readonly mayCall: boolean | undefined;
  /** The visitor's next steps. */
  readonly nextResource: NextResource;
  /** The subject of the survey, by the path or query of the address. */
  readonly topic: ThankYouSubject;
  readonly isAboutAccident: boolean;
  /** A partner's page for visitors with a lawyer. */
  readonly trackerLink?: string;
  /** The meter's level, if it was shown. */
  readonly level: CompensationLevel | undefined;
}

/** Paths whose flows have a subject of their own, with that subject. See docs/spec/screens.md#thank-you-pages-of-flows. */
const subjectByPath = {
  'ticket-thank-you': 'ticket',
  'survey-v5-thank-you': 'insurance',
  'survey-thank-you-v3b': 'treatment',
  'survey-thank-you-v7': 'verified',
} as const;
export type ThankYouSubject = 'case' | (typeof subjectByPath)[keyof typeof subjectByPath] | ThankYouTopic;

/** Where there is no claim: other next steps, and no settlement. */
const otherMatters: readonly ThankYouSubject[] = ['ticket', 'dui', 'benefits'];

const subjectOf = (path: string): ThankYouSubject =>
  subjectByPath[path.replaceAll('/', '') as keyof typeof subjectByPath] ?? 'case';

/**
 * The thank-you page of an address, whose path and query have all it needs.
 * @param tracker the lawyer tracker's address, '' where it may not be offered. See docs/spec/submission.md#thank-you-address.
 */
export function thankYouModel(base: PageModel, path: string, query: Pick<URLSearchParams, 'get'>, tracker = ''): ThankYouModel {
  const disqualified = query.get('q') === 'n';
  const [reason, wantsFunding] = [query.get('dq_reason') ?? '', query.get('psf') === 'yes'];
  const unserved = query.get('served') === 'no';
  const call = query.get(callParameter);
  const nextResource = disqualified ? nextResourceOf(reason, wantsFunding) : unserved ? 'state' : 'no call';
  const trackerLink =
    query.get('tracker') === 'yes'
      ? partnerPageUrl(tracker, lawyerTracker(query.get('affid') ?? '', query.get('sub_id') ?? '', reason))
      : undefined;
  const namedTopic = thankYouTopics.find((each) => each === query.get('topic'));
  const topic = namedTopic ?? subjectOf(path);
  const level = levelFrom(query.get('cl'));
  // the language link carries the same, without anything else of the address
  const parameters = [
    ...(disqualified ? ['q=n'] : []),
    ...(disqualified && reason !== '' ? [`dq_reason=${encodeURIComponent(reason)}`] : []),
    ...(disqualified && wantsFunding ? ['psf=yes'] : []),
    ...(unserved ? ['served=no'] : []),
    ...(call === 'yes' || call === 'no' ? [`${callParameter}=${call}`] : []),
    ...(trackerLink === undefined
      ? []
      : ['tracker=yes', ...['affid', 'sub_id'].map((name) => `${name}=${encodeURIComponent(query.get(name) ?? '')}`)]),
    ...(namedTopic ? [`topic=${namedTopic}`] : []),
    ...(level ? [`cl=${level}`] : []),
    ...Object.entries(base.carried).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ];
  return {
    ...base,
    otherLanguage: [`${path}?lang=${base.locale === 'es' ? 'en' : 'es'}`, ...parameters].join('&'),
    disqualified,
    unserved,
    mayCall: call === 'yes' || call === 'no' ? call === 'yes' : undefined,
    nextResource,
    topic,
    isAboutAccident: !otherMatters.includes(topic),
    level,
    ...(trackerLink !== undefined && { trackerLink }),
  };
}
