import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../tests/support/chromium.ts';
import { drawnBottom } from './pictures.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

const box = (style: string, inside = '') => `<div style="height:20px;${style}">${inside}</div>`;

it.each([
  ['what stands in the page', box(''), 20],
  ['what overflows its parent', box('', box('height:70px')), 70],
  ['what is fixed at the foot of the screen', box('position:fixed;bottom:0;width:100%'), 600],
  ['what is fixed inside something of no height', `<div>${box('position:fixed;top:200px;width:9px')}</div>`, 220],
  [
    'what is fixed inside something without a box',
    `<div style="display:contents">${box('position:fixed;bottom:0;width:9px')}</div>`,
    600,
  ],
  [
    'what stands in the page under a layer that a parent cuts',
    box('overflow:clip;position:relative', box('position:absolute;top:90px;width:9px')) + box(''),
    40,
  ],
  ['a dialog in the top layer, with its backdrop', '<dialog>Sending</dialog>', 600],
  ['no further than where a parent cuts', box('overflow:hidden', box('height:70px')), 20],
  ['nothing that is not drawn', box('', box('height:70px;visibility:hidden') + box('height:90px;opacity:0')), 20],
])('a picture shows %s', async (_, html, bottom) => {
  const page = await browser.newPage({ viewport: { width: 400, height: 600 } });
  await page.setContent(`<!doctype html><body style="margin:0">${html}`);
  await page.evaluate('document.querySelector("dialog")?.showModal()');
  expect(await page.evaluate(drawnBottom)).toBe(bottom);
  await page.close();
});
