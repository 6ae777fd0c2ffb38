import type { Answers } from '#contract/fields/fields.ts';
import { alertRepeatedEmailBlock, emailIsBlocked, phoneIsValid, zipIsUnknown } from '../api/contactChecks.ts';
import type { Content, FormField } from '../content/content.ts';
import type { Errors } from './formErrors.ts';

/**
 * A check that asks the server: whether the value passes, and what is said when it does not. It must resolve: a failure of ours never
 * stops the visitor.
 */
interface FieldCheck {
  readonly passes: (value: string) => Promise<boolean>;
  readonly refusal: (content: Content) => string;
  /** Told of a value whose refusal is shown. */
  readonly onRefused?: (value: string) => void;
}

export type FieldChecks = Readonly<Partial<Record<FormField, FieldCheck>>>;

/** Refuses a value once; given again it is let through (Core 5: "the second time the same address is blocked it is let through"). */
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

const email: FieldCheck = {
  ...refuseOnce(async (address) => !(await emailIsBlocked(address)), alertRepeatedEmailBlock),
  refusal: (content) => content.fields.email.refused ?? content.emailBlocked,
};
// assumed: as with the address of an email, since no table of ZIPs is ever complete
const zipOnce = refuseOnce(async (zip) => !(await zipIsUnknown(zip)));

const phoneRefused = (content: Content) => content.fields.phone.refused ?? content.phoneRefused;

/** Core 5, email and phone checks. */
export const contactChecks: FieldChecks = {
  email,
  phone: { passes: (phone) => phoneIsValid(phone), refusal: phoneRefused },
};

/**
 * The multi-step form looks the ZIP up before it goes on (Variants 5); one that the look-up answers as unknown is an error. It asks nobody
 * about the phone. assumed: the rule about its digits, which Variants 5 leaves out here, holds all the same: nobody can be called at 555-0100.
 */
export const multiStepChecks: FieldChecks = {
  email,
  zip_code: { ...zipOnce, refusal: (content) => content.zipUnknown },
};

/** The one-page form also asks that the phone be in use (Variants 5). */
export const onePageChecks: FieldChecks = {
  ...multiStepChecks,
  phone: { passes: (phone) => phoneIsValid(phone, true), refusal: phoneRefused },
};

/**
 * The errors of those that fail. All are asked at once, so that a visitor waits for the slowest and not for each.
 * @param current whether the visitor still wants to know: what they never saw refused is not refused yet
 */
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
  return Object.fromEntries(failed.map((field) => [field, checks[field]?.refusal(content) ?? '']));
}
