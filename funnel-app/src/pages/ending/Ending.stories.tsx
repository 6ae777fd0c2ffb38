import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { contentFrom, modelFrom, thankYouFrom } from '#storybook/samples/pages.ts';
import { notFoundWords } from '../../content/languages.ts';
import { keepSentCopy } from '../../submission/sentCopy.ts';
import type { Delivery } from '../../submission/useDelivery.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { DisqualifiedInPlace } from './DisqualifiedInPlace.tsx';
import { ThankYouPage, ThankYouView } from './ThankYouPage.tsx';
import { thankYouModel } from './thankYouModel.ts';

/** Things to try: change brand and language in the toolbar; set the width to 320 px; follow the links of the footer. */
export default {
  title: 'Pages/After the survey',
  tags: ['whole-page', '!autodocs', '!manifest'],
} satisfies Meta;

const thanks = (globals: Readonly<Record<string, unknown>>, query = 'q=y', path = '/survey-thank-you/') =>
  thankYouModel(modelFrom(globals), path, new URLSearchParams(query));

export const ThankYou: StoryObj = {
  tags: ['decisive-screen'],
  render: (_, { globals }) => (
    <ThankYouPage model={thanks(globals)} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
};

/** From the survey of a traffic ticket: other steps. */
export const ThankYouForATicket: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage
      model={thanks(globals, 'q=y', '/ticket-thank-you/')}
      content={contentFrom(globals)}
      words={thankYouFrom(globals)}
    />
  ),
};

/** From the survey of a DUI charge: nobody makes a claim, and a lawyer speaks for the visitor in court. */
export const ThankYouForDui: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={thanks(globals, 'q=y&topic=dui')} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(contentFrom(globals).footer.settlementLine)).toBeNull();
  },
};

/** From the survey of benefits: no accident and no insurer, and an office decides. */
export const ThankYouForBenefits: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={thanks(globals, 'q=y&topic=benefits')} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
};

/** After a survey with the compensation meter: `cl` in the address. */
export const ThankYouWithEstimate: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={thanks(globals, 'q=y&cl=3')} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$7,001/)).toBeVisible();
  },
};

/** Of a test visit: each of its pages says at its top that nothing is sold. */
export const ThankYouOfATest: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={{ ...thanks(globals), test: 'a-token' }} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible();
  },
};

/** What a visitor sees whose case the partners can't take: honest, no seal as over good news, and no dead end. */
export const ThankYouDisqualified: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={thanks(globals, 'q=n')} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('main')).getByRole('heading', { level: 1 }).parentElement?.querySelector('svg'),
    ).toBeNull();
  },
};

const nextResource = (query: string): StoryObj => ({
  render: (_, { globals }) => (
    <ThankYouPage model={thanks(globals, `q=n&${query}`)} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
});
/** Who has a lawyer already is told what to ask of them. */
export const ThankYouLawyer = nextResource('dq_reason=have_attorney%7Cyes&call=no');
/** Who has a lawyer and wants another: partners may call. */
export const ThankYouNewLawyer = nextResource('dq_reason=have_attorney%7Cyes_but_I_want_a_new_lawyer&call=yes');
/** Nobody calls: each partner's delivery is held, as in Washington. */
export const ThankYouNoCall: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={thanks(globals, 'q=y&call=no')} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(thankYouFrom(globals).nextResources['no call'].text)).toBeVisible();
    await expect(canvas.queryByText(thankYouFrom(globals).case.text)).toBeNull();
  },
};
/** Who has a lawyer and asked for money before the settlement. */
export const ThankYouFunding = nextResource('dq_reason=have_attorney%7Cyes&psf=yes');
/** Who was in no accident of a motor vehicle. */
export const ThankYouNoAccident = nextResource('dq_reason=motor_vehicle_accident%7Cno');
/** Whose time to sue may be over. */
export const ThankYouTime = nextResource('dq_reason=date%7Caccident_limit_exceeded');

/** Of a ticket, a charge or a benefit that no partner takes: no claim, no insurer. */
export const ThankYouOtherMatter: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={thanks(globals, 'q=n&topic=dui')} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
  play: async ({ canvas, globals }) => {
    const { nextResources } = thankYouFrom(globals);
    await expect(canvas.getByText(nextResources['other matter'].text)).toBeVisible();
  },
};

/** None of the partners takes cases in the visitor's state. */
export const ThankYouOtherState: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={thanks(globals, 'q=y&served=no')} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
};

/** What was sent, for the visitor to keep: opened, as it is printed. */
export const ThankYouWithCopy: StoryObj = {
  beforeEach: ({ globals }) => {
    const { steps, fields } = contentFrom(globals);
    keepSentCopy(() => ({
      at: '2026-03-10T15:04:00Z',
      entries: [
        [steps.AtFault.heading, steps.AtFault.options?.no ?? ''],
        [fields.first_name.label, 'Maria'],
        [fields.phone.label, '(212) 664-7665'],
      ],
      consent: sayer(globals)('By selecting the button on this screen, I agree that Auto Accident Team may call and text me.'),
    }));
    return () => sessionStorage.clear();
  },
  render: (_, { globals }) => (
    <ThankYouPage model={thanks(globals)} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
};
export const CopyIsOpened: StoryObj = {
  ...ThankYouWithCopy,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(await canvas.findByText(thankYouFrom(globals).copy.title));
    await expect(canvas.getByText('(212) 664-7665')).toBeVisible();
  },
};

/** After a survey that asks about insurance (v5), about treatment (v3b), or about a new lawyer (v7). */
export const ThankYouInsurance: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage
      model={thanks(globals, 'q=y', '/survey-v5-thank-you/')}
      content={contentFrom(globals)}
      words={thankYouFrom(globals)}
    />
  ),
};
export const ThankYouTreatment: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage
      model={thanks(globals, 'q=y', '/survey-thank-you-v3b/')}
      content={contentFrom(globals)}
      words={thankYouFrom(globals)}
    />
  ),
};
export const ThankYouVerified: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage
      model={thanks(globals, 'q=y', '/survey-thank-you-v7/')}
      content={contentFrom(globals)}
      words={thankYouFrom(globals)}
    />
  ),
};

/** The browser sends Global Privacy Control: no partner has the answers, and no call is promised. */
export const ThankYouOptedOut: StoryObj = {
  render: (_, { globals }) => (
    <ThankYouPage model={{ ...thanks(globals), optedOut: true }} content={contentFrom(globals)} words={thankYouFrom(globals)} />
  ),
};

const delivered = (delivery: Delivery): StoryObj => ({
  render: (_, { globals }) => (
    <ThankYouView model={thanks(globals)} content={contentFrom(globals)} words={thankYouFrom(globals)} delivery={delivery} />
  ),
});
/** The server could not be reached: the answers wait on the device, and no call is promised yet. */
export const ThankYouWaiting = delivered({ is: 'waiting', reference: 'mb3k2-7f' });
/** They have arrived since. */
export const ThankYouArrived = delivered({ is: 'sent', reference: '' });
/** Their day on the device is over, and the last try failed too. */
export const ThankYouLost = delivered({ is: 'lost', reference: '' });

/** In the place of the one-page form: the page is not left. */
export const OnePageDisqualified: StoryObj = {
  tags: ['takes-focus'],
  render: (_, { globals }) => <DisqualifiedInPlace model={modelFrom(globals)} content={contentFrom(globals)} />,
};

export const NotFound: StoryObj = {
  render: (_, { globals }) => {
    const model = modelFrom(globals);
    return <NotFoundPage model={model} content={contentFrom(globals)} words={notFoundWords[model.locale]} survey="/survey" />;
  },
};
