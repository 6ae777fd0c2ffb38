/**
 * Every field of the lead record with its data class. The record's schema derives from this list, and so does what may be backed
 * up early. See docs/spec/lead-record.md#answers.
 */
export type DataClass = 'contact' | 'health' | 'free text' | 'none';

/** Fields that a step can ask. Names and letter case are the specification's. */
export const answerFields = {
  // assumed: the specification shows these steps but no field for them
  start_path: 'none',
  auto_accident_case_worth: 'none',
  other_drivers_vehicle_type: 'none',
  type_of_medical_treatment: 'health',

  get_started: 'none',
  in_motor_vehicle_accident: 'none',
  will_require_medical_treatment: 'health',
  willing_to_treat: 'health',
  funding_amount: 'none',
  law_firm_name: 'free text',
  date_of_birth: 'contact',
  ticket_for: 'none',
  ticket_type: 'none',
  ticket_state: 'none',

  injury_year: 'none',
  injury_month: 'none',
  injury_day: 'none',
  accident_date_button: 'none',
  accident_type: 'none',
  at_Fault: 'none',
  partial_fault: 'none',
  physical_injury: 'health',
  injury_type: 'health',
  // assumed: the specification asks of the visitor alone; '' is the visitor
  who_was_hurt: 'health',
  specific_injury: 'health',
  required_medical_treatment: 'health',
  doctor_treatment: 'health',
  when_seek_medical_treatment: 'health',
  // assumed: a first visit that is agreed and still to come
  appointment_booked: 'health',
  active_insurance_policy: 'none',
  missed_work: 'health',
  speaking_with_doctor: 'health',
  injury_rx_qualified: 'health',
  police_report: 'none',
  with_Lawyer: 'none',
  lawyer_redirect_reason: 'none',
  interested_in_psf: 'none',
  settled_case: 'none',
  prior_funding: 'none',
  case_description: 'free text',
  hit_and_run_identified: 'none',
  uninsured_motorist_coverage: 'none',
  // assumed: what is said about alcohol, charges and citizenship is as sensitive as health
  pending_dui_charges: 'health',
  type_of_alcohol_test_performed: 'health',
  bac_level: 'health',
  prior_alcohol_related_offense: 'health',
  isUSCitizen: 'health',
  ageGroup: 'none',
  first_name: 'contact',
  last_name: 'contact',
  email: 'contact',
  phone: 'contact',
  // assumed: when and how a firm had better call
  best_time: 'none',
  contact_by: 'none',
  address: 'contact',
  zip_code: 'contact',
} as const satisfies Record<string, DataClass>;

export type AnswerField = keyof typeof answerFields;

/** What a visitor has answered so far, by field. A missing key is a question not answered yet. */
export type Answers = Readonly<Partial<Record<AnswerField, string>>>;

/** Answers that may leave the device before consent: no contact data and no free text. See docs/spec/calls.md#saved-visit. */
export const withoutContactOrText = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([field]) => !['contact', 'free text'].includes(answerFields[field as AnswerField])),
  );

/** Fields that the server computes or looks up. */
const computedFields = {
  city: 'contact',
  state: 'none',
  state_long: 'none',
  county: 'contact',
  incident_date: 'none',
  // assumed: 'yes' where month and year or a time frame was asked, and no day was given; 'year' where the year alone was
  incident_date_approximate: 'none',
  when_seek_medical_treatment_date: 'health',
  days_from_incident_date: 'none',
  months_from_incident_date: 'none',
  accident_limit_exceeded: 'none',
  accident_within_last_year: 'none',
  is_gibberish: 'none',
  enough_words: 'none',
  bad_words: 'none',
  name_gibberish: 'none',
  name_bad_word: 'none',
  hit_and_run: 'none',
  do_not_send_to_dq: 'none',
  lead_is_qualified: 'none',
  dq_reason: 'none',
  language: 'none',
  sms_verified: 'none',
  // assumed: of the numbering plan's metadata, which costs nothing and is the same for every lead
  line_type: 'none',
  debug_id: 'none',
} as const satisfies Record<string, DataClass>;

