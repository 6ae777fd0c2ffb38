import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import sirv from 'sirv';
import type { Modes } from '../../.storybook/pictureModes.ts';
import { axeSource } from '../support/axe.ts';
import { inPage } from './page-checks.ts';

/** The built Storybook: `npm run build` makes it. */
const built = process.env.STORYBOOK_BUILT ?? fileURLToPath(new URL('../../dist/storybook', import.meta.url));

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The module that it stands in, from the root of the project: `./design-system/...`. */
  readonly importPath: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** A story with this tag acts on its own. Every other one only shows, and stays as it was opened. */
export const acts = ({ tags }: Entry): boolean => tags.includes('act');

const entries = (): Entry[] =>
  Object.values((JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as { entries: Record<string, Entry> }).entries);

/** Every story of the built Storybook. Throws where Storybook is not built. */
export const allStories = (): Entry[] => entries().filter(({ type, tags }) => type === 'story' && tags.includes('test'));

/** What a link inside Storybook may lead to. */
export const allIds = (): string[] => entries().map(({ id }) => id);

/** A story with this tag is of a component that takes the focus as it comes; a page of the studio gives it to its heading. */
export const takesFocus = ({ tags }: Entry): boolean => tags.includes('takes-focus') || tags.includes('studio');

/** What has the focus, where the page has not, and how far it is scrolled, in px: a story that shows leaves both alone. */
export const unrestOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return { focused: activeElement === body ? '' : activeElement?.outerHTML.slice(0, 80), scrolled: scrollY };
  });

/** The docs page of every component and pattern. */
export const allDocs = (): Entry[] => entries().filter(({ type, tags }) => type === 'docs' && !tags.includes('unattached-mdx'));

/**
 * Whether it follows the page's theme and has its own look. A `sheet` brings its themes; a `behaviour` story looks like another,
 * and so does an `act` that is not `pictured`. The `studio` has a theme of its own.
 */
export const wearsThemes = ({ tags }: Entry): boolean =>
  !tags.some(
    (tag) => tag === 'sheet' || tag === 'studio' || tag === 'behaviour' || (tag === 'act' && !tags.includes('pictured')),
  );

/** Whether it plays otherwise on a desktop. Every story plays on a phone. */
export const playsOnDesktop = ({ tags }: Entry): boolean => tags.includes('desktop');

/** As much of a story's parameters as decides what is asked of it. */
export interface Parameters {
  readonly chromatic: { readonly modes?: Modes } | undefined;
  readonly a11y:
    | { readonly test?: string; readonly config?: { readonly rules?: readonly { id: string; enabled: boolean }[] } }
    | undefined;
}

export const phone = { width: 360, height: 800 };
export const desktop = { width: 1280, height: 800 };

export interface Preview {
  readonly page: Page;
  /** Shows a story in place of the last one and plays it. Throws what the story or its play function threw. */
  readonly show: (id: string) => Promise<void>;
  /** Shows the same story as if for the first time, and plays it. */
  readonly showAgain: (id: string) => Promise<void>;
  readonly parametersOf: (id: string) => Promise<Parameters>;
  /** What the console has said as an error since the last time. */
  readonly takeErrors: () => string[];
  readonly close: () => Promise<void>;
}

/** Brings the checks and axe to every document that the page will open. */
export async function equip(page: Page): Promise<void> {
  await page.addInitScript(inPage);
  await page.addInitScript(axeSource);
}

/** The built Storybook on a port of its own. */
export async function serveStorybook() {
  const server = createServer(sirv(built));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Storybook's preview, loaded once: its channel changes stories in a fraction of a page load. */
export async function openPreview(browser: Browser, reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<Preview> {
  const { origin, close } = await serveStorybook();
  const page = await browser.newPage({ viewport: phone, reducedMotion, locale: 'en-US', timezoneId: 'UTC' });
  const errors: string[] = [];
  page.on('console', (message) => {
    // stories have no server, so a page's calls fail with a message of the browser's own
    const isCall =
      message.text().startsWith('Failed to load resource') && !/\.\w+$/.test(new URL(message.location().url).pathname);
    // a frame of "In every theme" whose Storybook is asked before it knows its stories: a race of its own
    const isEarly = message.text().includes('StoryStoreAccessedBeforeInitializationError');
    if (message.type() === 'error' && !isCall && !isEarly) errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await equip(page);
  // axe is asked by the test, which needs to know what it says. Opened with no story of its own: one that is shown already is not shown again.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=none--none&globals=a11y.manual:!true`);
  await page.waitForSelector('.sb-show-errordisplay, .sb-show-nopreview');
  errors.splice(0);
  const show = async (id: string, command: ShowCommand) => {
    const problem = await page.evaluate(showInPage, [id, command] as const);
    if (problem) throw new Error(problem);
  };
  return {
    page,
    takeErrors: () => errors.splice(0),
    show: (id) => show(id, 'setCurrentStory'),
    showAgain: (id) => show(id, 'forceRemount'),
    parametersOf: (id) => page.evaluate(parametersInPage, id),
    close: async () => {
      await page.close();
      await close();
    },
  };
}

/** Runs in the page. */
async function parametersInPage(storyId: string): Promise<Parameters> {
  interface WithPreview {
    readonly __STORYBOOK_PREVIEW__: { loadStory(of: { storyId: string }): Promise<{ parameters: Parameters }> };
  }
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as WithPreview;
  const { chromatic, a11y } = (await preview.loadStory({ storyId })).parameters;
  return { chromatic, a11y };
}

type ShowCommand = 'setCurrentStory' | 'forceRemount';

interface Channel {
  on(event: string, listener: (payload: { message?: string; status?: string; storyId?: string }) => void): void;
  off(event: string, listener: unknown): void;
  emit(event: string, payload: unknown): void;
}

/** Runs in the page; answers what went wrong, or nothing. */
function showInPage([id, command]: readonly [string, ShowCommand]): Promise<string | undefined> {
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const troubles = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
  ];
  return new Promise((resolve) => {
    let trouble: string | undefined;
    const onTrouble = (error: { message?: string }) => {
      trouble ??= error?.message ?? JSON.stringify(error);
      if (JSON.stringify(error) === JSON.stringify(id)) done(trouble);
    };
    const onFinished = ({ storyId }: { storyId?: string }) => storyId === id && done(trouble);
    function done(answer: string | undefined) {
      for (const event of troubles) channel.off(event, onTrouble);
      channel.off('storyFinished', onFinished);
      resolve(answer);
    }
    for (const event of troubles) channel.on(event, onTrouble);
    channel.on('storyFinished', onFinished);
    channel.emit(command, { storyId: id, viewMode: 'story' });
  });
}
