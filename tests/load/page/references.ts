import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PageResponse, RenderPage } from '#contract/api/page-rendering.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const firstScreen = read('./first-screen.html');
const twoQuestions = firstScreen.replace(/<!-- question -->.*<!-- \/question -->/s, read('./two-questions.html'));

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
function referencePage(text: string): PageResponse {
  const html = text.replaceAll('%YEAR%', String(new Date().getUTCFullYear()));
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
