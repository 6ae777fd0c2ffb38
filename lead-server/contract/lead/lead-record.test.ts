import { assert, constant, constantFrom, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCoverage } from '../checker/explore.ts';
import { pathsOf } from '../checker/paths.ts';
import { consentText } from '../consent/consent-text.ts';
import { type AnswerField, answerFields, leadFields } from '../fields/fields.ts';
import { walk } from '../flow/engine.ts';
import { campaignFacts } from '../flow/guards.ts';
import { flows } from '../flows/index.ts';
import { main } from '../flows/main.ts';
import { moments, visitsOf } from '../testing/arbitraries.ts';
import { goodBody } from '../testing/submissions.ts';
import { locales } from '../text/locale.ts';
import { buildLead, type LeadRecord, parseSubmission, type Submission } from './lead-record.ts';

const place = { city: 'Los Angeles', state: 'CA', state_long: 'California', county: 'Los Angeles' };
const facts = { now: new Date('2026-03-20T12:00:00Z'), ipAddress: '192.0.2.7', userAgent: 'Test/1.0', place };

function submissionOf(body: object): Submission {
  const parsed = parseSubmission(body);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}
const build = (change: object, more: Partial<Parameters<typeof buildLead>[1]> = {}) =>
  buildLead(submissionOf({ ...goodBody, ...change }), { ...facts, ...more });
function leadOf(change: object, more: Partial<Parameters<typeof buildLead>[1]> = {}): LeadRecord {
  const built = build(change, more);
  if (!built.ok) throw new Error(built.refusal.message);
  return built.value;
}

