import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deliveryMethods,
  hasPostalCode,
  type PrivacyForm,
  personOf,
  privacyFields,
  privacyMaxLengthOf,
  readFormData,
  requestRegions,
  requestsOf,
  requestTypes,
  toFormData,
  validatePrivacyForm,
} from './privacy-request.ts';

/** A request with nothing wrong, of an invented person. */
const good: PrivacyForm = {
  firstName: 'Maria',
  lastName: 'Example',
  address: '1 Example Street',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  email: 'maria@example.com',
  phone: '(212) 664-7665',
  authorizedAgent: 'no',
  receiveInformationMail: 'yes',
  requestToDeleteInformation: 'yes',
  agreeTerms: 'yes',
};
const agent: PrivacyForm = {
  ...good,
  authorizedAgent: 'yes',
  agentFirstName: 'Sam',
  agentLastName: 'Example',
  agentPhone: '(212) 664-7666',
  agentEmail: 'sam@example.com',
  agreeTermsAgent: 'yes',
};

describe('validation', () => {
  it('accepts a valid request', () => {
    expect(validatePrivacyForm(good)).toEqual({});
    expect(validatePrivacyForm(agent)).toEqual({});
  });

  it.each(Object.keys(agent) as (keyof PrivacyForm)[])('requires %s', (field) => {
    const group = { receiveInformationMail: 'receiveInformation', requestToDeleteInformation: 'requests' }[field as string];
    expect(validatePrivacyForm({ ...agent, [field]: field === 'agreeTerms' ? 'no' : ' ' })).toMatchObject(
      field === 'authorizedAgent' ? { authorizedAgent: 'required' } : { [group ?? field]: 'required' },
    );
  });

  it.each([
    ['email', 'maria@', 'invalid'],
    ['agentEmail', 'sam', 'invalid'],
    ['phone', '(212) 664-76', 'incomplete'],
    ['agentPhone', '(212', 'incomplete'],
    ['phone', '212.664.7665', 'invalid'],
    ['firstName', 'x'.repeat(201), 'invalid'],
    ['city', 'a\0b', 'invalid'],
  ] as const)('rejects %s such as %j', (field, value, code) => {
    expect(validatePrivacyForm({ ...agent, [field]: value })).toEqual({ [field]: code });
  });

  it("lists the errors in the order of the page, a group's before its first choice's neighbours", () => {
    expect(Object.keys(validatePrivacyForm({ authorizedAgent: 'yes' }))).toEqual([
      'firstName',
      'lastName',
      'address',
      'city',
      'state',
      'zip',
      'email',
      'phone',
      'agentFirstName',
      'agentLastName',
      'agentPhone',
      'agentEmail',
      'receiveInformation',
      'requests',
      'agreeTerms',
      'agreeTermsAgent',
    ]);
  });
});

const forms: fc.Arbitrary<PrivacyForm> = fc.record(
  Object.fromEntries(privacyFields.map((field) => [field, fc.string({ maxLength: 20 })])),
  { requiredKeys: [] },
);

