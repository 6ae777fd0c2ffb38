import type { ServedVariants } from '../experiments/experiment.ts';
import type { AnswerField, Answers, Place } from '../fields/fields.ts';
import type { Buyer } from '../site/buyer.ts';
import type { PageRequest } from './page-rendering.ts';

/** Names of what a screen's form sends beside its answers. See docs/decisions/0021-screens-are-forms.md. */
export const plainFields = {
  /** The step that is answered; also in the address of its page. */
  at: 'at',
  /** The visit, sealed; in an address only until the browser has shown that it keeps cookies. */
  visit: 'visit',
  /** Variants of the experiments that run on the page. */
  variants: 'variants',
  back: 'back',
  revisit: 'revisit',
  /** The buyers that the consent named when the button was pressed. */
  named: 'named',
} as const;

/** A visit that goes on without script, as the browser carries it sealed. */
export interface PlainVisit {
  readonly session: string;
  /** The idempotency key of the visit's one submission. */
  readonly key: string;
  readonly flow: string;
  readonly campaign: string;
  readonly answers: Answers;
  readonly noted: Readonly<Record<string, string>>;
  readonly viewing: string;
  readonly seconds: Readonly<Record<string, number>>;
  readonly tracking: Readonly<Record<string, string>>;
  readonly variants: readonly string[];
  /** What was asked about once, and is taken the second time. */
  readonly doubted: readonly string[];
  /** How many forms it has sent: of two copies the one with more is newer. */
  readonly turn: number;
  /** When it was last sealed, in milliseconds since 1970. */
  readonly at: number;
}

/** What a page is rendered with while a visit goes on without script. */
export interface PlainPage {
  readonly visit: PlainVisit;
  /** The visit for the form's hidden field. */
  readonly sealed: string;
  /** What is wrong with the form just sent, by field, in the page's language. */
  readonly errors?: Readonly<Partial<Record<AnswerField | 'selected_buyers', string>>>;
  /** Ids of the buyers chosen in it. */
  readonly chosen?: readonly string[];
  /** The server could not store the lead. */
  readonly failed?: true;
  /** The meter's level. */
  readonly level?: number;
  /** The visit has ended, and the page says so in the form's place. */
  readonly ended?: true;
}

/** The server's checks and look-ups for a form without script. None rejects: a failure of ours stops no visitor. */
export interface PlainServices {
  readonly place: (zip: string) => Promise<Place | undefined>;
  readonly zipIsUnknown: (zip: string) => Promise<boolean>;
  readonly phoneVerdict: (phone: string, inUse: boolean) => Promise<'fine' | 'doubtful' | 'toll free'>;
  readonly emailIsBlocked: (email: string) => Promise<boolean>;
  /** Undefined when late or unavailable. */
  readonly buyers: (
    fields: Readonly<Record<string, string>>,
  ) => Promise<{ readonly selected: readonly Buyer[]; readonly possible: readonly Buyer[] } | undefined>;
  readonly level: (answers: Answers) => Promise<number | undefined>;
  /** Tells the team of an address that was blocked twice and let through. */
  readonly onEmailInsisted: () => void;
}

/** A form that was sent without script. */
export interface PlainForm {
  readonly fields: {
    get(name: string): string | null;
    getAll(name: string): string[];
  };
  readonly visit: PlainVisit | undefined;
  readonly now: Date;
  /** The site's origin, as the browser's address bar has it. */
  readonly origin: string;
  /** The address that it was sent to, without what the visit adds. */
  readonly path: string;
  readonly gpc: boolean;
}

/** What a form leads to. */
export type PlainOutcome =
  /** To the screen of `visit.viewing`. */
  | { readonly is: 'moved'; readonly visit: PlainVisit }
  /** The same screen, with what is wrong. */
  | ({ readonly is: 'refused' } & Omit<PlainPage, 'sealed'>)
  | {
      readonly is: 'finished';
      readonly visit: PlainVisit;
      readonly submission: Readonly<Record<string, unknown>>;
      /** The thank-you address; undefined for a visit that ends in place. */
      readonly url: string | undefined;
      readonly served: ServedVariants | undefined;
    };

/** The funnel's half of a form without script; undefined where the address has no survey. */
export type AnswerForm = (request: PageRequest, form: PlainForm, services: PlainServices) => Promise<PlainOutcome | undefined>;
