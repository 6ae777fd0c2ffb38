import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare, isRounding } from './compare-pictures.ts';
import { pictureBrowser } from './picture-browser.ts';
import { root } from './repository.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(pictureBrowser(root).options);
});
afterAll(() => browser.close());

/** A small page of what components are made of, drawn by the browser of the pictures. */
async function draw(content: string, height = 120): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 390, height } });
  await page.setContent(`<body style="margin:24px;font:16px/1.5 sans-serif;color:#243b57">${content}`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const box = (style: string) => `<div style="width:90px;height:40px;background:#fff;${style}"></div>`;

describe('comparing two pictures', () => {
  it.each([
    ['a full stop taken away', 'It is free.', 'It is free'],
    ['a comma that becomes a full stop', '$1,000', '$1.000'],
    ['an accent', 'Si', 'Sí'],
    ['a ring of 1 px in another colour', box('border:1px solid #8a94a3'), box('border:1px solid #8a94a8')],
    ['a corner of 8 px that becomes 7', box('border-radius:8px;background:#1d4f91'), box('border-radius:7px;background:#1d4f91')],
    ['a dotted line gone', box('border-bottom:1px dotted #c4ccd6'), box('border-bottom:1px solid #fff')],
    ['a dot of 2 px gone', '<div style="width:2px;height:2px;background:#1d4f91"></div>', '<div style="height:2px"></div>'],
    ['one step of one colour', box('background:#1d4f91'), box('background:#1d4f92')],
    ['a line that moved by a pixel', 'It is free', '<div style="position:relative;top:1px">It is free'],
  ])('finds %s', async (_, before, after) => {
    expect(compare(await draw(before), await draw(after))?.pixels).toBeGreaterThan(0);
  });

  it.each(['comma_becomes_full_stop_12_px', 'corner_8_px_becomes_7_px', 'full_stop_taken_away'])('finds %s', (name) => {
    const [before, after] = ['before', 'after'].map((each) =>
      readFileSync(new URL(`fixtures/${name}-${each}.png`, import.meta.url)),
    ) as [Buffer, Buffer];
    expect(compare(before, after)?.pixels).toBeGreaterThan(0);
    expect(compare(before, before)).toBeUndefined();
  });

  it('finds no difference in the same page drawn twice', async () => {
    expect((await draw('It is free')).equals(await draw('It is free'))).toBe(true);
  });

  it('names place, size and main cause of a change', async () => {
    const found = compare(await draw(box('background:#1d4f91')), await draw(box('background:#1d4f99')));
    expect(found).toMatchObject({ box: { x: 24, y: 24, width: 90, height: 40 }, largest: 8, cause: '#1d4f91 to #1d4f99' });
    expect(compare(await draw(''), await draw('', 150))).toMatchObject({ cause: '30 px longer', box: { y: 120, height: 30 } });
  });

  it('finds a change of the whole picture, however large', () => {
    const flat = (shade: number) => {
      const picture = new PNG({ width: 390, height: 844 });
      return PNG.sync.write(Object.assign(picture, { data: picture.data.fill(shade) }));
    };
    expect(compare(flat(255), flat(250))).toMatchObject({ share: 1, box: { x: 0, y: 0, width: 390, height: 844 } });
    expect([compare(flat(255), flat(253)), compare(flat(255), flat(252))].map((each) => each && isRounding(each))).toEqual([
      true,
      false,
    ]);
  });
});
