import { expect, type Page, test } from '@playwright/test';
import { equip } from './storybook.ts';
import { faultsOf } from './theme-checks.ts';

/** Each check finds the fault that it is there for, and only that one. */
const planted = {
  'pale text': {
    html: '<p style="color: #999">Pale</p>',
    found: { colours: expect.stringMatching('color contrast of 2.8') },
  },
  'pale text in one theme': {
    html: '<style>[data-theme="2"] p { color: #999 }</style><p>Pale</p>',
    found: { colours: expect.stringMatching('color contrast of 2.8') },
  },
  'text that is only AA in the theme of 7 : 1': {
    html: '<style>[data-theme="2"] p { color: #767676 }</style><p>Grey</p>',
    found: { colours: expect.stringMatching('4.54.*7:1') },
  },
  'a small target': {
    html: '<button style="width: 60px; height: 30px; min-height: 0">Back</button>',
    found: { targets: '60 x 30 px: button "Back"' },
  },
  'a wide box': {
    html: '<p style="width: 400px">Wide</p>',
    found: { reflow: 'at 320 px: the page scrolls sideways: 400 px in 320' },
  },
  'a box that only larger text outgrows': {
    html: '<p style="height: 20px; overflow: hidden">Cut</p>',
    found: { reflow: 'at 640 px: cut off: p "Cut"' },
  },
  'text cut off': {
    html: '<p style="width: 60px; overflow: hidden; white-space: nowrap">Longer than its box</p>',
    found: { reflow: 'at 320 px: cut off: p "Longer than its box"' },
  },
  'text off the page': {
    html: '<p style="margin-left: -40px">Off</p>',
    found: { reflow: 'at 320 px: begins off the page: p "Off"' },
  },
  'a button known by its colour': {
    html: '<button style="border: 0; min-width: 4rem; background: navy; color: white">Continue</button>',
    found: { forcedColours: 'no line around it: button "Continue"' },
  },
  'a choice known by its colour': {
    html: '<div role="radiogroup">Yes or no<button role="radio" aria-checked="true" style="background: navy; color: white">Yes</button><button role="radio" aria-checked="false">No</button></div>',
    found: { forcedColours: 'the chosen one looks like the others: div "Yes or noYesNo"' },
  },
  'a bar known by its colour': {
    html: '<div role="progressbar" aria-valuenow="40" style="height: 9px; background: white"><div style="width: 40%; height: 9px; background: navy"></div></div>',
    found: { forcedColours: 'how far it is does not show: div ""' },
  },
  'a control without a ring': {
    html: '<style>button:focus { outline: none }</style><button>Continue</button>',
    found: { focus: 'no focus ring: button "Continue"', forcedColours: 'no focus ring: button "Continue"' },
  },
  'a slide for someone who asked for less motion': {
    html: '<style>@keyframes slide { from { scale: 0.9 } }</style><p style="animation: slide 1s infinite">Slides</p>',
    found: { motion: 'moves: p "Slides"' },
  },
};

const themes = [
  { id: '1', rules: ['color-contrast'] },
  { id: '2', rules: ['color-contrast', 'color-contrast-enhanced'] },
] as const;

/** A page with nothing wrong with it, but for what is planted. */
async function plant(page: Page, html: string): Promise<void> {
  await equip(page);
  await page.route('http://planted.example.com/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en" data-theme="1"><title>Planted</title>
        <style>body { margin: 0; font: 1rem Arial } p { margin: 0 } button { min-height: 44px; min-width: 44px; border: 2px solid } :focus-visible { outline: 3px solid blue }</style>
        <main>${html}</main>`,
    }),
  );
  await page.goto('http://planted.example.com/');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { html, found }] of Object.entries(planted)) {
  test(`finds ${name}`, async ({ page }) => {
    await plant(page, html);
    const faults = await faultsOf(page, themes);
    expect(Object.fromEntries(Object.entries(faults).map(([check, places]) => [check, Object.keys(places)[0]]))).toEqual(found);
  });
}

test('finds nothing where nothing is wrong', async ({ page }) => {
  await plant(page, '<p>Were you injured?</p><button>Yes</button><p>Read the <a href="/">terms</a> first.</p>');
  expect(await faultsOf(page, themes)).toEqual({});
});
