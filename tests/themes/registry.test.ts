import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '#contract/site/site.ts';
import { luminance, over, parseColor } from '#design-system/theme/contrast.ts';
import { allTokens } from '#themes/allTokens.ts';
import { brandIds, defaultLogo } from '#themes/brands.ts';
import { identities } from '#themes/identities.ts';
import { lockups } from '#themes/logos/lockups.ts';
import { logoParts } from '#themes/logos/versions.ts';
import { allThemeIds, themeById, themeIds } from '#themes/registry.ts';

const themesDir = new URL('../../themes/', import.meta.url);
const folders = readdirSync(themesDir).filter((name) => /^(theme-|wireframe)/.test(name));

/** In every theme the action's padding is 12 px and its line 1 px (SurveyHeader/CallLink.css.ts). */
const insideHeaderAction = '0.8125rem';

it.each(allThemeIds)(
  'theme %s: the header’s action stands on the header’s line, by its words where it has no box to see',
  (id) => {
    const { color, align } = allTokens[id];
    const isSeen = [color.headerAction, color.headerActionBorder].some((part) => part !== 'transparent');
    expect(align.headerAction).toBe(isSeen ? '0px' : insideHeaderAction);
  },
);

describe('the registry of themes', () => {
  it('has one entry for each folder', () => {
    expect(Object.keys(allTokens).sort()).toEqual([...allThemeIds].sort());
    expect(folders).toHaveLength(allThemeIds.length);
  });

  it('loads the stylesheet that is written for that very id', () => {
    const registry = readFileSync(new URL('registry.ts', themesDir), 'utf8');
    const entries = [...registry.matchAll(/^ {2}'?(\w+)'?: \{[^}]*import\('\.\/([\w-]+)\/theme\.css\.ts'\)/gm)];
    expect(entries.map(([, id]) => id)).toEqual([...allThemeIds]);
    for (const [, id, folder] of entries) {
      expect(readFileSync(new URL(`${folder}/theme.css.ts`, themesDir), 'utf8')).toContain(`defineTheme('${id}', tokens`);
    }
  });

  it('has a page in Storybook for each theme', () => {
    const pages = readFileSync(new URL('../../.storybook/themes/ThemePages.stories.tsx', import.meta.url), 'utf8');
    const shown = [...pages.matchAll(/^export const (\w+): Story = \{ \.\.\.pageOf\('(\w+)'\)/gm)].map(([, name, id]) => ({
      name,
      id,
    }));
    expect(shown).toEqual(allThemeIds.map((id) => ({ name: themeById(id).name, id })));
  });

  it('refuses an id that is not there', () => {
    for (const id of ['', '0', '999', 'harbor', 'toString', '__proto__']) expect(() => themeById(id)).toThrow(/No theme/);
  });

  it('keeps the wireframe from visitors', () => {
    expect(themeIds).not.toContain('wireframe');
  });

  it('is the only list: no other file of the product names a theme or its folder', () => {
    const names = themeIds.flatMap((id) => [themeById(id).name, `theme-${id.padStart(2, '0')}-`]).join('|');
    // a brand may have a theme's word in its name
    const ofBrands = Object.values(defaultSite.brands).flatMap(({ name, sellers }) => [name, ...sellers.en, ...sellers.es]);
    const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
    const elsewhere = tracked.filter((file) => !/^(tests|themes)\/|\.(stories|test)\./.test(file));
    const found = elsewhere.flatMap((file) => {
      const text = ofBrands.reduce((rest, name) => rest.replaceAll(name, ''), readFileSync(file, 'utf8'));
      const name = new RegExp(`\\b(${names})`).exec(text)?.[0];
      return name ? [`${file} names the theme ${name}: take it from themes/registry.ts, or choose another word`] : [];
    });
    expect(found).toEqual([]);
  });
});

describe.each(folders)('%s', (folder) => {
  it('has at most 80 lines of tokens and one call in its stylesheet', () => {
    const read = (file: string) => readFileSync(new URL(`${folder}/${file}`, themesDir), 'utf8');
    expect(read('tokens.ts').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
    expect(read('theme.css.ts').match(/^\w+\(/gm)).toEqual(['defineTheme(']);
    // what it arranges and draws are files beside it
    const looks = read('theme.css.ts').match(/^import '[^']+'/gm) ?? [];
    expect(looks.filter((look) => !/^import '\.\/[a-z-]+\.css\.ts'$/.test(look))).toEqual([]);
  });
});

describe('measures that no theme may go under', () => {
  const rem = (value: string) => Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1);

  it.each(allThemeIds)('%s has answers and controls of 48 px or more and body text of 16 px or more', (id) => {
    const { size, text } = allTokens[id];
    for (const height of [size.answer, size.control, size.button]) expect(rem(height)).toBeGreaterThanOrEqual(48);
    for (const fontSize of [text.body, text.answer, text.button]) expect(rem(fontSize)).toBeGreaterThanOrEqual(16);
  });
});

describe('logos', () => {
  it.each(themeIds)('theme %s gives each brand a lock-up made for the ground of its header', (id) => {
    const header = over(parseColor(allTokens[id].color.header), parseColor(allTokens[id].color.page));
    const ground = luminance(header) > 0.35 ? 'light' : 'dark';
    for (const brand of brandIds) expect(lockups[logoParts(defaultLogo(brand, id)).lockup].ground).toBe(ground);
  });

  it.each(allThemeIds)('theme %s needs no plate behind its own lock-up', (id) => {
    const { logo } = allTokens[id];
    expect(lockups[themeById(id).headerLockup].ground === 'light' ? logo.plate : logo.plateDark).toBe('transparent');
  });
});

it.each(themeIds)('theme %s says its idea, its motion, what to do in it and what not', (id) => {
  const { idea, motion, do: toDo, dont } = identities[id];
  expect(idea).toMatch(/\.$/);
  expect(motion.startsWith('None')).toBe(allTokens[id].step.time === '0s');
  expect(Number.parseFloat(allTokens[id].step.time)).toBeLessThanOrEqual(0.5);
  expect(toDo.length).toBeGreaterThan(1);
  expect(dont.length).toBeGreaterThan(1);
});
