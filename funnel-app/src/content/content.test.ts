import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateField } from '#contract/validation.ts';
import type { Content, FormField } from './content.ts';
import { content as en } from './en/index.ts';
import { content as es } from './es/index.ts';

const now = new Date('2026-03-10T12:00:00Z');
const values = fc.oneof(
  fc.string(),
  fc.constantFrom('', '2026', '2031', '12', '13', 'a@b', '(212) 664', '(555) 555-0101', '1234', 'x'.repeat(6000)),
);

describe.each([
  ['English', en],
  ['Spanish', es],
] as const)('%s', (_, content: Content) => {
  it.each(Object.keys(content.fields) as FormField[])('has a message for every error that %s can have', (field) => {
    fc.assert(
      fc.property(values, (value) => {
        const code = validateField(field, value, { answers: { injury_year: '2026' }, now });
        expect(code === undefined || content.fields[field].errors[code]).toBeTruthy();
      }),
    );
  });

  it('names twelve months', () => expect(new Set(content.months).size).toBe(12));

  it('counts down to the minimum description', () => {
    expect(content.descriptionCounter(7)).toContain('7');
    expect(content.descriptionCounter(0)).not.toMatch(/\d/);
  });
});

/** Every text inside, by its path. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`));
}

describe('the two languages', () => {
  const spanish = new Map(leaves(es));

  it('have the same texts', () => {
    expect([...spanish.keys()].sort()).toEqual(
      leaves(en)
        .map(([path]) => path)
        .sort(),
    );
  });

  it('say nothing in the other language: no sentence is the same in both', () => {
    const same = leaves(en).filter(
      ([path, text]) => typeof text === 'string' && text.includes(' ') && spanish.get(path) === text,
    );
    expect(same).toEqual([]);
  });
});
