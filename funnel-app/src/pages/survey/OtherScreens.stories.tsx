import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Answers } from '#contract/fields/fields.ts';
import type { StepName } from '#contract/flow/steps.ts';
import type { FlowId } from '#contract/flows/index.ts';
import { visitor } from '#funnel/builder/sampleVisit.ts';
import { contentFrom, placeAt, surveyModelFrom } from '#storybook/samples/pages.ts';
import { screensLoaded } from '#storybook/samples/screensLoaded.ts';
import type { LeadExtras } from '../../journey/journey.ts';
import { fixedBuyersExtras } from '../../screens/buyers/buyersConsent.ts';
import { sampleBuyerGroups } from '../../screens/buyers/sampleBuyerGroups.ts';
import { SurveyPreview } from './SurveyPreview.tsx';

interface ScreenArgs {
  readonly flow: FlowId;
  readonly step: StepName;
  readonly given: Answers;
  readonly leadExtras: LeadExtras;
}

/** The screens that the main survey does not have, each where its flow shows it. The toolbar's theme, language and switches apply. */
const meta = {
  title: 'Pages/Screens of other flows',
  tags: ['layout-only', '!autodocs', '!manifest'],
  args: { flow: 'main', step: 'StartPath', given: {}, leadExtras: {} },
  loaders: [screensLoaded],
  render: ({ flow, step, given, leadExtras }, { globals, id }) => {
    const model = surveyModelFrom(globals, flow);
    return (
      <SurveyPreview
        key={id}
        model={model}
        content={contentFrom(globals, flow)}
        from={placeAt(model, step, { ...visitor, ...given }, leadExtras)}
        leadExtras={leadExtras}
      />
    );
  },
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (flow: FlowId, step: StepName, given: Answers = {}): Story => ({
  args: { flow, step, given },
  play: async ({ canvasElement }) => {
    // The story shows the step that it says, and not one that its visitor never reached.
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1 })).toHaveAttribute('id', `question-${step}`);
    // It is seen for the first time: nothing is answered yet.
    await expect(page.queryByRole('button', { pressed: true })).toBeNull();
  },
});
const withSwitch = (story: Story, globals: Record<string, string>): Story => ({ ...story, globals });

export const TimeFrame = at('estimate', 'SocialDropWhenWasTheAccident');
export const TimeFrameGrid = withSwitch(TimeFrame, { timeframe: 'grid' });
export const TimeFrameInline = withSwitch(TimeFrame, { timeframe: 'inline' });
export const KindOfAccident = at('contact-first', 'TypeOfAccident');
export const InjuryByName = at('insurance', 'WasUserInjuredHow');
export const Injuries = at('hurt-first', 'DescribeInjuries');

const wantsLawyer = { with_Lawyer: 'yes', lawyer_redirect_reason: 'have_attorney|yes' };
const funded = { ...wantsLawyer, interested_in_psf: 'yes' };
export const Funding = at('insurance', 'InterestedInFunding', wantsLawyer);
export const FundingAmount = at('insurance', 'FundingAmount', funded);
export const LawFirm = at('insurance', 'LawFirmDetails', {
  ...funded,
  funding_amount: 'under_2k',
  settled_case: 'no',
  prior_funding: 'no',
});
const fled = { case_description: 'It was a hit and run. The driver fled and my neck still hurts.' };
export const HitAndRun = at('insurance', 'HitAndRunIdentified', fled);
export const UninsuredMotorist = at('insurance', 'UninsuredMotoristCoverage', { ...fled, hit_and_run_identified: 'no' });
export const DateOfBirth = at('insurance', 'DateOfBirth', { ...funded, funding_amount: 'under_2k', settled_case: 'yes' });

/** The last two steps in one, by the switch `combined`. */
export const Combined = withSwitch(at('v7', 'AllPii'), { combined: 'on' });

