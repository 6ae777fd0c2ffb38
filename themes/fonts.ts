import type { FontFace } from '#design-system/theme/tokens.ts';

/** How much Arial is stretched to a family's average width and line box: size-adjust, ascent-override, descent-override. */
type Measures = readonly [size: string, ascent: string, descent: string];

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];

/**
 * Self-hosted families (OFL, from @fontsource packages): the latin subset, which holds all of English and Spanish. The measures weigh each
 * letter by how often it occurs; computed once with @capsizecss from the packages' own files, for regular and for bold weights.
 */
const family = (name: string, folder: string, regular: Measures, bold: Measures) => ({
  weights: (...weights: readonly string[]): FontFace => ({
    family: name,
    files: weights.map((weight) => {
      const isBold = Number(weight) >= 600;
      const [sizeAdjust, ascentOverride, descentOverride] = isBold ? bold : regular;
      return {
        weight,
        url: `@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff2`,
        fallback: { local: isBold ? arialBold : arial, sizeAdjust, ascentOverride, descentOverride },
      };
    }),
  }),
});

export const sourceSans = family('Source Sans 3', 'source-sans-3', ['93.8%', '109.2%', '42.7%'], ['92.3%', '111%', '43.3%']);
export const figtree = family('Figtree', 'figtree', ['100.7%', '94.3%', '24.8%'], ['95.4%', '99.6%', '26.2%']);
export const sora = family('Sora', 'sora', ['111.6%', '86.9%', '26%'], ['106.9%', '90.8%', '27.1%']);
export const barlow = family('Barlow', 'barlow', ['96.7%', '103.4%', '20.7%'], ['91.5%', '109.3%', '21.9%']);
export const barlowCondensed = family(
  'Barlow Condensed',
  'barlow-condensed',
  ['78%', '128.2%', '25.6%'],
  ['76%', '131.5%', '26.3%'],
);

/** The CSS `font-family` of a self-hosted family: itself, its stretched fallback, the system's own. */
export const stack = (name: string, generic = 'sans-serif') => `"${name}", "${name} Fallback", system-ui, ${generic}`;
