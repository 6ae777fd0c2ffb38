import { anything, assert, constantFrom, dictionary, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorable } from '../fields/validation.ts';
import { flows } from '../flows/index.ts';
import { nastyText } from '../testing/arbitraries.ts';
import { goodBody } from '../testing/submissions.ts';
import { parseSubmission } from './submission.ts';

const refusal = (body: unknown) => {
  const result = parseSubmission(body);
  return result.ok ? undefined : result.refusal;
};
const withField = (field: string, value: unknown) => refusal({ ...goodBody, [field]: value });

const flowIds = flows.map(({ id }) => id).join(', ');

describe('parseSubmission', () => {
  it('accepts a valid body unchanged', () => expect(parseSubmission(goodBody)).toEqual({ ok: true, value: goodBody }));
  it('accepts facts of the page beside its answers', () => {
    const more = {
      trusted_form_cert_id: 'https://cert.trustedform.com/0',
      leadid_token: 'token-1',
      page_referer: 'https://ads.example/1',
      sms_proof: 'proof',
      gpc: '1',
      website: 'https://buy.example',
      facts: ['straight_to_date', 'case_worth', 'buyers_consent'],
      finished_at: '2026-03-20T12:00:00.000Z',
    };
    expect(parseSubmission({ ...goodBody, ...more })).toEqual({ ok: true, value: { ...goodBody, ...more } });
  });
  it('drops unknown names', () => {
    const result = parseSubmission({ ...goodBody, is_gibberish: 'no', lp_key: 'x', __proto__x: '1' });
    expect(result).toEqual({ ok: true, value: goodBody });
  });
  it('is lenient about missing fields', () => {
    expect(parseSubmission({ flow: 'main', tcpa: 'text' })).toEqual({
      ok: true,
      value: { flow: 'main', tcpa: 'text', language: 'en', switches: {} },
    });
  });

  it.each([null, undefined, 'text', 1, [], [goodBody]])('refuses %o, which is no object', (body) =>
    expect(refusal(body)).toEqual({ code: 'invalid_body', message: 'The body must be a JSON object.' }),
  );
  it.each<[string, unknown, string]>([
    ['email', 5, 'email must be text.'],
    ['email', null, 'email must be text.'],
    ['email', ['a@example.com'], 'email must be text.'],
    ['phone', {}, 'phone must be text.'],
    ['zip_code', 90012, 'zip_code must be text.'],
    ['case_description', 'a'.repeat(5021), 'case_description must have at most 5020 characters.'],
    ['first_name', 'a\0', 'first_name has a character that cannot be stored.'],
    ['tcpa', '\ud800', 'tcpa has a character that cannot be stored.'],
    ['tcpa', 'a'.repeat(25_001), 'tcpa must have at most 25000 characters.'],
    ['flow', 'nope', `flow must be one of ${flowIds}.`],
    ['flow', '__proto__', `flow must be one of ${flowIds}.`],
    ['language', 'fr', 'language must be one of en, es.'],
    ['switches', 'theme=1', 'switches must be an object of texts.'],
    ['switches', { ['a'.repeat(41)]: '1' }, 'switches must have short names.'],
    ['switches', { theme: '\udfff' }, 'switches has a character that cannot be stored.'],
    ['switches', { 'a\0': '1' }, 'switches has a character that cannot be stored.'],
  ])('says what is wrong with %s', (field, value, message) =>
    expect(withField(field, value)).toEqual({ code: 'invalid_body', field, message }),
  );
  it('maps field names of the short survey’s forms to the lead’s own, which come first', () => {
    const { first_name: _, last_name, ...rest } = goodBody;
    const others = { firstName: 'Eva', lastName: 'Lang' };
    expect(parseSubmission({ ...rest, ...others })).toMatchObject({ ok: true, value: { first_name: 'Eva', last_name: 'Lang' } });
    expect(parseSubmission({ ...rest, ...others, last_name })).toMatchObject({
      ok: true,
      value: { first_name: 'Eva', last_name },
    });
  });
  it('takes a consent that names a hundred buyers', () => expect(withField('tcpa', 'a'.repeat(25_000))).toBeUndefined());
  it('names the invalid entry of the switches', () => {
    expect(withField('switches', { theme: 6 })).toMatchObject({
      field: 'switches.theme',
      message: 'switches.theme must be text.',
    });
  });
  it('reports a missing flow', () => {
    const { flow: _, ...rest } = goodBody;
    expect(refusal(rest)).toMatchObject({ field: 'flow', message: expect.stringMatching(/^flow is missing: it must/) });
  });
  it('never repeats a value: messages are logged', () => {
    const canary = 'canary@example.com';
    for (const field of Object.keys(goodBody)) {
      expect(JSON.stringify(withField(field, { [canary]: { canary } }))).not.toContain(canary);
      expect(JSON.stringify(withField(field, `${canary}\0`))).not.toContain(canary);
    }
  });
  it('refuses an unknown fact, also beside a known one', () => {
    for (const facts of [['other'], ['case_worth', 'other']])
      expect(withField('facts', facts)).toMatchObject({ code: 'invalid_body', field: `facts.${facts.length - 1}` });
  });
  it('keeps no name __proto__ in the switches, and no fact again and again', () => {
    const parsed = parseSubmission({ ...goodBody, switches: JSON.parse('{"theme":"1","__proto__":"x"}') });
    expect(parsed.ok && Object.keys(parsed.value.switches)).toEqual(['theme']);
    expect(withField('facts', Array(20).fill('case_worth'))).toMatchObject({ code: 'invalid_body', field: 'facts' });
  });
  it('gives a storable submission or a refusal for any body, never an exception', () => {
    const field = constantFrom(...Object.keys(goodBody), '__proto__', 'constructor', 'other');
    const value = oneof(anything({ maxDepth: 2 }), nastyText);
    assert(
      property(oneof(anything(), dictionary(field, value)), (changes) => {
        const body =
          typeof changes === 'object' && changes !== null && !Array.isArray(changes) ? { ...goodBody, ...changes } : changes;
        const result = parseSubmission(body);
        if (result.ok)
          expect(Object.values(result.value).every((each) => typeof each !== 'string' || isStorable(each))).toBe(true);
        else expect(result.refusal.message).toMatch(/^.+\.$/s);
      }),
      { numRuns: 500 },
    );
  });
});
