import { describe, expect, it } from 'vitest';
import { hasUnfitWords } from './bad-words.ts';
import { forbiddenClaims } from './claims.ts';

describe('claims that no page may make', () => {
  it.each([
    ['Win $10,000 for your crash', 'money'],
    ['Hasta 20 mil dólares por su choque', 'money'],
    ['The compensation you deserve', 'money'],
    ['Obtenga la compensación que merece', 'money'],
    ['Guaranteed help after a crash', 'outcome'],
    ['You’re entitled to help', 'outcome'],
    ['98 % get help', 'outcome'],
    ['Ayuda garantizada: garantía total', 'outcome'],
    ['Hurry: check your case', 'hurry'],
    ['¡Solo hoy! Revise su caso', 'hurry'],
    ['Don’t wait any longer', 'hurry'],
    ['Our lawyers are ready', 'law firm'],
    ['Nuestros abogados le ayudan', 'law firm'],
    ['The #1 accident page', 'praises'],
    ['12,000+ people helped', 'praises'],
    ['Los mejores abogados', 'praises'],
  ])('%s', (text, problem) => {
    const problems = forbiddenClaims(text);
    expect(problems.map((each) => each.problem).join()).toContain(problem);
    for (const { remedy } of problems) expect(remedy).toMatch(/\.$/);
  });

  it.each([
    'Were you hurt in a car accident?',
    'It is free and takes about two minutes.',
    'It costs $0 to ask',
    'Hurt in a hit and run? See if a law firm near you can help.',
    '¿Sufrió lesiones en un choque? Vea si un bufete puede ayudarle.',
    'Two questions about your 2 drivers',
  ])('“%s” makes none', (text) => expect(forbiddenClaims(text)).toEqual([]));
});

describe('words unfit for a page', () => {
  it.each(['Fuck that crash', '¿Pinche choque?', 'Claim your prize', 'I will kill you'])('%s', (text) =>
    expect(hasUnfitWords(text)).toBe(true),
  );
  it.each(['Hurt in a hit and run?', 'I don’t know who pays', 'Did you slip and fall?'])('“%s” has none', (text) =>
    expect(hasUnfitWords(text)).toBe(false),
  );
});
