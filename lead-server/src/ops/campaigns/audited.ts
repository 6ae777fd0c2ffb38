import { type CampaignContent, keyOfPath } from '#contract/campaign/campaign.ts';
import { contentOf } from '../../campaigns/content.ts';
import type { AuditStep, CampaignChange, CampaignOrigin, NotWritten, StoredVersion } from '../../store/campaign-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { type AuditEntry, recordAudits } from '../audit-log.ts';
import { ActRefused, type CampaignDesk } from './acts.ts';

const movedOn = (path: string) =>
  new ActRefused(`${path} has been changed by somebody else meanwhile, and nothing was done. Look at it, and try again.`);

/**
 * Writes a change in one transaction with its lines of the audit, and neither without the other.
 * @param path what is named where it has moved on
 * @throws ActRefused where what the person read has moved on
 */
export async function audited<Result>(
  { store, audit, from, now }: Pick<CampaignDesk, 'audit' | 'from' | 'now'> & { readonly store: ValueStore },
  entries: readonly AuditEntry[],
  path: string,
  write: (step: AuditStep) => Promise<Result | NotWritten>,
): Promise<Exclude<Result, NotWritten>> {
  let result: Result | NotWritten = 'stale';
  const replaceValue: ValueStore['replaceValue'] = async (_name, before, after, others) => {
    result = await write({ before, after, others });
    if (result === 'stale') throw movedOn(path);
    return result !== 'audited meanwhile';
  };
  const own = entries.map((entry) => ({ ...entry, ...(from !== undefined && { from }) }));
  await recordAudits({ ...audit, store: { ...store, replaceValue } }, own, now());
  return result as Exclude<Result, NotWritten>;
}

/** What an act made: its version and, unless it is for later, its revision. */
export interface Acted {
  readonly version: number;
  readonly revision: number;
}

/** Pages that a cache may still have: the campaign's and, where its path or its thank-you path is new, what was not there. */
export function tagsOf(key: string, before: StoredVersion | undefined, after: CampaignContent): readonly string[] {
  const was = before && contentOf(before).thankYouPath;
  const isNew = before === undefined || (after.thankYouPath !== undefined && was !== after.thankYouPath);
  return [`campaign-${key}`, ...(isNew ? ['not-found'] : []), ...(was === after.thankYouPath ? [] : ['thank-you'])];
}

/** Changes a campaign with its line of the audit. @throws ActRefused where it has moved on */
export const change = (
  desk: CampaignDesk,
  path: string,
  { audit, ...made }: Omit<CampaignChange, 'key' | 'audit'> & { readonly audit: AuditEntry },
): Promise<Acted> =>
  audited(desk, [audit], path, (step) => desk.store.changeCampaign({ key: keyOfPath(path), ...made, audit: step }));

/** When a publication takes effect; at once without `at` (milliseconds since 1970). */
export interface ActOptions {
  readonly because: string;
  readonly at?: number | undefined;
  readonly origin: CampaignOrigin;
}

/** Whether an act is for a later time. @throws ActRefused for a time that is over */
export const isLater = ({ now }: CampaignDesk, at: number | undefined): at is number => {
  if (at !== undefined && at <= now()) throw new ActRefused('The time is over: name a later one, or none for now.');
  return at !== undefined;
};

type Published = NonNullable<CampaignChange['publish']>;

/** What visitors get: live, unless another state is named. */
export const publication = (
  { hasCache }: CampaignDesk,
  act: Published['act'],
  tags: readonly string[],
  more: Partial<Published> = {},
): Published => ({ act, state: 'live', pausedFor: '', tags, purge: hasCache ? 'waiting' : 'none', ...more });
