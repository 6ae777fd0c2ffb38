import { useId } from 'react';
import type { EditedGroup } from './editedTheme.ts';
import * as styles from './editor.css.ts';
import { inTokens } from './tokenValues.ts';

interface TokenFieldProps {
  readonly name: string;
  readonly group: EditedGroup;
  /** What the token is for. */
  readonly about: string;
  readonly value: string;
  readonly isValid: boolean;
  readonly onChange: (value: string) => void;
  /** Only where the token was changed. */
  readonly onUndo?: (() => void) | undefined;
}

const hexColor = /^#[0-9a-f]{6}$/i;
const hexOf = (channels: readonly string[]) =>
  `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour for the browser's picker, which knows no other notation and no transparency. */
function pickable(value: string): string {
  if (hexColor.test(value)) return value;
  const channels = inTokens('color', value).match(/\d+/g)?.slice(0, 3) ?? [];
  return channels.length === 3 && !value.startsWith('#') ? hexOf(channels) : '#000000';
}

/** A token's value as text, a colour also as the browser's picker, with a way back to the theme's own. */
export function TokenField({ name, group, about, value, isValid, onChange, onUndo }: TokenFieldProps) {
  const id = useId();
  const isColor = group === 'color' || group === 'logo';
  return (
    <div className={styles.field}>
      <label htmlFor={id} title={about}>
        {name}
        {onUndo && <span className={styles.changed}> changed</span>}
      </label>
      {isColor && (
        <input
          type="color"
          aria-label={`Pick ${name}`}
          value={isValid ? pickable(value) : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <input
        id={id}
        className={styles.text}
        value={value}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : `${id}wrong`}
        onChange={({ target }) => onChange(target.value)}
      />
      {onUndo && (
        <button type="button" className={styles.button} aria-label={`Undo ${name}`} onClick={onUndo}>
          Undo
        </button>
      )}
      {!isValid && (
        <span id={`${id}wrong`} className={styles.wrong}>
          Not a value for {name}: the page keeps the theme’s own.
        </span>
      )}
    </div>
  );
}
