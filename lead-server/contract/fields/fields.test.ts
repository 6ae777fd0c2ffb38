import { expect, it } from 'vitest';
import { answerFields, leadFields, withoutContactOrText } from './fields.ts';

const core3 =
  'with_Lawyer interested_in_psf settled_case prior_funding accident_limit_exceeded is_gibberish enough_words physical_injury at_Fault ' +
  'doctor_treatment bad_words injury_year injury_month sub_id sub_id2 sub_id3 sub_id4 affid click_id gclid fbclid email city state ' +
  'state_long zip_code phone ip_address user_agent trusted_form_cert_id leadid_token ef_transaction_id lawyer_redirect_reason ' +
  'lp_campaign_id lp_supplier_id lp_key lp_subid1 incident_date landing_page tcpa dq_reason';

const variants3 =
  'first_name last_name email phone address zip_code city state state_long county accident_type injury_year injury_month injury_day ' +
  'incident_date days_from_incident_date months_from_incident_date physical_injury injury_type specific_injury at_Fault partial_fault ' +
  'police_report with_Lawyer lawyer_redirect_reason case_description required_medical_treatment doctor_treatment ' +
  'when_seek_medical_treatment when_seek_medical_treatment_date accident_date_button active_insurance_policy missed_work ' +
  'speaking_with_doctor injury_rx_qualified interested_in_psf settled_case prior_funding hit_and_run hit_and_run_identified ' +
  'uninsured_motorist_coverage pending_dui_charges type_of_alcohol_test_performed bac_level prior_alcohol_related_offense bad_words ' +
  'enough_words is_gibberish name_gibberish name_bad_word accident_limit_exceeded accident_within_last_year do_not_send_to_dq ' +
  'lead_is_qualified language sms_verified line_type debug_id sub_id sub_id2 sub_id3 sub_id4 lp_subid1 affid oid original_oid original_affid ' +
  'click_id gclid fbclid ef_transaction_id ip_address user_agent trusted_form_cert_id trustedform_cert_url leadid_token jornaya_leadid ' +
  'landing_page landing_page_url page_referer lp_s2 lp_campaign_id lp_supplier_id lp_key time_on_steps tcpa dq_reason lp_action ' +
  'case_type state_accident_occurred date_accident_occurred settlement_offers injuries_sustained 1_to_1_result 1_to_1_timeout ' +
  '1_to_1_consent 1_to_1_dq selected_buyers selected_buyer_names displayed_buyers selected_buyers_number selected_buyers_changed ' +
  'all_possible_buyer_names all_possible_buyer_ids all_possible_buyers_number';

it('has every specified field', () => {
  expect([...core3.split(' '), ...variants3.split(' ')].filter((field) => !Object.hasOwn(leadFields, field))).toEqual([]);
});

it('classifies contact and health fields', () => {
  for (const field of ['first_name', 'email', 'phone', 'zip_code', 'ip_address', 'lp_key'] as const)
    expect(leadFields[field]).toBe('contact');
  for (const field of ['physical_injury', 'doctor_treatment', 'injuries_sustained'] as const)
    expect(leadFields[field]).toBe('health');
  for (const field of Object.keys(answerFields)) expect(leadFields).toHaveProperty(field);
});

it('lists the answers that may leave the device before consent', () => {
  const answers = {
    at_Fault: 'no',
    physical_injury: 'Yes',
    email: 'ann@example.com',
    zip_code: '10001',
    case_description: 'A truck',
  };
  expect(withoutContactOrText(answers)).toEqual({ at_Fault: 'no', physical_injury: 'Yes' });
});
