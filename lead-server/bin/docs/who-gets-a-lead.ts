import type { Agreement } from '../../contract/lead/agreement.ts';
import { noAccident } from '../../contract/lead/qualification.ts';
import { createDeliveryPlanner, type LeadFacts } from '../../src/delivery/delivery-plan.ts';
import { createDestinations, type LeadDestination, type Sale, takesLeads } from '../../src/delivery/destinations.ts';
import { holdReason, holdRules } from '../../src/delivery/hold-policy.ts';
import { retrySchedule, statusMeanings } from '../../src/delivery/retry-policy.ts';
import { readConfig } from '../../src/settings/config.ts';

const config = readConfig({ TRUSTEDFORM_API_KEY: 'any', LEADS_PER_PERSON: '3' });
const builtIn = createDestinations(config, () => Promise.reject(new Error('nothing is sent from here'))).filter(takesLeads);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Names of an example; none is a real firm. */
const [brand, chosenFirm, otherFirm] = ['the brand itself', 'Firm A', 'Firm B'] as const;
const bySellers = (...names: readonly string[]): Agreement => ({ by: 'sellers', names, brandName: brand });
const byChoice = (...names: readonly string[]): Agreement => ({ by: 'choice', names, brandName: brand });

const plain: LeadFacts = {
  flow: 'main',
  leadType: 'injury',
  badWords: false,
  qualified: true,
  gpc: false,
  honeypotFilled: false,
  state: 'NY',
  agreement: bySellers(brand, chosenFirm),
  consentKnown: true,
  repeated: false,
  served: true,
  disqualifiedBy: '',
};

const sales: readonly (readonly [string, Sale])[] = [
  [`${chosenFirm}’s own`, { buyer: chosenFirm }],
  [`${otherFirm}’s own`, { buyer: otherFirm }],
  ['one that sells on', 'resells'],
];

/** A lead in words, and what of it decides. */
const cases: readonly (readonly [string, Partial<LeadFacts>])[] = [
  [`agreed to the brand’s sellers, among them ${chosenFirm}`, {}],
  [`chose ${chosenFirm}`, { agreement: byChoice(chosenFirm) }],
  ['chose the brand itself alone', { agreement: byChoice(brand) }],
  ['chose nobody', { agreement: byChoice() }],
  [`of Washington, agreed to the brand’s sellers, among them ${chosenFirm}`, { state: 'WA' }],
  [`of Washington, chose ${chosenFirm}`, { state: 'WA', agreement: byChoice(chosenFirm) }],
  ['of a ZIP in no state that we know', { state: '' }],
  ['with Global Privacy Control', { gpc: true }],
  ['of a state where no partner takes cases', { served: false }],
  ['with a consent text that is none of ours', { consentKnown: false }],
  ['about no motor vehicle accident', { disqualifiedBy: noAccident }],
];

/** The outcome of each case at each kind of destination, by the rules themselves. */
function decided(): string {
  const rows = cases.map(([what, change]) => [
    what,
    ...sales.map(([, sale]) => holdReason({ sale }, { ...plain, ...change }, config.HELD_STATES) || '**gets it**'),
  ]);
  return table(['a visitor’s lead', ...sales.map(([who]) => who)], rows);
}

const firm = ([name, sale]: readonly [string, Sale], qualifiedOnly: boolean) =>
  ({ name, takes: 'lead', url: 'https://partner.example', sale, qualifiedOnly }) as LeadDestination;

/** The words of the thank-you page, by the plan of each case. */
function told(): string {
  const planner = createDeliveryPlanner(
    sales.slice(0, 2).map((each) => firm(each, false)),
    config.HELD_STATES,
  );
  const rows = cases.map(([what, change]) => [
    what,
    planner.mayCall(planner.forLead({ ...plain, ...change })) ? 'a partner may call' : 'nobody calls',
  ]);
  return table(['a visitor’s lead', 'the page says'], rows);
}

/** Which leads a destination takes, by its kind: tried with the planner. */
function verdicts(): string {
  const rows = [
    ['qualified', { qualified: true }],
    ['not qualified: disqualified, or the accident is more than 730 days ago', { qualified: false }],
  ] as const;
  const planner = createDeliveryPlanner([firm(['takes all', 'resells'], false), firm(['takes qualified', 'resells'], true)], []);
  const gets = (change: object, name: string) =>
    planner.forLead({ ...plain, ...change }).some(({ destination }) => destination === name) ? 'gets it' : 'does not';
  return table(
    ['lead', 'a destination that takes all', 'one that takes qualified leads'],
    rows.map(([what, change]) => [what, gets(change, 'takes all'), gets(change, 'takes qualified')]),
  );
}

/** Who gets a lead by what its campaign names: tried with the planner. */
function narrowed(): string {
  const names = ['exchange', 'ingest', 'one of settings'];
  const planner = createDeliveryPlanner(
    names.map((name) => firm([name, 'resells'], false)),
    [],
  );
  const gets = (destinations: readonly string[] | undefined) =>
    planner.forLead({ ...plain, destinations }).map(({ destination }) => destination);
  const rows = [undefined, ['exchange', 'one of settings'], ['ingest']].map((named) => [
    named?.join(', ') ?? 'none',
    gets(named).join(', '),
  ]);
  return table(['its campaign names', 'who gets it'], rows);
}

