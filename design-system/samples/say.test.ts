import { expect, it } from 'vitest';
import { type English, sayIn, translated } from './say.ts';

const lists = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>('./spanish/*.ts', { eager: true });
const entries = Object.values(lists).flatMap((module) => Object.values(module).flatMap((texts) => Object.entries(texts)));
const placeholders = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([each]) => each).sort();

it('has each English text in one list', () => {
  const texts = entries.map(([english]) => english);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

it('says each text of each list', () => {
  const say = sayIn('es');
  expect(entries.length).toBeGreaterThan(500);
  // with no figure given, a placeholder stays empty
  const spoken = (text: string) => text.replaceAll(/\{\d\}/g, 'undefined');
  expect(entries.filter(([english, spanish]) => say(english as English) !== spoken(spanish))).toEqual([]);
});

it('takes the same figures and names in both languages', () => {
  expect(entries.filter(([english, spanish]) => `${placeholders(english)}` !== `${placeholders(spanish)}`)).toEqual([]);
});

it('says something in Spanish for each, as long as what it says in English', () => {
  const isMuchShorter = ([english, spanish]: readonly [string, string]) => spanish.trim().length < english.length / 3;
  expect(entries.filter(isMuchShorter)).toEqual([]);
});

it('addresses the reader as usted', () => {
  const familiar = /\b(tú|tu|tus|ti|contigo|elige|haz|mira|puedes|quieres|tienes)\b/i;
  expect(entries.map(([, spanish]) => spanish).filter((text) => familiar.test(text))).toEqual([]);
});

it('says a text in the language, with what belongs in it', () => {
  expect(sayIn('en')('{0} of {1} chosen', 1, 3)).toBe('1 of 3 chosen');
  expect(sayIn('es')('{0} of {1} chosen', 1, 3)).toBe('1 de 3 elegidos');
  expect(sayIn('pseudo')('Back')).not.toBe('Back');
});

it('finds a text of the list by itself or with figures in it, and leaves any other alone', () => {
  expect(translated('es', 'Back')).toBe('Atrás');
  expect(translated('es', 'You can ask for a new code in 30 s.')).toBe('Podrá pedir otro código en 30 s.');
  expect(translated('es', '1 to 3 months ago')).toBe('Hace de 1 a 3 meses');
  expect(translated('es', 'Sample Brand')).toBe('Sample Brand');
  expect(translated('en', 'Back')).toBe('Back');
});
