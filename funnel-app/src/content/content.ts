import type { OptionalField } from '#contract/fields/optional-fields.ts';
import type { DescriptionNeeds, ErrorCode } from '#contract/fields/validation.ts';
import type { StageName } from '#contract/flow/flow.ts';
import type { FormStepName, OwnStepName, steps } from '#contract/flow/steps.ts';
import type { FlowId } from '#contract/flows/index.ts';
import type { NextResource } from '#contract/lead/thank-you.ts';
import type { Locale } from '#contract/text/locale.ts';
import type { StrokeName } from '#design-system/icons/strokes.ts';
import type { Switches } from '#design-system/switches/switches.ts';

/** The words of one step's screen. `options` is keyed by option id, for steps whose answers are buttons. */
export interface StepCopy {
  readonly heading: string;
  readonly subhead?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Why it is asked, where that helps to answer. */
  readonly why?: string;
  /** The submit button's words, where they are not the common ones. */
  readonly submit?: string;
  /** Other wordings of an opening screen. See docs/spec/campaigns.md#header-texts. */
  readonly alternatives?: Readonly<
    Record<Exclude<Switches['header'], 'default'>, { readonly heading: string; readonly subhead: string }>
  >;
}

/** Some steps' words: the type of a file of them. */
export type StepWords = Readonly<Partial<Record<OwnStepName, StepCopy>>>;

export interface FieldCopy {
  readonly label: string;
  readonly hint?: string;
  /** First sentences that a tap writes into a field of several lines, without their full stops. */
  readonly starters?: { readonly label: string; readonly items: readonly string[] };
  /** Prompts for what to write about, folded over it. */
  readonly tips?: { readonly title: string; readonly items: readonly string[] };
  /** By value, for a field that is picked. */
  readonly options?: Readonly<Record<string, string>>;
  readonly errors: Readonly<Partial<Record<ErrorCode, string>>>;
  /** When it contradicts another answer of the form: asked once. */
  readonly contradicts?: string;
  /** When a check by the server refuses it; else what every flow says then. */
  readonly refused?: string;
}

/** Fields that a form asks; the others are chosen by button. */
export type FormField = (typeof steps)[FormStepName]['fields'][number] | OptionalField;

interface ThankYouWords {
  readonly text: string;
  /** Of an accident: confirmation, attorney follow-up, activation, settlement. Other matters have steps of their own. */
  readonly steps: readonly TitledText[];
  /** What helps in a call, where one may come. */
  readonly atHand?: readonly string[];
}

export interface MeterBand {
  readonly label: string;
  readonly range: string;
}

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

interface NextStepsWords {
  readonly title: string;
  readonly cards: readonly [TitledText, TitledText, TitledText];
}

/** The words of questions. A page gets those of its own flow only. */
export interface FlowQuestionWords {
  /** Steps that borrow another one's screen borrow its words (stepCopy.ts). */
  readonly steps: Readonly<Record<OwnStepName, StepCopy>>;
  readonly fields: Readonly<Record<FormField, FieldCopy>>;
  /** Replaces the page's cards where a survey is not about a law firm. */
  readonly whatHappensNext?: NextStepsWords;
  /** A campaign's own, in place of the page's. */
  readonly startTicks?: PageWords['startTicks'];
  readonly callNow?: string;
}

