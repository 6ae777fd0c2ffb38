import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestTypes } from '#contract/consent/privacy-request.ts';
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

const plain: LetterFacts = {
  ...{ number: 'P-2097-DDB9', company: 'Example Media LLC', address: 'privacy@example.com', received: '2026-11-01' },
  ...{ due: '2026-12-16', left: 45, isBusinessDays: false, law: 'Texas Data Privacy and Security Act', isAgent: false },
  ...{ asks: ['requestToDeleteInformation'], optedOut: false, erased: 0, hasCopy: false, told: 0 },
};
const carriedOut = { optedOut: true, erased: 2, hasCopy: true };
const examples: readonly (readonly [string, (typeof letterNames)[number], Partial<LetterFacts>])[] = [
  ...letterNames.map((name) => [name, name, {}] as const),
  ['received, of everything, one business day left', 'received', { asks: requestTypes, left: 1, isBusinessDays: true }],
  ['received, one day left, without an address', 'received', { left: 1, address: '' }],
  ['received, too late', 'received', { asks: requestTypes.slice(0, 2), left: -3, isBusinessDays: true }],
  ...(['many', 'complex', 'waits'] as const).map((why) => [`longer: ${why}`, 'longer', { why }] as const),
  ['done, one company told', 'done', { ...carriedOut, told: 1 }],
  ['done, three companies told', 'done', { ...carriedOut, erased: 1, told: 3 }],
];

// for who answers for the words; after a change on purpose: npx vitest run --project rules -u, and read the difference
it('the letters, word for word', async () => {
  const text = examples.map(([title, name, change]) => {
    const { subject, text: english, subject_es, text_es } = letterWords(name, { ...plain, ...change });
    return `=== ${title}\n\n${subject}\n\n${english}\n\n--- en español\n\n${subject_es}\n\n${text_es}\n`;
  });
  await expect(text.join('\n')).toMatchFileSnapshot('expected/letters.txt');
});
