import type { Actor } from '../../desk/campaigns/acts.ts';
import { startIntervalTask } from '../../lib/interval-task.ts';
import { describeFailure } from '../../lib/log.ts';
import { type Config, siteAddress } from '../../settings/config.ts';
import { type Alerts, withAlertAddresses } from '../../site/alerts.ts';
import type { Store } from '../../store/store.ts';
import type { StudioParts } from '../studio-parts.ts';
import { campaignWaits, fallWaits } from '../today/campaign-waits.ts';
import { deliveryWaits } from '../today/desk-waits.ts';
import { experimentWaits } from '../today/experiment-waits.ts';
import { spendWaits } from '../today/spend-waits.ts';
import type { Wait } from '../today/wait.ts';
import { certificateHosts, endWaits, lookAtCertificates } from './ends.ts';
import { tellCauses } from './tell-causes.ts';

/** How often one of the servers looks. */
const everyMs = 60_000;
/** How often certificates are looked at. */
const certificatesMs = 6 * 3_600_000;

/** Who is told: a chat of the team has no role, and none of it is personal. */
const team: Actor = { name: '', role: 'admin' };

interface TellingParts
  extends Pick<StudioParts, 'store' | 'check' | 'config' | 'settings' | 'switchEnds' | 'withReadOnlyStore' | 'log'> {
  readonly tell: (text: string, key: string) => Promise<void>;
}

/** The operators' address, for links. */
export const deskAddress = (config: Pick<Config, 'OPS_URL' | 'OPS_HOST' | 'PUBLIC_URL' | 'PORT'>): string =>
  config.OPS_URL ?? (config.OPS_HOST === '' ? siteAddress(config) : `https://${config.OPS_HOST}`);

/** Takes a turn for one server: the others leave it out. @throws StoreUnavailable */
async function takeTurn(store: Store, name: string, now: number, pauseMs: number): Promise<boolean> {
  const before = await store.getValue(name);
  return now - Number(before ?? 0) >= pauseMs && store.replaceValue(name, before, String(now), []);
}

/** All that is told; what cannot be read is logged and left out. */
async function readWaits(
  { store, check, config, switchEnds, withReadOnlyStore, log }: TellingParts,
  alerts: Alerts,
  now: number,
) {
  let isWhole = true;
  const read = (work: Promise<readonly Wait[]>) =>
    work.catch((failure: unknown): readonly Wait[] => {
      isWhole = false;
      log.warn({ failure: describeFailure(failure) }, 'part of what is told not read');
      return [];
    });
  const [counted, ...others] = await Promise.all([
    // counts are read by a store of their own: no lead waits
    read(
      withReadOnlyStore(async (reader) =>
        (
          await Promise.all([
            fallWaits(reader, now, team),
            deliveryWaits(reader, now, team),
            spendWaits(reader, { alerts, zone: config.BUSINESS_ZONE }, now, team),
          ])
        ).flat(),
      ),
    ),
    read(campaignWaits({ store, check, now: () => now }, team)),
    read(experimentWaits(store, now, team)),
    read(endWaits(store, switchEnds, now, team)),
  ]);
  const quiet: readonly string[] = alerts.notTold;
  return { waits: [counted, ...others].flat().filter(({ about }) => !quiet.includes(about)), isWhole };
}

/**
 * Tells the team what waits, by Slack or a webhook: once a minute, one server of all.
 * @returns a function that stops it
 */
export function startTelling(parts: TellingParts, pauseMs = everyMs): () => Promise<void> {
  const { store, config, settings, tell, log } = parts;
  return startIntervalTask(async () => {
    const now = Date.now();
    const { site, alerts } = settings.current();
    const { SLACK_WEBHOOK_URL, ALERT_WEBHOOK_URL } = withAlertAddresses(config, alerts);
    const isTold = SLACK_WEBHOOK_URL !== undefined || ALERT_WEBHOOK_URL !== undefined;
    if (!isTold && certificateHosts(config, site).length === 0) return;
    try {
      // a turn is a little shorter than the interval, whose timers drift
      if (!(await takeTurn(store, 'telling', now, pauseMs * 0.9))) return;
      if (await takeTurn(store, 'certificates looked at', now, certificatesMs))
        await lookAtCertificates(store, certificateHosts(config, site));
      if (!isTold) return;
      const { waits, isWhole } = await readWaits(parts, alerts, now);
      await tellCauses({ store, desk: deskAddress(config), tell, now }, waits, isWhole);
    } catch (failure) {
      log.warn({ failure: describeFailure(failure) }, 'the team was not told, tried again');
    }
  }, pauseMs);
}
