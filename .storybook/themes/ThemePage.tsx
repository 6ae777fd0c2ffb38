import type { ReactNode } from 'react';
import { type BrandId, brandIds, brands } from '#themes/brands.ts';
import { Logo } from '#themes/logos/Logo.tsx';
import { lockups } from '#themes/logos/lockups.ts';
import { lockupIds } from '#themes/logos/versions.ts';
import { type AnyThemeId, themeById } from '#themes/registry.ts';
import { Contrast, Palette } from './Contrast.tsx';
import { Identity } from './Identity.tsx';
import * as page from './page.css.ts';
import { Shape } from './Shape.tsx';
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

/** One theme on one page: its identity, type, shape, contrast, logos, and weight. */
export function ThemePage({ id, language, brand }: { id: AnyThemeId; language: 'en' | 'es'; brand: BrandId }) {
  const { name, character, fits } = themeById(id);
  return (
    <main className={styles.page}>
      <header className={styles.part}>
        <h1 className={page.display}>{name}</h1>
        <p className={page.lead}>{character}.</p>
        <p className={page.muted}>Suits: {fits}.</p>
        {brandIds
          .filter((each) => brands[each].theme === id)
          .map((each) => (
            <p key={each} className={page.muted}>
              Brand: {brands[each].name}.
            </p>
          ))}
        <Identity id={id} />
      </header>
      <Part title="Weight">
        <Weight id={id} />
      </Part>
      <Part title="Type">
        <Type id={id} />
      </Part>
      <Part title="Shape">
        <Shape id={id} />
      </Part>
      <Part title="Logos on its header">
        <Logos brand={brand} language={language} />
      </Part>
      <Part title="Colours">
        <Palette id={id} />
      </Part>
      <Part title="Contrast, computed in every state">
        <Contrast id={id} />
      </Part>
    </main>
  );
}
