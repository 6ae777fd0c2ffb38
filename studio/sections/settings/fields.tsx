import { clsx } from 'clsx';
import { useState } from 'react';
import { Field } from '#design-system/components/Field/Field.tsx';
import * as styles from './settings.css.ts';
import { linesOf } from './settingsWords.ts';

interface TextProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
}

/** A list of texts, one a line. What is typed stays as it is until the field is left. */
export function Lines({
  value,
  onChange,
  readOnly = false,
  ...field
}: TextProps & { readonly value: readonly string[]; onChange(value: readonly string[]): void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className={clsx(control.className, styles.area)}
          spellCheck={false}
          readOnly={readOnly}
          value={typed ?? value.join('\n')}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(linesOf(target.value));
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}

/** Paragraphs. */
export const Area = ({
  value,
  onChange,
  ...field
}: TextProps & { readonly value: string; readonly lang?: string; onChange(value: string): void }) => {
  const { readOnly = false, lang, ...rest } = field;
  return (
    <Field {...rest}>
      {(control) => (
        <textarea
          {...control}
          className={clsx(control.className, styles.area)}
          lang={lang}
          readOnly={readOnly}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
};

/** A part that has no fields of its own, as it stands in its file. */
export function Json({
  value,
  onChange,
  readOnly = false,
  error,
  ...field
}: TextProps & { readonly value: unknown; onChange(value: unknown): void }) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState('');
  return (
    <Field {...field} error={fault || error}>
      {(control) => (
        <textarea
          {...control}
          className={clsx(control.className, styles.area, styles.code)}
          spellCheck={false}
          readOnly={readOnly}
          value={typed ?? JSON.stringify(value, null, 2)}
          onChange={({ target }) => {
            setTyped(target.value);
            try {
              onChange(JSON.parse(target.value));
              setFault('');
            } catch {
              setFault('This is no JSON yet: what it said before stays until it is.');
            }
          }}
          onBlur={() => fault === '' && setTyped(undefined)}
        />
      )}
    </Field>
  );
}
