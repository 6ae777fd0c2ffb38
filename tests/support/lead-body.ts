import { consentText } from '#contract/consent/consent-text.ts';
import { hurt } from '#contract/testing/submissions.ts';

const { version, text } = consentText({ locale: 'en', brandName: 'Auto Accident Team', sellers: ['its partner law firms'] });
const month = new Date();
month.setUTCMonth(month.getUTCMonth() - 4, 1);

/** A qualifying lead of the main survey, of an invented person. `change` replaces fields; `undefined` omits one. */
export function leadBody(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    flow: 'main',
    language: 'en',
    brand: 'auto-accident',
    consent_version: version,
    tcpa: text,
    switches: { theme: '1' },
    facts: [],
    page_url: 'https://www.example.com/survey?s1=abc',
    landing_page: 'https://www.example.com',
    trusted_form_cert_id: '0123456789abcdef',
    leadid_token: '01234567-89AB-CDEF-0123-456789ABCDEF',
    sub_id: 'abc',
    ...hurt,
    other_drivers_vehicle_type: 'truck',
    injury_month: String(month.getUTCMonth() + 1),
    injury_year: String(month.getUTCFullYear()),
    case_description: 'A delivery truck hit my car from behind while I was waiting at a red light.',
    first_name: 'Canaria',
    last_name: 'Holloway',
    email: 'canaria.holloway@example.com',
    phone: '(212) 664-7665',
    zip_code: '10001',
    ...change,
  };
}
