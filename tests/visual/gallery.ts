import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright';
import sirv from 'sirv';
import { visitorLaunchOptions } from '../support/chromium.ts';
import { type CapturePage, openCapturePage, pageTimeoutMs } from './capture-page.ts';
import { type Shot, type StoryFacts, shotsOf } from './shots.ts';

/** Flags that make the same page the same bytes each time (measured: identical over three runs). */
const steady = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

const launch = (): Promise<Browser> =>
  chromium.launch({ ...visitorLaunchOptions, args: [...visitorLaunchOptions.args, ...steady] });

export const hashOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex').slice(0, 20);

export interface TakenPicture {
  readonly shot: Shot;
  readonly picture: Buffer;
  readonly hash: string;
}

export interface FailedPicture {
  readonly shot: Shot;
  /** What the story said when it did not render. */
  readonly error: string;
}

export interface Gallery {
  /** Version and platform. */
  readonly chromium: string;
  readonly shots: readonly Shot[];
  /**
   * Takes pictures, with a browser process a worker. A picture that is not `expected` is taken again until two in a row agree.
   */
  take(
    shots: readonly Shot[],
    options: {
      readonly workers: number;
      readonly expected: (shot: Shot) => string | undefined;
      readonly onTaken: (taken: TakenPicture) => void;
    },
  ): Promise<readonly FailedPicture[]>;
  close(): Promise<void>;
}

/** Opens a built Storybook for taking pictures of it. */
export async function openGallery(directory: string): Promise<Gallery> {
  const server = createServer(sirv(directory, { etag: true }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launch();
  const shots = shotsOf(await storiesAt(browser, origin));
  return {
    chromium: `${browser.version()} ${process.platform} ${process.arch}`,
    shots,
    async take(wanted, { workers, expected, onTaken }) {
      const queue = groupsOf(wanted);
      const failed: FailedPicture[] = [];
      const work = async (own: Browser) => {
        const studios = new Map<number, CapturePage>();
        for (let group = queue.shift(); group; group = queue.shift()) {
          const [{ width }] = group;
          const studio = studios.get(width) ?? (await openCapturePage(own, origin, width));
          studios.set(width, studio);
          for (const shot of group) {
            const attempt = async () => onTaken({ shot, ...(await stablePicture(studio, shot, expected(shot))) });
            try {
              // now and then Storybook still hides its canvas when a story opens a dialog, which then gets no focus
              await attempt().catch(attempt);
            } catch (error) {
              failed.push({ shot, error: firstLineOf(error) });
            }
          }
        }
      };
      const browsers = [browser, ...(await Promise.all(Array.from({ length: workers - 1 }, launch)))];
      await Promise.all(browsers.map(work));
      await Promise.all(browsers.slice(1).map((each) => each.close()));
      return failed;
    },
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What the built stories say of themselves. */
async function storiesAt(browser: Browser, origin: string): Promise<readonly StoryFacts[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(pageTimeoutMs);
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready');
  const stories = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: Storybook's own global, typed nowhere
    const preview = (globalThis as any).__STORYBOOK_PREVIEW__;
    await preview.ready();
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const extracted: any[] = Object.values(await preview.extract());
    return extracted.map(({ id, title, name, tags, parameters }) => ({
      id,
      title,
      name,
      file: parameters.fileName,
      looksAlike: tags.includes('behaviour'),
      chromatic: parameters.chromatic,
    }));
  });
  await page.close();
  return stories;
}

/** What went wrong, without the page that a failed expectation prints after it. */
const firstLineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

type Group = [Shot, ...Shot[]];

/** Pictures for which a story is mounted once: one width, language and brand. Its themes follow by swapping. */
function groupsOf(shots: readonly Shot[]): Group[] {
  const groups = new Map<string, Group>();
  for (const shot of shots) {
    const key = `${shot.story} ${shot.width} ${shot.lang} ${shot.brand}`;
    const group = groups.get(key);
    if (group) group.push(shot);
    else groups.set(key, [shot]);
  }
  return [...groups.values()];
}

const patience = 6;

async function stablePicture(
  studio: CapturePage,
  shot: Shot,
  expected: string | undefined,
): Promise<{ picture: Buffer; hash: string }> {
  const swapped = expected && (await studio.swapped(shot));
  if (swapped && hashOf(swapped) === expected) return { picture: swapped, hash: expected };
  let picture = await studio.picture(shot);
  let hash = hashOf(picture);
  for (let tries = 0; hash !== expected && tries < patience; tries += 1) {
    const again = await studio.again();
    const same = hashOf(again) === hash;
    [picture, hash] = [again, hashOf(again)];
    if (same) break;
  }
  return { picture, hash };
}