/** Things to try: choose all, choose one, send without any. The consent names those that are chosen. */
export const Buyers: Story = {
  ...at('buyer-consent', 'PhoneAndBuyersConsent'),
  args: {
    flow: 'buyer-consent',
    step: 'PhoneAndBuyersConsent',
    given: { zip_code: '10001' },
    leadExtras: fixedBuyersExtras(sampleBuyerGroups.d2),
  },
};
export const BuyersAreChosen: Story = {
  ...Buyers,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const { buyers, fields, send } = contentFrom(globals);
    await expect(await canvas.findByText(buyers.count(0, 6))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(fields.phone.label), visitor.phone ?? '');
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(await canvas.findByText(buyers.required)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Partner law firm B' }));
    await expect(canvas.getByText(buyers.count(1, 6))).toBeVisible();
    await expect(canvas.queryByText(buyers.required)).toBeNull();
  },
};
export const ShortConsent = at('buyer-consent', 'PhoneAbbreviatedTCPA', { zip_code: '10001' });

export const Ticket = at('ticket', 'TicketReceived');
export const TicketState = at('ticket', 'SelectState');
export const TicketDate = at('ticket', 'SelectDate');
export const TicketDescription = at('ticket', 'IncidentDescription');
export const BenefitsStart = at('benefits', 'StartPath');
export const BenefitsAge = at('benefits', 'SelectAgeGroup');
export const BenefitsContact = at('benefits', 'SecuredBenefits');
export const DuiStart = at('dui', 'StartPath');
export const DuiLevel = at('dui', 'BacLevel');

export const OnePage = at('one-page', 'OnePageForm');

/** One summary of all that is missing takes the focus; each line leads to its field. */
export const OnePageWithErrors: Story = {
  tags: ['act', 'pictured'],
  args: { flow: 'one-page', step: 'OnePageForm' },
  play: async ({ canvas, userEvent, globals }) => {
    const copy = contentFrom(globals);
    await userEvent.click(await canvas.findByRole('button', { name: copy.send }));
    const summary = await canvas.findByRole('alert');
    await expect(summary.parentElement).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(14);
    await userEvent.click(within(summary).getByRole('link', { name: copy.fields.with_Lawyer.errors.required ?? '' }));
    // the first answer of the last group
    await expect(canvas.getAllByRole('radio').at(-2)).toHaveFocus();
  },
};
export const MultiStepFirst = at('multi-step', 'FormFirstQuestions');
export const MultiStepSecond = at('multi-step', 'FormSecondQuestions');
export const MultiStepThird = at('multi-step', 'FormThirdQuestions', { when_seek_medical_treatment: 'first_week' });

/** Another look of a common step, and no copy of it. */
export const ThirdVariant = at('third', 'AtFaultVW3');
export const SocialVariant = at('social', 'PoliceReportFiledTikTok');

/** Things to try: answer, and see how it works under the question. */
export const Redesign = withSwitch(at('social', 'AtFault'), { redesign: 'on' });
export const Reassurance = withSwitch(at('main', 'PhoneAndZip'), { reassurance: 'on' });

export const HeaderAlt1 = withSwitch(at('main', 'StartPath'), { header: 'alt1' });
export const HeaderAlt2 = withSwitch(at('main', 'StartPath'), { header: 'alt2' });
export const HeaderAlt3 = withSwitch(at('main', 'StartPath'), { header: 'alt3' });
export const LawyerRearranged = withSwitch(at('main', 'HasLawyer'), { lawyer: 'rearranged' });
export const WithoutGuarantee = withSwitch(at('main', 'AtFault'), { guarantee: 'hidden' });
export const WithoutMeter = withSwitch(at('estimate', 'AtFault'), { meter: 'no' });

export const Proof = withSwitch(at('main', 'StartPath'), { proof: 'on' });
/** The switch leaves the start screen out: the first question is the first screen, with nothing to go back to. */
export const StartAtQuestion: Story = {
  ...withSwitch(at('ticket', 'StartTicketFlow'), { start: 'question' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveAttribute('id', 'question-StartTicketFlow');
    await expect(canvas.queryByRole('button', { name: contentFrom(globals).back })).toBeNull();
  },
};
/** The switch adds the meter to a flow that has it on request. Things to try: answer on, and the estimate moves. */
export const Meter: Story = {
  args: { flow: 'main', step: 'HasLawyer' },
  globals: { meter: 'yes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter')).toBeVisible();
  },
};
