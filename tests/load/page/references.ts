import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { PageResponse, RenderPage } from '#contract/api/page-rendering.ts';
import { lineIcons } from '#design-system/icons/lineIcons.ts';
import { drawing } from '#design-system/theme/drawing.ts';
import { aheadWater, beam, nightHarbour, shore, smallBoat } from '#themes/theme-01-harbor/drawings.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const fonts = readdirSync(new URL('../../../dist/client/assets', import.meta.url));
/** The font that the survey preloads. */
const font = `/assets/${fonts.find((file) => /^source-sans-3-latin-700-.*-first\.woff2$/.test(file))}`;
const drawings = { beam, harbour: nightHarbour, shore, water: aheadWater, boat: smallBoat };
/** The parts that the pages share with the survey: font, drawings and icons. */
const shared = [
  `@font-face { font-family: 'Source Sans 3'; font-weight: 700; font-display: optional; src: url(${font}) format('woff2') }`,
  ...Object.entries(drawings).map(([name, image]) => `:root { --${name}: ${image} }`),
];
const icons = Object.entries(lineIcons).map(([name, picture]) => `.${name} { --icon: ${drawing('48 48', picture)} }`);

const page = (styles: readonly string[]) =>
  read('./first-screen.html')
    .replace('/* shared */', () => styles.join('\n'))
    .replaceAll('%FONT%', font)
    .replaceAll('%YEAR%', String(new Date().getUTCFullYear()));
const firstScreen = page(shared);
const questions = read('./two-questions.html');
const partOf = (html: string, part: RegExp) => part.exec(html)?.[0] ?? '';
const twoQuestions = page([...shared, ...icons])
  .replace(/<div class="night">.*<\/header>/s, () => partOf(questions, /<header.*<\/header>/s))
  .replace(/<section.*<\/section>/s, () => partOf(questions, /<section.*<\/script>/s));

/** The hand-written pages that /survey is measured against, by address. */
export const references = {
  /** The first screen without any script: nothing that shows the same can paint sooner. */
  '/bench/first-screen': firstScreen,
  /** Two questions and the few lines of script that go from one to the other. */
  '/bench/two-questions': twoQuestions,
} as const satisfies Record<string, string>;

export type ReferencePath = keyof typeof references;

const hashesOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** A hand-written page as the renderer gives one. */
function referencePage(html: string): PageResponse {
  return {
    status: 200,
    html,
    hashes: { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') },
    audience: 'everyone',
    hasVariants: false,
    loadsPartners: false,
    tags: [],
  };
}

/** The same server serves both: its headers, its compression, its policy. Every other address is the funnel's. */
export const withReferences = (render: RenderPage): RenderPage => {
  const pages: Readonly<Record<string, PageResponse>> = Object.fromEntries(
    Object.entries(references).map(([path, text]) => [path, referencePage(text)]),
  );
  return (request) => (Object.hasOwn(pages, request.path) ? pages[request.path] : undefined) ?? render(request);
};
