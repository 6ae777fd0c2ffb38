import { states } from '../fields/states.ts';
import {
  type ErrorCode,
  isBlank,
  isStorable,
  maxLengthOf,
  phoneDigits,
  phoneError,
  truncate,
  validateField,
} from '../fields/validation.ts';

/** assumed: a request reaches the company where most of its desks are, so its day is New York's, wherever its reader is. */
export const deskZone = 'America/New_York';

/** Where the page of the request is. */
export const privacyRequestPath = '/do-not-sell-my-information';

/**
 * The privacy request form: its fields, its rules, and what is sent. Pure; page and server both check with it. See
 * docs/spec/validation.md#privacy-form.
 */
export const requestTypes = [
  'optOutOfSaleOrSharingOfInformation',
  'requestForInformation',
  'requestToDeleteInformation',
  'requestToCorrectInformation',
  'submitAnAppeal',
] as const;
export type RequestType = (typeof requestTypes)[number];

export const deliveryMethods = ['receiveInformationEmail', 'receiveInformationMail'] as const;

/** In the order of the page; a checkbox is `yes` or `no`. */
export const privacyFields = [
  'firstName',
  'lastName',
  'address',
  'city',
  'state',
  'zip',
  'email',
  'phone',
  'authorizedAgent',
  'agentFirstName',
  'agentLastName',
  'agentPhone',
  'agentEmail',
  ...deliveryMethods,
  ...requestTypes,
  'agreeTerms',
  'agreeTermsAgent',
] as const satisfies readonly string[];
export type PrivacyField = (typeof privacyFields)[number];

const privacyProject = 'MVA';

/** The kind of message that POST /slack/send-message takes. See docs/spec/calls.md#privacy-requests. */
export const privacyMessageType = 'do-not-sell-information-form';

export type PrivacyForm = Readonly<Partial<Record<PrivacyField, string>>>;

const checkboxes: ReadonlySet<PrivacyField> = new Set([...deliveryMethods, ...requestTypes, 'agreeTerms', 'agreeTermsAgent']);
/** The fields that only an agent fills in. */
export const agentFields: ReadonlySet<string> = new Set<PrivacyField>([
  'agentFirstName',
  'agentLastName',
  'agentPhone',
  'agentEmail',
  'agreeTermsAgent',
]);

const maxLengths: Readonly<Partial<Record<PrivacyField, number>>> = {
  phone: maxLengthOf('phone'),
  agentPhone: maxLengthOf('phone'),
  // a Canadian postal code
  zip: 7,
  email: maxLengthOf('email'),
  agentEmail: maxLengthOf('email'),
};

/** The most characters of a field: those of the survey's own, where it has the same. assumed: the rest. */
export const privacyMaxLengthOf = (field: PrivacyField): number => maxLengths[field] ?? 200;

/** Error codes by field, or by group (`receiveInformation`, `requests`) of which one must be chosen. */
export type PrivacyErrors = Readonly<Partial<Record<PrivacyField | PrivacyGroup, ErrorCode>>>;
export type PrivacyGroup = 'receiveInformation' | 'requests';

/** Checks an email by the survey's rule. */
export const emailError = (value: string): ErrorCode | undefined =>
  validateField('email', value, { answers: {}, now: new Date(0) });
const required = (value: string): ErrorCode | undefined => (isBlank(value) ? 'required' : undefined);
/** Checks the format alone: a doubtful number must not block a request. See docs/spec/calls.md#privacy-requests. */
const requiredPhone = (value: string) => required(value) ?? phoneError(value);
const requiredCheckbox = (value: string): ErrorCode | undefined => (value === 'yes' ? undefined : 'required');

const rules: Readonly<Partial<Record<PrivacyField, (value: string) => ErrorCode | undefined>>> = {
  firstName: required,
  lastName: required,
  address: required,
  city: required,
  state: required,
  zip: required,
  email: emailError,
  phone: requiredPhone,
  authorizedAgent: required,
  agentFirstName: required,
  agentLastName: required,
  agentPhone: requiredPhone,
  agentEmail: emailError,
  agreeTerms: requiredCheckbox,
  agreeTermsAgent: requiredCheckbox,
};

