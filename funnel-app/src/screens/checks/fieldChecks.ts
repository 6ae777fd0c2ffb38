import type { Answers } from '#contract/fields/fields.ts';
import { alertRepeatedEmailBlock, checkPhone, emailIsBlocked, type PhoneVerdict, zipIsUnknown } from '../../api/contactChecks.ts';
import type { Content, FormField } from '../../content/content.ts';
import type { Errors } from './formErrors.ts';

/** A check by the server. It must resolve: our failure never stops the visitor. */
interface FieldCheck {
  /** Asks for the verdict on a value ahead, for `passes` to know it. */
  readonly ask: (value: string) => Promise<unknown>;
  readonly passes: (value: string) => Promise<boolean>;
  readonly refusal: (content: Content, value: string) => string;
  /** Called with a value whose refusal is shown. */
  readonly onRefused?: (value: string) => void;
}

export type FieldChecks = Readonly<Partial<Record<FormField, FieldCheck>>>;

/** Asks about the same value once: the answer that came while the visitor typed is the submission's. */
function askedOnce<Verdict>(ask: (value: string) => Promise<Verdict>): (value: string) => Promise<Verdict> {
  let last: { readonly value: string; readonly verdict: Promise<Verdict> } | undefined;
  return (value) => {
    if (last?.value !== value) last = { value, verdict: ask(value) };
    return last.verdict;
  };
}

/** Refuses a value once and takes it the second time. See docs/spec/validation.md#email. */
function refuseOnce(
  passes: FieldCheck['passes'],
  onInsisted: () => void = () => undefined,
): Required<Pick<FieldCheck, 'passes' | 'onRefused'>> {
  const refused = new Set<string>();
  return {
    passes: async (value) => {
      if (await passes(value)) return true;
      const insisted = refused.has(value);
      if (insisted) onInsisted();
      return insisted;
    },
    onRefused: (value) => void refused.add(value),
  };
}

const askEmail = askedOnce(emailIsBlocked);
const email: FieldCheck = {
  ask: askEmail,
  ...refuseOnce(async (address) => !(await askEmail(address)), alertRepeatedEmailBlock),
  refusal: (content) => content.fields.email.refused ?? content.emailBlocked,
};
// assumed: as with the address of an email, since no table of ZIPs is ever complete
const askZip = askedOnce(zipIsUnknown);
const zipOnce = refuseOnce(async (zip) => !(await askZip(zip)));

/** A doubt about a number never stops a visitor twice; a toll-free number is refused always. */
function phoneCheck(inUse = false): FieldCheck {
  const ask = askedOnce((phone) => checkPhone(phone, inUse));
  const verdicts = new Map<string, PhoneVerdict>();
  const doubted = new Set<string>();
  return {
    ask,
    passes: async (phone) => {
      const verdict = await ask(phone);
      verdicts.set(phone, verdict);
      return verdict === 'fine' || (verdict === 'doubtful' && doubted.has(phone));
    },
    onRefused: (phone) => void doubted.add(phone),
    refusal: (content, phone) =>
      verdicts.get(phone) === 'toll free' ? content.phoneTollFree : (content.fields.phone.refused ?? content.phoneRefused),
  };
}

/** An unknown ZIP is asked about once in every flow, then taken. */
const zip: FieldCheck = { ask: askZip, ...zipOnce, refusal: (content) => content.zipUnknown };

export const contactChecks: FieldChecks = {
  email,
  phone: phoneCheck(),
  zip_code: zip,
};

/** The multi-step form looks up the ZIP and does not check the phone. assumed: its digits must still be possible. */
export const multiStepChecks: FieldChecks = {
  email,
  zip_code: zip,
};

/** The one-page form also requires the phone to be in use. See docs/spec/validation.md#phone-numbers. */
export const onePageChecks: FieldChecks = {
  ...multiStepChecks,
  phone: phoneCheck(true),
};

/** Runs all checks at once and returns the errors. @param current whether the visitor still waits for the result */
export async function runChecks(
  checks: FieldChecks,
  fields: readonly FormField[],
  values: Answers,
  content: Content,
  current: () => boolean = () => true,
): Promise<Errors> {
  const verdicts = await Promise.all(fields.map(async (field) => (await checks[field]?.passes(values[field] ?? '')) ?? true));
  const failed = fields.filter((_, index) => !verdicts[index]);
  if (current()) for (const field of failed) checks[field]?.onRefused?.(values[field] ?? '');
  return Object.fromEntries(failed.map((field) => [field, checks[field]?.refusal(content, values[field] ?? '') ?? '']));
}
