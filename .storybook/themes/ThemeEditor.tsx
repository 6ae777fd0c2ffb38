import { type CSSProperties, useId, useState } from 'react';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { allTokens } from '#themes/allTokens.ts';
import type { Brand, BrandId } from '#themes/brands.ts';
import { marks } from '#themes/logos/marks.ts';
import { type MarkId, markIds } from '#themes/logos/versions.ts';
import { type ThemeId, themeById, themeIds } from '#themes/registry.ts';
import { tokenFile } from '#themes/tokenFile.ts';
import { contract } from './contractSource.ts';
import { brandAsCode, type Changes, changesAsCode, type EditedGroup, editedGroups, withChanges } from './editedTheme.ts';
import * as styles from './editor.css.ts';
import * as page from './page.css.ts';
import { SurveyPanel } from './SurveyPanel.tsx';

interface FieldProps {
  readonly name: string;
  readonly group: EditedGroup;
  readonly value: string;
  readonly isChanged: boolean;
  readonly onChange: (value: string) => void;
}

const hexColor = /^#[0-9a-f]{6}$/i;

/** A token's value as text; a plain colour also as the browser's own picker. */
function TokenField({ name, group, value, isChanged, onChange }: FieldProps) {
  const id = useId();
  const isColor = group === 'color' || group === 'logo';
  const isValid = isWord(group) || CSS.supports(isColor ? 'color' : 'padding', value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {name}
        {isChanged && <span className={styles.changed}> changed</span>}
      </label>
      {isColor && (
        <input
          type="color"
          aria-label={`Pick ${name}`}
          value={hexColor.test(value) ? value : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <input
        id={id}
        className={styles.text}
        value={value}
        aria-invalid={!isValid}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Faces and weights are of many forms, which no property of CSS takes all of. */
const isWord = (group: EditedGroup) => group === 'font';

/** What falls short with these tokens, as the tests of the themes compute it. A colour that cannot be read has no figure. */
function shortfalls(tokens: ThemeTokens, promised = 4.5): readonly string[] {
  return contrastPairs.flatMap(({ ink, ground, need, ratio }) => {
    const needed = need === 4.5 ? promised : need;
    try {
      const got = ratio(tokens);
      return got < needed ? [`${ink} on ${ground}: ${got.toFixed(2)}:1, needs ${needed}:1`] : [];
    } catch {
      return [`${ink} on ${ground}: a colour cannot be read; write #rrggbb or rgb(r g b / a)`];
    }
  });
}

function Copy({ text, children }: { text: () => string; children: string }) {
  const [told, setTold] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setTold('Copied'),
      () => setTold('The browser did not allow it: select the text below and copy it'),
    );
  return (
    <span>
      <button type="button" className={styles.button} onClick={copy}>
        {children}
      </button>{' '}
      <span role="status">{told}</span>
    </span>
  );
}

interface EditorProps {
  readonly first: ThemeId;
  readonly language: 'en' | 'es';
  /** Also what makes a brand: its name and its mark. */
  readonly makesBrand: boolean;
}

const cssProperty = (group: string, name: string) => `--${group}-${name}`;

/** A theme whose tokens are changed by hand, on a survey page beside its contrast. It stores nothing. */
export function ThemeEditor({ first, language, makesBrand }: EditorProps) {
  const [id, setId] = useState(first);
  const [changes, setChanges] = useState<Changes>({});
  const [name, setName] = useState('Sample Legal Help');
  const [mark, setMark] = useState<MarkId>('2');
  const fieldId = useId();
  const tokens = withChanges(allTokens[id], changes);
  const short = shortfalls(tokens, themeById(id).textContrast);
  const overrides = Object.fromEntries(
    Object.entries(changes).flatMap(([group, values]) =>
      Object.entries(values).map(([token, value]) => [cssProperty(group, token), value]),
    ),
  ) as CSSProperties;
  const set = (group: EditedGroup, token: string, value: string) => {
    const { [token]: _, ...others } = changes[group] ?? {};
    const isOwn = (allTokens[id][group] as Readonly<Record<string, string>>)[token] === value;
    setChanges({ ...changes, [group]: isOwn ? others : { ...others, [token]: value } });
  };
  const code = makesBrand ? brandAsCode({ name, mark, theme: id, changes }) : changesAsCode(id, changes);
  const json = () => `${JSON.stringify(tokenFile(id, tokens, contract), null, 2)}\n`;
  const groups = makesBrand ? editedGroups : editedGroups.filter(({ group }) => group !== 'logo');
  return (
    <main className={styles.editor}>
      <aside className={styles.controls} aria-label="Tokens" data-theme="3">
        <h1 className={page.question}>{makesBrand ? 'Make a brand' : 'Change a theme'}</h1>
        <p>What you change is seen at once. Nothing is stored: copy it before you leave.</p>
        {makesBrand && (
          <>
            <div className={styles.field}>
              <label htmlFor={`${fieldId}name`}>Name</label>
              <input
                id={`${fieldId}name`}
                className={styles.text}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            </div>
            <div className={styles.field}>
              <label htmlFor={`${fieldId}mark`}>Mark</label>
              <select
                id={`${fieldId}mark`}
                className={styles.text}
                value={mark}
                onChange={({ target }) => setMark(target.value as MarkId)}
              >
                {markIds.map((each) => (
                  <option key={each} value={each}>
                    {each}. {marks[each].name}
                  </option>
                ))}
              </select>
            </div>
          </>
        )}
        <div className={styles.field}>
          <label htmlFor={`${fieldId}theme`}>Theme</label>
          <select
            id={`${fieldId}theme`}
            className={styles.text}
            value={id}
            onChange={({ target }) => setId(target.value as ThemeId)}
          >
            {themeIds.map((each) => (
              <option key={each} value={each}>
                {each} {themeById(each).name}
              </option>
            ))}
          </select>
        </div>
        {groups.map(({ group, title, names }) => (
          <details key={group} open={group === 'color'}>
            <summary>{title}</summary>
            {names(allTokens[id]).map((token) => (
              <TokenField
                key={token}
                name={token}
                group={group}
                value={(tokens[group] as Readonly<Record<string, string>>)[token] ?? ''}
                isChanged={changes[group]?.[token] !== undefined}
                onChange={(value) => set(group, token, value)}
              />
            ))}
          </details>
        ))}
        <button type="button" className={styles.button} onClick={() => setChanges({})}>
          Undo all changes
        </button>
      </aside>
      <div className={styles.result}>
        <section className={styles.report} aria-label="Contrast" data-theme="3">
          <p role="status">
            <b>
              {short.length === 0
                ? `All ${contrastPairs.length} pairs have their contrast.`
                : short.length === 1
                  ? '1 pair falls short:'
                  : `${short.length} pairs fall short:`}
            </b>
          </p>
          {short.length > 0 && (
            <ul className={styles.short}>
              {short.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
          <p className={styles.copies}>
            <Copy text={() => code}>{makesBrand ? 'Copy as code' : 'Copy as tokens.ts'}</Copy>
            <Copy text={json}>Copy as JSON</Copy>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section className={styles.code} aria-label="Code" tabIndex={0}>
            <pre>{code}</pre>
          </section>
        </section>
        <div className={styles.page}>
          <SurveyPanel
            id={id}
            brand={'auto-accident' satisfies BrandId}
            language={language}
            overrides={overrides}
            {...(makesBrand && { named: { name, mark } satisfies Pick<Brand, 'name' | 'mark'> })}
          />
        </div>
      </div>
    </main>
  );
}
