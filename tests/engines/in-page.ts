import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeSource } from '../support/axe.ts';
import { type Engine, packageFile, shortened } from './engine.ts';

type Said = readonly { readonly rule: string; readonly element: string; readonly says: string }[];

/** An engine that is a script of the page's own, run there by a function that returns its problems. */
const inPage = (name: string, source: string, isThere: string, run: () => Promise<Said>): Engine => ({
  name,
  async read(page: Page) {
    if (!(await page.evaluate(`typeof ${isThere} !== 'undefined'`))) await page.evaluate(source);
    const said = await page.evaluate(run);
    return said.map(({ rule, element, says }) => ({ engine: name, rule, element: shortened(element), says }));
  },
});

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly help: string; readonly nodes: readonly { html: string }[] }[];
}

async function runAxe(): Promise<Said> {
  const { axe } = globalThis as unknown as {
    axe: {
      getRules(): readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
      run(context: Document, options: object): Promise<AxeResults>;
    };
  };
  // those too that axe itself has off: experimental ones and WCAG's AAA
  const all = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
  const rules = Object.fromEntries(all.map(({ ruleId }) => [ruleId, { enabled: true }]));
  const { violations } = await axe.run(document, { rules, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => ({ rule: id, element: html, says: help })));
}

interface EqualAccessReport {
  readonly results: readonly {
    readonly ruleId: string;
    readonly value: readonly [level: string, verdict: string];
    readonly node: Node | null;
    readonly snippet: string;
    readonly message: string;
  }[];
}

async function runEqualAccess(): Promise<Said> {
  const { ace } = globalThis as unknown as {
    ace: { Checker: new () => { check(page: Document, sets: readonly string[]): Promise<EqualAccessReport> } };
  };
  const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
  return results
    .filter(({ value }) => value[1] === 'FAIL')
    .map(({ ruleId, node, snippet, message }) => ({
      rule: ruleId,
      element: node instanceof Element ? node.outerHTML : snippet,
      says: message,
    }));
}

async function runHtmlCodeSniffer(): Promise<Said> {
  const { HTMLCS } = globalThis as unknown as {
    HTMLCS: {
      process(standard: string, page: Document, done: () => void): void;
      getMessages(): readonly { type: number; code: string; msg: string; element: Element }[];
    };
  };
  await new Promise<void>((done) => HTMLCS.process('WCAG2AAA', document, done));
  const errors = HTMLCS.getMessages().filter(({ type }) => type === 1);
  return errors.map(({ code, msg, element }) => ({ rule: code, element: element.outerHTML ?? '', says: msg }));
}

const sourceOf = (file: string) => readFileSync(packageFile(file) as string, 'utf8');

/** The engines that run in the page: packages of the project. */
export const engineOf = {
  axe: (): Engine => inPage('axe', axeSource, 'axe', runAxe),
  equalAccess: (): Engine => inPage('Equal Access', sourceOf('accessibility-checker-engine/ace.js'), 'ace', runEqualAccess),
  htmlCodeSniffer: (): Engine =>
    inPage('HTML_CodeSniffer', sourceOf('html_codesniffer/build/HTMLCS.js'), 'HTMLCS', runHtmlCodeSniffer),
} as const;
