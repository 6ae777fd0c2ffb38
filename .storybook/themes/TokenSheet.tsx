import type { ReactNode } from 'react';
import { allTokens } from '#themes/allTokens.ts';
import { type AnyThemeId, allThemeIds, themeById } from '#themes/registry.ts';
import { describeTokens } from '#themes/tokenDescriptions.ts';
import { phoneFile, resolverFile, resolverFileName, tokenFile } from '#themes/tokenFile.ts';
import { contract } from './contractSource.ts';
import { Download } from './Download.tsx';
import * as page from './page.css.ts';
import * as styles from './sheets.css.ts';

type Group = 'color' | 'font' | 'text' | 'lineHeight' | 'space' | 'density' | 'radius' | 'border' | 'shadow' | 'size';

const describe = describeTokens(contract);

/** A token by what it makes; nothing where its value says it all. */
function sampleOf(group: Group, value: string): ReactNode {
  switch (group) {
    case 'color':
      return <span className={styles.tokenColor} style={{ background: value }} />;
    case 'space':
    case 'density':
    case 'size':
      return <span className={styles.tokenLength} style={{ inlineSize: value }} />;
    case 'radius':
      return <span className={styles.tokenBox} style={{ borderRadius: value }} />;
    case 'border':
      return <span className={styles.tokenBox} style={{ borderWidth: value }} />;
    case 'shadow':
      return <span className={styles.tokenBox} style={{ boxShadow: value }} />;
    case 'text':
      return <span style={{ fontSize: value, lineHeight: 1.2 }}>Aa</span>;
    default:
      return null;
  }
}

/** The tokens of some groups in one theme: name, what it is for, value, and what it makes. */
export function TokenSheet({ id, title, groups }: { id: AnyThemeId; title: string; groups: readonly Group[] }) {
  return (
    <main className={styles.page}>
      <header className={styles.part}>
        <h1 className={page.display}>{title}</h1>
        <p>
          In {themeById(id).name}; choose another theme in the toolbar. A component reads the name and never asks for the theme.
        </p>
      </header>
      {groups.map((group) => (
        <section key={group} className={styles.part}>
          <h2 className={page.question}>{group}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section className={styles.tokenScroller} aria-label={group} tabIndex={0}>
            <table className={page.table}>
              <thead>
                <tr>
                  <th scope="col">Token</th>
                  <th scope="col">What it is for</th>
                  <th scope="col">Value</th>
                  <th scope="col">Sample</th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(allTokens[id][group]).map(([name, value]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{describe(group, name)}</td>
                    <td>{value}</td>
                    <td>{sampleOf(group, value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </section>
      ))}
    </main>
  );
}

const fileOf = (id: AnyThemeId) => tokenFile(id, allTokens[id], contract);
const countOf = (group: object): number =>
  Object.values(group).reduce(
    (sum, each) => sum + (typeof each !== 'object' || each === null ? 0 : '$value' in each ? 1 : countOf(each)),
    0,
  );

/** All themes in one document: its contexts hold the tokens themselves. */
const allThemes = () =>
  resolverFile(
    Object.fromEntries(allThemeIds.map((id) => [themeById(id).name.toLowerCase(), fileOf(id)])),
    phoneFile(allTokens['1']),
  );

/** The themes as files that design tools take. */
export function TokenFiles() {
  return (
    <main className={styles.page}>
      <header className={styles.part}>
        <h1 className={page.display}>Tokens for design tools</h1>
        <p>
          {`${allThemeIds.length} themes with the same ${countOf(fileOf('1'))} names, in the format of the Design Tokens Community Group (2025.10). Colours are aliases to a palette, fluid sizes have a phone’s and a desktop’s end, and each token says what it is for.`}{' '}
          <code>npm run tokens</code> writes the same files.
        </p>
      </header>
      <section className={styles.part}>
        <h2 className={page.question}>All of them</h2>
        <p>One document with a context for each theme and each screen.</p>
        <Download name={resolverFileName} make={allThemes}>
          Download all themes
        </Download>
      </section>
      <section className={styles.part}>
        <h2 className={page.question}>One theme</h2>
        <ul className={styles.downloads}>
          {allThemeIds.map((id) => (
            <li key={id}>
              <Download name={`${themeById(id).name.toLowerCase()}.tokens.json`} make={() => fileOf(id)}>
                {id === 'wireframe' ? 'Wireframe' : `${id} ${themeById(id).name}`}
              </Download>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
