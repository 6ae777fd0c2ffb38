import { expect, it } from 'vitest';
import { pseudoText, pseudoWords } from './pseudo.ts';

const bare = (text: string) => text.replace(/[\u202c\u202e]/g, '');

it('makes a text 40 % longer, accented, and each word right to left', () => {
  const text = 'Were you at fault for the accident';
  const made = bare(pseudoText(text));
  expect(made.length).toBeGreaterThanOrEqual(text.length * 1.35);
  expect(made.length).toBeLessThanOrEqual(text.length * 1.7);
  expect(made).not.toMatch(/[aeiou]/i);
  expect(pseudoText('Back')).toMatch(/^\u202e.+\u202c$/);
});

it('keeps digits, signs and addresses', () => {
  expect(bare(pseudoText('(212) 664-7665, $20K'))).toBe('(212) 664-7665, $20K');
  expect(pseudoText('/privacy-policy')).toBe('/privacy-policy');
});

it('reaches every text of a folder of words: in lists, in groups, and what a function makes', () => {
  const words = pseudoWords({
    heading: 'One',
    list: ['Two'],
    group: { make: (n: number) => `Step ${n}` },
    answer: { id: 'yes', label: 'Yes' },
    none: undefined,
  });
  expect(bare(words.heading)).toMatch(/^[^A-Za-z]?ñ|Ó/);
  expect(words.list[0]).not.toBe('Two');
  expect(bare(words.group.make(3))).toMatch(/ 3$/);
  expect(words.answer.id).toBe('yes');
  expect(words.answer.label).not.toBe('Yes');
  expect(words.none).toBeUndefined();
});
