import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** axe itself, to be run in a page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  readonly axe?: {
    run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/**
 * Violations of WCAG 2.2 AA or axe's best practices: a line for each rule with its elements. axe is loaded once a
 * document and asked for violations only; @axe-core/playwright does neither and takes five times as long.
 * @param part whether it is a part of a page, which needs no landmarks and no main heading
 * @param without rules that are left out
 */
export async function violationsOf(
  page: Page,
  { part = false, without = [] }: { readonly part?: boolean; readonly without?: readonly string[] } = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ({ isPart, off }) => {
      const { axe } = globalThis as WithAxe;
      const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
      // Storybook's own markup beside a story is not visible
      const include = [isPart ? document.body : document.documentElement];
      const context = { include, exclude: [...document.querySelectorAll('.sb-wrapper')] };
      return (await axe?.run(context, { runOnly, rules, resultTypes: ['violations'], preload: false }))?.violations;
    },
    { isPart: part, off: part ? [...without, 'region'] : without },
  );
  if (!violations) throw new Error('axe did not run');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