describe('buildLead', () => {
  const lead = leadOf({});
  it('keeps the given answers, and nothing else', () => {
    const answers = Object.entries(goodBody).filter(([field, value]) => Object.hasOwn(answerFields, field) && value !== '');
    expect(lead.said).toEqual(Object.fromEntries(answers));
  });
  it('names the list that marks a name as real', () => {
    const named = (last_name: string) => leadOf({ first_name: 'Ana', last_name });
    expect(named('Goldschmidt')).toMatchObject({ sent: { name_gibberish: 'no' }, meta: { nameByList: true } });
    expect(named('Rivera').meta).not.toHaveProperty('nameByList');
    expect(named('Xkcdf')).toMatchObject({ sent: { name_gibberish: 'yes' } });
    expect(named('Xkcdf').meta).not.toHaveProperty('nameByList');
  });

  it('sends the flat record', () => {
    expect(lead.sent).toMatchObject({
      ...place,
      ip_address: '192.0.2.7',
      user_agent: 'Test/1.0',
      oid: '81',
      affid: '10',
      sub_id: '7',
      sub_id2: '',
      lp_subid1: '10_7',
      gclid: 'g-1',
      landing_page: 'https://survey.example',
      tcpa: goodBody.tcpa,
      language: 'en',
      sms_verified: 'no',
      incident_date: '2025-06-01',
      lead_is_qualified: 'yes',
      dq_reason: '',
    });
    expect(Object.keys(lead.sent).filter((field) => !Object.hasOwn(leadFields, field))).toEqual([]);
  });
  it('forwards what the page found and received, with the partner’s campaign', () => {
    const found = {
      oid: '85',
      affid: '340',
      trusted_form_cert_id: 'https://cert.trustedform.com/0',
      leadid_token: 'token-1',
      page_referer: 'https://ads.example/1',
      time_on_steps: 'StartPath:3',
      '1_to_1_result': 'yes',
      selected_buyer_names: 'Harbor Law',
    };
    const { sent } = leadOf(found, { campaignOf: (affid, oid) => `${affid}/${oid}`, smsVerified: true });
    expect(sent).toMatchObject({ ...found, lp_campaign_id: '340/85', sms_verified: 'yes' });
    expect(lead.sent).not.toHaveProperty('selected_buyer_names');
  });
  it('is built also from a page without optional facts', () => {
    const silent = { landing_page: undefined, page_url: undefined, time_on_steps: undefined, brand: undefined };
    const { sent, meta } = leadOf({ ...silent, consent_version: undefined });
    const empty = { landing_page: '', page_referer: '', time_on_steps: '', trusted_form_cert_id: '', leadid_token: '' };
    expect(sent).toMatchObject(empty);
    expect(meta).toMatchObject({ pageUrl: '', brand: '', consent: { version: '', verified: false } });
  });
  it('keeps what the server showed the visitor, and that the hidden field was filled in', () => {
    const served = { flow: 'main', campaign: 'survey', assignment: { grid: 'two' }, forced: false, switches: { grid: 'two' } };
    expect(leadOf({ website: 'https://buy.example' }, { served }).meta).toMatchObject({ served, honeypotFilled: true });
    expect(Object.keys(leadOf({ website: '' }).meta).filter((name) => /served|honeypot/.test(name))).toEqual([]);
  });
  it('marks a consent text that our pages do not show', () => {
    expect(leadOf({ tcpa: `${goodBody.tcpa} And from Elm & Oak.` }).meta.consent.verified).toBe(false);
    const { text: tcpa, version } = consentText({
      version: 'buyers-1',
      locale: 'en',
      brandName: 'Auto Accident Team',
      sellers: ['Harbor Law'],
    });
    const chosen = (selected_buyer_names: string) =>
      leadOf({ tcpa, consent_version: version, selected_buyer_names }).meta.consent;
    expect([chosen('Harbor Law').verified, chosen('Elm & Oak').verified]).toEqual([undefined, false]);
  });
  it('cuts the partner’s sub id between characters', () => {
    expect(leadOf({ sub_id: 'x'.repeat(200) }).sent.lp_subid1).toBe(`10_${'x'.repeat(72)}`);
    const { lp_subid1 } = leadOf({ sub_id: `x${'𝕋'.repeat(200)}` }).sent;
    expect(lp_subid1).toBe(`10_x${'𝕋'.repeat(35)}`);
  });
  it("keeps the consent and the survey's look as shown", () => {
    expect(lead.meta).toEqual({
      flow: 'main',
      path: main.steps.map(({ step }) => step),
      locale: 'en',
      brand: 'auto-accident',
      switches: { theme: '6', progress: 'v2' },
      consent: { version: 'tcpa-2', text: goodBody.tcpa },
      pageUrl: 'https://survey.example/survey',
      receivedAt: '2026-03-20T12:00:00.000Z',
      judgedAt: '2026-03-20T12:00:00.000Z',
    });
  });
  it('is plain data', () => expect(JSON.parse(JSON.stringify(lead))).toEqual(lead));
  it('keeps the visitor’s own words beside the routed values', () => {
    const { said, sent, rules } = leadOf({ at_Fault: 'yes', partial_fault: 'yes' });
    expect([said.at_Fault, sent.at_Fault, rules]).toEqual(['yes', 'no', ['partial_fault']]);
  });
  it('ignores flags, place and address from the browser', () => {
    const { sent } = leadOf({ is_gibberish: 'yes', lead_is_qualified: 'no', state: 'VA', ip_address: '1.1.1.1', dq_reason: 'x' });
    expect(sent).toEqual(lead.sent);
  });
  it('trims answers, and blanks placeholders', () => {
    const { said, sent } = leadOf({ first_name: ' Ana ', sub_id: '{sub1}', affid: '{affid}', oid: '' });
    expect([said.first_name, sent.sub_id, sent.affid, sent.oid]).toEqual(['Ana', '1', '10', '81']);
  });
  it('keeps a lead whose ZIP could not be looked up', () => {
    const { sent, disqualification } = leadOf({ injury_year: '2016' }, { place: undefined });
    expect([sent.state, sent.accident_limit_exceeded, disqualification]).toEqual([undefined, '0', undefined]);
  });
  it('states the reason of a disqualification', () => {
    const { sent, disqualification } = leadOf({ with_Lawyer: 'yes', lawyer_redirect_reason: 'have_attorney|yes' });
    expect(disqualification).toEqual({ reason: 'have_attorney|yes' });
    expect(sent).toMatchObject({ dq_reason: 'have_attorney|yes', lead_is_qualified: 'no', do_not_send_to_dq: 'no' });
  });
});

