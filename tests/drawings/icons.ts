import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { faviconOf } from '#funnel/server/favicon.ts';
import { brandIds, brands } from '#themes/brands.ts';
import { launchOptions } from '../support/chromium.ts';

/** `npm run icons`: draws each brand's touch icon and favicon.ico from its mark, for devices that draw no SVG. */
const folder = fileURLToPath(new URL('../../funnel-app/public/icons/', import.meta.url));
const touchSize = 512;
const tabSize = 32;

/** An ICO file of one PNG: header, one entry, picture. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(tabSize, 6);
  head.writeUInt8(tabSize, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
const draw = async (svg: string, size: number, share: number, transparent: boolean) => {
  await page.setViewportSize({ width: size, height: size });
  const mark = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh"><img src="${mark}" style="width:${share}%;height:${share}%">`,
  );
  return page.screenshot({ omitBackground: transparent });
};
mkdirSync(folder, { recursive: true });
for (const brand of brandIds) {
  const svg = faviconOf(brands[brand].mark);
  // a phone rounds the corners of an icon by itself, and shows clear ground as black
  writeFileSync(`${folder}${brand}.png`, await draw(svg, touchSize, 70, false));
  writeFileSync(`${folder}${brand}.ico`, icoOf(await draw(svg, tabSize, 100, true)));
}
await browser.close();
