import type { PrivacyField, PrivacyGroup, RequestType } from '#contract/consent/privacy-request.ts';
import type { ErrorCode } from '#contract/fields/validation.ts';

type Messages = Readonly<Partial<Record<ErrorCode, string>>>;

/** The words of /do-not-sell-my-information in one language. They come with that page only, so the survey carries none of them. */
export interface PrivacyContent {
  readonly title: string;
  readonly description: string;
  readonly intro: readonly string[];
  readonly sections: {
    readonly you: string;
    readonly agent: string;
    readonly request: string;
    readonly answer: string;
    readonly confirm: string;
  };
  /** Labels of all fields; those of checkboxes say what checking them means. */
  readonly labels: Readonly<Record<PrivacyField, string>>;
  readonly requestHints: Readonly<Record<RequestType, string>>;
  readonly postalCode: string;
  /** Places that this language calls otherwise than English does, by code. The states keep their names, as in an address. */
  readonly regions: Readonly<Record<string, string>>;
  readonly choose: string;
  readonly agentQuestion: { readonly hint: string; readonly yes: string; readonly no: string };
  readonly requestsLegend: string;
  readonly receiveLegend: string;
  readonly captcha: {
    readonly label: string;
    readonly hint: string;
    readonly person: string;
    readonly loading: string;
    readonly working: string;
    readonly done: string;
    readonly unavailable: string;
    readonly required: string;
  };
  readonly errors: Readonly<Partial<Record<PrivacyField | PrivacyGroup, Messages>>>;
  readonly tooLong: string;
  readonly errorSummary: string;
  readonly submit: string;
  readonly sending: string;
  readonly sent: string;
  /** While the request waits on the device; `reference` is '' where the server has not answered. */
  readonly waiting: (reference: string) => string;
  readonly arrived: string;
  readonly lost: string;
  readonly withoutScript: string;
}
