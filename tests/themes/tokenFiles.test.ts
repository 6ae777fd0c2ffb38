import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { afterAll, describe, expect, it } from 'vitest';
import { cssExtension, type DesignToken, designTokens, endsOf } from '#design-system/theme/designTokens.ts';
import { allTokens } from '#themes/allTokens.ts';
import { idOfFolder } from '#themes/folders.ts';
import { type AnyThemeId, allThemeIds, themeById } from '#themes/registry.ts';
import server from '../../lead-server/bin/server-process.json' with { type: 'json' };

/** What designers get: the files of the command that they run. */
const out = mkdtempSync(join(tmpdir(), 'tokens-'));
const command = fileURLToPath(new URL('../../themes/exportTokens.ts', import.meta.url));
const { status, stderr } = spawnSync(process.execPath, [...server.flags, command, '--out', out], { encoding: 'utf8' });
const read = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8'));
const themeFiles = status === 0 ? readdirSync(out).filter((name) => /^(theme|wireframe)/.test(name)) : [];
const idOf = (file: string) => idOfFolder(file.replace('.tokens.json', '')) as AnyThemeId;
const nameOf = (id: AnyThemeId) => themeById(id).name.toLowerCase();
afterAll(() => rmSync(out, { recursive: true }));

type Tokens = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>;

/** Every token of a file by its path. */
function tokensIn(group: object, path: readonly string[] = []): [string, DesignToken][] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [];
    const here = [...path, name];
    return '$value' in value ? [[here.join('.'), value as DesignToken]] : tokensIn(value, here);
  });
}

const isAlias = (value: unknown) => typeof value === 'string' && /^\{.+\}$/.test(value);
/** A value with the aliases in it followed. */
function resolved(value: unknown, all: ReadonlyMap<string, DesignToken>): unknown {
  if (typeof value !== 'string' || !isAlias(value)) return value;
  const token = all.get(value.slice(1, -1));
  if (!token) throw new Error(`${value} leads nowhere`);
  return resolved(token.$value, all);
}

/** A parser that throws on the first error, as Terrazzo's own command does. */
async function terrazzo(src: object, filename: string) {
  const url = pathToFileURL(join(out, filename));
  const logger = new Logger({ level: 'error' });
  const config = defineConfig({ tokens: [url.href], lint: { rules: {} } } as never, { cwd: pathToFileURL(`${out}/`) });
  return parse([{ filename: url, src: JSON.stringify(src) }], { logger, config });
}

