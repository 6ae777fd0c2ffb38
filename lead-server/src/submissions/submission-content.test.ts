import { describe, expect, it } from 'vitest';
import { edgeCoveringPaths } from '#contract/checker/covering-paths.ts';
import { consentText } from '#contract/consent/consent-text.ts';
import { flows } from '#contract/flows/index.ts';
import { buildLead, type LeadRecord, parseSubmission } from '#contract/lead/lead-record.ts';
import { createVault } from '../vault/vault.ts';
import {
  consentReceipt,
  contactOf,
  decryptContent,
  encryptConsentText,
  encryptContent,
  lookupHashes,
  type SubmissionContent,
} from './submission-content.ts';

const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 1) }]);
const now = new Date();

const { text: tcpa, version } = consentText({
  locale: 'en',
  brandName: 'Auto Accident Team',
  sellers: ['its partner law firms'],
});

/** A record of every way through every flow. */
const records = flows.flatMap((flow) =>
  edgeCoveringPaths(flow, [{ now }]).map(({ answers }): LeadRecord => {
    const parsed = parseSubmission({
      ...answers,
      flow: flow.id,
      brand: 'auto-accident',
      tcpa,
      consent_version: version,
    });
    if (!parsed.ok) throw new Error(parsed.refusal.message);
    const built = buildLead(parsed.value, { now, ipAddress: '203.0.113.9', userAgent: 'Test "Browser" \\u0000' });
    if (!built.ok) throw new Error(built.refusal.message);
    return built.value;
  }),
);

describe('an encrypted lead', () => {
  it.each(records)('decrypts to its original, way %#', (record) => {
    const { text } = record.meta.consent;
    const kept = encryptContent(vault, 'id', { is: 'lead', record });
    const consent = { version, textHash: 'hash', sealedText: encryptConsentText(vault, 'hash', text) };
    expect(decryptContent(vault, { id: 'id', ...kept, consent })).toEqual({ is: 'lead', record });
  });

  it('leaves out the consent text, which is stored once for all', () => {
    const [record] = records;
    if (!record) throw new Error('There should be a record');
    const { sealed, ownKey } = encryptContent(vault, 'id', { is: 'lead', record });
    const json = vault.decrypt('submissions', 'id', sealed, { of: 'id', sealed: ownKey });
    expect(json).not.toContain('agree');
  });

  it('includes a consent text that is not ours, so that both are erased together', () => {
    const [record] = records;
    if (!record) throw new Error('There should be a record');
    const text = 'I am Ann "Example" \\ and\nagree. "\\u0000"';
    const odd: LeadRecord = { ...record, meta: { ...record.meta, consent: { version, text, verified: false } } };
    const kept = encryptContent(vault, 'id', { is: 'lead', record: odd });
    expect(decryptContent(vault, { id: 'id', ...kept, consent: undefined })).toEqual({ is: 'lead', record: odd });
  });

  it('of a survey that ended before it asked for consent opens without a text', () => {
    const [record] = records;
    if (!record) throw new Error('There should be a record');
    const unasked: LeadRecord = { ...record, meta: { ...record.meta, consent: { version: '', text: '', verified: false } } };
    const kept = encryptContent(vault, 'id', { is: 'lead', record: unasked });
    expect(decryptContent(vault, { id: 'id', ...kept, consent: undefined })).toEqual({ is: 'lead', record: unasked });
  });

  it.each([undefined, { version, textHash: 'hash', sealedText: undefined }])(
    'does not decrypt without its consent text: %o',
    (consent) => {
      const [record] = records;
      if (!record) throw new Error('There should be a record');
      const kept = encryptContent(vault, 'id', { is: 'lead', record });
      expect(() => decryptContent(vault, { id: 'id', ...kept, consent })).toThrow('consent text of id is missing');
    },
  );

  it('decrypts to its original as a message or a refused body too', () => {
    const message = { is: 'message', text: 'Hello' } as const;
    expect(decryptContent(vault, { id: 'm', ...encryptContent(vault, 'm', message), consent: undefined })).toEqual(message);
  });
});

describe('the person of a submission, as it is searched for', () => {
  const [record] = records;
  if (!record) throw new Error('There should be a record');
  const person = { email: ' Ana.Rivera@Example.com ', phone: '+1 (212) 664-7665' };
  const found = { email: 'ana.rivera@example.com', phone: '2126647665' };
  const tombstone = { request: 'r', at: now.toISOString(), hash: '' };
  it.each([
    ['what the visitor of a lead said', { is: 'lead', record: { ...record, said: person } }, found],
    ['what a refused body says', { is: 'refused', submission: person, refusal: { code: 'not_a_path', message: '' } }, found],
    [
      'nothing that is no text',
      { is: 'refused', submission: { email: 5, phone: null }, refusal: { code: 'not_a_path', message: '' } },
      { email: '', phone: '' },
    ],
    [
      'the person of a privacy request',
      { is: 'privacy', request: { form: { ...person, email: 'Ana.Rivera@example.com' } } },
      found,
    ],
    ['nobody, of a message', { is: 'message', text: 'ana.rivera@example.com' }, { email: '', phone: '' }],
    ['nobody, once erased', { is: 'erased', tombstone }, { email: '', phone: '' }],
  ] as const)('is %s', (_what, kept, expected) => expect(contactOf(kept as unknown as SubmissionContent)).toEqual(expected));
});

it('lookup columns store keyed hashes; unknown values store null', () => {
  const [email, phone] = ['ana.rivera@example.com', '2126647665'];
  const hashes = { emailMac: vault.keyedHash('email', email), phoneMac: vault.keyedHash('phone', phone) };
  expect(lookupHashes(vault, { email, phone })).toEqual(hashes);
  expect(lookupHashes(vault, { email, phone: '' })).toEqual({ ...hashes, phoneMac: '' });
  expect(lookupHashes(vault, { email: '', phone })).toEqual({ ...hashes, emailMac: '' });
});

it('the receipt of a consent has the text shown, place, time and seller; unknown values are empty', () => {
  const [record] = records;
  if (!record) throw new Error('There should be a record');
  const { sent, meta } = record;
  const known = {
    ...sent,
    phone: '(212) 664-7665',
    trusted_form_cert_id: 'https://cert.trustedform.com/0',
    leadid_token: 'token-1',
    displayed_buyers: 'Harbor Law|Midway Legal',
  };
  const page = { pageUrl: 'https://survey.example/survey', brand: 'auto-accident', locale: 'es' } as const;
  expect(
    consentReceipt({ ...record, sent: known, meta: { ...meta, ...page, judgedAt: '2026-03-10T11:00:00.000Z' } }, 'hash'),
  ).toEqual({
    text: tcpa,
    textHash: 'hash',
    version,
    language: 'es',
    brand: 'auto-accident',
    at: '2026-03-10T11:00:00.000Z',
    receivedAt: now.toISOString(),
    partners: 'Harbor Law|Midway Legal',
    phone: '(212) 664-7665',
    pageUrl: 'https://survey.example/survey',
    ipAddress: '203.0.113.9',
    userAgent: 'Test "Browser" \\u0000',
    trustedFormCertId: 'https://cert.trustedform.com/0',
    leadIdToken: 'token-1',
  });
  const unknown = { partners: '', phone: '', ipAddress: '', userAgent: '', trustedFormCertId: '', leadIdToken: '' };
  expect(consentReceipt({ ...record, sent: {} }, 'hash')).toMatchObject(unknown);
  const { judgedAt: _later, ...before } = meta;
  expect(consentReceipt({ ...record, meta: before }, 'hash').at).toBe(now.toISOString());
});