/** Source of the visit, page and certificates. Ids that follow a person or a device are contact data. */
const trackingFields = {
  sub_id: 'none',
  sub_id2: 'none',
  sub_id3: 'none',
  sub_id4: 'none',
  lp_subid1: 'none',
  lp_s2: 'none',
  oid: 'none',
  affid: 'none',
  original_oid: 'none',
  original_affid: 'none',
  source_id: 'none',
  uid: 'contact',
  click_id: 'contact',
  gclid: 'contact',
  fbclid: 'contact',
  ttclid: 'contact',
  msclkid: 'contact',
  gbraid: 'contact',
  wbraid: 'contact',
  utm_source: 'none',
  // assumed: the field of the random pick; the address's own source goes before it
  traffic_source: 'none',
  utm_medium: 'none',
  utm_campaign: 'none',
  utm_term: 'none',
  utm_content: 'none',
  ef_transaction_id: 'contact',
  ip_address: 'contact',
  user_agent: 'contact',
  trusted_form_cert_id: 'contact',
  // assumed: the certificate's whole address
  trustedform_cert_url: 'contact',
  leadid_token: 'contact',
  // assumed: the same as leadid_token, as some variants name it
  jornaya_leadid: 'contact',
  landing_page: 'none',
  // assumed: the page's address without its query, where landing_page is the site
  landing_page_url: 'free text',
  page_referer: 'free text',
  time_on_steps: 'none',
  tcpa: 'none',
  lp_campaign_id: 'none',
  lp_supplier_id: 'none',
  // A partner's key, not the visitor's, and as secret. The server adds it on delivery only.
  lp_key: 'contact',
} as const satisfies Record<string, DataClass>;

/** Fields of one-to-one consent. See docs/spec/lead-record.md#buyer-fields. */
export const buyerFields = {
  '1_to_1_result': 'none',
  '1_to_1_timeout': 'none',
  '1_to_1_consent': 'none',
  '1_to_1_dq': 'none',
  selected_buyers: 'none',
  selected_buyer_names: 'none',
  displayed_buyers: 'none',
  selected_buyers_number: 'none',
  selected_buyers_changed: 'none',
  all_possible_buyer_names: 'none',
  all_possible_buyer_ids: 'none',
  all_possible_buyers_number: 'none',
} as const satisfies Record<string, DataClass>;

/** Fields that routing adds. See docs/spec/lead-record.md#routing-fields. */
const routingFields = {
  lp_action: 'none',
  case_type: 'none',
  state_accident_occurred: 'none',
  date_accident_occurred: 'none',
  settlement_offers: 'none',
  injuries_sustained: 'health',
} as const satisfies Record<string, DataClass>;

/** Every field of the lead record -> its data class. */
export const leadFields = {
  ...answerFields,
  ...computedFields,
  ...trackingFields,
  ...routingFields,
  ...buyerFields,
} as const satisfies Record<string, DataClass>;

/** Fields of the specification that no flow sends, and why. The list of what partners receive names them. */
export const unfilledFields = {
  debug_id: 'the specification names no source; the id of the lead finds it in our logs',
  lp_s2: 'the specification names no source; the partner gets sub ids as lp_subid1 and lp_subid2',
} as const satisfies Partial<Record<keyof typeof leadFields, string>>;

export type LeadField = keyof typeof leadFields;

/** The flat record of a lead: text by field, as it is sent to partners. A missing key was not asked or is not known. */
export type Lead = Readonly<Partial<Record<LeadField, string>>>;

/** The result of a ZIP lookup; `state` is the two-letter code. See docs/spec/calls.md#zip-lookup. */
export const placeFields = ['city', 'state', 'state_long', 'county'] as const satisfies readonly LeadField[];

/** Empty strings when the look-up failed. */
export type Place = Readonly<Record<(typeof placeFields)[number], string>>;