describe('path validation', () => {
  const untreated = { type_of_medical_treatment: '', doctor_treatment: '' };
  it.each<[string, object, string]>([
    ['an answer is missing', { email: '' }, 'email'],
    ['an answer is no option', { at_Fault: 'maybe' }, 'at_Fault'],
    ['a value is not valid', { phone: '(212) 555-0101' }, 'phone'],
    ['the date is to come', { injury_year: '2027' }, 'injury_year'],
    ['a step on the way was skipped', untreated, 'type_of_medical_treatment'],
    ['a step off the way was answered', { physical_injury: 'No' }, 'type_of_medical_treatment'],
    ['several are not valid', { phone: '1', zip_code: '1' }, 'phone'],
    ['two answers do not go together', { with_Lawyer: 'no', lawyer_redirect_reason: 'have_attorney|yes' }, 'with_Lawyer'],
  ])('refuses when %s, and names the field', (_, change, field) => {
    const built = build(change);
    expect(built).toMatchObject({ ok: false, refusal: { code: 'not_a_path', field } });
    expect(built.ok ? '' : built.refusal.message).toMatch(new RegExp(`^${field} .*\\.$`));
  });
  it('refuses contact without consent', () =>
    expect(build({ tcpa: ' ' })).toMatchObject({ ok: false, refusal: { code: 'invalid_body', field: 'tcpa' } }));
  it.each(['estimate', 'short', 'treatment', 'treatment-anchored'])(
    'accepts a no to the accident of %s, without contact or consent',
    (flow) => {
      const built = buildLead(submissionOf({ flow, start_path: 'start', in_motor_vehicle_accident: 'no' }), facts);
      expect(built).toMatchObject({
        ok: true,
        value: { meta: { consent: { text: '', verified: false } }, disqualification: { reason: 'motor_vehicle_accident|no' } },
      });
    },
  );
  it('accepts the other branch', () =>
    expect(leadOf({ physical_injury: 'No', ...untreated }).meta.path).not.toContain('TypeOfMedicalTreatment'));
});

describe('the path that the server walks', () => {
  const begun = {
    flow: 'insurance',
    tcpa: 'text',
    start_path: 'start',
    get_started: 'start',
    injury_month: '6',
    injury_year: '2025',
  };
  const answered = {
    ...begun,
    at_Fault: 'no',
    partial_fault: 'no',
    physical_injury: 'No',
    specific_injury: '',
    police_report: 'no',
    with_Lawyer: 'yes',
    lawyer_redirect_reason: 'have_attorney|yes',
  };
  const described = { ...answered, with_Lawyer: 'no', lawyer_redirect_reason: '', case_description: goodBody.case_description };
  const named = {
    ...described,
    flow: 'buyer-consent',
    zip_code: '90012',
    first_name: 'Ana',
    last_name: 'Rivera',
    email: goodBody.email,
  };
  const stopsAt = (body: object) => {
    const built = buildLead(submissionOf(body), facts);
    return built.ok ? undefined : / valid: (\w+) of flow/.exec(built.refusal.message)?.[1];
  };
  it.each<[string, object, object, string, string]>([
    ['what the campaign leaves out', answered, { facts: ['without_funding'] }, 'InterestedInFunding', 'IncidentDescription'],
    [
      'a page of before, which asked nobody in Spanish about funding',
      answered,
      { language: 'es' },
      'InterestedInFunding',
      'IncidentDescription',
    ],
    ['no other page’s language', { ...answered, interested_in_psf: 'yes' }, { language: 'es' }, 'FundingAmount', 'FundingAmount'],
    ['the look', described, { switches: { combined: 'on' } }, 'NameAndEmail', 'AllPii'],
    ['what the campaign sets', { ...begun, flow: 'v7' }, { facts: ['case_worth'] }, 'AtFault', 'AutoAccidentCaseWorth'],
    ['the buyers that it fixes', named, { facts: ['buyers_consent'] }, 'PhoneAbbreviatedTCPA', 'PhoneAndBuyersConsent'],
    ['the buyers that were found', named, { '1_to_1_consent': 'yes' }, 'PhoneAbbreviatedTCPA', 'PhoneAndBuyersConsent'],
    ['none having been found', named, { '1_to_1_consent': 'no' }, 'PhoneAbbreviatedTCPA', 'PhoneAbbreviatedTCPA'],
    [
      'both what it sets and what was found',
      { ...begun, flow: 'v7' },
      { facts: ['case_worth'], '1_to_1_consent': 'yes' },
      'AtFault',
      'AutoAccidentCaseWorth',
    ],
  ])('depends on %s', (_what, body, change, without, withIt) => {
    expect([stopsAt(body), stopsAt({ ...body, ...change })]).toEqual([without, withIt]);
  });
});