describe('the token files', () => {
  it('are one for each theme, with what a phone overrides and a resolver', () => {
    expect(stderr).toBe('');
    expect(readdirSync(out).toSorted()).toEqual([...themeFiles, 'phone.tokens.json', 'survey.resolver.json'].toSorted());
    expect(themeFiles.map(idOf).toSorted()).toEqual(allThemeIds.toSorted());
    for (const file of themeFiles) expect(read(file).$description).toContain(themeById(idOf(file)).name);
  });

  it('have the same names in every theme', () => {
    const [first, ...others] = themeFiles.map((file) =>
      tokensIn(read(file))
        .map(([path]) => path)
        .toSorted(),
    );
    expect(first?.length).toBeGreaterThan(200);
    for (const names of others) expect(names).toEqual(first);
  });

  it.each(themeFiles)('%s: a shadow has every part that the format asks for, one that cannot be seen too', (file) => {
    const shadows = tokensIn(read(file)).filter(([, { $type }]) => $type === 'shadow');
    expect(shadows.length).toBeGreaterThan(0);
    for (const [, { $value }] of shadows)
      for (const layer of $value as readonly object[])
        expect(Object.keys(layer).toSorted()).toEqual(['blur', 'color', 'inset', 'offsetX', 'offsetY', 'spread']);
  });

  it('give each stop of a gradient its place, and one that has none its even share', () => {
    const stopsOf = (css: string) => {
      const image = { ...allTokens['6'].image, page: css };
      const { page } = (designTokens({ ...allTokens['6'], image }, '') as unknown as Tokens).image ?? {};
      return ((page?.$value ?? []) as readonly { readonly position: number }[]).map(({ position }) => position);
    };
    expect(stopsOf('linear-gradient(#000 5%, #fff 40%)')).toEqual([0.05, 0.4]);
    expect(stopsOf('linear-gradient(#000, #888, #fff, #000)')).toEqual([0, 0.3333, 0.6667, 1]);
  });

  it('hold as CSS what the format cannot say', () => {
    const { $extensions } = read(themeFiles[0] ?? '');
    expect($extensions[cssExtension]).toMatchObject({ scheme: 'light' });
  });

  it('say of each token what it is for', () => {
    const [file = ''] = themeFiles;
    const described = new Map(tokensIn(read(file)).map(([path, { $description = '' }]) => [path, $description]));
    const without = [...described].filter(([path, text]) => !/^(phone|desktop)\./.test(path) && text === '');
    expect(without).toEqual([]);
    expect(described.get('color.action')).toMatch(/^The one call to action of a screen\./);
    expect(described.get('color.text')).toMatch(/Needs 4\.5:1 on .*surface/);
  });

  it.each(themeFiles)('%s: aliases lead to the palette, and to the value that the theme has', (file) => {
    const all = new Map(tokensIn(read(file)));
    const own = designTokens(allTokens[idOf(file)], '') as unknown as Tokens;
    const colors = Object.entries(own.color ?? {});
    for (const [name, { $value }] of colors) expect(resolved(all.get(`color.${name}`)?.$value, all)).toEqual($value);
    const aliases = colors.filter(([name]) => isAlias(all.get(`color.${name}`)?.$value));
    expect(aliases.length).toBeGreaterThan(colors.length / 2);
    for (const [name, { $value }] of Object.entries(own.text ?? {}))
      expect(resolved(all.get(`text.${name}`)?.$value, all)).toEqual($value);
  });

  it.each(themeFiles)('%s: text styles name their parts, and a fluid size has both its ends', (file) => {
    const all = new Map(tokensIn(read(file)));
    const { text, font } = allTokens[idOf(file)];
    const styles = [...all].filter(([, { $type }]) => $type === 'typography');
    expect(styles).toHaveLength(7);
    for (const [, { $value }] of styles)
      for (const part of Object.values($value as object)) expect(resolved(part, all)).toBeDefined();
    for (const [name, css] of Object.entries(text)) {
      const ends = ['phone', 'desktop'].map((screen) => all.get(`${screen}.text.${name}`)?.$value as { value: number });
      expect(ends.map(({ value }) => `${value}rem`)).toEqual(endsOf(css));
    }
    const spacing = all.get('desktop.letterSpacing.heading')?.$value as { value: number };
    const size = Number.parseFloat(endsOf(text.heading)[1]);
    expect(spacing.value).toBeCloseTo(Number.parseFloat(font.headingSpacing) * size, 3);
    expect(JSON.stringify([...all.values()])).not.toMatch(/ Fallback"/);
  });
});

describe('Terrazzo', () => {
  it.each(themeFiles)('takes %s and reads what the theme has', async (file) => {
    const { tokens } = await terrazzo(read(file), file);
    expect(Object.keys(tokens)).toHaveLength(tokensIn(read(file)).length);
    expect(tokens['color.action']).toMatchObject({ $type: 'color', $value: { colorSpace: 'srgb' } });
    const { space, font, image, motion } = allTokens[idOf(file)];
    const measured = (css: string) => ({ $value: { value: Number.parseFloat(css), unit: css.replace(/^[\d.]+/, '') } });
    expect(tokens['space.m']).toMatchObject(measured(space.m));
    expect(tokens['motion.fast']).toMatchObject(measured(motion.fast));
    expect(String(tokens['font.headingWeight']?.$value)).toBe(font.headingWeight);
    expect(tokens['image.page']?.$extensions?.[cssExtension] ?? 'none').toBe(image.page);
  });

  it('takes the resolver, and gives each theme at both screens', async () => {
    const { resolver } = await terrazzo(read('survey.resolver.json'), 'survey.resolver.json');
    for (const file of themeFiles) {
      const id = idOf(file);
      for (const [screen, end] of [
        ['phone', 0],
        ['desktop', 1],
      ] as const) {
        const tokens = resolver.apply({ theme: nameOf(id), screen });
        const size = tokens['text.heading']?.$value as { value: number; unit: string };
        expect(`${size.value}${size.unit}`, `${id} ${screen}`).toBe(endsOf(allTokens[id].text.heading)[end]);
      }
    }
    expect(themeFiles).not.toEqual([]);
  });
});
