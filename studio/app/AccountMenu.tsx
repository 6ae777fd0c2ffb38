import { useId, useState } from 'react';
import { sessionToken } from '../data/call.ts';
import { applyScheme, keepDevice, readScheme, type Scheme, schemes } from '../data/device.ts';
import { useSession } from '../data/useSession.ts';
import { Icon } from '../parts/icons.tsx';
import * as styles from './frame.css.ts';

/** The letters of a name in its circle. */
export const initials = (name: string): string =>
  name
    .split(/[.\s-]+/)
    .map(([letter = '']) => letter.toUpperCase())
    .slice(0, 2)
    .join('');

const schemeNames: Readonly<Record<Scheme, string>> = { light: 'Light', dark: 'Dark', device: 'As the device' };

/** How the studio is lit, on this device. */
function SchemeChoice() {
  const [scheme, setScheme] = useState(readScheme);
  const group = useId();
  const choose = (next: Scheme) => {
    keepDevice('scheme', next);
    applyScheme(next);
    setScheme(next);
  };
  return (
    <fieldset className={styles.schemes}>
      <legend className={styles.legend}>Light or dark</legend>
      {schemes.map((each) => (
        <label key={each} className={styles.scheme}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            value={each}
            checked={each === scheme}
            onChange={() => choose(each)}
          />
          {schemeNames[each]}
        </label>
      ))}
    </fieldset>
  );
}

/** What is about the person and not about their work: who they are, how it looks, signing out. */
export function AccountMenu({ onKeys }: { readonly onKeys: () => void }) {
  const { name, role } = useSession();
  return (
    <div className={styles.account}>
      <p className={styles.whoLine}>
        <b>{name}</b>
        <span className={styles.soft}>{role}</span>
      </p>
      <SchemeChoice />
      <button type="button" className={styles.entry} onClick={onKeys}>
        <Icon name="keys" />
        Keys
      </button>
      <a className={styles.entry} href="/ops/account">
        <Icon name="person" />
        Your account
      </a>
      {/* the form of the operators' own pages, with the token of this session */}
      <form
        method="post"
        action="/ops/sign-out"
        onSubmit={({ currentTarget }) => {
          const field = currentTarget.elements.namedItem('form_token');
          if (field instanceof HTMLInputElement) field.value = sessionToken();
        }}
      >
        <input type="hidden" name="form_token" />
        <button type="submit" className={styles.entry}>
          <Icon name="leave" />
          Sign out
        </button>
      </form>
    </div>
  );
}
