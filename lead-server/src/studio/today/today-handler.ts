import { auditFault } from '../../desk/audit-chain.ts';
import { auditWitness } from '../../desk/audit-log.ts';
import type { Actor } from '../../desk/campaigns/acts.ts';
import { describeFailure } from '../../lib/log.ts';
import { may } from '../../operators/operators.ts';
import { visiblePlaceholders } from '../../settings/placeholders.ts';
import type { Store } from '../../store/store.ts';
import { ownAffids } from '../figures/own-affids.ts';
import type { StudioHandlers, StudioParts } from '../studio-parts.ts';
import { causeRows, silentCauses } from '../told/cause-rows.ts';
import { endWaits } from '../told/ends.ts';
import { campaignWaits, draftWaits, fallWaits } from './campaign-waits.ts';
import { deliveryWaits, requestWaits, secondWaits } from './desk-waits.ts';
import { experimentWaits } from './experiment-waits.ts';
import { readLately } from './lately.ts';
import { spendWaits } from './spend-waits.ts';
import { readTodayFigures } from './today-figures.ts';
import type { Today, TodayPart, Wait } from './wait.ts';

/** How long a verdict on the audit counts: its whole chain is read for one. */
const auditedMs = 5 * 60_000;

/** Reads parts one by one: one that cannot be read is named, and the others stay. */
function readParts(log: StudioParts['log']) {
  const failed = new Map<TodayPart, unknown>();
  const fail = (names: readonly TodayPart[], failure: unknown): undefined => {
    for (const name of names) failed.set(name, failure);
    log.warn({ parts: names, failure: describeFailure(failure) }, 'part of Today not read');
  };
  return {
    failed,
    fail,
    read: <Result>(part: TodayPart, work: () => Promise<Result>): Promise<Result | undefined> =>
      work().catch((failure: unknown) => fail([part], failure)),
  };
}

/** The fault of the audit, read once in a while. */
function createAuditReader({ vault, config }: StudioParts, now: () => number) {
  let last: { readonly at: number; readonly fault: string | undefined } | undefined;
  return async (store: Store): Promise<string | undefined> => {
    if (!last || now() - last.at > auditedMs)
      last = { at: now(), fault: await auditFault({ store, vault, witness: auditWitness(config) }) };
    return last.fault;
  };
}

/** Placeholders that visitors see, in production. */
const placeholderWaits = ({ config, settings }: StudioParts): readonly Wait[] => {
  const names = config.NODE_ENV === 'production' ? visiblePlaceholders(config, settings.current().site) : [];
  return names.length === 0 ? [] : [{ about: 'placeholders', names }];
};

const deskParts = [
  ...(['deliveries', 'falls', 'ends', 'requests', 'audit'] as const),
  ...(['silent', 'figures', 'lately', 'spend'] as const),
] as const satisfies readonly TodayPart[];

/**
 * Answers what waits for the reader. Counts are read by a store of their own: no lead waits.
 * @throws StoreUnavailable where no part could be read
 */
export function todayHandler(parts: StudioParts): Pick<StudioHandlers, 'today'> {
  const { store, check, config, settings, switchEnds, withReadOnlyStore, log } = parts;
  const faultOfAudit = createAuditReader(parts, Date.now);
  const auditWaits = async (reader: Store, { role }: Actor): Promise<readonly Wait[]> => {
    const fault = may(role, 'reveal') ? await faultOfAudit(reader) : undefined;
    return fault === undefined ? [] : [{ about: 'audit', fault }];
  };
  return {
    async today({ since }, { actor }) {
      const now = Date.now();
      const { read, fail, failed } = readParts(log);
      const affids = ownAffids(config, actor);
      const readDesk = (reader: Store) =>
        Promise.all([
          read('deliveries', async () => [
            ...(await deliveryWaits(reader, now, actor)),
            ...(await secondWaits(reader, now, actor)),
          ]),
          read('falls', () => fallWaits(reader, now, actor, affids)),
          read('ends', () => endWaits(reader, switchEnds, now, actor)),
          read('requests', () => requestWaits({ store: reader, vault: parts.vault }, now, actor)),
          read('audit', () => auditWaits(reader, actor)),
          read('silent', async () => silentCauses(await causeRows(reader), now)),
          read('figures', () => readTodayFigures(reader, since, now, affids)),
          read('lately', () => readLately(reader, now)),
          read('spend', async () =>
            spendWaits(reader, { alerts: settings.current().alerts, zone: config.BUSINESS_ZONE }, now, actor),
          ),
        ]);
      const [campaigns, experiments, drafts, desk] = await Promise.all([
        read('campaigns', () => campaignWaits({ store, check, now: () => now }, actor)),
        read('experiments', () => experimentWaits(store, now, actor)),
        read('drafts', () => draftWaits({ store, now }, actor, config.APPROVALS === 'on')),
        withReadOnlyStore(readDesk).catch((failure: unknown) => fail(deskParts, failure)),
      ]);
      const [deliveries, falls, ends, requests, audit, silent, figures, lately, spend] = desk ?? [];
      if (failed.size === deskParts.length + 3) throw failed.get('campaigns');
      const found = [campaigns, falls, spend, experiments, ends, drafts, deliveries, requests, audit];
      const waits = found.flatMap((each) => each ?? []);
      return {
        at: now,
        waits: [...waits, ...(may(actor.role, 'publish') ? placeholderWaits(parts) : [])],
        ...(figures && { figures }),
        silent: silent ?? [],
        lately: lately ?? [],
        unread: [...failed.keys()].sort(),
      } satisfies Today;
    },
  };
}
