import { logoBleed } from './contract.css.ts';
import type { FontFace, ThemeTokens } from './tokens.ts';

/** Clear space without a plate reaches into the space around it; a plate keeps its place. */
const bleed = (plate: string) => (plate === 'transparent' ? '-0.45em' : '0');

/** Where a theme holds. */
export const themeSelector = (id: string) => `[data-theme="${id}"]`;

/** A theme's tokens as custom properties, by the names of the contract. */
export function themeProperties(tokens: ThemeTokens): Readonly<Record<`--${string}`, string>> {
  const properties = Object.entries(tokens).flatMap(([group, values]) =>
    typeof values === 'string'
      ? [[`--${group}`, values]]
      : Object.entries(values).map(([name, css]) => [`--${group}-${name}`, css]),
  );
  return {
    ...Object.fromEntries(properties),
    [logoBleed.light]: bleed(tokens.logo.plate),
    [logoBleed.dark]: bleed(tokens.logo.plateDark),
  };
}

/**
 * The `@font-face` rules of a family: each weight, and a local font stretched to its measures.
 * `optional`: a late font moves no line that is being read.
 */
export const fontFaces = ({ family, files }: FontFace) =>
  files.flatMap(({ weight: fontWeight, url, fallback = [] }) => {
    const own = {
      fontFamily: `"${family}"`,
      src: `url("${url}") format("woff2")`,
      fontWeight,
      fontStyle: 'normal',
      fontDisplay: 'optional' as const,
    };
    const stretched = fallback.map(({ local, ...measures }) => ({
      fontFamily: `"${family} Fallback"`,
      src: local.map((name) => `local("${name}")`).join(', '),
      fontWeight,
      lineGapOverride: '0%',
      ...measures,
    }));
    // of several rules a browser takes the last whose font it has
    return [own, ...stretched.reverse()];
  });

/** `fontFamily` is `font-family`; a custom property keeps its name. */
const cssName = (name: string) => (name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

const declarations = (rules: Readonly<Record<string, string>>) =>
  Object.entries(rules)
    .map(([name, css]) => `${cssName(name)}:${css}`)
    .join(';');

/**
 * A theme's stylesheet as text: its fonts, and its tokens under `data-theme`. For a build script, a server or a `<style>`; with
 * vanilla-extract `defineTheme` writes the same.
 * @param id the value of `data-theme`
 */
export function themeCss(id: string, tokens: ThemeTokens, fonts: readonly FontFace[] = []): string {
  const faces = fonts.flatMap(fontFaces).map((face) => `@font-face{${declarations(face)}}`);
  const rules = declarations({ colorScheme: 'var(--scheme)', ...themeProperties(tokens) });
  return [...faces, `${themeSelector(id)}{${rules}}`].join('\n');
}
