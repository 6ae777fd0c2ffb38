import type { Browser, CDPSession } from '@playwright/test';
import { drawnBottom, picturedFlag } from '../../.storybook/pictures.ts';
import { globalsOf, mountOf, type Shot, type StoryFacts } from './shots.ts';

/** A page of the built Storybook, in which stories and widths follow each other without a reload. */
export interface CapturePage {
  /** The metadata of the built stories. */
  stories(): Promise<readonly StoryFacts[]>;
  /** Shows the shot's story and takes its picture. @throws Error with the story's own message where it does not render. */
  picture(shot: Shot): Promise<Buffer>;
  /**
   * The same picture where only the theme differs, by swapping the page's attribute: a third of the time. Undefined where more
   * differs. A story that reads the toolbar's theme is not noticed, so only an approved result counts.
   */
  swapped(shot: Shot): Promise<Buffer | undefined>;
  /** Takes the same picture again. */
  again(): Promise<Buffer>;
}

/** Loading every story at once takes seconds, and a minute on a machine that does much else. */
export const pageTimeoutMs = 180_000;

/** The same moment in every picture. */
const now = new Date('2026-03-10T12:00:00Z');
const sizeOf = (width: number) => ({ width, height: width === 390 ? 844 : 800 });

/** Clock, zone, language and random numbers are fixed; motion is off (.storybook/preview.ts stops the rest). */
export async function openCapturePage(browser: Browser, origin: string): Promise<CapturePage> {
  let viewport = sizeOf(390);
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(pageTimeoutMs);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.addInitScript(freezeRandom);
  await page.addInitScript(`globalThis.${picturedFlag} = true`);
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  // axe is for the tests of stories: here it would only take time.
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready');
  await page.evaluate('__STORYBOOK_PREVIEW__.ready()');
  const cdp = await context.newCDPSession(page);
  let shown: Shot | undefined;

  const again = async () => {
    do await page.evaluate(framesDrawn);
    while (pending > 0);
    const height = Math.min((await page.evaluate(drawnBottom)) + shadowRoom, await page.evaluate(scrollHeight));
    return screenshot(cdp, { width: viewport.width, height: Math.max(1, height) }, viewport.height);
  };
  const isMounted = (shot: Shot) => shown !== undefined && mountOf(shown) === mountOf(shot);
  return {
    stories: () => page.evaluate(storyFacts),
    again,
    async swapped(shot) {
      if (!isMounted(shot)) return undefined;
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, shot.theme);
      return again();
    },
    async picture(shot) {
      const mounted = isMounted(shot);
      shown = undefined;
      if (viewport.width !== shot.width) {
        viewport = sizeOf(shot.width);
        await page.setViewportSize(viewport);
      }
      await page.evaluate(presentStory, { story: shot.story, globals: globalsOf(shot), mounted });
      shown = shot;
      return again();
    },
  };
}

async function screenshot(
  cdp: CDPSession,
  { width, height }: { width: number; height: number },
  visible: number,
): Promise<Buffer> {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > visible,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

function freezeRandom() {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

interface Presented {
  readonly story: string;
  readonly globals: Readonly<Record<string, string>>;
  /** The story is there already and only the globals differ: it keeps its state, as under the toolbar. */
  readonly mounted: boolean;
}

/** Runs in the page: applies the look, mounts the story unless it is there, and waits until it has rendered and played. */
async function presentStory({ story, globals, mounted }: Presented): Promise<void> {
  // biome-ignore lint/suspicious/noExplicitAny: Storybook's own globals, typed nowhere
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as any;
  const shown: string | undefined = preview.currentSelection?.storyId;
  const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
  const finished = (id: string, act: () => void) =>
    new Promise<void>((resolve, reject) => {
      const end = (said: { storyId?: string }) => {
        if (said.storyId === id) settle(resolve);
      };
      const fail = (error: { message?: string; description?: string } | undefined) =>
        settle(() => reject(new Error(error?.message ?? error?.description ?? 'The story did not render')));
      const late = setTimeout(() => settle(() => reject(new Error('The story did not finish in a minute'))), 60_000);
      const settle = (act: () => void) => {
        clearTimeout(late);
        channel.off('storyFinished', end);
        for (const name of failures) channel.off(name, fail);
        act();
      };
      channel.on('storyFinished', end);
      for (const name of failures) channel.on(name, fail);
      act();
    });
  const dress = () => channel.emit('updateGlobals', { globals });
  if (shown && shown !== story) {
    // the leaving story gets the new look too, or it would disturb the next; its own result does not matter
    await finished(shown, dress).catch(() => undefined);
    await finished(story, () => channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' }));
    return;
  }
  if (!shown) await finished(story, () => channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' }));
  await finished(story, dress);
  if (!mounted) await finished(story, () => channel.emit('forceRemount', { storyId: story }));
}

/** Space below the visible content, in px, for its shadow. */
const shadowRoom = 16;

const scrollHeight = () => document.documentElement.scrollHeight;

/** Runs in the page: waits for fonts, idle work and two frames. */
async function framesDrawn(): Promise<void> {
  await document.fonts.ready;
  // A screen that has just arrived is still to be run and rendered.
  await new Promise((next) => requestIdleCallback(next, { timeout: 5000 }));
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
}

/** Runs in the page. */
async function storyFacts(): Promise<StoryFacts[]> {
  // biome-ignore lint/suspicious/noExplicitAny: Storybook's own global, typed nowhere
  const extracted: any[] = Object.values(await (globalThis as any).__STORYBOOK_PREVIEW__.extract());
  return extracted.map(({ id, title, name, tags, parameters }) => ({
    id,
    title,
    name,
    file: parameters.fileName,
    looksAlike: tags.includes('behaviour'),
    chromatic: parameters.chromatic,
  }));
}
