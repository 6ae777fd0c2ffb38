import { expect, it } from 'vitest';
import { firstRange, wholeRange } from '#themes/firstGlyphs.ts';
import { themeStylesOf } from './themeStyles.ts';

const face = (family: string) => `@font-face{font-family:"${family}";font-weight:400;src:url(/${family}.woff2)}`;
/** The font as its small file, and the whole one for other letters. */
const inTwoFiles = (family: string) =>
  face(family).replace('}', `;unicode-range:${wholeRange}}`) +
  face(family).replace('.woff2', '-first.woff2').replace('}', `;unicode-range:${firstRange}}`);
const standIn = (family: string) => `@font-face{font-family:"${family} Fallback";src:local(Arial)}`;
const theme = `${face('Serif')}${standIn('Serif')}.theme{--body:"Serif","Serif Fallback",serif;--size:1rem}`;

it("separates the theme's fonts from its other styles: the first paint names none", () => {
  const { css, fontCss, missingFonts } = themeStylesOf('theme', theme);
  expect(css).toBe('.theme{--body:serif;--size:1rem}');
  expect(fontCss).toBe(`${inTwoFiles('Serif')}${standIn('Serif')}:root:root{--body:"Serif","Serif Fallback",serif}`);
  expect(missingFonts).toEqual({
    look: 'theme',
    files: [{ family: 'Serif', weight: '400', address: '/Serif-first.woff2' }],
    stacks: { '--body': '"Serif","Serif Fallback",serif' },
  });
});

it("a face replaces the theme's fonts, which are not fetched", () => {
  const other = themeStylesOf('theme-other', `${theme}${face('Sans')}.face{--body:"Sans",sans-serif}`);
  expect(other.missingFonts.files.map(({ family }) => family)).toEqual(['Sans']);
  expect(other.fontCss).toBe(`${inTwoFiles('Sans')}:root:root{--body:"Sans",sans-serif}`);

  const system = themeStylesOf('theme-system', `${theme}.face{--body:system-ui,sans-serif}`);
  expect(system.missingFonts).toMatchObject({ files: [], stacks: {} });
  expect(system.fontCss).toBe('');
});

const weighted = (family: string, weight: number) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(/${family}-${weight}.woff2)}`;
const type = { heading: '--h', headingWeight: '--hw', button: '--b', buttonWeight: '--bw' };
const looks = `${weighted('Serif', 400)}${weighted('Serif', 700)}${weighted('Sans', 600)}`;

it.each([
  ['its own weight', '--h:"Serif",serif;--hw:700;--b:"Sans",sans-serif;--bw:600', '/Serif-700-first.woff2', ['--h']],
  ['the next heavier one', '--h:"Serif",serif;--hw:600;--b:"Serif",serif;--bw:600', '/Serif-700-first.woff2', ['--h', '--b']],
  [
    'a button of another weight goes without',
    '--h:"Serif",serif;--hw:400;--b:"Serif",serif;--bw:700',
    '/Serif-400-first.woff2',
    ['--h'],
  ],
])('the first visit loads the font of its heading: %s', (_, properties, address, set) => {
  const { first, css } = themeStylesOf('theme', `${looks}.theme{${properties}}`, type);
  expect(first?.address).toBe(address);
  expect(first?.css).toContain(`url(${address})`);
  expect(first?.css.match(/--\w+(?=:")/g)).toEqual(set);
  expect(css).not.toContain('"Serif"');
});

it('loads no font where the heading has a font of the device', () => {
  expect(themeStylesOf('theme', `${looks}.theme{--h:serif;--hw:700;--b:"Sans",sans-serif;--bw:600}`, type).first).toBeUndefined();
});
