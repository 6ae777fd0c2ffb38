import type { Page } from '@playwright/test';
import type { StepName } from '#contract/flow/steps.ts';
import { themeById, themeIds } from '#themes/registry.ts';
import { expect } from '../e2e/support/e2e-fixtures.ts';
import { test as withServices } from '../e2e/support/variant-fixtures.ts';
import { inLongForm } from '../support/long-form.ts';
import { alfa } from './alfa.ts';
import type { Engine } from './engine.ts';
import { engineOf } from './in-page.ts';
import { unexplained } from './judged.ts';
import { everyKind, everyStep, type Read, readCode, readPages, readWalk } from './screens.ts';
import { validator } from './validator.ts';

// Five engines read every screen, and every kind of screen in every theme, light and dark. judged.ts lists their false positives.

/** The engines of the project. */
const quick: readonly Engine[] = [engineOf.axe(), engineOf.equalAccess(), engineOf.htmlCodeSniffer()];

const test = withServices.extend<object, { readonly installed: readonly Engine[] }>({
  /** The engines of the project and those installed beside it. */
  installed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const checker = await validator();
      await use([...quick, await alfa(), checker].filter((each) => each !== undefined));
      checker?.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Reads a page by each engine. Each unexplained problem is listed once, with its first place. */
function reading(page: Page, engines: readonly Engine[], isStrict = false) {
  const found = new Map<string, string>();
  const read: Read = async (where) => {
    for (const engine of engines)
      for (const each of unexplained(await engine.read(page), isStrict)) if (!found.has(each)) found.set(each, where);
  };
  return { read, found: () => [...found].map(([each, where]) => `${where}: ${each}`) };
}

/** A ceiling: Alfa alone takes seconds a screen. */
const longest = 20 * 60_000;

test('the engines of the project find no problem on a step of each kind', async ({ page }) => {
  const { read, found } = reading(page, quick);
  await readWalk(page, everyKind, 'theme=1', read);
  expect(found()).toEqual([]);
});

const seen = new Set<StepName>();
for (const walk of inLongForm ? everyStep() : []) {
  const fresh = new Set(walk.steps.filter((step) => !seen.has(step)));
  for (const step of fresh) seen.add(step);
  test(`${walk.path}: ${fresh.size} screens`, async ({ page, installed }) => {
    test.setTimeout(longest);
    const { read, found } = reading(page, installed);
    await readWalk(page, walk, 'theme=1', read, (step) => fresh.has(step));
    expect(found()).toEqual([]);
  });
}

for (const [index, theme] of inLongForm ? themeIds.entries() : []) {
  const { name, textContrast } = themeById(theme);
  for (const [at, scheme] of ['light', 'dark'].entries()) {
    test(`${name}, ${scheme}: a step of each kind, and the other pages`, async ({ page, installed, consoleErrors }) => {
      test.setTimeout(longest);
      consoleErrors.allow(/404/);
      // each language in half of them
      const query = `theme=${theme}&scheme=${scheme}${index % 2 === 1 ? '&lang=es' : ''}`;
      const { read, found } = reading(page, installed, textContrast === 7);
      await readWalk(page, everyKind, query, read);
      await readCode(page, query, read, `(212) 664-76${10 + 2 * index + at}`);
      await readPages(page, query, read);
      expect(found()).toEqual([]);
    });
  }
}
