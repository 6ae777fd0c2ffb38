import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import {
  agentFields,
  deliveryMethods,
  type PrivacyField,
  type PrivacyForm,
  type PrivacyGroup,
  privacyMaxLengthOf,
  readFormData,
  requestTypes,
  validatePrivacyForm,
} from '#contract/consent/privacy-request.ts';
import type { SummaryError } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import type { PrivacyContent } from '../../content/privacy.ts';

/** The possible errors, by the id of the control that each links to. */
type Errors = Readonly<Record<string, string>>;

/** An error of a group shows under the group and links to its first checkbox. */
const controlOf: Readonly<Partial<Record<PrivacyField | PrivacyGroup, string>>> = {
  receiveInformation: deliveryMethods[0],
  requests: requestTypes[0],
};

/** Pixels between the first error and the top. See docs/spec/screens.md#anchors-and-scrolling. */
const errorOffset = 100;

function errorsOf(form: PrivacyForm, content: PrivacyContent, hasToken: boolean): Errors {
  const found = Object.entries(validatePrivacyForm(form)).map(([name, code]) => {
    const key = name as PrivacyField | PrivacyGroup;
    return [controlOf[key] ?? key, content.errors[key]?.[code] ?? content.tooLong];
  });
  if (!hasToken) found.push(['captcha', content.captcha.required]);
  return Object.fromEntries(found);
}

/** Scrolls to the first error's label and focuses its control. */
function focusControl(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  const label = document.querySelector(`label[for="${id}"]`) ?? control;
  // the question of a group is above its first choice
  const place = control.closest('fieldset:not([disabled])[aria-describedby]') ?? control.closest('[role=radiogroup]') ?? label;
  control.focus({ preventScroll: true });
  scrollTo({ top: place.getBoundingClientRect().top + scrollY - errorOffset, behavior: 'instant' });
}

/**
 * The form's values and errors, which show at submission and go when edited.
 * @param hasToken whether the captcha is done or unreachable
 * @param given the values sent without script that have to be corrected
 */
export function usePrivacyForm(content: PrivacyContent, hasToken: boolean, given?: PrivacyForm) {
  const [form, setForm] = useState<PrivacyForm>(given ?? {});
  // without script there is no captcha to be done
  const [errors, setErrors] = useState<Errors>(() => (given ? errorsOf(given, content, true) : {}));
  const [attempts, setAttempts] = useState(0);
  const first = Object.keys(errors)[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failed submit, not for each error that is mended
  useEffect(() => {
    if (attempts > 0 && first) focusControl(first);
  }, [attempts]);

  // values filled in before the page's script ran are in the browser's controls only
  useLayoutEffect(() => {
    const element = document.getElementById('firstName')?.closest('form');
    if (element) setForm((before) => ({ ...before, ...readFormData(Object.fromEntries(new FormData(element))) }));
  }, []);

  // a stable function: the captcha's effect depends on it and must not restart at each key
  const forget = useCallback((id: string) => setErrors(({ [id]: _, ...rest }) => rest), []);
  const set = (field: PrivacyField, value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    forget(field);
    // The agent's errors show and clear with the agent's fields.
    if (field === 'authorizedAgent') {
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !agentFields.has(id))));
    }
  };

  const control = (field: PrivacyField) => ({
    id: field,
    name: field,
    label: content.labels[field],
    error: errors[field],
    value: form[field] ?? '',
    required: true,
    onChange: (value: string) => set(field, value),
  });

  return {
    form,
    errors,
    attempts,
    summary: Object.entries(errors).map(([fieldId, message]): SummaryError => ({ fieldId, message })),
    forget,
    /** @returns whether nothing is wrong; otherwise the errors show. */
    check(): boolean {
      const found = errorsOf(form, content, hasToken);
      setErrors(found);
      if (Object.keys(found).length === 0) return true;
      setAttempts((count) => count + 1);
      return false;
    },
    /** Without the browser's limit: it would cut a pasted number before the mask reads it. */
    control,
    text: (field: PrivacyField) => ({ ...control(field), maxLength: privacyMaxLengthOf(field) }),
    /** @param group all boxes of its group: the error is at the first */
    box: (field: PrivacyField, group: readonly PrivacyField[] = [field]) => ({
      id: field,
      name: field,
      value: 'yes',
      label: content.labels[field],
      checked: form[field] === 'yes',
      onChange: (on: boolean) => {
        set(field, on ? 'yes' : '');
        if (group[0]) forget(group[0]);
      },
    }),
  };
}

export type PrivacyFormControls = ReturnType<typeof usePrivacyForm>;