/** The groups of which one must be chosen, by their first field. */
const groups: Readonly<Partial<Record<PrivacyField, readonly [PrivacyGroup, readonly PrivacyField[]]>>> = {
  [deliveryMethods[0]]: ['receiveInformation', deliveryMethods],
  [requestTypes[0]]: ['requests', requestTypes],
};

/**
 * Checks the form in the order of the page. Agent fields count only when an agent files. See
 * docs/spec/validation.md#privacy-form.
 */
export function validatePrivacyForm(form: PrivacyForm): PrivacyErrors {
  const errors: Partial<Record<PrivacyField | PrivacyGroup, ErrorCode>> = {};
  for (const field of privacyFields) {
    if (agentFields.has(field) && form.authorizedAgent !== 'yes') continue;
    const value = form[field]?.trim() ?? '';
    const error = isStorable(value) && value.length <= privacyMaxLengthOf(field) ? rules[field]?.(value) : 'invalid';
    if (error) errors[field] = error;
    const [group, choices] = groups[field] ?? [];
    if (group && !choices?.some((choice) => form[choice] === 'yes')) errors[group] = 'required';
  }
  return errors;
}

/** The form as it is sent: checkboxes as yes or no, empty values dropped, without unused agent fields. */
export function toFormData(form: PrivacyForm): Readonly<Record<string, string>> {
  const sent: Record<string, string> = {};
  for (const field of privacyFields) {
    if (agentFields.has(field) && form.authorizedAgent !== 'yes') continue;
    const value = checkboxes.has(field) ? (form[field] === 'yes' ? 'yes' : 'no') : (form[field]?.trim() ?? '');
    if (value !== '') sent[field] = value;
  }
  return { ...sent, project: privacyProject };
}

/** Enough of an unknown value for a person to understand it, without filling the disk. */
const maxStoredLength = 500;

/** Reads the known fields of a request, trimmed. Refuses nothing: a person reads an invalid request. */
export function readFormData(data: Readonly<Record<string, unknown>>): PrivacyForm {
  const form: Partial<Record<PrivacyField, string>> = {};
  for (const field of privacyFields) {
    const value = data[field];
    if (value === true || value === 'on') form[field] = 'yes';
    else if (typeof value === 'string' && value.trim() !== '') form[field] = truncate(value.trim(), maxStoredLength);
  }
  return form;
}

/** Whom a request is about; either may be empty. See docs/spec/consent.md#privacy-requests. */
export interface Person {
  readonly email: string;
  readonly phone: string;
}

/** Empty where the form doesn't say, or not a whole phone. */
export const personOf = (form: PrivacyForm): Person => ({
  email: form.email?.toLowerCase() ?? '',
  phone: phoneDigits(form.phone ?? ''),
});

export const requestsOf = (form: PrivacyForm): readonly RequestType[] => requestTypes.filter((type) => form[type] === 'yes');

/**
 * Regions that a request can come from: states, DC, territories, and four Canadian provinces. See
 * docs/spec/lead-record.md#states.
 */
const territories = [
  ['GU', 'Guam'],
  ['MP', 'Northern Mariana Islands'],
  ['PR', 'Puerto Rico'],
  ['VI', 'Virgin Islands'],
] as const;
const provinces = [
  ['QC', 'Quebec'],
  ['BC', 'British Columbia'],
  ['AB', 'Alberta'],
  ['ON', 'Ontario'],
] as const;

export interface Region {
  readonly code: string;
  readonly name: string;
}
const regionsOf = (rows: readonly (readonly [code: string, name: string])[]): readonly Region[] =>
  rows.map(([code, name]) => ({ code, name }));

export const requestRegions = [
  ...states.map(({ shortState, state }) => ({ code: shortState as string, name: state })),
  ...regionsOf(territories),
  ...regionsOf(provinces),
] as const;

/** A Canadian postal code has letters; the five-digit mask is for the others. */
export const hasPostalCode = (region: string): boolean => provinces.some(([code]) => code === region);
