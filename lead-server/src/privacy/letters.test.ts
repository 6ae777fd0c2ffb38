import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LetterFacts, letterNames, letterWords } from './letters.ts';

const facts: fc.Arbitrary<LetterFacts> = fc.record({
  number: fc.constant('P-2097-DDB9'),
  company: fc.constant('Example Media LLC'),
  address: fc.constantFrom('', 'privacy@example.com'),
  asks: fc.subarray(['requestForInformation', 'requestToDeleteInformation', 'submitAnAppeal'] as const, { minLength: 1 }),
  received: fc.constant('2026-11-01'),
  due: fc.constant('2026-12-16'),
  left: fc.integer({ min: -3, max: 45 }),
  isBusinessDays: fc.boolean(),
  law: fc.constant('California Consumer Privacy Act'),
  isAgent: fc.boolean(),
  why: fc.constantFrom('many', 'complex', 'waits'),
  optedOut: fc.boolean(),
  erased: fc.nat(2),
  hasCopy: fc.boolean(),
  told: fc.nat(3),
});
const sentences = (text: string) => text.split(/\.(?=\s)/).length;

it('a letter says as much in Spanish as in English, sentence by sentence', () => {
  fc.assert(
    fc.property(fc.constantFrom(...letterNames), facts, (name, all) => {
      const { subject, subject_es, text, text_es } = letterWords(name, all);
      expect([name, sentences(text_es)]).toEqual([name, sentences(text)]);
      expect(subject_es).not.toBe(subject);
      for (const each of [text, text_es]) expect(each).toContain('P-2097-DDB9');
    }),
  );
});
