import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nastyText } from '../testing/arbitraries.ts';
import { earlierThan2015 } from './dates.ts';
import { type AnswerField, answerFields } from './fields.ts';
import {
  descriptionNeeds,
  errorCodes,
  formatPhone,
  isStorable,
  maxLengthOf,
  phoneDigits,
  truncate,
  validateField,
  yearsOffered,
} from './validation.ts';

const now = new Date('2026-03-10T12:00:00Z');
const check = (field: AnswerField, value: string, answers = {}) => validateField(field, value, { answers, now });

describe('names', () => {
  it.each(['first_name', 'last_name'] as const)('%s is required, with no further rule', (field) => {
    expect(check(field, '   ')).toBe('required');
    expect(check(field, 'Xkcdf')).toBeUndefined();
    expect(check(field, 'Ñ')).toBeUndefined();
    expect(check(field, 'a'.repeat(100))).toBeUndefined();
    expect(check(field, 'a'.repeat(101))).toBe('invalid');
  });
});

it.each(['first_name', 'last_name', 'law_firm_name', 'address'] as const)(
  '%s takes joiners, and no character that makes it read as another',
  (field) => {
    expect(check(field, 'José\u200d Ruiz')).toBeUndefined();
    for (const misleading of ['\u0007', '\u061c', '\u200e', '\u202e', '\u2066']) {
      expect(check(field, `Ana ${misleading} Ruiz`)).toBe('invalid');
    }
  },
);

it('any other text has the maximum length of a name; an address may be longer', () => {
  expect(check('law_firm_name', 'a'.repeat(100))).toBeUndefined();
  expect(check('law_firm_name', 'a'.repeat(101))).toBe('invalid');
  expect(check('address', 'a'.repeat(200))).toBeUndefined();
  expect(check('address', 'a'.repeat(201))).toBe('invalid');
});

describe('email', () => {
  it.each([
    'ana@example.com',
    ' ana@example.com ',
    "o'brien+x@mail.example.co.uk",
    'josé@correo.example',
    'a@xn--d1acpjx3f.example',
    'a@xn--d1acpjx3f.xn--p1ai',
  ])('takes %s', (value) => expect(check('email', value)).toBeUndefined());
  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a b@example.com',
    'ana@exa mple.com',
    'ana@@example.com',
    'ana..b@example.com',
    'ana@example..com',
    'ana@-',
    'ana@example.com.',
    ...Array.from('<>()[]\\,;:"', (mark) => `an${mark}a@example.com`),
  ])('refuses %s', (value) => expect(check('email', value)).toBe('invalid'));
  it('is required, and limited to the length of an email address', () => {
    expect(check('email', '')).toBe('required');
    const long = (local: number, whole: number) => `${'a'.repeat(local)}@${'b'.repeat(whole - local - 5)}.com`;
    expect(check('email', long(64, 254))).toBeUndefined();
    expect(check('email', long(64, 255))).toBe('invalid');
    expect(check('email', long(65, 100))).toBe('invalid');
  });
});

describe('a date of birth', () => {
  // on the latest calendar it is the 11th already
  it.each(['02/29/1996', '03/10/2008', '03/11/2008', '01/01/1906'])('takes %s', (value) =>
    expect(check('date_of_birth', value)).toBeUndefined(),
  );
  it.each([
    ['', 'required'],
    ['02/29', 'incomplete'],
    ['02/29/199', 'incomplete'],
    ['02/29/1995', 'invalid'],
    ['13/01/1990', 'invalid'],
    ['00/10/1990', 'invalid'],
    ['12/31/1905', 'invalid'],
    ['03/12/2026', 'in_future'],
    ['03/11/2026', 'under_age'],
    ['12/31/2025', 'under_age'],
    ['03/12/2008', 'under_age'],
  ])('refuses "%s" as %s', (value, code) => expect(check('date_of_birth', value)).toBe(code));
});

