import { assert, constantFrom, dictionary, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benefits } from '../flows/benefits.ts';
import { dui } from '../flows/dui.ts';
import { flows } from '../flows/index.ts';
import { main } from '../flows/main.ts';
import { multiStep } from '../flows/multi-step.ts';
import { thankYouUrl } from './thank-you.ts';

const lead = {
  email: 'ana+x@example.com',
  city: 'Los Angeles',
  state: 'CA',
  zip_code: '90012',
  phone: '(212) 664-7665',
  state_long: 'California',
  ef_transaction_id: 't1',
  affid: '10',
  sub_id: '1',
};

describe('thankYouUrl', () => {
  it('has the specified query in its order', () => {
    expect(thankYouUrl(lead, main, { locale: 'en' })).toBe(
      '/survey-thank-you/?email=ana%2Bx%40example.com&city=Los%20Angeles&state=CA&zip_code=90012&phone=(212)%20664-7665' +
        '&state_long=California&ef_transaction_id=t1&affid=10&sub_id=1&q=y',
    );
  });
  it('leaves unknown values empty', () => {
    expect(thankYouUrl({ email: 'ana@example.com' }, multiStep, { locale: 'en', referer: '' })).toBe(
      '/survey-thank-you/?email=ana%40example.com&city=&state=&zip_code=&phone=&state_long=&ef_transaction_id=&affid=&sub_id=&q=y',
    );
  });
  it('has the reason of a disqualification', () => {
    expect(thankYouUrl({}, main, { locale: 'en', disqualification: { reason: 'have_attorney|yes' } })).toMatch(
      /&q=n&is_disqualified=true&dq_reason=have_attorney%7Cyes$/,
    );
  });
  it('marks disqualified visitors who ask for money until the settlement', () => {
    const disqualification = { reason: 'have_attorney|yes' } as const;
    const of = (interested_in_psf: string, outcome: object = { disqualification }) =>
      thankYouUrl({ interested_in_psf }, main, { locale: 'en', ...outcome });
    expect(of('yes')).toMatch(/&dq_reason=have_attorney%7Cyes&psf=yes$/);
    expect([of('no'), of(''), of('yes', {})].filter((url) => url.includes('psf'))).toEqual([]);
  });
  it('marks a state that nobody serves, and the lawyer tracker', () => {
    expect(thankYouUrl({}, main, { locale: 'en', unserved: true, tracker: true })).toMatch(/&q=y&served=no&tracker=yes$/);
    expect(thankYouUrl({}, main, { locale: 'en', unserved: false })).toMatch(/&q=y$/);
  });
  it('says whether a partner may call, once the server has said', () => {
    expect(thankYouUrl({}, main, { locale: 'en', mayCall: false })).toMatch(/&q=y&call=no$/);
    expect(thankYouUrl({}, main, { locale: 'en', mayCall: true })).toMatch(/&q=y&call=yes$/);
    expect(thankYouUrl({}, main, { locale: 'en', mayCall: undefined })).toMatch(/&q=y$/);
  });
  it("has the referring site of the short survey, and the meter's level", () => {
    const outcome = { locale: 'en', referer: 'https://example.com', compLevel: 4 } as const;
    expect(thankYouUrl({}, multiStep, outcome)).toMatch(/&q=y&referer=https%3A%2F%2Fexample.com&cl=4$/);
    expect(thankYouUrl({}, main, outcome)).toMatch(/&q=y&cl=4$/);
  });
  it("has the survey's topic on the common path, where it is about no accident", () => {
    expect(thankYouUrl({}, dui, { locale: 'es' })).toMatch(/^\/survey-thank-you\/\?.*&q=y&topic=dui&lang=es$/);
    expect(thankYouUrl({}, benefits, { locale: 'en' })).toMatch(/^\/survey-thank-you\/\?.*&q=y&topic=benefits$/);
  });
  it.each(flows.map((flow) => [flow.id, flow] as const))('%s: one question mark, whatever the path', (_, flow) => {
    expect(thankYouUrl(lead, flow, { locale: 'en' }).split('?')).toHaveLength(2);
  });
  it('keeps the language and the campaign’s own path', () => {
    expect(thankYouUrl(lead, main, { locale: 'es', path: '/survey-v5-thank-you/' })).toMatch(
      /^\/survey-v5-thank-you\/\?.*&lang=es$/,
    );
  });
  it('has one question mark even after a path that brings some', () => {
    assert(
      property(
        dictionary(constantFrom('email', 'city', 'phone'), string()),
        constantFrom('/a/', '/a/?', '/a/??'),
        record({
          locale: constantFrom('en' as const, 'es' as const),
          disqualification: option(record({ reason: string() }), { nil: undefined }),
        }),
        (given, path, outcome) => {
          const url = thankYouUrl(given, main, { ...outcome, path });
          expect(url.split('?')).toHaveLength(2);
          expect(url.startsWith('/a/?email=')).toBe(true);
          expect(url).not.toMatch(/[#\s"<>]/);
        },
      ),
    );
  });
});
