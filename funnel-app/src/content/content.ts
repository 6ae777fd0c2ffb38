import type { AnswerField } from '#contract/fields.ts';
import type { StepName } from '#contract/steps.ts';
import type { ErrorCode } from '#contract/validation.ts';

/** The words of one step's screen. `options` is keyed by option id, for steps whose answers are buttons. */
export interface StepCopy {
  readonly heading: string;
  readonly subhead?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** The submit button's words, where they are not the common ones. */
  readonly submit?: string;
}

export interface FieldCopy {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly errors: Readonly<Partial<Record<ErrorCode, string>>>;
}

/** Fields that the visitor fills in; the others are chosen by button. */
export type FormField = Extract<
  AnswerField,
  'injury_month' | 'injury_year' | 'case_description' | 'first_name' | 'last_name' | 'email' | 'phone' | 'zip_code'
>;

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/**
 * Everything that a page says in one language. English and Spanish are both this shape, so that a missing text is a type error;
 * step options are checked against the flows by the checker.
 */
export interface Content {
  readonly otherLanguage: { readonly label: string; readonly lang: 'en' | 'es' };
  readonly pageTitle: (brand: string) => string;
  readonly pageDescription: string;
  readonly advertisement: string;
  readonly callNow: string;
  readonly back: string;
  readonly next: string;
  readonly progressLabel: string;
  readonly progressLabels: readonly [string, string, string, string];
  readonly privacyGuarantee: string;
  readonly steps: Readonly<Record<StepName, StepCopy>>;
  /** Other wordings of the opening screen, by the `header` switch. */
  readonly openings: Readonly<Record<'alt1' | 'alt2', { readonly heading: string; readonly subhead: string }>>;
  readonly fields: Readonly<Record<FormField, FieldCopy>>;
  readonly dateLegend: string;
  readonly months: readonly string[];
  readonly earlierThan2015: string;
  /** N more characters are needed; 0 when there are enough. */
  readonly descriptionCounter: (remaining: number) => string;
  readonly errorSummary: string;
  readonly emailBlocked: string;
  readonly phoneRefused: string;
  readonly checking: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
  readonly sending: TitledText;
  readonly whatHappensNext: { readonly title: string; readonly cards: readonly TitledText[] };
  readonly footer: {
    readonly links: {
      readonly sponsors: string;
      readonly privacy: string;
      readonly california: string;
      readonly terms: string;
      readonly doNotSell: string;
    };
    readonly settlementLine: string;
    readonly disclaimer: string;
    /** `© 2026 Brand` */
    readonly copyright: (brand: string, year: number) => string;
    readonly questions: string;
  };
  readonly thankYou: {
    readonly title: (brand: string) => string;
    readonly heading: string;
    readonly text: string;
    /** Where "we have your answers" would be untrue or beside the point. */
    readonly neutralHeading: string;
    readonly disqualifiedText: string;
    readonly stepsTitle: string;
    readonly steps: readonly TitledText[];
    /** Shown while an earlier submission still waits on the device. */
    readonly waiting: string;
    readonly sent: string;
  };
  readonly notFound: { readonly title: string; readonly heading: string; readonly text: string; readonly action: string };
}
