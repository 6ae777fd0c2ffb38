import type { ServedVariants } from '../experiments/experiment.ts';
import type { Answers, Place } from '../fields/fields.ts';
import type { Buyer } from '../site/buyer.ts';
import type { PageRequest } from './page-rendering.ts';
import type { PlainPage, PlainVisit } from './plain-page.ts';

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
  /** Notifies the team of an email address that was blocked twice and then accepted. */
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

/** The result of a form. */
export type PlainOutcome =
  /** To the screen of `visit.viewing`. */
  | { readonly is: 'moved'; readonly visit: PlainVisit }
  /** The same screen, with its errors. */
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
