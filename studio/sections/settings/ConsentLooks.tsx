import { useState } from 'react';
import type { BrandId } from '#contract/site/site.ts';
import { locales } from '#contract/text/locale.ts';
import { Device } from '#funnel/builder/Device.tsx';
import { visitor } from '#funnel/builder/sampleVisit.ts';
import { themeById, themeIds } from '#themes/registry.ts';
import { parseSwitches } from '#themes/switches.ts';
import { Segments } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button } from '../../parts/parts.tsx';
import * as styles from './settings.css.ts';
import { brandOf, type SettingsView } from './settingsWords.ts';

/** A screen whose button is the consent. */
const campaign = { flow: 'main', oid: '81', affid: '10' } as const;
const walk = { place: { answers: visitor, viewing: 'PhoneAndZip' } } as const;
const languageNames = { en: 'English', es: 'Spanish' } as const;

interface Props {
  readonly content: SettingsView['content'];
  readonly brands: readonly BrandId[];
  /** Every theme was looked at. */
  onSeen(): void;
}

/** The consent of the draft on the real screen, in both languages, theme by theme. */
export function ConsentLooks({ content, brands, onSeen }: Props) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [theme, setTheme] = useState<string>(themeIds[0] ?? '1');
  const [brand = brands[0], setBrand] = useState<BrandId>();
  if (!brand) return null;
  const show = (next: string) => {
    const shown = new Set([...seen, theme, next]);
    setSeen(shown);
    setTheme(next);
    if (themeIds.every((id) => shown.has(id))) onSeen();
  };
  const left = themeIds.filter((id) => !seen.has(id) && id !== theme);
  const { name, sellers, callNumber } = brandOf(content, brand);
  return (
    <section className={styles.card} aria-labelledby="consent">
      <h2 className={styles.heading} id="consent">
        The consent as visitors would read it
      </h2>
      {brands.length > 1 && (
        <Segments<BrandId>
          name="brand"
          label="Brand"
          value={brand}
          options={brands.map((id) => ({ value: id, name: brandOf(content, id).name }))}
          onChange={setBrand}
        />
      )}
      <Segments
        name="theme"
        label="Theme"
        value={theme}
        options={themeIds.map((id) => ({
          value: id as string,
          name: (
            <>
              {themeById(id).name}
              {seen.has(id) && ' ✓'}
            </>
          ),
        }))}
        onChange={show}
      />
      <div className={shared.row}>
        <Button look="small" disabled={left.length === 0} onClick={() => show(left[0] ?? theme)}>
          Next theme
        </Button>
        <span role="status" className={shared.muted}>
          {left.length === 0 ? 'All twelve themes seen.' : `${themeIds.length - left.length} of ${themeIds.length} seen.`}
        </span>
      </div>
      <div className={styles.frames}>
        {locales.map((lang) => (
          <div key={lang} className={styles.frame}>
            <p className={shared.muted}>{languageNames[lang]}</p>
            <Device
              device="phone"
              variant={`The consent in ${languageNames[lang]}`}
              bare
              scene={{
                frame: `consent ${lang}`,
                campaign,
                switches: parseSwitches(new URLSearchParams({ theme, lang, brand }), {}, brand),
                brandFacts: { name, sellers, callNumber },
                fonts: 'loaded',
                walk,
                onWalk: () => {},
              }}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
