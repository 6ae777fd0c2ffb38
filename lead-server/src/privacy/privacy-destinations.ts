import { personOf, privacyMessageType } from '#contract/consent/privacy-request.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import { type Destination, defaultDestination, takesLeads } from '../delivery/destinations.ts';
import { jsonPayload } from '../delivery/payloads.ts';
import { PartnerFailure } from '../partners/client.ts';
import type { TextBudget } from '../partners/text-budget.ts';
import { type Config, ConfigError, siteAddress } from '../settings/config.ts';
import type { NewDelivery } from '../store/records.ts';

import { type LetterKind, letterKinds, type PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import type { Vault } from '../vault/vault.ts';
import { confirmationDestination, confirmationPayload } from './confirmation.ts';
import type { ProcessPrivacyRequest } from './privacy-request-processor.ts';

/** The queue of the outbox in which requests are worked on. */
export const processorDestination = 'privacy-desk';
/** The same for requests without a passed captcha: a flood of them delays no other. */
const unprovenDestination = 'privacy-desk-unproven';
export const isProcessor = (destination: string): boolean =>
  destination === processorDestination || destination === unprovenDestination;

/** The outbox rows of a request that no captcha speaks for. */
export const asUnproven = (deliveries: readonly NewDelivery[]): readonly NewDelivery[] =>
  deliveries.map((each) => (each.destination === processorDestination ? { ...each, destination: unprovenDestination } : each));

/** Notifications are throttled to one per this interval. */
const alertEveryMs = 10 * 60_000;
const alertDestination = 'privacy-alert';
/** The queue of what a partner is told; a deletion that waited beside an opt-out is told by itself, later. */
type Notice = 'all' | 'deletion';
/** The queue of one kind of letter: each goes out once, under an id of its own. */
export const letterDestination = (kind: LetterKind): string => `letter-${kind}`;
const noticeDestination = (destination: string, of: Notice) => `${destination}${of === 'deletion' ? '-deletion' : ''}-privacy`;

/** Where a notice goes, by the destination that had the lead (PRIVACY_NOTICE_URLS, `name=address`). */
export function noticeAddresses(config: Pick<Config, 'PRIVACY_NOTICE_URLS'>): ReadonlyMap<string, string> {
  return new Map(
    config.PRIVACY_NOTICE_URLS.map((entry) => {
      const equals = entry.indexOf('=');
      return [entry.slice(0, equals), entry.slice(equals + 1)];
    }),
  );
}

/** @throws ConfigError for a notice to a destination that does not exist: it would never be sent */
export function checkNotices(addresses: ReadonlyMap<string, string>, destinations: readonly Destination[]): void {
  const taking = destinations.filter(takesLeads).map(({ name }) => name);
  const unknown = [...addresses.keys()].filter((name) => !taking.includes(name));
  if (unknown.length === 0) return;
  throw new ConfigError(`PRIVACY_NOTICE_URLS names ${unknown.join(', ')}, and should name some of ${taking.join(', ')}.`);
}

/** Where a request is delivered: our processor, the team's chat, and partners that had a lead. */
export function privacyDestinations(
  config: Pick<Config, 'SLACK_WEBHOOK_URL' | 'PRIVACY_NOTICE_URLS' | 'CONFIRMATION_URL' | 'PUBLIC_URL' | 'PORT'>,
  vault: Pick<Vault, 'keyedHash'>,
  processRequest: ProcessPrivacyRequest,
  mayText: TextBudget = async () => true,
): readonly Destination[] {
  let last = { id: '', at: 0 };
  return [
    {
      ...defaultDestination,
      name: confirmationDestination,
      takes: 'privacy notice',
      url: config.CONFIRMATION_URL,
      async payload(request) {
        // a failed attempt: the outbox sends it in a later hour
        if (!(await mayText())) throw new PartnerFailure('The messages of this hour are spent');
        return confirmationPayload(vault, siteAddress(config), request);
      },
    },
    ...letterKinds.map(
      (kind): Destination => ({
        ...defaultDestination,
        name: letterDestination(kind),
        takes: 'privacy notice',
        url: config.CONFIRMATION_URL,
        payload: (request) => letterPayload(request, kind),
      }),
    ),
    ...(
      [
        [processorDestination, 'privacy request'],
        [unprovenDestination, 'unproven request'],
      ] as const
    ).map(([name, takes]) => ({
      name,
      takes,
      timeoutMs: defaultDestination.timeoutMs,
      async work(submissionId: string) {
        await processRequest(submissionId);
        return { is: 'taken', reason: 'worked on' } as const;
      },
    })),
    {
      ...defaultDestination,
      name: alertDestination,
      takes: 'privacy request',
      url: config.SLACK_WEBHOOK_URL,
      signed: false,
      // a chat is no place for personal data: the id is enough
      payload: ({ id }) => {
        const now = Date.now();
        // the same one is a repeat of a message that failed
        if (id !== last.id && now - last.at < alertEveryMs) return undefined;
        last = { id, at: now };
        const text = `A privacy request is stored (${privacyMessageType}): ${id}. More of the next ten minutes are not told. See: ops requests`;
        return jsonPayload({ text });
      },
    },
    ...[...noticeAddresses(config)].flatMap(([destination, url]) =>
      (['all', 'deletion'] as const).map(
        (of): Destination => ({
          ...defaultDestination,
          name: noticeDestination(destination, of),
          takes: 'privacy notice',
          url,
          payload: (request) => jsonPayload(noticeOf(request, destination, of)),
        }),
      ),
    ),
  ];
}

/** A letter for a mail or text service: to the agent where one asks. */
function letterPayload({ id, form, desk }: PrivacyRequest, kind: LetterKind) {
  const words = desk?.letters?.[kind]?.words;
  if (!words) return undefined;
  const isAgent = form.authorizedAgent === 'yes';
  const email = isAgent ? (form.agentEmail ?? '') : personOf(form).email;
  const phone = isAgent ? phoneDigits(form.agentPhone ?? '') : personOf(form).phone;
  return jsonPayload({ type: 'privacy-letter', request: id, email, phone, ...words });
}

/** The notice to a partner: the person, the request, and our deliveries. */
function noticeOf({ id, form, plan, awaitsUntil }: PrivacyRequest, destination: string, of: Notice): object {
  const automatic = plan?.automatic ?? [];
  // a deletion that may still be cancelled is not announced yet
  const isSplit = awaitsUntil !== undefined && automatic.includes('optOutOfSaleOrSharingOfInformation');
  const isTold = (type: string) => (type === 'requestToDeleteInformation' ? of === 'deletion' || !isSplit : of === 'all');
  const { email, phone } = personOf(form);
  return {
    type: 'privacy-request',
    id,
    requests: automatic.filter(isTold),
    deliveries: plan?.tell[destination] ?? [],
    email,
    phone,
    first_name: form.firstName ?? '',
    last_name: form.lastName ?? '',
  };
}

/** The outbox row of a notice; without an address it waits for a person. */
export const noticeDelivery = (addresses: ReadonlyMap<string, string>, destination: string, of: Notice): NewDelivery => ({
  destination: noticeDestination(destination, of),
  state: addresses.has(destination) ? 'pending' : 'no_partner',
  reason: '',
});
