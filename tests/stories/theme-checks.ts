import type { Page } from '@playwright/test';
import type * as checks from './page-checks.ts';
import { phone } from './storybook.ts';

type Check = 'reflow' | 'targets' | 'forcedColours' | 'focus' | 'motion';

/** What axe is asked in a theme, and so what its text must reach. */
export interface ThemeRule {
  readonly id: string;
  readonly rules: readonly ('color-contrast' | 'color-contrast-enhanced')[];
}

/** What is at fault, and the numbers of the themes in which it is. */
type Findings = Record<string, string>;

interface InPage {
  readonly storyChecks: Pick<typeof checks, Check>;
  readonly landmarksSeen?: Set<string>;
  readonly axe: {
    run(
      context: { include: Element[]; exclude: Element[] },
      options: object,
    ): Promise<{ violations: { nodes: { target: string[]; failureSummary: string }[] }[] }>;
  };
}

/** 320 px, and twice the text in twice the width, as 200 % zoom leaves of a page (WCAG 1.4.4, 1.4.10). */
const narrow = [
  { width: 320, height: 640, fontSize: '' },
  { width: 640, height: 900, fontSize: '200%' },
];

/** By what is at fault, because the same fault is mostly in many themes. */
function byFault(found: readonly (readonly [string, readonly string[]])[]): Findings {
  const themes: Findings = {};
  for (const [id, faults] of found) {
    for (const fault of new Set(faults)) themes[fault] = themes[fault] ? `${themes[fault]}, ${id}` : id;
  }
  return themes;
}

/**
 * Applies each theme by the page's own attribute and asks axe about colours. Sixty pages share a header and a footer, so an
 * element that is known in every theme is not checked again.
 */
async function colours(page: Page, themes: readonly ThemeRule[]): Promise<Findings> {
  const found = await page.evaluate(async (all) => {
    const { axe, landmarksSeen = new Set<string>() } = globalThis as unknown as InPage;
    Object.assign(globalThis, { landmarksSeen });
    const exclude: Element[] = [];
    for (const landmark of document.querySelectorAll('#storybook-root :is(header, footer, aside)')) {
      // Ids are numbered afresh in each story.
      const said = landmark.outerHTML.replace(/_r_\w+_/g, '');
      if (landmarksSeen.has(said)) exclude.push(landmark);
      landmarksSeen.add(said);
    }
    const { dataset } = document.documentElement;
    const worn = dataset.theme;
    const faults: [string, string[]][] = [];
    for (const { id, rules } of all) {
      dataset.theme = id;
      const { violations } = await axe.run(
        { include: [document.documentElement], exclude },
        {
          runOnly: { type: 'rule', values: rules },
          resultTypes: ['violations'],
          preload: false,
        },
      );
      const nodes = violations.flatMap((violation) => violation.nodes);
      faults.push([id, nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)]);
    }
    dataset.theme = worn;
    return faults;
  }, themes);
  return byFault(found);
}

/** One check in each theme, as the page is now. */
async function inThemes(page: Page, check: Check, ids: readonly string[]): Promise<Findings> {
  const found = await page.evaluate(
    ([name, all]) => {
      const { storyChecks } = globalThis as unknown as InPage;
      const { dataset } = document.documentElement;
      const worn = dataset.theme;
      const faults = all.map((id) => {
        dataset.theme = id;
        return [id, storyChecks[name]()] as const;
      });
      dataset.theme = worn;
      return faults;
    },
    [check, ids] as const,
  );
  return byFault(found);
}

async function checkInOrdinaryState(page: Page, ids: readonly string[]): Promise<Findings> {
  const faults: [string, string[]][] = [];
  for (const id of ids) {
    const inTheme = page.evaluate(async (theme) => {
      const { dataset } = document.documentElement;
      const worn = dataset.theme;
      dataset.theme = theme;
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const found = (globalThis as unknown as InPage).storyChecks.reflow();
      dataset.theme = worn;
      return found;
    }, id);
    faults.push([id, await inTheme]);
  }
  return byFault(faults);
}

async function reflow(page: Page, ids: readonly string[]): Promise<Findings> {
  const found: Findings = {};
  for (const { width, height, fontSize } of narrow) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    let faults = await inThemes(page, 'reflow', ids);
    // a carousel measures itself and follows a new size a frame later, so faults are checked again one theme at a time
    if (Object.keys(faults).length > 0) faults = await checkInOrdinaryState(page, ids);
    for (const [fault, themes] of Object.entries(faults)) found[`at ${width} px: ${fault}`] = themes;
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(phone);
  return found;
}

async function forcedColours(page: Page, ids: readonly string[]): Promise<Findings> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = { ...(await inThemes(page, 'forcedColours', ids)), ...(await inThemes(page, 'focus', ids.slice(0, 1))) };
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/**
 * Every check of the page as it is now; kinds without faults are not named.
 * @param themes in which it is checked, since type and layout differ between them
 * @param coloured those in which colours are checked too, which takes most of the time
 */
export async function faultsOf(
  page: Page,
  themes: readonly ThemeRule[],
  coloured: readonly ThemeRule[] = themes,
): Promise<Partial<Record<Check | 'colours', Findings>>> {
  const ids = themes.map(({ id }) => id);
  await page.setViewportSize(phone);
  const all = {
    colours: await colours(page, coloured),
    targets: await inThemes(page, 'targets', ids),
    motion: await inThemes(page, 'motion', ids.slice(0, 1)),
    reflow: await reflow(page, ids),
    forcedColours: await forcedColours(
      page,
      coloured.map(({ id }) => id),
    ),
    focus: await inThemes(page, 'focus', ids.slice(0, 1)),
  };
  return Object.fromEntries(Object.entries(all).filter(([, found]) => Object.keys(found).length > 0));
}
