import type { Experiment } from '../experiments/experiment.ts';
import type { SettableFact } from '../flow/guards.ts';
import type { FlowId } from '../flows/index.ts';
import type { BuyerGroup, Site } from '../site/site.ts';
import type { Locale } from '../text/locale.ts';

/** A campaign's own words on its first screen. A missing one is ours. See docs/spec/campaigns.md#own-words. */
export interface CampaignTexts {
  readonly headline?: string;
  readonly subhead?: string;
  /** Of the start screen. A form's button belongs to its consent and keeps our words. */
  readonly button?: string;
  /** Beside the phone number in the page's header. */
  readonly header?: string;
  /** The short promises of the start screen, as many as it shows. */
  readonly proof?: readonly [string, string, string];
}

/**
 * A campaign's settings. `Values` are visual switches, brand and language among them; the contract knows none by name. Missing
 * values are the flow's or the brand's. See docs/spec/campaigns.md#paths.
 */
export interface CampaignSettings<Values extends object = Readonly<Record<string, string>>> {
  readonly flow: FlowId;
  readonly oid: string;
  readonly affid: string;
  /** Switches of the campaign; the query overrides them. See docs/spec/campaigns.md#visual-switches. */
  readonly switches?: Partial<Values>;
  /** The campaign's facts for its flow's branches (flow/guards.ts). */
  readonly facts?: readonly SettableFact[];
  /** Fixed buyers, of the site file; other campaigns fetch theirs. See docs/spec/campaigns.md#buyer-groups. */
  readonly buyers?: BuyerGroup;
  /** Where the flow's own thank-you path does not hold. */
  readonly thankYouPath?: string;
  /** Whether the last step asks for a code sent to the phone. assumed: the specification is silent on where, so it is off unless said. */
  readonly verifiesPhone?: boolean;
  /** Its own words, by language. A language without any says ours. */
  readonly texts?: Readonly<Partial<Record<Locale, CampaignTexts>>>;
  /** The site's host that it is at; at every one without it. See docs/spec/campaigns.md#hosts. */
  readonly host?: string;
  /** The destinations that its leads may be sold to; all that the rules allow without them. See docs/spec/campaigns.md#destinations. */
  readonly destinations?: readonly string[];
  /** When it opens and when it closes, such as `2026-12-01T08:00Z`. See docs/spec/campaigns.md#start-and-end. */
  readonly startsAt?: string;
  readonly endsAt?: string;
  /** The path of the campaign that answers outside of its time; its brand's end page without it. */
  readonly instead?: string;
  /** The experiments of its visitors. */
  readonly experiments?: readonly Experiment<Values>[];
}

/** The content of one version of a campaign: its address and settings. */
export interface CampaignContent extends CampaignSettings {
  readonly path: string;
}

/** A version of a campaign, as a lead's own visit had it. */
export interface VisitedCampaign {
  readonly version: number;
  readonly content: CampaignContent;
}

/**
 * The facts that a campaign sets for its visits. A buyer group that the site lacks means the common consent, never made-up firms.
 * See docs/spec/campaigns.md#buyer-groups.
 */
export function factsOf(
  { facts = [], buyers }: Pick<CampaignSettings, 'facts' | 'buyers'>,
  { buyerGroups }: Pick<Site, 'buyerGroups'>,
): readonly SettableFact[] {
  const lacksBuyers = buyers !== undefined && buyerGroups[buyers].length === 0;
  return facts.filter((fact) => !(lacksBuyers && fact === 'buyers_consent'));
}

/** A path as it is matched, which identifies its campaign: without slashes, in small letters. */
export const keyOfPath = (path: string): string => path.replaceAll('/', '').toLowerCase();

/** Why content may not go live. */
export interface CampaignProblem {
  readonly path: string;
  /** The field at fault, such as `switches.theme`. */
  readonly field: string;
  readonly problem: string;
  /** What puts it right. */
  readonly remedy: string;
}

/** What of the server's settings a campaign may name. */
export interface CampaignChoices {
  readonly hosts: readonly string[];
  /** Destinations that buy leads. */
  readonly destinations: readonly {
    readonly name: string;
    /** The flows whose leads it takes; undefined for all. */
    readonly flows?: readonly string[] | undefined;
  }[];
}

/**
 * Checks campaigns that would be live together. Pure; takes any JSON and never throws.
 * @param choices without them any well-formed name of a host or destination counts
 */
export type CheckCampaigns = (contents: readonly unknown[], choices?: CampaignChoices) => readonly CampaignProblem[];
