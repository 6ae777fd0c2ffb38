import type { ReactNode } from 'react';
import { type BrandId, brands } from '#themes/brands.ts';
import { Logo } from '#themes/logos/Logo.tsx';
import { lockups } from '#themes/logos/lockups.ts';
import { lockupIds } from '#themes/logos/versions.ts';
import { type AnyThemeId, themeById } from '#themes/registry.ts';
import * as page from '#themes/stories.css.ts';
import { Contrast, Palette } from './Contrast.tsx';
import { Identity } from './Identity.tsx';
import { type Language, Shape } from './Shape.tsx';
import * as styles from './sheets.css.ts';
import { Type } from './Type.tsx';
import { Weight } from './Weight.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={page.question}>{title}</h2>
      {children}
    </section>
  );
}

function Logos({ brand, language }: { brand: BrandId; language: Language }) {
  const { name, tagline, mark } = brands[brand];
  return (
    <div className={page.logoGrid}>
      {lockupIds.map((lockup) => (
        <figure key={lockup} className={page.logoCell}>
          <div className={page.logoOn.header}>
            <Logo version={`v${mark}.${lockup}`} name={name} tagline={tagline[language]} />
          </div>
          <figcaption className={page.muted} lang="en">
            v{mark}.{lockup} {lockups[lockup].name}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

const copy = {
  en: {
    fits: 'Suits',
    weight: 'Weight',
    type: 'Type',
    shape: 'Shape',
    logos: 'Logos on its header',
    colours: 'Colours',
    contrast: 'Contrast, computed in every state',
  },
  es: {
    fits: 'Adecuado para',
    weight: 'Peso',
    type: 'Tipografía',
    shape: 'Forma',
    logos: 'Logotipos sobre su encabezado',
    colours: 'Colores',
    contrast: 'Contraste, calculado en cada estado',
  },
} as const satisfies Record<Language, object>;

/** One theme on one page: its identity, type, shape, contrast, logos, and weight. */
export function ThemePage({ id, language, brand }: { id: AnyThemeId; language: Language; brand: BrandId }) {
  const { name, character, fits } = themeById(id);
  const words = copy[language];
  return (
    <main className={styles.page}>
      <header className={styles.part}>
        <h1 className={page.display}>{name}</h1>
        {/* the registry's own words, which are English */}
        <p className={page.lead} lang="en">
          {character}.
        </p>
        <p className={page.muted}>
          {words.fits}: <span lang="en">{fits}.</span>
        </p>
        <div lang="en">
          <Identity id={id} />
        </div>
      </header>
      <Part title={words.weight}>
        <Weight id={id} language={language} />
      </Part>
      <Part title={words.type}>
        <Type id={id} language={language} />
      </Part>
      <Part title={words.shape}>
        <Shape id={id} language={language} />
      </Part>
      <Part title={words.logos}>
        <Logos brand={brand} language={language} />
      </Part>
      <Part title={words.colours}>
        <Palette id={id} />
      </Part>
      <Part title={words.contrast}>
        <Contrast id={id} language={language} />
      </Part>
    </main>
  );
}
