import { expect, it } from 'vitest';
import { certificateId } from '#contract/lead/certificate.ts';
import { readRetentionResponse } from './trusted-form.ts';

it.each([
  ['0123456789abcdef0123456789abcdef01234567', '0123456789abcdef0123456789abcdef01234567'],
  ['https://cert.trustedform.com/0123456789abcdef', '0123456789abcdef'],
  ['https://cert.trustedform.com/0123456789abcdef/', '0123456789abcdef'],
  ['http://cert.trustedform.com/0123456789abcdef', undefined],
  ['https://cert.trustedform.com.example.net/0123456789abcdef', undefined],
  ['https://key@cert.trustedform.com/0123456789abcdef', undefined],
  ['https://cert.trustedform.com:8443/0123456789abcdef', undefined],
  ['https://cert.trustedform.com/../admin', undefined],
  ['https://example.net/0123456789abcdef', undefined],
  ['//cert.trustedform.com/0123456789abcdef', undefined],
  ['0123/../x', undefined],
  ['', undefined],
])('of %j the certificate is %j', (text, id) => expect(certificateId(text)).toBe(id));

it.each([
  ['{"outcome":"success"}', 'taken', 'certificate: success'],
  ['{"outcome":"failure","reason":"Certificate expired"}', 'taken', 'certificate: failure'],
  ['{"outcome":"error"}', 'failed', 'certificate: error'],
  ['{}', 'failed', 'no outcome'],
  ['null', 'failed', 'no outcome'],
  ['<html>', 'failed', 'answer is not JSON'],
])('%s is %s: %s', (body, is, reason) => expect(readRetentionResponse(body)).toEqual({ is, reason }));
