import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { allTokens } from '#themes/allTokens.ts';
import type { AnyThemeId } from '#themes/registry.ts';
import type { Language } from './Shape.tsx';
import * as styles from './sheets.css.ts';

const copy = {
  en: {
    display: 'See where you stand',
    heading: 'Were you injured in the accident?',
    lead: 'Choose the answer that fits best.',
    body: 'You answer a few questions, and a law firm may call you. It takes about two minutes.',
    small: 'This page is a paid advertisement. 0123456789',
  },
  es: {
    display: 'Vea si puede reclamar',
    heading: '¿Sufrió lesiones en el accidente?',
    lead: 'Elija la respuesta que mejor describa su situación.',
    body: 'Responda unas preguntas y un bufete podría llamarle. Toma unos dos minutos.',
    small: 'Esta página es publicidad pagada. 0123456789',
  },
} as const;
type Size = keyof (typeof copy)['en'];

const familyOf = (stack: string) => (/^"([^"]+)"/.exec(stack)?.[1] ?? stack).trim();

function specimenText({ font, text }: ThemeTokens, size: Size): string {
  const isHeading = size === 'display' || size === 'heading';
  return `${familyOf(isHeading ? font.heading : font.body)} ${isHeading ? font.headingWeight : font.bodyWeight}, ${text[size]}`;
}

/** Each size of the theme, in its own face. */
export function Type({ id, language }: { id: AnyThemeId; language: Language }) {
  const specimens = copy[language];
  const tokens = allTokens[id];
  return (
    <dl className={styles.specimens}>
      {(Object.keys(specimens) as Size[]).map((size) => (
        <div key={size}>
          <dt className={styles.small} lang="en">
            {size}: {specimenText(tokens, size)}
          </dt>
          <dd className={styles.specimen[size]}>{specimens[size]}</dd>
        </div>
      ))}
    </dl>
  );
}
