import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { StepName } from '#contract/flow/steps.ts';
import type { FlowId } from '#contract/flows/index.ts';
import { visitor } from '#funnel/builder/sampleVisit.ts';
import { contentFrom, placeAt, surveyModelFrom } from '#storybook/samples/pages.ts';
import { screensLoaded } from '#storybook/samples/screensLoaded.ts';
import { SurveyPreview } from './SurveyPreview.tsx';

interface ScreenArgs {
  readonly flow: FlowId;
  readonly step: StepName;
  readonly sending: boolean;
  /** All is answered, and the visitor is back at the step. */
  readonly back: boolean;
}

/**
 * The survey with its journey in memory: nothing is sent. Things to try: answer and go back; leave a form empty and send it; change theme, brand,
 * logo, language and switches in the toolbar; set the width to 320 px; walk it with Tab, Space and Enter alone.
 */
const meta = {
  title: 'Pages/Survey screens',
  tags: ['whole-page', '!autodocs', '!manifest'],
  args: { flow: 'main', step: 'StartPath', sending: false, back: false },
  loaders: [screensLoaded],
  render: ({ flow, step, sending, back }, { globals, id }) => {
    const model = surveyModelFrom(globals, flow);
    return (
      <SurveyPreview
        key={id}
        model={model}
        content={contentFrom(globals, flow)}
        from={back ? { answers: visitor, viewing: step } : placeAt(model, step)}
        sending={sending}
      />
    );
  },
} satisfies Meta<ScreenArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (step: StepName, flow: FlowId = 'main'): Story => ({ args: { flow, step } });

/**
 * No bar at 0 %: three short promises in its place. Things to try: answer and go back; change theme, brand, logo, language and switches in the
 * toolbar.
 */
export const Start: Story = {
  tags: ['decisive-screen'],
};
export const StartAndBack: Story = {
  ...Start,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const copy = contentFrom(globals);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    for (const tick of copy.startTicks) await expect(canvas.getByText(tick)).toBeVisible();
    const { fontSize } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(30);
    await userEvent.click(canvas.getByRole('button', { name: copy.steps.StartPath.options?.start ?? '' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: copy.steps.AutoAccidentCaseWorth.heading })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.back }));
    await expect(await canvas.findByRole('heading', { level: 1, name: copy.steps.StartPath.heading })).toBeVisible();
  },
};

/** The heading's own face, of the first glyphs alone, and the device's for the rest: until the second question. */
const onFirstVisit = { globals: { fonts: 'first' }, tags: ['phones-only'] };

/** @throws where anything but the heading, and a button of the same face, is in a web font. */
async function expectFirstFaces(heading: HTMLElement) {
  const plain = (family: string) => family.replaceAll('"', '');
  const familyOf = (element: Element) => plain(getComputedStyle(element).fontFamily.split(', ')[0] ?? '');
  const filesOf = (wanted: string) => [...document.fonts].filter(({ family }) => plain(family) === wanted);
  if (document.documentElement.dataset.theme === 'wireframe') return;
  await waitFor(() => expect(familyOf(heading)).toMatch(/ at first$/));
  const own = familyOf(heading);
  // a sheet that comes later makes every face anew, which then loads once more
  await document.fonts.ready;
  const files = filesOf(own);
  await expect(files.map(({ status }) => status)).toEqual(['loaded']);
  await expect(filesOf(familyOf(document.body))).toEqual([]);
  // it has the letters of our words, and no other
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const widthIn = (text: string, stack: string) => {
    pen.font = `${files[0]?.weight} 40px ${stack}`;
    return pen.measureText(text).width;
  };
  const whole = own.replace(/ \d+ at first$/, '');
  await expect(widthIn('Rñ¿', `"${own}", monospace`)).not.toBe(widthIn('Rñ¿', 'monospace'));
  await expect(widthIn('Æß', `"${own}", monospace`)).toBe(widthIn('Æß', 'monospace'));
  await expect(widthIn('Æß', `"${whole}", monospace`)).not.toBe(widthIn('Æß', 'monospace'));
}

export const StartOnFirstVisit: Story = {
  ...onFirstVisit,
  play: async ({ canvas }) => expectFirstFaces(await canvas.findByRole('heading', { level: 1 })),
};

/** The first question of a slow network: its fonts are still on their way. */
export const QuestionOnFirstVisit: Story = {
  ...onFirstVisit,
  ...at('AutoAccidentCaseWorth'),
  play: async ({ canvas }) => expectFirstFaces(await canvas.findByRole('heading', { level: 1 })),
};

/** All is answered: the visitor is back to see what they said, and the bar does not move back with them. */
export const CameBack: Story = {
  args: { step: 'AutoAccidentCaseWorth', back: true },
  play: async ({ canvas, globals }) => {
    const { options } = contentFrom(globals).steps.AutoAccidentCaseWorth;
    const answer = await canvas.findByRole('button', { name: options?.not_sure ?? '' });
    await expect(answer).toHaveAttribute('aria-pressed', 'true');
    await expect(Number(canvas.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(90);
  },
};
export const CaseWorth: Story = { ...at('AutoAccidentCaseWorth'), tags: ['decisive-screen'] };
export const OtherVehicle = at('OtherDriversVehicleType');
export const WhenWasTheAccident = at('WhenWasTheAccident');
export const AtFault = at('AtFault');
export const Injured = at('WasUserInjured');
export const MedicalTreatment = at('TypeOfMedicalTreatment');
export const PoliceReport = at('PoliceReportFiled');
export const HasLawyer = at('HasLawyer');
export const Description: Story = {
  ...at('IncidentDescription'),
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      contentFrom(globals).steps.IncidentDescription.heading,
    );
    // what the page tells its theme: the kind of screen, and how far
    await expect(canvasElement.querySelector<HTMLElement>('[data-screen]')?.dataset.screen).toBe('form');
    const told = canvasElement.querySelector<HTMLElement>('[style*="--share"]');
    await expect(Number(told?.style.getPropertyValue('--share'))).toBeGreaterThan(0.5);
  },
};
export const NameAndEmail = at('NameAndEmail');
export const SocialDropPII = at('SocialDropPII', 'social-drop');
export const PhoneAndZip: Story = { ...at('PhoneAndZip'), tags: ['decisive-screen'] };

/** Errors stand under their fields, and a summary of them takes the focus. */
export const NameAndEmailWithErrors: Story = {
  tags: ['act', 'pictured'],
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

export const Sending: Story = { tags: ['takes-focus'], args: { step: 'PhoneAndZip', sending: true, back: true } };
