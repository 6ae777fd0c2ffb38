/**
 * Twelve planted changes of looks. The pictures of one checkout are approved; a clone of it with packages and caches of its own is
 * the machine that never saw the project. There an unchanged tree is green, and each change is red in its own pictures alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clone, firstCheckout, type Machine } from './planted-machine.ts';

interface Plant {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The pictures that show it, by key; every other one stays as approved. */
  readonly red: RegExp;
}

/** In the sources. Beside these compare-pictures.test.ts has ten changes of a pixel or a letter. */
const plants: readonly Plant[] = [
  {
    name: 'a full stop taken away',
    ...{ file: 'funnel-app/src/content/en/notFound.ts', from: 'two minutes.', to: 'two minutes' },
    red: /^pages-after-the-survey--not-found\t(?!.* es )/,
  },
  {
    name: 'the favicon, by one step of one colour',
    ...{ file: 'funnel-app/src/server/favicon.ts', from: '#f2a51f', to: '#f2a520' },
    red: /^foundations-logos-favicon--every-mark\t/,
  },
  {
    name: 'the wireframe theme',
    ...{ file: 'themes/wireframe/tokens.ts', from: 'rgb(0 0 0 / 0.6)', to: 'rgb(0 0 0 / 0.59)' },
    red: /^components-modal--open\twireframe/,
  },
  {
    name: 'a fixed layer',
    ...{ file: 'funnel-app/src/tracking/advertisingConsent/AdvertisingQuestion.css.ts', from: '`1px solid', to: '`2px solid' },
    red: /^pages-advertising-question--english\t/,
  },
  {
    name: 'a hover state',
    ...{ file: 'design-system/components/Button/Button.css.ts', from: 'vars.color.onActionHover', to: "'#010203'" },
    red: /^components-button--hovered\t/,
  },
  {
    name: 'a dark scheme',
    ...{ file: 'themes/darkLooks.ts', from: 'color:#1b1416', to: 'color:#1b1417' },
    red: /^pages-survey-screens--case-worth\tcrimson dark/,
  },
  {
    name: 'a Spanish accent',
    ...{ file: 'funnel-app/src/content/es/steps/accident.ts', from: "not_sure: 'No lo sé'", to: "not_sure: 'No lo se'" },
    red: /^pages-survey-screens--case-worth\t.* es /,
  },
  {
    name: 'a page 768 px wide',
    file: 'design-system/patterns/LegalPage/LegalPage.css.ts',
    from: 'fontSize: vars.text.display }',
    to: "fontSize: vars.text.display, '@media': { '(width: 768px)': { letterSpacing: '1px' } } }",
    red: /^pages-legal--privacy-policy\t.* 768$/,
  },
  {
    name: 'the second brand',
    ...{ file: 'themes/brands.ts', from: "mark: '5'", to: "mark: '4'" },
    // on a phone a question has no mark
    red: /^(pages-legal--privacy-policy\tcrash-compensation|pages-survey-screens--case-worth\tcrash-compensation crimson 1280)/,
  },
];
/** With one that none of them touches. */
const stories = [
  ...['pages-after-the-survey--not-found', 'foundations-logos-favicon--every-mark', 'components-modal--open'],
  ...['pages-advertising-question--english', 'components-button--hovered', 'components-button--primary'],
  ...['pages-survey-screens--case-worth', 'pages-legal--privacy-policy'],
];

const folder = mkdtempSync(join(tmpdir(), 'planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let machine: Machine;

beforeAll(async () => {
  const first = firstCheckout(join(folder, 'first'));
  await first.visual('--only', stories.join());
  first.approveAll();
  machine = clone(first, join(folder, 'clone'));
}, 900_000);

describe('on a machine that never saw the project', { timeout: 900_000 }, () => {
  it('an unchanged tree is green, with its pictures taken', async () => {
    const { code, said, red } = await machine.visual('--only', stories.join());
    const all = machine.approved(stories).length;
    expect(all).toBeGreaterThan(150);
    expect(red).toEqual([]);
    expect(said).toContain(`0 changed, 0 new, 0 gone, 0 failed, ${all} as approved`);
    expect(code).toBe(0);
  });

  it('no change is no proof', async () => {
    expect(await machine.visual('--since', 'HEAD')).toMatchObject({
      code: 77,
      said: expect.stringContaining('No picture was taken'),
    });
  });

  it('another browser is red', async () => {
    const restore = machine.replaceBrowser();
    const { code, red } = await machine.visual('--only', 'components-button--primary');
    restore();
    expect(red).toEqual(machine.approved(['components-button--primary']));
    expect(code).toBe(1);
  });

  it('changed sources are red, each in its own pictures', async () => {
    const start = machine.head();
    for (const { name, file, from, to } of plants) machine.commit(`Plant ${name}`, file, from, to);
    const { code, red } = await machine.visual('--since', start, '--only', stories.join());
    expect(red).toEqual(machine.approved(stories).filter((key) => plants.some((plant) => plant.red.test(key))));
    for (const plant of plants)
      expect(
        red.some((key) => plant.red.test(key)),
        plant.name,
      ).toBe(true);
    expect(code).toBe(1);
    machine.reset(start);
  });

  it('a font file outside the repository, and a package of the lock file that no module imports, are red', async () => {
    const start = machine.head();
    const story = 'components-button--primary';
    machine.replaceFiles('@fontsource/newsreader', /(newsreader-latin-\d+)-normal\.woff2$/, '$1-italic.woff2');
    machine.replaceFiles('dejavu-fonts-ttf', /DejaVuSansMono(-Bold)?\.ttf$/, 'DejaVuSerif.ttf');
    const version = /(?<="node_modules\/dejavu-fonts-ttf": \{\s+"version": ")[^"]+/;
    machine.commit('Plant the lock file', 'package-lock.json', version, '99.0.0');
    const { code, red, changersOf } = await machine.visual('--since', start, '--only', story);
    expect(red).toEqual(machine.approved([story]).filter((key) => /\t(ink|wireframe) /.test(key)));
    expect(changersOf(`${story}\twireframe 390`).join()).toContain('Plant the lock file');
    expect(code).toBe(1);
  });
});
