import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import sirv from 'sirv';
import { type CapturePage, openCapturePage } from './capture-page.ts';
import type { PictureBrowser } from './picture-browser.ts';
import { mountOf, type Shot, shotsOf } from './shots.ts';

export const hashOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex').slice(0, 20);

export interface TakenPicture {
  readonly shot: Shot;
  readonly picture: Buffer;
  readonly hash: string;
}

export interface FailedPicture {
  readonly shot: Shot;
  /** The story's error when it did not render. */
  readonly error: string;
}

export interface TakeOptions {
  readonly workers: number;
  /** The approved picture, which needs no second look. */
  readonly expected: (shot: Shot) => string | undefined;
  /**
   * `once` looks at each a single time, in a third of the time where only its theme differs from the last. The caller retakes
   * unexpected pictures: then a story is mounted anew until it repeats its first picture, or shows the same twice in a row.
   */
  readonly looks: 'once' | 'again';
  /** The result of `once`. */
  readonly seen?: (shot: Shot) => string | undefined;
  readonly onTaken: (taken: TakenPicture) => void;
}

export interface Gallery {
  /** Version and platform. */
  readonly chromium: string;
  readonly shots: readonly Shot[];
  /** Takes pictures, with a browser process a worker. */
  take(shots: readonly Shot[], options: TakeOptions): Promise<readonly FailedPicture[]>;
  close(): Promise<void>;
}

/** Opens a built Storybook for taking pictures of it. */
export async function openGallery(directory: string, options: PictureBrowser['options']): Promise<Gallery> {
  const launch = (): Promise<Browser> => chromium.launch(options);
  const server = createServer(sirv(directory, { etag: true }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launch();
  const first = await openCapturePage(browser, origin);
  const shots = shotsOf(await first.stories());
  return {
    chromium: `${browser.version()} ${process.platform} ${process.arch}`,
    shots,
    async take(wanted, { workers, expected, looks, seen, onTaken }) {
      const queue = groupsOf(wanted);
      const failed: FailedPicture[] = [];
      const work = async (studio: CapturePage) => {
        for (let group = queue.shift(); group; group = queue.shift()) {
          for (const shot of group) {
            const look = () =>
              looks === 'once' ? firstLook(studio, shot) : stablePicture(studio, shot, expected(shot), seen?.(shot));
            const attempt = async () => onTaken({ shot, ...(await look()) });
            try {
              // now and then Storybook still hides its canvas when a story opens a dialog, which then gets no focus
              await attempt().catch(attempt);
            } catch (error) {
              failed.push({ shot, error: firstLineOf(error) });
            }
          }
        }
      };
      const more = await Promise.all(Array.from({ length: workers - 1 }, launch));
      await Promise.all([work(first), ...more.map(async (each) => work(await openCapturePage(each, origin)))]);
      await Promise.all(more.map((each) => each.close()));
      return failed;
    },
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The error, without the page that a failed expectation prints after it. */
const firstLineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

type Group = [Shot, ...Shot[]];

/** Pictures for which a story is mounted once: their themes follow by swapping. */
function groupsOf(shots: readonly Shot[]): Group[] {
  const groups = [...Map.groupBy(shots, mountOf).values()] as Group[];
  // a width after the other: each change of it lays the page out anew
  return groups.sort(([one], [other]) => one.width - other.width);
}

const patience = 6;

interface Look {
  readonly picture: Buffer;
  readonly hash: string;
}

async function firstLook(studio: CapturePage, shot: Shot): Promise<Look> {
  const picture = (await studio.swapped(shot)) ?? (await studio.picture(shot));
  return { picture, hash: hashOf(picture) };
}

/** @param seen a picture that came once already: a swap may have made it, so only a mounted story confirms it */
async function stablePicture(
  studio: CapturePage,
  shot: Shot,
  expected: string | undefined,
  seen: string | undefined,
): Promise<Look> {
  const swapped = expected !== undefined && seen === undefined && (await studio.swapped(shot));
  if (swapped && hashOf(swapped) === expected) return { picture: swapped, hash: expected };
  let picture = await studio.picture(shot);
  let hash = hashOf(picture);
  for (let tries = 0; hash !== expected && hash !== seen && tries < patience; tries += 1) {
    const again = await studio.again();
    const same = hashOf(again) === hash;
    [picture, hash] = [again, hashOf(again)];
    if (same) break;
  }
  return { picture, hash };
}
