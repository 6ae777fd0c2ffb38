import { type ReactNode, useRef, useState } from 'react';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import { allTokens } from '#themes/allTokens.ts';
import { type BrandId, brandIds, brands } from '#themes/brands.ts';
import { identities } from '#themes/identities.ts';
import { Logo } from '#themes/logos/Logo.tsx';
import { lockups } from '#themes/logos/lockups.ts';
import { lockupIds } from '#themes/logos/versions.ts';
import { type AnyThemeId, type ThemeId, themeById } from '#themes/registry.ts';
import * as chrome from '../start/chrome.css.ts';
import { type ScreenId, ScreenTile, screens } from '../start/ScreenTile.tsx';
import { StoryLink } from '../start/StoryLink.tsx';
import { Contrast, Palette } from './Contrast.tsx';
import { firstDraft, writeDraft } from './draft.ts';
import { Identity } from './Identity.tsx';
import * as page from './page.css.ts';
import { Shape } from './Shape.tsx';
import * as styles from './sheets.css.ts';
import { familyOf, Type } from './Type.tsx';
import { Weight } from './Weight.tsx';

interface ThemePageProps {
  readonly id: AnyThemeId;
  readonly language: 'en' | 'es';
  readonly brand: BrandId;
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={chrome.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Logos({ brand, language }: { brand: BrandId; language: 'en' | 'es' }) {
  const { name, tagline, mark } = brands[brand];
  return (
    <div className={page.logoGrid}>
      {lockupIds.map((lockup) => (
        <figure key={lockup} className={page.logoCell}>
          <div className={page.logoOn.header}>
            <Logo version={`v${mark}.${lockup}`} name={name} tagline={tagline[language]} />
          </div>
          <figcaption className={page.muted}>
            v{mark}.{lockup} {lockups[lockup].name}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Presses in a tile's own page, so that it moves as it does for a visitor. */
function press(tile: HTMLElement | null, control: string) {
  tile?.querySelector('iframe')?.contentDocument?.querySelector<HTMLElement>(control)?.click();
}

/** Four phones, and the theme's own motion played in two of them. */
function Phones({ id, language, brand }: ThemePageProps) {
  const question = useRef<HTMLDivElement>(null);
  const [ending, playEnding] = useState(0);
  return (
    <div className={styles.phones}>
      {(Object.keys(screens) as ScreenId[]).map((screen) => (
        <div key={screen === 'thanks' ? `${screen} ${ending}` : screen} ref={screen === 'question' ? question : undefined}>
          <ScreenTile theme={id} screen={screen} brand={brand} language={language} />
        </div>
      ))}
      <Card title="Motion">
        {id !== 'wireframe' && <p>{identities[id].motion}</p>}
        <p className={chrome.muted}>Played in the question beside it. Still where less motion is asked for.</p>
        <p className={chrome.actions}>
          <button type="button" className={chrome.mainAction} onClick={() => press(question.current, 'main button[name]')}>
            Play it
          </button>
          <button type="button" className={chrome.action} onClick={() => press(question.current, '[data-action="back"]')}>
            Play it back
          </button>
          <button type="button" className={chrome.action} onClick={() => playEnding(ending + 1)}>
            Play the end
          </button>
        </p>
      </Card>
    </div>
  );
}

const shownColors = ['page', 'text', 'action', 'header', 'surfaceQuiet', 'answerChosen'] as const;

function Colours({ id }: { id: AnyThemeId }) {
  return (
    <Card title="Colour">
      <ul className={styles.chips}>
        {shownColors.map((name) => (
          <li key={name}>
            <span className={styles.chip} style={{ background: allTokens[id].color[name] }} />
            {name}
            <br />
            <span className={chrome.muted}>{allTokens[id].color[name]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Faces({ id }: { id: AnyThemeId }) {
  const { font } = allTokens[id];
  return (
    <Card title="Type">
      <p data-theme={id} className={styles.faceHeading}>
        {familyOf(font.heading)}
      </p>
      <p className={chrome.muted}>{`${font.headingWeight}: headings`}</p>
      <p data-theme={id} className={styles.faceBody}>
        {familyOf(font.body)}
      </p>
      <p className={chrome.muted}>{`${font.bodyWeight}, ${font.boldWeight}: everything that is read`}</p>
    </Card>
  );
}

const shownPairs = [
  ['Text on page', 'text', 'page', 4.5],
  ['Button', 'onAction', 'action', 4.5],
  ['Muted on page', 'textMuted', 'page', 4.5],
  ['Line of a field', 'fieldBorder', 'surface', 3],
] as const;

function ContrastCard({ id }: { id: AnyThemeId }) {
  const promised = themeById(id).textContrast ?? 4.5;
  const needed = (need: number) => (need === 4.5 ? promised : need);
  const ratios = contrastPairs.map((pair) => ({ ...pair, got: pair.ratio(allTokens[id]) }));
  const short = ratios.filter(({ got, need }) => got < needed(need)).length;
  return (
    <Card title={`Contrast: ${short === 0 ? `${ratios.length} pairs hold` : `${short} of ${ratios.length} fall short`}`}>
      <ul className={chrome.rows}>
        {shownPairs.map(([label, ink, ground, need]) => {
          const { got = 0 } = ratios.find((each) => each.ink === ink && each.ground === ground && each.need === need) ?? {};
          return (
            <li key={label}>
              {label} <span className={got < needed(need) ? chrome.bad : chrome.good}>{got.toFixed(1)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function More({ title, id, children }: { title: string; id: AnyThemeId; children: ReactNode }) {
  return (
    <details className={chrome.card}>
      <summary>{title}</summary>
      <div data-theme={id} className={styles.more}>
        {children}
      </div>
    </details>
  );
}

/** One theme on one screen: its screens, its motion, its idea, colour, type and contrast; the whole of each below. */
export function ThemePage({ id, language, brand }: ThemePageProps) {
  const { name, character, fits } = themeById(id);
  const draft = writeDraft({ ...firstDraft, theme: id as ThemeId });
  const ownBrands = brandIds.filter((each) => brands[each].theme === id).map((each) => brands[each].name);
  return (
    <main className={chrome.chrome} data-theme={chrome.chromeTheme}>
      <header className={styles.themeHead}>
        <ScreenTile theme={id} screen="start" brand={brand} language={language} width={1280} height={800} />
        <div className={styles.themeAbout}>
          <p className={chrome.muted}>{id === 'wireframe' ? 'For layout alone' : `Theme ${id}`}</p>
          <h1 className={styles.themeName}>{name}</h1>
          {id !== 'wireframe' && <p className={styles.idea}>{identities[id].idea}</p>}
          <p>{character}.</p>
          <p className={chrome.muted}>
            Suits: {fits}.{ownBrands.length > 0 && ` Brand: ${ownBrands.join(', ')}.`}
          </p>
          <p className={chrome.actions}>
            <a className={chrome.mainAction} href={`/survey?theme=${id}`} target="_blank" rel="noopener">
              Open the survey
            </a>
            <StoryLink story="tools-theme-editor--change-a-theme" args={draft && `draft:${draft}`} className={chrome.action}>
              Change it
            </StoryLink>
            <StoryLink story="foundations-tokens--for-design-tools" className={chrome.action}>
              Tokens
            </StoryLink>
          </p>
        </div>
      </header>
      <Phones id={id} language={language} brand={brand} />
      <div className={chrome.cards}>
        <Colours id={id} />
        <Faces id={id} />
        <ContrastCard id={id} />
      </div>
      {id !== 'wireframe' && (
        <More title="Do and don’t, drawings" id={id}>
          <Identity id={id} />
        </More>
      )}
      <More title="Logos on its header" id={id}>
        <Logos brand={brand} language={language} />
      </More>
      <More title="Type in every size, shape and weight" id={id}>
        <Type id={id} />
        <Shape id={id} />
        <Weight id={id} />
      </More>
      <More title="Every colour" id={id}>
        <Palette id={id} />
      </More>
      <More title="Contrast of every pair, computed in every state" id={id}>
        <Contrast id={id} />
      </More>
    </main>
  );
}
