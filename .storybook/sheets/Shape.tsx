import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import type { AnyThemeId } from '#themes/registry.ts';
import * as page from '#themes/stories.css.ts';

export type Language = 'en' | 'es';

const copy = {
  en: {
    question: 'Were you injured in the accident?',
    note: 'Choose the answer that fits best.',
    rest: 'At rest',
    hover: 'Under the pointer',
    chosen: 'Chosen',
    action: 'Continue',
    field: 'Field',
    progress: 'Your progress in theme',
  },
  es: {
    question: '¿Sufrió lesiones en el accidente?',
    note: 'Elija la respuesta que mejor describa su situación.',
    rest: 'En reposo',
    hover: 'Bajo el puntero',
    chosen: 'Elegida',
    action: 'Continuar',
    field: 'Campo',
    progress: 'Su progreso en el tema',
  },
} as const satisfies Record<Language, object>;

/** Corners, lines and shadows: the answers in each state, a button, a field and the bar. `id` only names the bar. */
export function Shape({ id, language }: { id: AnyThemeId; language: Language }) {
  const words = copy[language];
  return (
    <div className={page.card}>
      <ProgressBar variant="original" value={40} showPercent label={`${words.progress} ${id}`} />
      <p className={page.question}>{words.question}</p>
      <p className={page.muted}>{words.note} 0123456789</p>
      <div className={page.answers}>
        <span className={page.answer.rest}>{words.rest}</span>
        <span className={page.answer.hover}>{words.hover}</span>
        <span className={page.answer.chosen}>{words.chosen}</span>
      </div>
      <div className={page.row}>
        <span className={page.action}>{words.action}</span>
        <span className={page.field}>{words.field}</span>
      </div>
    </div>
  );
}