describe('a day of the accident', () => {
  const march = { injury_month: '3', injury_year: '2026' };
  it.each([
    ['10', march, undefined],
    ['11', march, undefined],
    ['12', march, 'in_future'],
    ['32', march, 'invalid'],
    ['1e0', march, 'invalid'],
    ['30', { injury_month: '6', injury_year: '2024' }, undefined],
    ['29', { injury_month: '2', injury_year: '2025' }, 'invalid'],
    ['29', { injury_month: '2', injury_year: '2024' }, undefined],
    ['31', { injury_month: '2', injury_year: earlierThan2015 }, 'invalid'],
    ['28', { injury_month: '2', injury_year: earlierThan2015 }, undefined],
    ['31', { injury_month: '12', injury_year: earlierThan2015 }, undefined],
    // a month or a year that is missing has its own message
    ['31', {}, undefined],
    ['31', { injury_month: '2' }, undefined],
    ['31', { injury_year: '2024' }, undefined],
    ['0', {}, 'invalid'],
    ['x9', {}, 'invalid'],
    ['9x', {}, 'invalid'],
  ])('%s with %o: %s', (value, answers, code) => expect(check('injury_day', value, answers)).toBe(code));
});

it('a list field of a form accepts only its options', () => {
  expect(check('with_Lawyer', 'no')).toBeUndefined();
  expect(check('with_Lawyer', 'maybe')).toBe('invalid');
  expect(check('ticket_state', 'CA')).toBeUndefined();
  expect(check('ticket_state', 'ca')).toBe('invalid');
});

describe('phone', () => {
  it.each(['(212) 664-7665', '2126647665'])('takes %s', (value) => expect(check('phone', value)).toBeUndefined());
  it.each([
    ['', 'required'],
    ['(212) 664-766', 'incomplete'],
    ['212', 'incomplete'],
    ['212-664-7665', 'invalid'],
    ['(112) 664-7665', 'invalid'],
    ['(212) 164-7665', 'invalid'],
    ['(212) 555-0123', 'invalid'],
    ['2125550100', 'invalid'],
    ['(212) 664-76655', 'invalid'],
    ['2126647665 x', 'invalid'],
    ['x(212) 664-7665', 'invalid'],
  ])('refuses "%s" as %s', (value, code) => expect(check('phone', value)).toBe(code));
  it('accepts 555 numbers outside of the fictional range', () => expect(check('phone', '(212) 555-0223')).toBeUndefined());

  it('formats partial numbers, and parses them back', () => {
    expect(formatPhone('')).toBe('');
    expect(formatPhone('21')).toBe('(21');
    expect(formatPhone('212')).toBe('(212');
    expect(formatPhone('2126')).toBe('(212) 6');
    expect(formatPhone('212664')).toBe('(212) 664');
    expect(formatPhone('2126647')).toBe('(212) 664-7');
    expect(formatPhone('21266476659')).toBe('(212) 664-7665');
    assert(
      property(stringMatching(/^[2-9]\d{9}$/), (digits) => {
        expect(phoneDigits(formatPhone(digits))).toBe(digits);
      }),
    );
  });
  it('drops the country code that autofill puts in front', () => expect(phoneDigits('+1 (212) 664-7665')).toBe('2126647665'));
  it.each([
    '(212) 664-7665 99',
    '1-212-664-7665-9',
    '+44 212 664 7665',
    // eleven digits, and ten: cut or taken as they are they would be somebody else's
    '+44 20 7183 875',
    '+45 21 66 47 66',
    '2126 647 6651',
    '+1 1 212 664 7665',
    '212-664-766',
    '1 212 664 766',
    '',
    'x',
  ])('makes no other number of "%s"', (text) => expect(phoneDigits(text)).toBe(''));
});

describe('ZIP', () => {
  it.each([
    ['90012', undefined],
    ['', 'required'],
    ['9001', 'incomplete'],
    ['9001a', 'invalid'],
    ['900123', 'invalid'],
  ])('"%s" gives %s', (value, code) => expect(check('zip_code', value)).toBe(code));
});

