import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { allTokens } from '#themes/allTokens.ts';
import type { Brand, BrandId } from '#themes/brands.ts';
import { marks } from '#themes/logos/marks.ts';
import { type MarkId, markIds } from '#themes/logos/versions.ts';
import { type ThemeId, themeById, themeIds } from '#themes/registry.ts';
import { describeTokens } from '#themes/tokenDescriptions.ts';
import { tokenFile } from '#themes/tokenFile.ts';
import { contract } from './contractSource.ts';
import type { Draft } from './draft.ts';
import { brandAsCode, type Changes, changesAsCode, type EditedGroup, editedGroups, withChanges } from './editedTheme.ts';
import * as styles from './editor.css.ts';
import * as page from './page.css.ts';
import { SurveyPanel } from './SurveyPanel.tsx';
import { TokenField } from './TokenField.tsx';
import { inTokens, isTokenValue } from './tokenValues.ts';

const describe = describeTokens(contract);

/** What falls short with these tokens, as the tests of the themes compute it. */
const shortfalls = (tokens: ThemeTokens, promised = 4.5): readonly string[] =>
  contrastPairs.flatMap(({ ink, ground, need, ratio }) => {
    const needed = need === 4.5 ? promised : need;
    const got = ratio(tokens);
    return got < needed ? [`${ink} on ${ground}: ${got.toFixed(2)}:1, needs ${needed}:1`] : [];
  });

/** Parts what can be used, in the notation of tokens, from the names of what cannot. */
function sortChanges(changes: Changes): { readonly usable: Changes; readonly wrong: readonly string[] } {
  const all = Object.entries(changes).map(([name, values]) => {
    const group = name as EditedGroup;
    const [good, bad] = [true, false].map((isGood) =>
      Object.entries(values).filter(([token, value]) => isTokenValue(group, token, value) === isGood),
    ) as [[string, string][], [string, string][]];
    return { group, good: good.map(([token, value]) => [token, inTokens(group, value)]), bad };
  });
  return {
    usable: Object.fromEntries(all.map(({ group, good }) => [group, Object.fromEntries(good)])),
    wrong: all.flatMap(({ group, bad }) => bad.map(([token]) => `${group}.${token}`)),
  };
}

function Copy({ text, disabled, children }: { text: () => string; disabled: boolean; children: string }) {
  const [told, setTold] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setTold('Copied'),
      () => setTold('The browser did not allow it: select the text below and copy it'),
    );
  return (
    <span>
      <button type="button" className={styles.button} disabled={disabled} onClick={copy}>
        {children}
      </button>{' '}
      <span role="status">{told}</span>
    </span>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onPick: (value: string) => void;
}

