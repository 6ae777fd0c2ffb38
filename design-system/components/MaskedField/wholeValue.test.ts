import { describe, expect, it } from 'vitest';
import { isOfAnotherCountry, wholeValue, writtenDate } from './wholeValue.ts';

const now = new Date('2026-11-28T12:00:00Z');

describe('a date', () => {
  it.each([
    ['1990-03-09', '03/09/1990'],
    ['1990.3.9', '03/09/1990'],
    ['1990/03/09T00:00', '03/09/1990'],
    ['3/9/1990', '03/09/1990'],
    [' 3-9-90 ', '03/09/1990'],
    ['03 09 26', '03/09/2026'],
    ['03.09.27', '03/09/1927'],
    ['Mar 9, 1990', '03/09/1990'],
    ['March 9th 1990', '03/09/1990'],
    ['dec. 31, 1990', '12/31/1990'],
    ['9 de marzo de 1990', '03/09/1990'],
    ['9 marzo del 1990', '03/09/1990'],
    ['1 Ago 1990', '08/01/1990'],
    ['31 dic. 1990', '12/31/1990'],
    ['2 enero 1990', '01/02/1990'],
    ['2 abril 1990', '04/02/1990'],
  ])('%s is %s', (text, date) => expect(writtenDate(text, now)).toBe(date));

  it.each(['', '1990', '3/9', '3/9/199', '3/9/1990 or so', 'Foo 9, 1990', '9 de foo de 1990', 'Mar 1990', '123/4/1990'])(
    '%j is none',
    (text) => expect(writtenDate(text, now)).toBeUndefined(),
  );

  it.each(
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
      (name, at) => [name, at + 1] as const,
    ),
  )('of %s is of month %i', (name, month) =>
    expect(writtenDate(`${name} 5, 2001`, now)?.slice(0, 2)).toBe(String(month).padStart(2, '0')),
  );
});

it.each([
  ['phone', '2126647665', '(212) 664-7665'],
  ['phone', '+1 212.664.7665', '(212) 664-7665'],
  ['phone', 'Tel. 1-212-664-7665 ext. 12', '(212) 664-7665'],
  ['phone', '212-664-7665 #12', '(212) 664-7665'],
  ['phone', '212664766', undefined],
  ['phone', '21266476655', undefined],
  ['phone', '+44 2126647665', undefined],
  ['phone', 'none', undefined],
  ['zip', ' 90012 ', '90012'],
  ['zip', '90012-1234', '90012'],
  ['zip', '9001', undefined],
  ['zip', '90012-12', undefined],
  ['date', '1990-03-09', '03/09/1990'],
  ['date', 'soon', undefined],
] as const)('%s: a whole %j is %j', (mask, text, value) => expect(wholeValue(mask, text, now)).toBe(value));

it('a plus and another number than 1 is of another country', () => {
  for (const text of ['+44 20', '+0', 'call +52 1']) expect(isOfAnotherCountry(text), text).toBe(true);
  for (const text of ['+1 212', '212', '+ 1212', '']) expect(isOfAnotherCountry(text), text).toBe(false);
});
