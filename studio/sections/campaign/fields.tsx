import { type ReactNode, useId } from 'react';
import type { CampaignProblem } from '#contract/campaign/campaign.ts';
import * as styles from './fields.css.ts';

interface FieldProps {
  /** The field of the content, such as `oid`. */
  readonly field: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problems: readonly CampaignProblem[];
}

const own = (problems: readonly CampaignProblem[], field: string) =>
  problems.filter((each) => each.field === field || each.field.startsWith(`${field}.`));

function Notes({
  id,
  hint,
  problems,
}: {
  readonly id: string;
  readonly hint: ReactNode;
  readonly problems: readonly CampaignProblem[];
}) {
  return (
    <div id={id} className={styles.notes}>
      {hint && <p className={styles.hint}>{hint}</p>}
      {problems.map(({ problem, remedy }) => (
        <p key={problem} className={styles.wrong}>
          {problem}. {remedy}
        </p>
      ))}
    </div>
  );
}

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'text';
  readonly onChange: (value: string) => void;
}

/** A line of text, with what the server's check says of it. */
export function TextField({ field, label, hint, problems, value, placeholder, inputMode, onChange }: TextFieldProps) {
  const id = useId();
  const wrong = own(problems, field);
  return (
    <div className={styles.field} data-field={field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        value={value}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={wrong.length > 0}
        aria-describedby={`${id}notes`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Notes id={`${id}notes`} hint={hint} problems={wrong} />
    </div>
  );
}

interface TimeFieldProps extends FieldProps {
  /** As the browser's control writes it; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day and a time, in the reader's zone. */
export function TimeField({ field, label, hint, problems, value, onChange }: TimeFieldProps) {
  const id = useId();
  const wrong = own(problems, field);
  return (
    <div className={styles.field} data-field={field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        className={styles.input}
        value={value}
        aria-invalid={wrong.length > 0}
        aria-describedby={`${id}notes`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Notes id={`${id}notes`} hint={hint} problems={wrong} />
    </div>
  );
}

interface PickFieldProps extends FieldProps {
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

/** One of a list. A value that the list lacks is shown as it is, and not lost. */
export function PickField({ field, label, hint, problems, value, options, onChange }: PickFieldProps) {
  const id = useId();
  const wrong = own(problems, field);
  return (
    <div className={styles.field} data-field={field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={wrong.length > 0}
        aria-describedby={`${id}notes`}
        onChange={({ target }) => onChange(target.value)}
      >
        {!options.some((each) => each.id === value) && <option value={value}>{value || 'Choose one'}</option>}
        {options.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <Notes id={`${id}notes`} hint={hint} problems={wrong} />
    </div>
  );
}

interface TickFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is so or not. */
export function TickField({ label, hint, isOn, onChange }: TickFieldProps) {
  const id = useId();
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isOn}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}hint`} className={styles.tickHint}>
        {hint}
      </p>
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldProps, 'hint'> {
  readonly children: ReactNode;
}

/** Fields that answer one question together. */
export function FieldGroup({ field, label, problems, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} data-field={field} aria-describedby={id}>
      <legend className={styles.label}>{label}</legend>
      {children}
      <Notes id={id} hint={undefined} problems={own(problems, field)} />
    </fieldset>
  );
}

/** Puts the focus on the control of a field, where it is on the page. @returns whether it was */
export function focusField(field: string): boolean {
  const name = field.startsWith('switches.')
    ? `[data-switch="${CSS.escape(field.slice(9))}"]`
    : `[data-field="${CSS.escape(field)}"]`;
  const control = document.querySelector<HTMLElement>(`${name} :is(input:checked, select, input:not([type="radio"]))`);
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(`details:has(${name})`)) fold.open = true;
  control?.focus();
  control?.closest(name)?.scrollIntoView({ block: 'center' });
  return control !== null;
}
