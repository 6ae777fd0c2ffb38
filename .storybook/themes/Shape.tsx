import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import type { AnyThemeId } from '#themes/registry.ts';
import * as page from './page.css.ts';

/** Corners, lines and shadows: the answers in each state, a button, a field and the bar. `id` only names the bar. */
export function Shape({ id }: { id: AnyThemeId }) {
  return (
    <div className={page.card}>
      <ProgressBar variant="original" value={40} showPercent label={`Your progress in theme ${id}`} />
      <p className={page.question}>Were you injured in the accident?</p>
      <p className={page.muted}>Choose the answer that fits best. 0123456789</p>
      <div className={page.answers}>
        <span className={page.answer.rest}>At rest</span>
        <span className={page.answer.hover}>Under the pointer</span>
        <span className={page.answer.chosen}>Chosen</span>
      </div>
      <div className={page.row}>
        <span className={page.action}>Continue</span>
        <span className={page.field}>Field</span>
      </div>
    </div>
  );
}
