import { type ContrastPair, contrastPairs } from '#design-system/theme/contrastPairs.ts';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { allTokens } from '#themes/allTokens.ts';
import { type AnyThemeId, themeById } from '#themes/registry.ts';
import * as styles from './sheets.css.ts';

function colorOf(tokens: ThemeTokens, name: string): string {
  const [group, ink] = name.split('.');
  return ink ? tokens.logo[ink as keyof ThemeTokens['logo']] : tokens.color[group as keyof ThemeTokens['color']];
}

/** `header, logo.plate` is the second over the first. */
const groundOf = (tokens: ThemeTokens, ground: string) =>
  ground
    .split(', ')
    .reverse()
    .map((name) => `linear-gradient(${colorOf(tokens, name)} 0 100%)`)
    .join(', ');

const keyOf = ({ ink, ground, need }: ContrastPair) => `${ink} on ${ground} ${need}`;

/** Every ink and ground with its computed contrast and the need. */
export function Contrast({ id }: { id: AnyThemeId }) {
  const tokens = allTokens[id];
  const { textContrast = 4.5 } = themeById(id);
  return (
    <ul className={styles.swatches}>
      {contrastPairs.map((pair) => {
        const ink = colorOf(tokens, pair.ink);
        return (
          <li key={keyOf(pair)}>
            <span className={styles.pair} style={{ backgroundImage: groundOf(tokens, pair.ground), color: ink }}>
              {pair.need === 3 ? <span className={styles.outline} /> : 'Aa'}
            </span>
            <b className={styles.figure}>{pair.ratio(tokens).toFixed(1)}</b>
            <span className={styles.small}>
              {pair.ink} on {pair.ground}; needs {pair.need === 4.5 ? textContrast : pair.need}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Every colour by its name. */
export function Palette({ id }: { id: AnyThemeId }) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(allTokens[id].color).map(([name, value]) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: value }} />
          <b>{name}</b>
          <span className={styles.small}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