describe('any visit', () => {
  const visits = tuple(constantFrom(...flows), moments, constantFrom(...locales)).chain(([flow, now, locale]) => {
    const context = { now, campaign: campaignFacts({ switches: {} }) };
    const shown = { language: locale, tcpa: 'text' };
    return record({ flow: constant(flow), context: constant(context), shown: constant(shown), answers: visitsOf(flow, context) });
  });
  it('that is complete in the browser is complete at the server', () => {
    assert(
      property(visits, ({ flow, answers, context, shown }) => {
        const { counted, path } = walk(flow, answers, context);
        const built = buildLead(submissionOf({ ...shown, ...counted, flow: flow.id }), { ...facts, now: context.now });
        // The visitor's answers are stored as given, whatever the rules send instead.
        const said = Object.fromEntries(Object.entries(counted).filter(([, value]) => value !== ''));
        expect(built).toMatchObject({ ok: true, value: { meta: { path } } });
        expect(built.ok && built.value.said).toEqual(said);
      }),
    );
  });
  it('with any answer removed or invalid is refused, not thrown', () => {
    assert(
      property(visits, constantFrom(undefined, '~'), ({ flow, answers, context, shown }, wrong) => {
        const { counted } = walk(flow, answers, context);
        // without these it is the visitor who was hurt, and no visit is booked
        const mayMiss = (field: AnswerField) => wrong === undefined && ['who_was_hurt', 'appointment_booked'].includes(field);
        // an empty reason may be missing; a Spanish lead of an earlier page has no answer about funding
        const mayLack = wrong === undefined && shown.language === 'es' ? 'interested_in_psf' : undefined;
        const vital = (Object.keys(counted) as AnswerField[]).filter(
          (field) =>
            counted[field] && field !== mayLack && !mayMiss(field) && !/^(first|last|law_firm)_name$|^address$/.test(field),
        );
        for (const field of vital) {
          const built = buildLead(submissionOf({ ...shown, ...counted, flow: flow.id, [field]: wrong }), {
            ...facts,
            now: context.now,
          });
          expect(built).toMatchObject({ ok: false, refusal: { code: 'not_a_path' } });
        }
      }),
      { numRuns: 30 },
    );
  });
});

it.each(flows.map((flow) => [flow.id, flow] as const))('%s: the server reaches every end that the checker finds', (id, flow) => {
  for (const { ends } of pathsOf(flow, { now: facts.now }, emptyCoverage())) {
    for (const [reason, answers] of ends) {
      const { disqualification } = leadOf({
        ...Object.fromEntries(Object.keys(goodBody).map((field) => [field, undefined])),
        ...answers,
        tcpa: 'text',
        flow: id,
      });
      expect(disqualification?.reason ?? '').toBe(reason);
    }
  }
});
