import { test as base, expect, type Page } from '@playwright/test';
import { publicStepName, type StepName } from '#contract/flow/steps.ts';
import { launchOptions } from '../support/chromium.ts';
import { gateShare } from '../support/long-form.ts';
import { acts, allStories, desktop, openPreview, type Preview, takesFocus, unrestOf } from './storybook.ts';

/**
 * Each story that shows, as people open it: in a browser that is not told that it is driven, with motion and without. It has its
 * own heading in view, no scroll and no focus, and its play function passes.
 */

/** In the gate: stories that were once spoilt by their own play functions, and a few of all others. */
const onceSpoilt = /^(pages-survey-screens--start|tools-)/;
const shown = allStories().filter((story) => !acts(story));
const visited = gateShare(shown, ({ id }, index) => onceSpoilt.test(id) || index % 48 === 0);

interface Standing {
  /** The first heading when the story came, and after its play function. */
  readonly opened: string | undefined;
  readonly heading: string | undefined;
  readonly isHeadingSeen: boolean;
  /** The survey's step, and the one in the story's args. */
  readonly step: string | undefined;
  readonly ownStep: string | undefined;
}

interface StorybookPage {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { on(event: string, listener: (payload: { newPhase?: string }) => void): void };
  readonly __STORYBOOK_PREVIEW__: { loadStory(of: { storyId: string }): Promise<{ initialArgs: { step?: string } }> };
  openedHeading?: string | undefined;
}

/** Notes the heading of each story before its play function runs. */
const noteHeadings = (page: Page) =>
  page.evaluate(() => {
    const world = globalThis as unknown as StorybookPage;
    world.__STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', ({ newPhase }) => {
      if (newPhase === 'rendering') world.openedHeading = undefined;
      if (newPhase === 'playing') world.openedHeading = document.querySelector('#storybook-root h1')?.textContent ?? undefined;
    });
  });

const standingOf = (page: Page, id: string): Promise<Standing> =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview, openedHeading: opened } = globalThis as unknown as StorybookPage;
    const { initialArgs } = await preview.loadStory({ storyId });
    const heading = document.querySelector('#storybook-root h1');
    const { top = 0, bottom = 0 } = heading?.getBoundingClientRect() ?? {};
    return {
      opened,
      heading: heading?.textContent ?? undefined,
      isHeadingSeen: heading === null || (bottom > 0 && top < innerHeight),
      step: document.querySelector<HTMLElement>('[data-step]')?.dataset.step,
      ownStep: initialArgs.step,
    };
  }, id);

// without motion less can go wrong
for (const motion of gateShare(['no-preference', 'reduce'] as const, (each) => each === 'no-preference')) {
  const test = base.extend<object, { readonly opened: Preview }>({
    opened: [
      async ({ browser }, use) => {
        const preview = await openPreview(browser, motion);
        await preview.page.setViewportSize(desktop);
        await noteHeadings(preview.page);
        await use(preview);
        await preview.close();
      },
      { scope: 'worker' },
    ],
    launchOptions: [
      { ...launchOptions, args: [...launchOptions.args, '--disable-blink-features=AutomationControlled'] },
      { scope: 'worker' },
    ],
  });

  test.describe(motion === 'reduce' ? 'as named, without motion' : 'as named', () => {
    for (const story of visited)
      test(`${story.title}: ${story.name}`, async ({ opened: { page, show, takeErrors } }) => {
        await show(story.id);
        expect(await page.evaluate(() => navigator.webdriver)).toBe(false);
        const { opened, heading, isHeadingSeen, step, ownStep } = await standingOf(page, story.id);
        if (opened !== undefined) expect(heading).toBe(opened);
        expect(isHeadingSeen, 'its heading is in view').toBe(true);
        if (ownStep !== undefined && step !== undefined) expect(step).toBe(publicStepName(ownStep as StepName));
        expect(await unrestOf(page)).toEqual({ focused: takesFocus(story) ? expect.any(String) : '', scrolled: 0 });
        expect(takeErrors()).toEqual([]);
      });
  });
}