describe('the request as sent', () => {
  it('has the project, checkboxes as yes or no, and nothing empty, whatever was typed', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const sent = toFormData(form);
        expect(sent.project).toBe('MVA');
        expect(Object.values(sent)).not.toContain('');
        for (const box of [...deliveryMethods, ...requestTypes, 'agreeTerms']) expect(sent[box]).toMatch(/^(yes|no)$/);
        if (form.authorizedAgent !== 'yes') expect(Object.keys(sent).filter((name) => name.startsWith('agent'))).toEqual([]);
      }),
    );
  });

  it('has the specified names', () => {
    expect(Object.keys(toFormData(agent)).join(' ')).toBe(
      'firstName lastName address city state zip email phone authorizedAgent agentFirstName agentLastName agentPhone agentEmail ' +
        'receiveInformationEmail receiveInformationMail optOutOfSaleOrSharingOfInformation requestForInformation ' +
        'requestToDeleteInformation requestToCorrectInformation submitAnAppeal agreeTerms agreeTermsAgent project',
    );
    expect(toFormData({ ...agent, agreeTermsAgent: '' }).agreeTermsAgent).toBe('no');
  });

  it('omits empty fields and trims values', () => {
    const { project, firstName, ...boxes } = toFormData({ firstName: ' Maria ' });
    expect([project, firstName, new Set(Object.values(boxes))]).toEqual(['MVA', 'Maria', new Set(['no'])]);
    expect(Object.keys(boxes)).toEqual([...deliveryMethods, ...requestTypes, 'agreeTerms']);
  });

  it('parses every form of a checkbox, and trims texts', () => {
    const sent = { agreeTerms: true, submitAnAppeal: 'on', requestForInformation: 'yes', requestToDeleteInformation: false };
    const read = readFormData({ ...sent, requestToCorrectInformation: 'no', firstName: ' Maria ', city: ' ' });
    expect(read).toEqual({
      agreeTerms: 'yes',
      submitAnAppeal: 'yes',
      requestForInformation: 'yes',
      requestToCorrectInformation: 'no',
      firstName: 'Maria',
    });
    expect(requestsOf(read)).toEqual(['requestForInformation', 'submitAnAppeal']);
  });

  it('parses back to the original request', () => {
    expect(readFormData(toFormData(agent))).toMatchObject(agent);
    expect(requestsOf(readFormData(toFormData(good)))).toEqual(['requestToDeleteInformation']);
  });

  it('parses any input without throwing, and drops unknown fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...privacyFields), fc.string()), fc.jsonValue()), (data) => {
        const read = readFormData(data);
        for (const [field, value] of Object.entries(read)) {
          expect(privacyFields).toContain(field);
          expect(typeof value).toBe('string');
        }
      }),
    );
  });

  it('is cut where it is too long, never within a character', () => {
    expect(readFormData({ firstName: `x${'𝕋'.repeat(1000)}` }).firstName).toBe(`x${'𝕋'.repeat(249)}`);
    expect(readFormData({ firstName: 'x'.repeat(1000) }).firstName).toHaveLength(500);
  });

  it('normalizes the person as leads do: lower case, ten digits', () => {
    expect(personOf({ email: 'Maria@Example.com', phone: '+1 (212) 664-7665' })).toEqual({
      email: 'maria@example.com',
      phone: '2126647665',
    });
    expect(personOf({})).toEqual({ email: '', phone: '' });
    expect(personOf({ phone: '+44 212 664 7665' }).phone).toBe('');
  });
});

it('offers the states, DC, four territories and four provinces, each once', () => {
  expect(requestRegions).toHaveLength(59);
  expect(new Set(requestRegions.map(({ code }) => code)).size).toBe(59);
  expect(requestRegions.find(({ code }) => code === 'NY')?.name).toBe('New York');
  expect(
    requestRegions
      .slice(51)
      .map(({ code, name }) => `${code} ${name}`)
      .join(', '),
  ).toBe(
    'GU Guam, MP Northern Mariana Islands, PR Puerto Rico, VI Virgin Islands, QC Quebec, BC British Columbia, AB Alberta, ON Ontario',
  );
  expect(requestRegions.filter(({ code }) => hasPostalCode(code)).map(({ code }) => code)).toEqual(['QC', 'BC', 'AB', 'ON']);
});

it.each([
  ['firstName', 200],
  ['zip', 7],
  ['phone', 14],
  ['agentPhone', 14],
] as const)('%s has at most %i characters', (field, most) => expect(privacyMaxLengthOf(field)).toBe(most));

it.each(['email', 'agentEmail'] as const)('%s may have the maximum length of an email address', (field) => {
  const long = (whole: number) => `a@${'b'.repeat(whole - 6)}.com`;
  expect(validatePrivacyForm({ ...agent, [field]: long(254) })).toEqual({});
  expect(validatePrivacyForm({ ...agent, [field]: long(255) })).toEqual({ [field]: 'invalid' });
});
