import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Every text under a folder, by its place in the files. What is worked out from figures is left out. */
async function textsOf(language: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const walk = (place: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(place, value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) walk(`${place}.${name}`, each);
  };
  const folder = new URL(`./${language}/`, import.meta.url);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))) {
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) walk(`${file} ${name}`, value);
  }
  return texts;
}
const [english, spanish] = await Promise.all(['en', 'es'].map(textsOf));

it('no text is empty, and there are some of every file', () => {
  for (const texts of [english, spanish]) {
    expect([...(texts ?? [])].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(texts?.size).toBeGreaterThan(800);
  }
});

it('both languages have the same texts', () => {
  // a region is named where its name differs
  const isOwn = (place: string) => place.includes('.regions.');
  const missing = (texts?: ReadonlyMap<string, string>, others?: ReadonlyMap<string, string>) =>
    [...(texts?.keys() ?? [])].filter((place) => !others?.has(place) && !isOwn(place));
  expect(missing(spanish, english)).toEqual([]);
  expect(missing(english, spanish)).toEqual([]);
});
