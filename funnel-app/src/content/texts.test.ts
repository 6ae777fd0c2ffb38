import { expect, it } from 'vitest';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./{en,es}/**/*.ts', { eager: true });

/** Every text under a folder, by its place in the files. What is worked out from figures is left out. */
function textsOf(language: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const walk = (place: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(place, value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) walk(`${place}.${name}`, each);
  };
  for (const [file, module] of Object.entries(modules)) {
    if (file.startsWith(`./${language}/`)) walk(file.slice(`./${language}/`.length), module);
  }
  return texts;
}
const [english, spanish] = [textsOf('en'), textsOf('es')];

it('no text is empty, and there are some of every file', () => {
  for (const texts of [english, spanish]) {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(texts.size).toBeGreaterThan(800);
  }
});

it('both languages have the same texts', () => {
  // a region is named where its name differs
  const isOwn = (place: string) => place.includes('.regions.');
  const missing = (texts: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    [...texts.keys()].filter((place) => !others.has(place) && !isOwn(place));
  expect(missing(spanish, english)).toEqual([]);
  expect(missing(english, spanish)).toEqual([]);
});
