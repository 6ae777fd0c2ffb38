/**
 * Every field of the lead record (Core 3, Variants 3) with its data class: the one list from which the record's schema, the
 * redaction of logs, the encryption and the privacy export are derived.
 */
export const dataClasses = ['contact', 'health', 'free text', 'none'] as const;
export type DataClass = (typeof dataClasses)[number];

/** Fields that a step can ask. Names and letter case are the specification's. */
export const answerFields = {
  // assumed: the specification shows these four steps but no field for them
  start_path: 'none',
  auto_accident_case_worth: 'none',
  other_drivers_vehicle_type: 'none',
  type_of_medical_treatment: 'health',

  injury_year: 'none',
  injury_month: 'none',
  at_Fault: 'none',
  partial_fault: 'none',
  physical_injury: 'health',
  doctor_treatment: 'health',
  police_report: 'none',
  with_Lawyer: 'none',
  lawyer_redirect_reason: 'none',
  case_description: 'free text',
  first_name: 'contact',
  last_name: 'contact',
  email: 'contact',
  phone: 'contact',
  zip_code: 'contact',
} as const satisfies Record<string, DataClass>;

export type AnswerField = keyof typeof answerFields;

/** What a visitor has answered so far, by field. A missing key is a question not answered yet. */
export type Answers = Readonly<Partial<Record<AnswerField, string>>>;
