import type { FontFace } from '#design-system/theme/tokens.ts';

export { stack, systemFaces } from './bases/type.ts';

/** How far the local face is stretched: size-adjust, ascent-override, descent-override. */
type Measures = readonly [size: string, ascent: string, descent: string];

interface LocalFont {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** How wide its letters are beside those that the measures are for. */
  readonly width: Readonly<Record<'regular' | 'bold', number>>;
}

const arial: LocalFont = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Nimbus Sans', 'Helvetica', 'Roboto'],
  bold: [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'Arimo Bold',
    'NimbusSans-Bold',
    'Helvetica Bold',
    'Helvetica-Bold',
    'Roboto Bold',
  ],
  width: { regular: 1, bold: 1 },
};

/** For a condensed face, which is set in capitals: those are a tenth narrower here, small letters nearly a fifth. */
const arialNarrow: LocalFont = {
  regular: ['Arial Narrow', 'ArialNarrow', 'Liberation Sans Narrow', 'Nimbus Sans Narrow', 'Roboto Condensed'],
  bold: [
    'Arial Narrow Bold',
    'ArialNarrow-Bold',
    'Liberation Sans Narrow Bold',
    'NimbusSansNarrow-Bold',
    'Roboto Condensed Bold',
    'HelveticaNeue-CondensedBold',
  ],
  width: { regular: 0.9, bold: 0.9 },
};

/** A serif falls back to a serif, so that the first visit keeps its voice. */
const times: LocalFont = {
  regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
  bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold', 'NimbusRoman-Bold'],
  width: { regular: 1, bold: 1 },
};

/** What a Linux without those has: far wider, so that an unfitted heading leaves the window. */
const dejaVuSans: LocalFont = {
  regular: ['DejaVu Sans'],
  bold: ['DejaVu Sans Bold'],
  width: { regular: 1.15, bold: 1.24 },
};
const dejaVuSerif: LocalFont = {
  regular: ['DejaVu Serif'],
  bold: ['DejaVu Serif Bold'],
  width: { regular: 1.28, bold: 1.33 },
};

/** Per cent to a tenth. */
const scaled = (measure: string, by: number) => `${Math.round(Number.parseFloat(measure) * by * 10) / 10}%`;

/** Self-hosted families (OFL, @fontsource), latin subset. Measures by @capsizecss over the last local font, weighted by letter frequency. */
const familyWithFallback =
  (...locals: readonly LocalFont[]) =>
  (name: string, folder: string, regular: Measures, bold: Measures) => ({
    weights: (...weights: readonly string[]): FontFace => ({
      family: name,
      files: weights.map((weight) => {
        const kind = Number(weight) >= 600 ? 'bold' : 'regular';
        const [size, ascent, descent] = kind === 'bold' ? bold : regular;
        return {
          weight,
          url: `@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff2`,
          fallback: locals.map(({ [kind]: local, width }) => ({
            local,
            sizeAdjust: scaled(size, 1 / width[kind]),
            ascentOverride: scaled(ascent, width[kind]),
            descentOverride: scaled(descent, width[kind]),
          })),
        };
      }),
    }),
  });

const sans = familyWithFallback(arial, dejaVuSans);
const condensed = familyWithFallback(arialNarrow, arial, dejaVuSans);
const serif = familyWithFallback(times, dejaVuSerif);

export const sourceSans = sans('Source Sans 3', 'source-sans-3', ['93.8%', '109.2%', '42.7%'], ['92.3%', '111%', '43.3%']);
export const figtree = sans('Figtree', 'figtree', ['100.7%', '94.3%', '24.8%'], ['95.4%', '99.6%', '26.2%']);
export const sora = sans('Sora', 'sora', ['111.6%', '86.9%', '26%'], ['106.9%', '90.8%', '27.1%']);
export const barlow = sans('Barlow', 'barlow', ['96.7%', '103.4%', '20.7%'], ['91.5%', '109.3%', '21.9%']);
export const barlowCondensed = condensed(
  'Barlow Condensed',
  'barlow-condensed',
  ['78%', '128.2%', '25.6%'],
  ['76%', '131.5%', '26.3%'],
);
export const nunito = sans('Nunito', 'nunito', ['101.4%', '99.7%', '34.8%'], ['97.9%', '103.2%', '36%']);
export const plexSans = sans('IBM Plex Sans', 'ibm-plex-sans', ['101.2%', '101.3%', '27.2%'], ['97.3%', '105.3%', '28.3%']);
export const bricolage = sans(
  'Bricolage Grotesque',
  'bricolage-grotesque',
  ['105.4%', '88.2%', '25.6%'],
  ['101.9%', '91.3%', '26.5%'],
);
export const outfit = sans('Outfit', 'outfit', ['99.8%', '100.2%', '26%'], ['94.6%', '105.7%', '27.5%']);
export const overpass = sans('Overpass', 'overpass', ['100.7%', '87.7%', '38%'], ['98.1%', '90%', '39%']);
export const lexend = sans('Lexend', 'lexend', ['109.9%', '91%', '22.7%'], ['106.3%', '94.1%', '23.5%']);
export const fraunces = serif('Fraunces', 'fraunces', ['115.4%', '84.7%', '22.1%'], ['112%', '87.3%', '22.8%']);
export const zillaSlab = serif('Zilla Slab', 'zilla-slab', ['106.8%', '88.4%', '24%'], ['101.5%', '93%', '25.2%']);
export const newsreader = serif('Newsreader', 'newsreader', ['105.5%', '69.7%', '25.1%'], ['104%', '70.7%', '25.5%']);
export const lora = serif('Lora', 'lora', ['115.2%', '87.3%', '23.8%'], ['110.5%', '91%', '24.8%']);
