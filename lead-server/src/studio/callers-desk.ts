import { auditWitness, recordAudit } from '../desk/audit-log.ts';
import type { DestinationDesk } from '../desk/destination-acts.ts';
import type { SecondDesk } from '../desk/four-eyes.ts';
import type { StudioCaller, StudioParts } from './studio-parts.ts';

type Audited = Parameters<typeof recordAudit>[1];

/** Writes a line of the audit with the caller's name, before anything happens. */
export const auditorOf =
  ({ config, store, vault }: StudioParts, { actor, from }: StudioCaller) =>
  async (entry: Omit<Audited, 'who' | 'from'>): Promise<void> =>
    void (await recordAudit({ store, vault, witness: auditWitness(config) }, { who: actor.name, from, ...entry }));

/** The desk of a caller: the command line's is beside its commands. */
export const callersDesk = (parts: StudioParts, caller: StudioCaller): SecondDesk & DestinationDesk => ({
  store: parts.store,
  vault: parts.vault,
  who: caller.actor.name,
  now: Date.now,
  privacy: parts.privacy,
  audit: auditorOf(parts, caller),
});
