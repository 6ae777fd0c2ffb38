import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { type Question, questions } from './questions.ts';

const style =
  'body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color:#0f2747}section{padding:1rem}h1{font-size:2rem;line-height:1.1}' +
  'button,input{box-sizing:border-box;display:block;width:100%;min-height:3.5rem;margin:.5rem 0;font:inherit}button{text-align:start}' +
  '[hidden]{display:none}';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const documentOf = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${questions[0]?.heading}</title><link rel="icon" href="data:,"><style>${style}</style>${head}</head><body>${body}</body></html>`;

const sectionOf = ({ step, heading, subhead, answers, fields }: Question, at: number) =>
  [
    `<section data-step="${step}"${at > 0 ? ' hidden' : ''}><h1 tabindex="-1">${escapeHtml(heading)}</h1><p>${escapeHtml(subhead)}</p>`,
    ...answers.map(
      ({ name, value, label }) => `<button type="button" name="${name}" value="${value}">${escapeHtml(label)}</button>`,
    ),
    fields.length > 0 ? '<form>' : '',
    ...fields.map((field) => `<label>${field}<input name="${field}" required></label>`),
    fields.length > 0 ? '<button type="submit">Next</button></form>' : '',
    '</section>',
  ].join('');

const vanillaScript = `const given={},next=screen=>{const then=screen.nextElementSibling;if(!then?.dataset.step)return;screen.hidden=true;then.hidden=false;scrollTo(0,0);then.querySelector('h1').focus({preventScroll:true})};
addEventListener('click',({target})=>{const button=target.closest('button[name]');if(button){given[button.name]=button.value;next(button.closest('section'))}});
addEventListener('submit',event=>{event.preventDefault();Object.assign(given,Object.fromEntries(new FormData(event.target)));next(event.target.closest('section'))})`;

/** The floor: the survey's questions in one document with a few lines of script. */
export const floorPage = (): string => documentOf('', `${questions.map(sectionOf).join('')}<script>${vanillaScript}</script>`);

/** Holds the first tap until React is there, as the survey does. */
const holdTap =
  "addEventListener('click',({target})=>{const button=target.closest('button[name]');if(button&&window.early!==true)window.early=button},true)";

/** The same questions in React, rendered on the server and hydrated. */
export async function leanReactPage(): Promise<{ readonly html: string; readonly script: string }> {
  const source = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const common = { configFile: false, logLevel: 'error', mode: 'production' } as const;
  const bundled = (await build({
    ...common,
    define: { leanQuestions: JSON.stringify(questions) },
    build: { write: false, rolldownOptions: { input: source('./lean-react-client.tsx') } },
  })) as Rolldown.RolldownOutput;
  const folder = mkdtempSync(join(tmpdir(), 'lean-react-'));
  try {
    await build({ ...common, ssr: { noExternal: true }, build: { ssr: source('./lean-react-server.tsx'), outDir: folder } });
    const { render } = (await import(
      pathToFileURL(join(folder, 'lean-react-server.js')).href
    )) as typeof import('./lean-react-server.tsx');
    const head = `<script>${holdTap}</script><script type="module" src="/lean-react.js"></script>`;
    return { html: documentOf(head, `<div id="root">${render(questions)}</div>`), script: bundled.output[0].code };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page of the survey without its scripts, but for its face: what face, styles and scene cost by themselves. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script(?!>document\.fonts\.add).*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:expect|modulepreload)"[^>]*>/g, '');
