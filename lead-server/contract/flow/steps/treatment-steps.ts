import { choiceStep, type Option, optionsOf, yesNoStep } from './step-kinds.ts';

/** A visit that is booked is care on its way, and a firm had better know. See docs/spec/qualification.md#booked-visit. */
const treated: [Option, Option, Option] = [
  { id: 'yes', name: 'doctor_treatment', value: 'yes', also: { appointment_booked: '' } },
  { id: 'booked', name: 'appointment_booked', value: 'yes', also: { doctor_treatment: 'yes' } },
  { id: 'no', name: 'doctor_treatment', value: 'no', also: { appointment_booked: '' } },
];

/** Steps about treatment, insurance and funding. Rules read `doctor_treatment`. */
export const treatmentSteps = {
  // assumed options
  TypeOfMedicalTreatment: choiceStep(
    { id: 'hospital', name: 'type_of_medical_treatment', value: 'hospital', also: { doctor_treatment: 'yes' } },
    { id: 'doctor', name: 'type_of_medical_treatment', value: 'doctor', also: { doctor_treatment: 'yes' } },
    { id: 'therapy', name: 'type_of_medical_treatment', value: 'therapy', also: { doctor_treatment: 'yes' } },
    { id: 'booked', name: 'type_of_medical_treatment', value: 'appointment_booked', also: { doctor_treatment: 'yes' } },
    { id: 'none', name: 'doctor_treatment', value: 'no', also: { type_of_medical_treatment: 'none' } },
  ),
  // assumed: who needed no treatment had none, as the estimate flow reads doctor_treatment here
  DidYouRequireMedicalTreatment: choiceStep(
    { id: 'yes', name: 'required_medical_treatment', value: 'yes' },
    { id: 'no', name: 'required_medical_treatment', value: 'no', also: { doctor_treatment: 'no' } },
  ),
  DidYouReceiveMedicalTreatment: choiceStep(...treated),
  AccidentResultInMedicalTreatment: choiceStep(...treated),
  // assumed fields of the next two
  WillYouRequireMedicalTreatment: choiceStep(...optionsOf('will_require_medical_treatment', 'yes', 'no', 'not_sure')),
  WillingToTreat: yesNoStep('willing_to_treat'),
  ActiveInsurancePolicy: yesNoStep('active_insurance_policy'),
  MissedWork: yesNoStep('missed_work'),
  SpeakingWithADoctor: choiceStep(
    { id: 'yes', name: 'speaking_with_doctor', value: 'yes', also: { injury_rx_qualified: 'yes' } },
    { id: 'no', name: 'speaking_with_doctor', value: 'no', also: { injury_rx_qualified: 'no' } },
  ),
  InterestedInFunding: yesNoStep('interested_in_psf'),
  // assumed field and options: US dollars
  FundingAmount: choiceStep(...optionsOf('funding_amount', 'under_2k', '2k_to_5k', '5k_to_10k', 'over_10k')),
  HasCaseBeenSettled: yesNoStep('settled_case'),
  HasReceivedFunding: yesNoStep('prior_funding'),
} as const;
