import type { PlainServices } from '#contract/api/plain-forms.ts';
import { contradictionsIn } from '#contract/fields/contradictions.ts';
import type { Answers } from '#contract/fields/fields.ts';
import { askedOptional } from '#contract/fields/optional-fields.ts';
import { baseStepOf, type FormStep, type StepName } from '#contract/flow/steps.ts';
import { type MaskName, wholeValue } from '#design-system/components/MaskedField/wholeValue.ts';
import type { Content, FormField } from '../content/content.ts';
import type { Errors } from '../screens/checks/formErrors.ts';
import { errorsIn, withoutInvisible } from '../screens/checks/formRules.ts';

const maskOf: Readonly<Partial<Record<FormField, MaskName>>> = { phone: 'phone', zip_code: 'zip', date_of_birth: 'date' };

/** A field as it was typed, written as its mask would have: no script did. */
function tidied(field: FormField, typed: string): string {
  const text = withoutInvisible(field, typed).replaceAll('\r\n', '\n').trim();
  const mask = maskOf[field];
  return (mask && wholeValue(mask, text, new Date())) ?? text;
}

/** The fields that a form of this step sends, tidied. One that was not sent is empty. */
export const answersIn = (step: FormStep, sent: { get(name: string): string | null }): Answers =>
  Object.fromEntries(
    [...step.fields, ...(step.optional ?? [])].map((field) => [field, tidied(field as FormField, sent.get(field) ?? '')]),
  );

/** The server checks of a step's screen, as in the page's script (screens/checks/fieldChecks.ts). */
function checkedFields(step: StepName): readonly FormField[] {
  const base = baseStepOf(step);
  if (base === 'ZipCode') return [];
  return base === 'FormThirdQuestions' ? ['email', 'zip_code'] : ['email', 'phone', 'zip_code'];
}

interface Asked {
  readonly name: StepName;
  readonly step: FormStep;
  readonly given: Answers;
  readonly all: Answers;
  readonly content: Content;
  /** The values that were questioned once. */
  readonly doubted: readonly string[];
  readonly now: Date;
}

/** The errors of a sent form, and the values that count as questioned from now on. */
export async function checkForm(
  { name, step, given, all, content, doubted, now }: Asked,
  services: PlainServices,
): Promise<{ readonly errors: Errors; readonly doubted: readonly string[] }> {
  const optional = askedOptional(step.optional, all, now);
  const errors = errorsIn(content, step.fields as readonly FormField[], optional, all, now);
  if (Object.keys(errors).length > 0) return { errors, doubted };
  const news: string[] = [];
  /** Whether to ask about it now: the second time it is taken as it is. */
  const isNew = (doubt: string) => {
    if (doubted.includes(doubt)) return false;
    news.push(doubt);
    return true;
  };
  const contradicting = contradictionsIn(given).filter((field) => isNew(`${field} contradicts`));
  if (contradicting.length > 0) {
    const entries = contradicting.map((field) => [field, content.fields[field].contradicts ?? '']);
    return { errors: Object.fromEntries(entries), doubted: [...doubted, ...news] };
  }
  const check = async (field: FormField): Promise<string | undefined> => {
    const value = given[field] ?? '';
    const refused = content.fields[field].refused;
    if (field === 'zip_code')
      return (await services.zipIsUnknown(value)) && isNew(`zip ${value}`) ? content.zipUnknown : undefined;
    if (field === 'phone') {
      const verdict = await services.phoneVerdict(value, baseStepOf(name) === 'OnePageForm');
      if (verdict === 'toll free') return content.phoneTollFree;
      return verdict === 'doubtful' && isNew(`phone ${value}`) ? (refused ?? content.phoneRefused) : undefined;
    }
    if (!(await services.emailIsBlocked(value))) return undefined;
    if (isNew(`email ${value}`)) return refused ?? content.emailBlocked;
    services.onEmailInsisted();
    return undefined;
  };
  const checked = checkedFields(name).filter((field) => step.fields.includes(field));
  const messages = await Promise.all(checked.map(check));
  const entries = checked.flatMap((field, index) => (messages[index] ? [[field, messages[index]]] : []));
  return { errors: Object.fromEntries(entries), doubted: [...doubted, ...news] };
}