function Choice({ label, value, options, onPick }: ChoiceProps) {
  const id = useId();
  return (
    <Row id={id} label={label}>
      <select id={id} className={styles.text} value={value} onChange={({ target }) => onPick(target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </Row>
  );
}

function Row({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

interface ReportProps {
  readonly short: readonly string[];
  readonly wrong: readonly string[];
  readonly code: string;
  readonly json: () => string;
  readonly isBrand: boolean;
}

/** What the draft's contrast is, and the draft as code; nothing is copied that no theme could be made of. */
function Report({ short, wrong, code, json, isBrand }: ReportProps) {
  const isUsable = wrong.length === 0;
  const verdict =
    short.length === 0 ? `All ${contrastPairs.length} pairs have their contrast.` : `Too little contrast: ${short.length}`;
  return (
    <section className={styles.report} aria-label="Contrast" data-theme="3">
      <p role="status">
        <b>{verdict}</b>
      </p>
      {short.length > 0 && (
        <ul className={styles.short}>
          {short.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {!isUsable && <p className={styles.wrong}>Mend before you copy: {wrong.join(', ')}.</p>}
      <p className={styles.copies}>
        <Copy text={() => code} disabled={!isUsable}>
          {isBrand ? 'Copy as code' : 'Copy as tokens.ts'}
        </Copy>
        <Copy text={json} disabled={!isUsable}>
          Copy as JSON
        </Copy>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.code} aria-label="Code" tabIndex={0}>
        <pre>{code}</pre>
      </section>
    </section>
  );
}

interface EditorProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly language: 'en' | 'es';
  /** Also what makes a brand: its name and its mark. */
  readonly isBrand: boolean;
}

/** A theme whose tokens are changed by hand, on a survey page beside its contrast. The address holds the draft. */
export function ThemeEditor({ draft, onDraft, language, isBrand }: EditorProps) {
  const { theme, changes, name, mark } = draft;
  const nameId = useId();
  const own = allTokens[theme];
  const { usable, wrong } = sortChanges(changes);
  const tokens = withChanges(own, usable);
  const overrides = Object.fromEntries(
    Object.entries(usable).flatMap(([group, values]) =>
      Object.entries(values).map(([token, value]) => [`--${group}-${token}`, value]),
    ),
  ) as CSSProperties;
  const ownValue = (group: EditedGroup, token: string) => (own[group] as Readonly<Record<string, string>>)[token] ?? '';
  const set = (group: EditedGroup, token: string, value: string) => {
    const { [token]: _, ...others } = changes[group] ?? {};
    const values = value === ownValue(group, token) ? others : { ...others, [token]: value };
    onDraft({ ...draft, changes: { ...changes, [group]: values } });
  };
  return (
    <main className={styles.editor}>
      <aside className={styles.controls} aria-label="Tokens" data-theme="3">
        <h1 className={page.question}>{isBrand ? 'Make a brand' : 'Change a theme'}</h1>
        <p>What you change is seen at once, and is in the address: send it, or open it again.</p>
        {isBrand && (
          <>
            <Row id={nameId} label="Name">
              <input
                id={nameId}
                className={styles.text}
                value={name}
                onChange={({ target }) => onDraft({ ...draft, name: target.value })}
              />
            </Row>
            <Choice
              label="Mark"
              value={mark}
              options={markIds.map((each) => [each, `${each}. ${marks[each].name}`])}
              onPick={(each) => onDraft({ ...draft, mark: each as MarkId })}
            />
          </>
        )}
        <Choice
          label="Theme"
          value={theme}
          options={themeIds.map((each) => [each, `${each} ${themeById(each).name}`])}
          // what was changed was one theme's: the next begins as it is
          onPick={(each) => onDraft({ ...draft, theme: each as ThemeId, changes: {} })}
        />
        {editedGroups
          .filter(({ group }) => isBrand || group !== 'logo')
          .map(({ group, title, names }) => (
            <details key={group} open={group === 'color'}>
              <summary>{title}</summary>
              {names(own).map((token) => {
                const changed = changes[group]?.[token];
                return (
                  <TokenField
                    key={token}
                    name={token}
                    group={group}
                    about={describe(group, token)}
                    value={changed ?? ownValue(group, token)}
                    isValid={changed === undefined || isTokenValue(group, token, changed)}
                    onChange={(value) => set(group, token, value)}
                    onUndo={changed === undefined ? undefined : () => set(group, token, ownValue(group, token))}
                  />
                );
              })}
            </details>
          ))}
        <button type="button" className={styles.button} onClick={() => onDraft({ ...draft, changes: {} })}>
          Undo all changes
        </button>
      </aside>
      <div className={styles.result}>
        <Report
          short={shortfalls(tokens, themeById(theme).textContrast)}
          wrong={wrong}
          code={isBrand ? brandAsCode({ name, mark, theme, changes: usable }) : changesAsCode(theme, usable)}
          json={() => `${JSON.stringify(tokenFile(theme, tokens, contract), null, 2)}\n`}
          isBrand={isBrand}
        />
        <div className={styles.page}>
          <SurveyPanel
            id={theme}
            brand={'auto-accident' satisfies BrandId}
            language={language}
            overrides={overrides}
            {...(isBrand && { named: { name, mark } satisfies Pick<Brand, 'name' | 'mark'> })}
          />
        </div>
      </div>
    </main>
  );
}
