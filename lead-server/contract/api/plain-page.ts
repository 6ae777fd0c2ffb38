import type { AnswerField, Answers } from '../fields/fields.ts';

/** Names of a form's fields beside its answers. See docs/decisions/0022-screens-are-forms.md. */
export const plainFields = {
  /** The step that is answered; also in the address of its page. */
  at: 'at',
  /** The visit, sealed; in an address only until the browser has shown that it keeps cookies. */
  visit: 'visit',
  /** Variants of the experiments that run on the page. */
  variants: 'variants',
  /** The version of the brands (settings) that the page names, where no visit says it yet. */
  brands: 'brands',
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
  /** The key and the version of its campaign: it keeps them to its end. Missing in visits of before. */
  readonly version?: readonly [key: string, version: number];
  /** The version of the brands whose sellers its consent names, to its end. */
  readonly brands?: number;
  readonly answers: Answers;
  readonly leadExtras: Readonly<Record<string, string>>;
  readonly viewing: string;
  readonly seconds: Readonly<Record<string, number>>;
  readonly tracking: Readonly<Record<string, string>>;
  readonly variants: readonly string[];
  /** Values that were doubted once, and are accepted the second time. */
  readonly doubted: readonly string[];
  /** How many forms it has sent: of two copies the one with more is newer. */
  readonly turn: number;
  /** When it was last sealed, in milliseconds since 1970. */
  readonly at: number;
}

/** The state of a visit without script that a page is rendered with. */
export interface PlainPage {
  readonly visit: PlainVisit;
  /** The visit for the form's hidden field. */
  readonly sealed: string;
  /** The errors of the sent form, by field, in the page's language. */
  readonly errors?: Readonly<Partial<Record<AnswerField | 'selected_buyers', string>>>;
  /** Ids of the buyers chosen in it. */
  readonly chosen?: readonly string[];
  /** The server could not store the lead. */
  readonly failed?: true;
  /** The meter's level. */
  readonly level?: number;
  /** The visit has ended, and the page says so in the form's place. */
  readonly ended?: true;
  /** Whether a partner may call, once it has ended. */
  readonly mayCall?: boolean;
}
