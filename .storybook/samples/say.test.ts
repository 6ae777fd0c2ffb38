import { expect, it } from 'vitest';
import { sayIn, translated } from './say.ts';
import { sampleWords } from './words.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([each]) => each).sort();

it('sample words have the same figures in both languages', () => {
  const entries = Object.entries(sampleWords);
  expect(entries.filter(([english, spanish]) => `${placeholders(english)}` !== `${placeholders(spanish)}`)).toEqual([]);
});

it('says a text with its figures in each language', () => {
  expect(sayIn('en')('{0} of {1} chosen', 1, 3)).toBe('1 of 3 chosen');
  expect(sayIn('es')('{0} of {1} chosen', 1, 3)).toBe('1 de 3 elegidos');
  expect(sayIn('pseudo')('Back')).not.toBe('Back');
});

it('translates texts of the samples and of the funnel, with figures or without, and no other', () => {
  expect(translated('es', 'Back')).toBe('Atrás');
  expect(translated('es', 'You can ask for a new code in 30 s.')).toBe('Podrá pedir otro código en 30 s.');
  expect(translated('es', '1 to 3 months ago')).toBe('Hace de 1 a 3 meses');
  expect(translated('es', 'Sample Brand')).toBe('Sample Brand');
  expect(translated('es', 'es')).toBe('es');
  expect(translated('en', 'Back')).toBe('Back');
});
