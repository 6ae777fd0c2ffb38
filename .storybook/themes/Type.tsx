import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { allTokens } from '#themes/allTokens.ts';
import type { AnyThemeId } from '#themes/registry.ts';
import * as styles from './sheets.css.ts';

const specimens = {
  display: 'See where you stand',
  heading: 'Were you injured in the accident?',
  lead: 'Choose the answer that fits best.',
  body: 'You answer a few questions, and a law firm may call you. It takes about two minutes.',
  small: 'This page is a paid advertisement. 0123456789',
} as const;
type Size = keyof typeof specimens;

export const familyOf = (stack: string) => (/^"([^"]+)"/.exec(stack)?.[1] ?? stack).trim();

function specimenText({ font, text }: ThemeTokens, size: Size): string {
  const isHeading = size === 'display' || size === 'heading';
  return `${familyOf(isHeading ? font.heading : font.body)} ${isHeading ? font.headingWeight : font.bodyWeight}, ${text[size]}`;
}

/** Each size of the theme, in its own face. */
export function Type({ id }: { id: AnyThemeId }) {
  const tokens = allTokens[id];
  return (
    <dl className={styles.specimens}>
      {(Object.keys(specimens) as Size[]).map((size) => (
        <div key={size}>
          <dt className={styles.small}>
            {size}: {specimenText(tokens, size)}
          </dt>
          <dd className={styles.specimen[size]}>{specimens[size]}</dd>
        </div>
      ))}
    </dl>
  );
}
