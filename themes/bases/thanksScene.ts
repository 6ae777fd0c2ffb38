import { slot } from '#design-system/theme/parts.ts';
import { type Rules, rulesOf, undrawn, type Writer } from './rules.ts';

/** A visit that went well; the scene is for it alone. */
const done = 'thanks:has(> [data-done])';

interface ThanksScene {
  readonly panel: Rules;
  readonly picture: Rules;
  /** What leads on under the button. */
  readonly link: Rules;
  /** What follows the panel. */
  readonly after: Rules;
}

/** The thank-you page as a scene: its words on the open page, a picture in place of the seal. Returns the writer of what lies in it. */
export function thanksScene(theme: string, { panel, picture, link, after }: ThanksScene): Writer {
  const { thanks } = rulesOf(theme);
  const inside = thanks.inside(done);
  thanks(`primary > :not(${slot('thanks')}):not(:empty)`, { width: 'auto', ...after });
  thanks('thanks', { justifySelf: 'stretch', maxWidth: 'none', ...panel });
  inside('seal', { display: 'none', forced: { display: 'grid' } });
  inside('picture', { display: 'block', ...picture, ...undrawn });
  thanks(`${done} > a:not(${slot('button')})`, { justifySelf: 'center', ...link });
  return inside;
}
