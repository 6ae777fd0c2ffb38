import { consentText } from '#contract/consent/consent-text.ts';
import { hurt } from '#contract/testing/submissions.ts';

const { version, text } = consentText({
  locale: 'en',
  brandName: 'Auto Accident Team',
  sellers: ['its partner law firms'],
});

/**
 * The body of one lead of the main survey, about as large as a real one. `number` makes it unique. Every body has the same
 * length, so that each costs the same. The people are invented.
 */
export function leadBody(number: number): string {
  const digits = String(number % 1_000_000).padStart(6, '0');
  const month = String((new Date().getUTCMonth() + 1) % 12 || 12);
  return JSON.stringify({
    flow: 'main',
    language: 'en',
    brand: 'auto-accident',
    consent_version: version,
    tcpa: text,
    switches: { theme: '1', logo: 'v1.1', progress: 'original' },
    facts: [],
    finished_at: new Date().toISOString(),
    page_url: 'https://www.example.com/survey?s1=abc&sub2=def',
    landing_page: 'https://www.example.com',
    page_referer: 'https://www.example.org/search',
    time_on_steps:
      'StartPath:2,AutoAccidentCaseWorth:4,OtherDriversVehicleType:3,WhenWasTheAccident:6,AtFault:3,WasUserInjured:2',
    trusted_form_cert_id: `https://cert.trustedform.com/0123456789abcdef0123456789abcdef01${digits}`,
    leadid_token: `01234567-89AB-CDEF-0123-456789${digits}`,
    ef_transaction_id: `efefefefefefefef${digits}`,
    sub_id: 'abc',
    sub_id2: 'def',
    oid: '81',
    affid: '10',
    utm_source: 'google',
    gclid: `Cj0KCQiA7NKBhDBARIsAHbXCB4${digits}`,
    ...hurt,
    other_drivers_vehicle_type: 'truck',
    injury_month: month.padStart(2, '0'),
    injury_year: String(new Date().getUTCFullYear() - 1),
    case_description:
      'I was waiting at a red light when a delivery truck hit my car from behind. My neck and my back have hurt since then, ' +
      `and I have missed two weeks of work. The driver said that he was sorry and gave me his insurance card, number ${digits}.`,
    first_name: 'Maria',
    last_name: 'Holloway',
    email: `maria.${digits}@example.com`,
    phone: '(212) 664-7665',
    zip_code: '10001',
  });
}