/** Everything else that a page says in one language. Both languages have this shape, so a missing text is a type error. */
export interface PageWords {
  readonly otherLanguage: { readonly label: string; readonly lang: Locale };
  readonly pageTitle: (brand: string) => string;
  readonly pageDescription: string;
  readonly advertisement: string;
  /** At the top of every page of a test visit. */
  readonly testVisit: string;
  readonly callNow: string;
  readonly back: string;
  /** Over the reason of a question. */
  readonly whyWeAsk: string;
  /** Said of a link that leaves the survey where it is. */
  readonly newTab: string;
  readonly next: string;
  /** The button of the last step. */
  readonly send: string;
  /** In a list where nothing is chosen yet. */
  readonly choose: string;
  readonly progressLabel: string;
  /** Under the button of a start screen: what it costs, what it binds to, how long it takes. */
  readonly startTicks: readonly [string, string, string];
  /** Over the bar: what each stretch of a survey is about. */
  readonly stages: Readonly<Record<StageName, string>>;
  /** The label of a field that may be left open. */
  readonly optional: (label: string) => string;
  /** Opens the list of companies that a consent covers. */
  readonly sellersList: string;
  /** Opens the optional fields of a last step. */
  readonly whenToCall: string;
  readonly privacyGuarantee: string;
  readonly dateLegend: string;
  readonly months: readonly string[];
  readonly earlierThan2015: string;
  /** N more characters are needed; 0 when there are enough. */
  readonly descriptionCounter: (needs: DescriptionNeeds) => string;
  /** The same as a screen reader says it. */
  readonly spokenDescriptionCounter: (needs: DescriptionNeeds) => string;
  readonly errorSummary: string;
  /** Before the title of a page that rejects a form. */
  readonly errorTitle: string;
  /** Where no script runs and the server cannot store the lead. */
  readonly notStored: string;
  readonly emailBlocked: string;
  readonly phoneRefused: string;
  readonly phoneTollFree: string;
  /** A pasted number that does not fit in the field. */
  readonly phoneDoesNotFit: string;
  readonly zipUnknown: string;
  readonly checking: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
  readonly sending: TitledText;
  /** The answers at the last step, to read and change. */
  readonly review: { readonly title: string; readonly change: string };
  /** Over the form that ends a survey. `match` never promises a law firm. See docs/spec/screens.md#page-areas. */
  readonly lastStep: {
    readonly eyebrow: string;
    readonly title: string;
    readonly match: string;
    readonly points: {
      readonly hurt: { readonly self: string; readonly family: string; readonly died: string };
      readonly noLawyer: string;
      readonly report: string;
    };
  };
  /** The dialog for the phone code. See docs/spec/validation.md#messages. */
  readonly verification: {
    readonly title: string;
    readonly text: (phone: string) => string;
    readonly close: string;
    readonly codeLabel: string;
    readonly codeHint: string;
    readonly submit: string;
    readonly checking: string;
    readonly resend: string;
    readonly waiting: (seconds: number) => string;
    readonly newCodeSent: string;
    readonly incorrect: string;
    readonly failed: string;
    readonly spent: string;
    readonly without: string;
  };
  /** The companies that a visitor may allow to call. See docs/spec/flows.md#buyer-consent. */
  readonly buyers: {
    readonly legend: string;
    readonly hint: string;
    readonly selectAll: string;
    readonly count: (chosen: number, of: number) => string;
    readonly required: string;
    /** Without script: the consent had to be worded for the choice first. */
    readonly again: string;
    readonly searching: string;
  };
  /** Replaces the one-page form when no partner can take the case. See docs/spec/submission.md#disqualified-in-place. */
  readonly disqualified: {
    readonly title: string;
    readonly text: string;
    readonly nextTitle: string;
    readonly next: readonly [string, ...string[]];
  };
  readonly meter: {
    readonly title: string;
    readonly bands: readonly [MeterBand, MeterBand, MeterBand, MeterBand, MeterBand, MeterBand, MeterBand];
    /** In the place of the band while nothing is answered. */
    readonly none: string;
    /** The title where there is room for two words. */
    readonly short: string;
    /** The estimate's band in words, by its dollars first. */
    readonly value: (band: MeterBand) => string;
    readonly note: string;
  };
  readonly proof: {
    readonly title: string;
    readonly facts: readonly { readonly icon: StrokeName; readonly value: string; readonly text: string }[];
    readonly testimonials: {
      readonly title: string;
      readonly sampleNote: string;
      readonly items: readonly { readonly id: string; readonly quote: string; readonly name: string; readonly detail: string }[];
      readonly labels: {
        readonly carousel: string;
        readonly previous: string;
        readonly next: string;
        readonly pause: string;
        readonly play: string;
        readonly position: (current: number, of: number) => string;
        readonly stars: (given: number) => string;
      };
    };
  };
  /** After the long stretch of questions, and on the last screen by the name that was given. */
  readonly reassurance: { readonly afterQuestions: string; readonly atEnd: (firstName: string) => string };
  readonly howItWorks: { readonly title: string; readonly action: string };
  readonly whatHappensNext: NextStepsWords;
  /** In the place of its first card on the last screen, where the questions are answered. */
  readonly nextAtEnd: NextStepsWords['cards'][number];
  readonly footer: {
    readonly links: {
      readonly sponsors: string;
      readonly privacy: string;
      readonly california: string;
      readonly terms: string;
      readonly doNotSell: string;
      readonly accessibility: string;
    };
    /** On pages about accidents. */
    readonly settlementLine: string;
    readonly disclaimer: string;
    /** Where the browser sends Global Privacy Control. */
    readonly optedOut: string;
    /** `© 2026 Brand` */
    readonly copyright: (brand: string, year: string) => string;
    readonly questions: string;
    /** Opens the rest of a survey's footer. */
    readonly details: string;
  };
}

