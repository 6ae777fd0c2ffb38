import { describe, expect, it } from 'vitest';
import {
  countText,
  englishSyllables,
  fleschKincaidGrade,
  readingEase,
  spanishSyllables,
  szigrisztPazos,
} from './reading-ease.ts';

describe('syllables', () => {
  it.each([
    ['the', 1],
    ['made', 1],
    ['called', 1],
    ['settled', 2],
    ['needed', 2],
    ['table', 2],
    ['pages', 2],
    ['names', 1],
    ['trying', 2],
    ['lawyer', 2],
    ['insurance', 3],
    ['vehicle', 3],
    ['chiropractor', 4],
    ['accident', 3],
    ['police', 2],
    ['don’t', 1],
  ])('%s has %i in English', (word, syllables) => expect(englishSyllables(word)).toBe(syllables));

  it.each([
    ['ley', 1],
    ['y', 1],
    ['quien', 1],
    ['seguir', 2],
    ['ciudad', 2],
    ['país', 2],
    ['guía', 2],
    ['caer', 2],
    ['agua', 2],
    ['vergüenza', 3],
    ['ahora', 3],
    ['reía', 3],
    ['quiropráctico', 5],
    ['lesión', 2],
    ['construyo', 3],
  ])('%s has %i in Spanish', (word, syllables) => expect(spanishSyllables(word)).toBe(syllables));
});

describe('the ease of a text', () => {
  it('a sentence ends at its mark or its line; an amount is no word', () => {
    expect(countText('Were you hurt? It is $20,000 at 5.\nGo on', () => 1)).toEqual({ sentences: 3, words: 8, syllables: 8 });
  });

  it('is the published formula of each language', () => {
    // 6 words, 1 sentence, 6 syllables
    expect(fleschKincaidGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
    // 5 words, 1 sentence, 8 syllables
    expect(szigrisztPazos('El perro come su carne.')).toBeCloseTo(206.835 - (62.3 * 8) / 5 - 5);
  });

  it('ranks plain text above hard text', () => {
    const { en, es } = readingEase;
    expect(en.isEasy(en.of('Were you hurt in a car accident? A law firm near you may help.'))).toBe(true);
    expect(en.isEasy(en.of('Notwithstanding applicable limitations, indemnification obligations survive termination.'))).toBe(
      false,
    );
    expect(es.isEasy(es.of('¿Sufrió lesiones? Un bufete de su zona puede ayudarle.'))).toBe(true);
    expect(
      es.isEasy(es.of('La responsabilidad extracontractual presupone incumplimiento de obligaciones previamente establecidas.')),
    ).toBe(false);
  });
});
