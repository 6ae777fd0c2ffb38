import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { useSay } from '#design-system/samples/useSay.ts';
import type { AnyThemeId } from '#themes/registry.ts';
import * as page from '#themes/stories.css.ts';

/** Corners, lines and shadows: the answers in each state, a button, a field and the bar. `id` only names the bar. */
export function Shape({ id }: { id: AnyThemeId }) {
  const say = useSay();
  return (
    <div className={page.card}>
      <ProgressBar variant="original" value={40} showPercent label={say('Your progress in theme {0}', id)} />
      <p className={page.question}>{say('Were you injured in the accident?')}</p>
      <p className={page.muted}>{say('Choose the answer that fits best.')} 0123456789</p>
      <div className={page.answers}>
        <span className={page.answer.rest}>{say('At rest')}</span>
        <span className={page.answer.hover}>{say('Under the pointer')}</span>
        <span className={page.answer.chosen}>{say('Chosen')}</span>
      </div>
      <div className={page.row}>
        <span className={page.action}>{say('Continue')}</span>
        <span className={page.field}>{say('Field')}</span>
      </div>
    </div>
  );
}