/** What the thank-you page says. It comes with the end of a survey. */
export interface ThankYouPageWords {
  readonly title: (brand: string) => string;
  readonly heading: string;
  readonly atHandTitle: string;
  /** The link to the contact card. */
  readonly saveNumber: string;
  /** By what the survey was about. */
  readonly case: ThankYouWords;
  readonly ticket: ThankYouWords;
  readonly dui: ThankYouWords;
  readonly benefits: ThankYouWords;
  /** After a survey that asks about insurance, about treatment, or about a new lawyer (version 7). */
  readonly insurance: ThankYouWords;
  readonly treatment: ThankYouWords;
  readonly verified: ThankYouWords;
  /** Leads to a partner's page, for who has a lawyer. */
  readonly partnerOffer: string;
  readonly copy: CopyWords;
  /** Where "we have your answers" would be untrue or beside the point. */
  readonly neutralHeading: string;
  /** For visitors whose case the partners cannot take, by the reason. */
  readonly nextResources: NextResourceWords;
  /** What else a visitor is told whose case may not be taken: whether a partner may call all the same. */
  readonly calls: { readonly yes: string; readonly no: string };
  /** Where the browser sends Global Privacy Control: no partner gets the answers. */
  readonly optedOutText: (callNumber: string | undefined) => string;
  /** Shows while an earlier submission waits; `reference` is '' without a response. */
  readonly waiting: (reference: string) => string;
  readonly sent: string;
  /** Its day on the device is over. */
  readonly lostHeading: string;
  readonly lost: string;
  /** The way back to the questions, then. */
  readonly again: string;
}

/** Around the copy of what was sent. */
export interface CopyWords {
  readonly title: string;
  readonly note: string;
  readonly sentAt: string;
  readonly agreedTo: string;
  readonly print: string;
}

export type NextResourceWords = Readonly<
  Record<NextResource, ThankYouWords & { /** In the place of `calls.yes`. */ readonly mayCall?: string }>
>;

/** The 404 page. See docs/spec/screens.md#not-found. */
export interface NotFoundWords {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly action: string;
}

/** A flow's own wording, in place of the common one. */
export type FlowWords = Readonly<
  Partial<
    Record<
      FlowId,
      {
        readonly whatHappensNext?: NextStepsWords;
        readonly steps?: StepWords;
        readonly fields?: Readonly<Partial<Record<FormField, FieldCopy>>>;
      }
    >
  >
>;

export type Content = PageWords & Pick<FlowQuestionWords, 'steps' | 'fields'>;
