import { type Browser, chromium, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../support/chromium.ts';
import { compare } from './compare-pictures.ts';

/** A small page with the elements of components: text, a rounded card, a control, an icon. Changes are planted in it, and drawn by a real browser. */
const pageOf = ({ style = '', shift = 0 }) => `<!doctype html><html lang="en"><style>
  body { margin: 0; padding: 24px; background: #f3f6fb; font: 16px/1.5 sans-serif; color: #243b57 }
  .card { padding: 20px; border-radius: 20px; background: #fff; box-shadow: 0 8px 24px -12px rgb(15 39 71 / .4) }
  button { padding: 12px 24px; border: 0; border-radius: 12px; background: #ffb224; color: #1b1300; font: 600 16px sans-serif }
  svg { width: 24px; height: 24px } .moved { transform: translate(${shift}px, ${shift}px) }
  ${style}</style>
  <div class="card"><h1>Were you hurt in a car accident?</h1><p>It is free and takes about two minutes.</p>
  <svg class="moved" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.5" fill="none" stroke="#1d4f91" stroke-width="2"/></svg>
  <button>Yes, see my options</button></div>`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  page = await browser.newPage({ viewport: { width: 390, height: 340 } });
});
afterAll(() => browser.close());

async function draw(planted: Parameters<typeof pageOf>[0] = {}): Promise<Buffer> {
  await page.setContent(pageOf(planted));
  return page.screenshot();
}

describe('comparing two pictures', () => {
  it('finds no change in the same page drawn twice', async () => {
    expect(compare(await draw(), await draw())).toBeUndefined();
  });

  it('finds a border of one pixel and its place', async () => {
    const found = compare(await draw(), await draw({ style: 'button { box-shadow: 0 0 0 1px #e0a020 }' }));
    const button = await page.locator('button').boundingBox();
    expect(found?.box).toMatchObject({ x: Math.round(button!.x) - 1, width: Math.round(button!.width) + 2 });
    expect(found?.pixels).toBeGreaterThan(100);
  });

  it.each([
    ['a ground', '.card { background: #fffffe }'],
    ['a call to action', 'button { background: #ffb225 }'],
    ['the text', 'p { color: #243b58 }'],
  ])('finds one step of one colour in %s', async (_, style) => {
    expect(compare(await draw(), await draw({ style }))?.pixels).toBeGreaterThan(20);
  });

  it('finds a line that moved by a pixel, and a taller picture', async () => {
    expect(compare(await draw(), await draw({ style: 'p { position: relative; top: 1px }' }))).toBeDefined();
    const before = await draw();
    await page.setViewportSize({ width: 390, height: 341 });
    expect(compare(before, await draw())?.box).toMatchObject({ y: 340, height: 1 });
    await page.setViewportSize({ width: 390, height: 340 });
  });

  it('finds a change of the whole picture, however large', () => {
    const flat = (shade: number) => {
      const picture = new PNG({ width: 390, height: 844 });
      return PNG.sync.write(Object.assign(picture, { data: picture.data.fill(shade) }));
    };
    expect(compare(flat(255), flat(250))).toMatchObject({ share: 1, box: { x: 0, y: 0, width: 390, height: 844 } });
  });

  it('ignores edges with other smoothing', async () => {
    const before = await draw();
    const after = await draw({ shift: 0.02 });
    expect(after.equals(before)).toBe(false);
    expect(compare(before, after)).toBeUndefined();
  });

  it('ignores rounding of scattered pixels', async () => {
    const before = await draw();
    const picture = PNG.sync.read(before);
    let seed = 7;
    for (let planted = 0; planted < 40; planted += 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      const at = (seed % (picture.width * picture.height)) * 4;
      picture.data[at] = (picture.data[at] ?? 0) ^ 1;
    }
    expect(compare(before, PNG.sync.write(picture))).toBeUndefined();
  });
});
