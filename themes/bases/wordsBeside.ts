import { rulesOf } from './rules.ts';

/**
 * A question in two columns on desktops, in one on phones: its words at the start, answers or fields beside them, and what happens
 * next in three columns below.
 * @param columns `grid-template-columns` of the two
 * @param height what header and foot leave of the window
 */
export function wordsBeside(theme: string, columns: string, height: string): void {
  const { survey } = rulesOf(theme);
  survey('main', { desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } });
  survey('screen', {
    desktop: { display: 'grid', gridTemplateColumns: columns, gridTemplateRows: 'auto 1fr auto', minHeight: height },
  });
  survey('body', { desktop: { alignContent: 'start' } });
  survey('cards', { desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });
}
