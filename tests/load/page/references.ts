import { readFileSync } from 'node:fs';
import type { RenderPage } from '#contract/api/page-rendering.ts';

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

/** The same server serves both: its headers, its compression, its policy. Every other address is the funnel's. */
export const withReferences =
  (render: RenderPage): RenderPage =>
  (request) => {
    const html = Object.hasOwn(references, request.path) ? references[request.path as ReferencePath] : undefined;
    if (html === undefined) return render(request);
    const year = String(new Date().getUTCFullYear());
    return { status: 200, html: html.replaceAll('%NONCE%', request.nonce).replaceAll('%YEAR%', year) };
  };
