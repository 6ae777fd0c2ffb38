import { privacyMessageType, requestTypes } from '#contract/consent/privacy-request.ts';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Field } from '#design-system/components/Field/Field.tsx';
import type { PrivacyContent } from '../../content/privacy.ts';
import { privacyPath } from '../../journey/pendingSubmissions.ts';
import * as styles from './WithoutScript.css.ts';

const fields = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['state', 'address-level1'],
] as const;

const kinds: Readonly<Record<string, string>> = { email: 'email', phone: 'tel' };

/** The form for browsers without scripts. It has no captcha, so a person checks it. */
export function WithoutScript({ words, locale }: { words: PrivacyContent; locale: string }) {
  const { title, text, submit } = words.withoutScript;
  return (
    <noscript>
      <form className={styles.form} method="post" action={privacyPath}>
        <h1 className={styles.title}>{title}</h1>
        <p>{text}</p>
        <input type="hidden" name="type" value={privacyMessageType} />
        <input type="hidden" name="lang" value={locale} />
        {fields.map(([name, autoComplete]) => (
          <Field key={name} id={`short-${name}`} label={words.labels[name]}>
            {(control) => (
              <input
                {...control}
                name={name}
                type={kinds[name] ?? 'text'}
                autoComplete={autoComplete}
                maxLength={200}
                required={name === 'email'}
              />
            )}
          </Field>
        ))}
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{words.requestsLegend}</legend>
          {requestTypes.map((type) => (
            <label key={type} className={styles.choice}>
              <input className={styles.box} type="checkbox" name={type} value="yes" /> {words.labels[type]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" fullWidth>
          {submit}
        </Button>
      </form>
    </noscript>
  );
}
