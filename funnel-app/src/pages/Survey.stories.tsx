import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import type { Answers } from '#contract/fields.ts';
import type { FlowId } from '#contract/flows/index.ts';
import type { StepName } from '#contract/steps.ts';
import { advance, draft, resume, show, walkSurvey } from '../journey/journey.ts';
import { surveyOf } from './model.ts';
import { SurveyView } from './SurveyView.tsx';
import { contentFrom, modelFrom } from './stories.ts';

/** An invented visitor, who has answered everything: a story shows one of their screens. */
const visitor: Answers = {
  start_path: 'start',
  auto_accident_case_worth: 'not_sure',
  other_drivers_vehicle_type: 'car',
  injury_month: '3',
  injury_year: '2025',
  at_Fault: 'no',
  partial_fault: 'no',
  physical_injury: 'Yes',
  type_of_medical_treatment: 'hospital',
  doctor_treatment: 'yes',
  police_report: 'yes',
  with_Lawyer: 'no',
  lawyer_redirect_reason: '',
  case_description: 'The other driver ran a red light and hit my door. My neck and back hurt.',
  first_name: 'Maria',
  last_name: 'Example',
  email: 'maria@example.com',
  phone: '(212) 664-7665',
};

interface PreviewProps {
  readonly flow: FlowId;
  readonly step: StepName;
  readonly sending: boolean;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The real screens over a journey in memory: every answer works, nothing is kept or sent. */
function SurveyPreview({ flow: id, step, sending, globals }: PreviewProps) {
  const model = { ...modelFrom(globals), flow: id, oid: '81', affid: '10', carried: {} };
  const survey = surveyOf(model);
  const [journey, setJourney] = useState(() => resume(survey, visitor, step));
  return (
    <SurveyView
      model={model}
      content={contentFrom(globals)}
      flow={survey.flow}
      journey={journey}
      sending={sending}
      onAnswer={(given) => setJourney((before) => advance(survey, before, given).journey)}
      onType={(given) => setJourney((before) => draft(before, given))}
      onBack={() =>
        setJourney((before) => {
          const { path } = walkSurvey(survey, before.answers);
          return show(survey, before, path[path.indexOf(before.viewing) - 1] ?? before.viewing);
        })
      }
    />
  );
}

const meta = {
  title: 'Pages/Survey screens',
  component: SurveyPreview,
  args: { flow: 'main', step: 'StartPath', sending: false, globals: {} },
  argTypes: { globals: { table: { disable: true } } },
  render: (args, { globals, id }) => <SurveyPreview key={id} {...args} globals={globals} />,
} satisfies Meta<typeof SurveyPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (step: StepName, flow: FlowId = 'main'): Story => ({ args: { flow, step } });

/** Things to try: answer and go back; change theme, brand, logo, language and switches in the toolbar. */
export const Start: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const copy = contentFrom(globals);
    await userEvent.click(canvas.getByRole('button', { name: copy.steps.StartPath.options?.start ?? '' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: copy.steps.AutoAccidentCaseWorth.heading })).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.steps.AutoAccidentCaseWorth.options?.not_sure ?? '' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: copy.back }));
    await expect(await canvas.findByRole('heading', { level: 1, name: copy.steps.StartPath.heading })).toBeVisible();
  },
};
export const CaseWorth = at('AutoAccidentCaseWorth');
export const OtherVehicle = at('OtherDriversVehicleType');
export const WhenWasTheAccident = at('WhenWasTheAccident');
export const AtFault = at('AtFault');
export const Injured = at('WasUserInjured');
export const MedicalTreatment = at('TypeOfMedicalTreatment');
export const PoliceReport = at('PoliceReportFiled');
export const HasLawyer = at('HasLawyer');
export const Description = at('IncidentDescription');
export const NameAndEmail = at('NameAndEmail');
export const SocialDropPII = at('SocialDropPII', 'social-drop');
export const PhoneAndZip = at('PhoneAndZip');

/** Errors stand under their fields, and a summary of them takes the focus. */
export const NameAndEmailWithErrors: Story = {
  ...at('NameAndEmail'),
  play: async ({ canvas, userEvent, globals }) => {
    const copy = contentFrom(globals);
    for (const field of ['first_name', 'last_name', 'email'] as const) {
      await userEvent.clear(await canvas.findByLabelText(copy.fields[field].label));
    }
    await userEvent.click(canvas.getByRole('button', { name: copy.next }));
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getByRole('heading', { name: copy.errorSummary })).toBeVisible();
    await expect(summary.parentElement).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
  },
};

export const Sending: Story = { args: { step: 'PhoneAndZip', sending: true } };
