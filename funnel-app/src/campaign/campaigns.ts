import type { FlowId } from '#contract/flows/index.ts';
import type { Switches } from '#themes/switches.ts';

/** One row of decisions 2: which flow a path runs, and what comes with it. What is absent is the flow's or the brand's own. */
export interface Campaign {
  readonly flow: FlowId;
  readonly oid: string;
  readonly affid: string;
  /** Visual switches, language and brand that the campaign sets; the query still overrides them (decisions 3). */
  readonly switches?: Partial<Switches>;
  /** Whether the last step asks for a code sent to the phone. assumed: the specification is silent on where, so it is off unless said. */
  readonly verifiesPhone?: boolean;
}

const main: Campaign = { flow: 'main', oid: '81', affid: '10' };
const socialDrop: Campaign = { flow: 'social-drop', oid: '101', affid: '10' };

/** The only table from path to campaign (decisions 2). Paths are written without slashes: they are ignored when a path is matched. */
export const campaigns = {
  '': main,
  survey: main,
  yt: { ...main, oid: '56' },
  surveyyt: { ...main, oid: '57' },
  f: socialDrop,
  surveyfb: socialDrop,
} as const satisfies Record<string, Campaign>;

/** The campaign of a path (`/survey/yt`, `/survey/yt/`), or undefined: then the page is a 404. */
export function campaignOf(path: string): Campaign | undefined {
  const key = path.replaceAll('/', '').toLowerCase();
  return Object.hasOwn(campaigns, key) ? (campaigns as Record<string, Campaign>)[key] : undefined;
}
