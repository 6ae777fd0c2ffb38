import { z } from 'zod';
import { base, baseAddress } from '../kinds.ts';

/** Services for look-ups and checks. Each is optional: without it the server answers by itself. */
export const serviceSettings = {
  IPQS_URL: baseAddress.default('https://www.ipqualityscore.com').describe('IPQualityScore base address'),
  IPQS_KEY: z.string().default('').describe('IPQualityScore key; without it phone and email are checked by what is embedded'),
  ZIP_URL: base().describe('ZIP service base address before /us/{zip}; where it does not answer in time the embedded table does'),
  GIBBERISH_URL: base().describe(
    'Gibberish service base address before /index.php; where it does not answer in time our own text model does',
  ),
  TRUSTEDFORM_URL: baseAddress
    .default('https://cert.trustedform.com')
    .describe('TrustedForm certificates: the base address before /{id}'),
  TRUSTEDFORM_API_KEY: z.string().default('').describe('TrustedForm API key; with it the certificate of each lead is retained'),
  PARTNER_TABLES: z
    .string()
    .optional()
    .describe(
      'JSON file with further destinations of leads and with the embedded tables: mappings, buyers, prefilled affiliates, compensation (partners.example.json)',
    ),
  MAPPINGS_URL: base().describe('Mappings service base address before /inbound/get-mappings; without it the table answers'),
  BUYERS_URL: base().describe('Buyers service base address before /buyers/get-available; without it the table answers'),
  COMPENSATION_URL: base().describe('Compensation service base address before /compensation-meter; without it the table answers'),
  RECAPTCHA_URL: baseAddress.default('https://www.google.com').describe('reCAPTCHA base address'),
  RECAPTCHA_SITE_KEY: z.string().default('').describe('reCAPTCHA v2 site key'),
  RECAPTCHA_SECRET: z.string().default('').describe('reCAPTCHA v2 secret; without it the captcha is our own proof of work'),
  TWILIO_URL: baseAddress.default('https://verify.twilio.com').describe('Twilio Verify base address'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .default('')
    .describe('Twilio account; without it codes are ours, and logged in development only'),
  TWILIO_AUTH_TOKEN: z.string().default('').describe('Twilio auth token'),
  TWILIO_VERIFY_SERVICE_SID: z.string().default('').describe('Twilio Verify service'),
};
