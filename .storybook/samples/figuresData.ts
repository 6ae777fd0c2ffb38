import type { StudioAnswer } from '#contract/studio/calls.ts';
import { daysOf } from '#studio/sections/figures/figuresQuestion.ts';
import { sampleNow, sampleSession } from './studioData.ts';

type Figures = StudioAnswer<'figures'>;
type Counts = Figures['total'];

const day = 86_400_000;
const dayOf = (ago: number) => new Date(sampleNow - ago * day).toISOString().slice(0, 10);

const counts = (visits: number, part: Partial<Counts> = {}): Counts => {
  const [finished, disqualified, blocked] = [0.227, 0.094, 0.061].map((share) => Math.round(visits * share)) as [
    number,
    number,
    number,
  ];
  const dropped = visits - finished - disqualified - blocked;
  const [qualified, sold] = [Math.round(visits * 0.079), Math.round(visits * 0.078)];
  const [accepted, returned] = [Math.round(sold * 0.91), Math.round(sold * 0.04)];
  return {
    ...{ visits, lost: 12, finished, disqualified, dropped, blocked, qualified, sold, accepted, returned },
    cents: accepted * 4050,
    ...part,
  };
};

/** The steps of the main flow, each with how many reached it. */
const reached = [
  ['StartPath', 18_204],
  ['AutoAccidentCaseWorth', 13_507],
  ['OtherDriversVehicleType', 12_706],
  ['WhenWasTheAccident', 12_033],
  ['AtFault', 11_469],
  ['WasUserInjured', 10_959],
  ['TypeOfMedicalTreatment', 10_449],
  ['PoliceReportFiled', 10_176],
  ['HasLawyer', 9939],
  ['IncidentDescription', 8574],
  ['NameAndEmail', 7245],
  ['PhoneAndZip', 5716],
] as const;
const steps: Figures['steps'] = reached.map(([step, count], at) => {
  const [next, onward] = reached[at + 1] ?? ['finished', 4132];
  const gone = count - onward;
  const blocked = Math.round(at > 8 ? gone * 0.4 : 0);
  const errors = [
    { field: 'phone', fault: 'refused', count: Math.round(blocked * 0.65) },
    { field: 'zip_code', fault: 'invalid', count: Math.round(blocked * 0.2) },
    { field: 'phone', fault: 'empty', count: Math.round(blocked * 0.15) },
  ];
  const median = at > 8 ? 20 + at : 3 + at / 2;
  return {
    ...{ step, reached: count, edges: [{ to: next, count: onward }], dropped: gone - blocked, blocked },
    ...{ median, ninth: median * 3, errors: blocked > 0 ? errors : [] },
  };
});

/** A week of one campaign by source, against the week before. */
export const sampleFigures: Figures = {
  at: sampleNow,
  since: sampleNow - 40 * day,
  timesSince: sampleNow - 40 * day,
  noSteps: '',
  total: { ...counts(18_204), cost: 4_963_000 },
  before: { ...counts(17_487, { qualified: 1277, cents: 4_720_000 }), cost: 5_010_000 },
  days: Array.from({ length: 7 }, (_, at) => ({ day: dayOf(6 - at), visits: 2600, value: 205 })),
  flow: 'main',
  steps,
  rows: [
    {
      ...counts(7102, { qualified: 696 }),
      name: 'google',
      cost: 2_130_000,
      before: counts(6800),
      trend: [88, 92, 95, 99, 104, 106, 112],
    },
    {
      ...counts(5933, { qualified: 409 }),
      name: 'meta',
      cost: 1_440_000,
      before: counts(6010),
      trend: [61, 60, 61, 58, 57, 58, 54],
    },
    {
      ...counts(3418, { qualified: 174 }),
      name: 'tiktok',
      cost: 1_393_000,
      before: counts(3100),
      trend: [22, 25, 24, 26, 25, 24, 28],
    },
    { ...counts(1751, { qualified: 120 }), name: '', before: counts(1577), trend: [17, 16, 18, 17, 17, 18, 17] },
  ],
  more: 0,
  spend: { days: 7, first: dayOf(6), last: dayOf(0) },
  unmatched: { rows: 2, cents: 11_240 },
  values: {
    ...{ campaign: ['survey', 'surveyyt'], affid: ['10', '20'], source: ['google', 'meta', 'tiktok', ''] },
    ...{ device: ['phone', 'computer', 'tablet'], language: ['en', 'es'], version: ['3', '2'], theme: ['1'], flow: ['main'] },
  },
};

const none: Counts = { ...counts(0), lost: 0 };

/** Nothing fits the question. */
export const noFigures: Figures = { ...sampleFigures, total: none, before: none, steps: [], rows: [] };

/** Of several flows: there is no one way to draw. */
export const severalFlows: Figures = (({ flow: _flow, ...rest }) => ({
  ...rest,
  steps: [],
  noSteps: 'These visits walked several flows. Choose a campaign or a flow to see its steps.',
}))(sampleFigures);

/** The days of a question without days, as it is asked now. */
export const weekOfSample = (({ from, to }) => [from, to] as const)(daysOf({}, Date.now(), sampleSession.zone));

/** Spend of these days, of which two rows fit no visits. */
export const unmatchedSpend: StudioAnswer<'spend'> = {
  zone: sampleSession.zone,
  rows: [
    { day: dayOf(1), source: 'newsletter', campaign: 'survey', affid: '', cents: 9_000, isMatched: false },
    { day: dayOf(2), source: 'meta', campaign: 'survy', affid: '20', cents: 2_240, isMatched: false },
  ],
};
