import { type ContrastPair, contrastPairs } from '#design-system/theme/contrastPairs.ts';
import { allTokens } from '#themes/allTokens.ts';
import { allThemeIds, themeById } from '#themes/registry.ts';
import * as page from './page.css.ts';
import * as styles from './sheets.css.ts';

/** What a pair needs in a theme, which may promise more than AA. */
const neededIn = (id: string, { need }: ContrastPair) => (need === 4.5 ? (themeById(id).textContrast ?? need) : need);

/** Every pair of colours that meet, in every theme, with the lowest of each row. */
export function ContrastTable() {
  const failing = contrastPairs.flatMap((pair) => allThemeIds.filter((id) => pair.ratio(allTokens[id]) < neededIn(id, pair)));
  return (
    <main className={styles.widePage}>
      <header className={styles.part}>
        <h1 className={page.display}>Contrast</h1>
        <p>
          {`${contrastPairs.length} pairs of an ink and a ground that meet, computed over every colour that shows through, in ${allThemeIds.length} themes. Text needs 4.5:1 (7:1 where a theme promises it), what only shows where a control is 3:1.`}{' '}
          {failing.length === 0 ? 'No pair falls short.' : `${failing.length} fall short.`} The tests hold the same list.
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.tokenScroller} aria-label="Contrast of every pair" tabIndex={0}>
        <table className={page.table}>
          <thead>
            <tr>
              <th scope="col">Text on ground</th>
              <th scope="col">Needs</th>
              {allThemeIds.map((id) => (
                <th key={id} scope="col">
                  {themeById(id).name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map((pair) => {
              const ratios = allThemeIds.map((id) => pair.ratio(allTokens[id]));
              const lowest = Math.min(...ratios);
              return (
                <tr key={`${pair.ink} ${pair.ground} ${pair.need}`}>
                  <th scope="row">
                    {pair.ink} on {pair.ground}
                  </th>
                  <td>{pair.need}</td>
                  {ratios.map((ratio, index) => (
                    <td key={allThemeIds[index]} className={styles.figure}>
                      {ratio === lowest ? <b>{ratio.toFixed(1)}</b> : ratio.toFixed(1)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </main>
  );
}