const ownerOf = ({ sale }: LeadDestination): string => {
  if (sale === undefined) return 'no sale';
  return sale === 'resells' ? 'sells on, or a firm’s where a setting names it' : sale.buyer;
};
const whichLeads = ({ takes, qualifiedOnly, flows, sale }: LeadDestination): string => {
  if (takes === 'lead with bad words') return 'leads with bad words';
  const kind = flows === undefined ? 'of every flow' : 'of the accident flows';
  return `${qualifiedOnly ? 'qualified leads' : 'all leads'} ${kind}${sale ? ', with the verdict' : ''}`;
};
const hours = (ms: number | undefined) => (ms === undefined ? '' : `${ms / 3_600_000} h`);

function destinationsTable(): string {
  const rows = builtIn.map((each) => [each.name, ownerOf(each), whichLeads(each), hours(each.greatestAgeMs)]);
  const described = [
    'of settings',
    'a firm’s, or sells on',
    'qualified leads unless set to all; of some flows or types, where set',
    '72 h unless set',
  ];
  return table(['destination', 'whose', 'takes', 'given up at the age of'], [...rows, described]);
}

const meanings = {
  refused: 'this delivery has ended, and a person looks at it',
  misconfigured: 'our side is set wrongly: the destination pauses, its leads wait, and a person is told',
  gone: 'the partner has closed the address: nothing is sent until it is changed',
} as const;

function answersTable(): string {
  const rows = Object.entries(meanings).map(([is, meaning]) => [
    Object.keys(statusMeanings)
      .filter((status) => statusMeanings[Number(status)] === is)
      .join(', '),
    meaning,
  ]);
  const again = `tried again, ${retrySchedule.length} times in all, then a person looks at it`;
  return table(
    ['answer', 'means'],
    [['2xx', 'delivered, or what its text says'], ...rows, ['any other, none, or an unreadable one', again]],
  );
}

/** docs/who-gets-a-lead.md: the rules and destinations in words, with the outcome of examples as the rules themselves give it. */
export const whoGetsALead = (): string => `# Who gets a lead

Written by \`npm run docs\` from the rules (\`lead-server/src/delivery/hold-policy.ts\`) and the destinations
(\`lead-server/src/delivery/destinations.ts\`); the tables of examples are what those rules answer. \`npm run check\` fails where this page differs from them.
${chosenFirm} and ${otherFirm} stand for law firms.

## In short

A visitor answers questions and agrees to be called. What they agreed to is a text that names callers: the sellers of the brand, or those that the visitor
ticked. It is kept word for word, with its time, page, address and version ([consent receipt](spec/consent.md#consent-receipt)).
The lead goes to a destination only where that text covers whoever gets leads there. It is so in every state.

## Whose a destination is

A destination is a firm’s, by the name that consents give it, or its partner sells on. A partner who sells on gets the names that the visitor chose with the lead
(\`consented_to\`) and is bound to them. Where the visitor chose the brand alone, nobody else gets the lead.

${destinationsTable()}

[What partners receive](partner-fields.md) lists the fields. The lead’s file names the buyer of each delivery, what was sent and what was answered
(\`ops lead <id>\`, or \`/ops\`).

A campaign may name destinations: its leads are sold to those alone, and what holds them back does so all the same. It can never add one. A lead follows
the version of the campaign that its visitor saw ([destinations](spec/campaigns.md#destinations)). Of three destinations that may all have a lead:

${narrowed()}

## What holds a lead back

For each destination these are asked in this order. The first that applies holds the lead for that destination alone, and its reason is kept with it.

${holdRules.map(({ when, holdsAll }, at) => `${at + 1}. ${when}${holdsAll ? ' Nothing at all is sent then.' : ''}`).join('\n')}

States whose answers on injuries are health data, unless \`HELD_STATES\` says otherwise: ${config.HELD_STATES.join(', ')}. Later, a lead is
held as well when its person opts out or asks for a deletion, and it is given up when it is older than the destination takes.

A held delivery is listed in \`/ops\` and counted by \`ops health\`. A person may release it, with a reason; who released what, when and why is in the audit
and in the lead’s file. A person who has opted out stays held whatever is released.

## Examples

What the rules answer for a qualified lead:

${decided()}

## The verdict

The server works out whether a lead is qualified, by [rules](spec/qualification.md) and from the visitor’s own answers. Each sale has the verdict:
\`lead_is_qualified\`, \`is_disqualified\` and \`dq_reason\`. A lead about no motor vehicle accident is sold to nobody.

${verdicts()}

## What the visitor is told

The thank-you page says what was planned for this lead, with ${chosenFirm} and ${otherFirm} as the only destinations:

${told()}

A visitor whose case may not be taken, such as one with a lawyer, is told so, and besides whether a partner may call all the same.

## What a partner’s answer means

${answersTable()}

LeadProsper says ERROR in a 200: about our campaign, supplier or key it counts as set wrongly, about the lead as ended. DUPLICATED is our own lead
only where an attempt before may have got through.
`;
