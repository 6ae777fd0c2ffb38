import { type CampaignContent, keyOfPath } from './campaign.ts';

/** A campaign as visitors get it now. */
export interface LiveCampaign {
  readonly version: number;
  readonly content: CampaignContent;
  /** While it is paused: the path of the campaign that answers in its place, '' for its brand's end page. */
  readonly pausedFor?: string;
  /** A draft, for who has its signed address. */
  readonly preview?: true;
  /** The server's signature of campaign and version, which a lead brings back; missing where nothing is stored of it. */
  readonly proof?: string;
}

/** The campaigns at one revision. */
export interface CampaignTable {
  /** Rises with each publication. */
  readonly revision: number;
  /** By the key of their path. */
  readonly byKey: ReadonlyMap<string, LiveCampaign>;
  /** The thank-you paths of versions live now or before: visits under way end there. */
  readonly thankYouPaths: readonly string[];
}

/** @param earlierPaths thank-you paths of versions that are no longer live */
export function campaignTable(
  revision: number,
  campaigns: readonly LiveCampaign[],
  earlierPaths: readonly string[] = [],
): CampaignTable {
  const own = campaigns.flatMap(({ content: { thankYouPath } }) => (thankYouPath === undefined ? [] : [thankYouPath]));
  return {
    revision,
    byKey: new Map(campaigns.map((each) => [keyOfPath(each.content.path), each])),
    thankYouPaths: [...new Set([...own, ...earlierPaths])],
  };
}

/** The campaign that answers a path; `ended` where it is paused and its end page answers. Undefined: the path is none. */
export function campaignAt(
  { byKey }: Pick<CampaignTable, 'byKey'>,
  path: string,
): { readonly live: LiveCampaign; readonly ended: boolean } | undefined {
  const live = byKey.get(keyOfPath(path));
  if (live?.pausedFor === undefined) return live && { live, ended: false };
  const other = live.pausedFor === '' ? undefined : byKey.get(keyOfPath(live.pausedFor));
  return other && other.pausedFor === undefined ? { live: other, ended: false } : { live, ended: true };
}

/** The table with one path answered by a version of its own: that of a visit under way, or a draft. */
export const answeredBy = (table: CampaignTable, path: string, live: LiveCampaign): CampaignTable => ({
  ...table,
  byKey: new Map([...table.byKey, [keyOfPath(path), live]]),
});

/** Each campaign's experiments that run in its flow, each once. */
export const experimentsIn = ({ byKey }: Pick<CampaignTable, 'byKey'>) => [
  ...new Map(
    [...byKey.values()].flatMap(({ content: { flow, experiments = [] } }) =>
      experiments.map((experiment) => [`${flow} ${experiment.name}`, { flow, experiment }]),
    ),
  ).values(),
];