describe('description', () => {
  it('needs 20 characters, surrounding space not counted', () => {
    expect(check('case_description', '')).toBe('required');
    expect(check('case_description', `  ${'a'.repeat(19)}  `)).toBe('too_short');
    expect(check('case_description', 'a'.repeat(20))).toBeUndefined();
    expect(check('case_description', 'a'.repeat(5000))).toBeUndefined();
    expect(check('case_description', 'a'.repeat(5001))).toBe('too_long');
  });
  it('a text of invisible characters is blank in every field', () => {
    for (const blank of ['\u200b', '\u3164', '\u2800', '\u00ad\u200d', ' \u00a0 '])
      expect([check('first_name', blank), check('case_description', blank)]).toEqual(['required', 'required']);
  });
  it.each([
    ['', { characters: 20, words: 4, over: 0 }],
    [' abc ', { characters: 17, words: 3, over: 0 }],
    ['I was hit yesterday', { characters: 1, words: 0, over: 0 }],
    ['I was hit last Friday', { characters: 0, words: 0, over: 0 }],
    [`I was hit hard ${'a'.repeat(4985)}`, { characters: 0, words: 0, over: 0 }],
    [`I was hit hard ${'a'.repeat(4986)} `, { characters: 0, words: 0, over: 1 }],
  ])('says what it lacks and what is too much (%#)', (text, needs) => expect(descriptionNeeds(text)).toEqual(needs));
});

describe('date of the accident', () => {
  it('offers this year down to 2015, then "earlier"', () => {
    const years = yearsOffered(now);
    expect([years[0], years.at(-2), years.at(-1)]).toEqual(['2026', '2015', earlierThan2015]);
    expect(years).toHaveLength(13);
    for (const year of years) expect(check('injury_year', year)).toBeUndefined();
  });
  it('refuses future dates', () => {
    expect(check('injury_year', '2027')).toBe('in_future');
    expect(check('injury_month', '4', { injury_year: '2026' })).toBe('in_future');
    expect(check('injury_month', '3', { injury_year: '2026' })).toBeUndefined();
    expect(check('injury_month', '4', { injury_year: '2025' })).toBeUndefined();
    expect(check('injury_month', '4')).toBeUndefined();
  });
  it.each(['0', '13', '1.5', 'May', '-1', '1e0'])('refuses the month %s', (value) =>
    expect(check('injury_month', value)).toBe('invalid'),
  );
  it.each(['2014', '26', '02024', '2026.0', 'last'])('refuses the year %s', (value) =>
    expect(check('injury_year', value)).toBe('invalid'),
  );
});

it('any text in any field gives an error code or none, never an exception; nothing unstorable or too long passes', () => {
  assert(
    property(constantFrom(...(Object.keys(answerFields) as AnswerField[])), nastyText, (field, value) => {
      const code = check(field, value);
      if (code === undefined) {
        expect(isStorable(value)).toBe(true);
        expect(value.trim().length).toBeLessThanOrEqual(maxLengthOf(field));
      } else expect(errorCodes).toContain(code);
    }),
  );
});

it.each([
  ['ab', 3, 'ab'],
  ['abcd', 3, 'abc'],
  ['a𝕋', 3, 'a𝕋'],
  ['a𝕋b', 3, 'a𝕋'],
  ['ab𝕋', 3, 'ab'],
  ['𝕋', 0, ''],
  ['\u{10000}b', 1, ''],
  ['\u{10000}b', 2, '\u{10000}'],
  ['\u{10ffff}b', 1, ''],
  ['\ud7ffb', 1, '\ud7ff'],
])('%s cut at %i is %s: surrogate pairs stay whole', (text, most, expected) => {
  expect(truncate(text, most)).toBe(expected);
});

it.each(['a\0b', 'a\ud800b', '\udc00'])('text that PostgreSQL cannot store is invalid in every field', (value) => {
  expect(isStorable(value)).toBe(false);
  for (const field of Object.keys(answerFields) as AnswerField[]) {
    expect(check(field, `${value}${'a'.repeat(30)}`)).toBeDefined();
  }
});
