import { type CampaignChoices, type CampaignProblem, keyOfPath } from '#contract/campaign/campaign.ts';
import { campaignMoment } from '#contract/campaign/campaign-times.ts';

type Row = Readonly<Record<string, unknown>>;
type Problem = Omit<CampaignProblem, 'path'>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Names that the settings do not have, or that mean nothing here. */
function choiceProblems({ host, destinations, flow }: Row, { hosts, destinations: known }: CampaignChoices): readonly Problem[] {
  const names: readonly string[] = Array.isArray(destinations) ? destinations.filter(isText) : [];
  return [
    ...(!isText(host) || hosts.includes(host)
      ? []
      : [{ field: 'host', problem: `the site has no host ${host}`, remedy: `Use one of ${hosts.join(', ')}.` }]),
    ...names.flatMap((name): readonly Problem[] => {
      const destination = known.find((each) => each.name === name);
      if (!destination) {
        const remedy = `Use some of ${known.map((each) => each.name).join(', ')}, or leave the field out.`;
        return [{ field: 'destinations', problem: `there is no destination ${name} that buys leads`, remedy }];
      }
      if (!isText(flow) || (destination.flows?.includes(flow) ?? true)) return [];
      return [
        {
          field: 'destinations',
          problem: `${name} takes no leads of flow ${flow}`,
          remedy: 'Take it out, or choose another flow.',
        },
      ];
    }),
  ];
}

/** What is wrong with its time, and with what answers outside of it. @param keys of all campaigns that would be live */
function timeProblems({ path, startsAt, endsAt, instead }: Row, keys: readonly string[]): readonly Problem[] {
  const [start, end] = [campaignMoment(startsAt), campaignMoment(endsAt)];
  const isBackwards = start !== undefined && end !== undefined && end <= start;
  const other = isText(instead) ? keyOfPath(instead) : undefined;
  const wrongOther = () => {
    if (other === undefined) return undefined;
    if (startsAt === undefined && endsAt === undefined) return 'it has no start and no end, so that nothing answers in its place';
    if (isText(path) && other === keyOfPath(path)) return 'a campaign cannot answer in its own place';
    return keys.includes(other) ? undefined : `there is no campaign ${instead} that was published`;
  };
  const problem = wrongOther();
  return [
    ...(isBackwards
      ? [{ field: 'endsAt', problem: 'it would end before it starts', remedy: 'Choose a later end, or an earlier start.' }]
      : []),
    ...(problem === undefined
      ? []
      : [{ field: 'instead', problem, remedy: 'Name another campaign, or leave it out: the end page answers.' }]),
  ];
}

/** The problems of where a campaign is, when, and whom its leads may go to. Pure; takes any JSON. */
export const placeProblems = (row: Row, keys: readonly string[], choices: CampaignChoices | undefined): readonly Problem[] => [
  ...timeProblems(row, keys),
  ...(choices ? choiceProblems(row, choices) : []),
];
