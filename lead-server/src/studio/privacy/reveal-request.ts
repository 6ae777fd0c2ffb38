import type { PrivacyField, PrivacyForm } from '#contract/consent/privacy-request.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { RequestEntry } from '#contract/studio/privacy.ts';
import type { PrivacyCase } from '../../privacy/cases.ts';
import { confirmationLink } from '../../privacy/confirmation.ts';
import { awaitsOwner } from '../../privacy/privacy-operations.ts';
import { siteAddress } from '../../settings/config.ts';
import type { StudioParts } from '../studio-parts.ts';

type Revealed = StudioAnswer<'revealRequest'>;
type Named = readonly [field: PrivacyField, name: string];

const ofPerson: readonly Named[] = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['address', 'Address'],
  ['city', 'City'],
  ['zip', 'ZIP'],
];
const ofAgent: readonly Named[] = [
  ['agentFirstName', 'First name'],
  ['agentLastName', 'Last name'],
  ['agentEmail', 'Email'],
  ['agentPhone', 'Phone'],
];

const named = (form: PrivacyForm, fields: readonly Named[]) =>
  fields.flatMap(([field, name]) => (form[field] ? [{ name, value: form[field] }] : []));

/** Who asks: the audit has its line before. @returns undefined where it cannot be opened */
export function revealedRequest(
  { vault, config }: Pick<StudioParts, 'vault' | 'config'>,
  each: PrivacyCase,
): Revealed | undefined {
  const { row, request } = each;
  if (!request) return undefined;
  const delivery: readonly Named[] =
    request.form.receiveInformationMail === 'yes' ? [['receiveInformationMail', 'By letter']] : [];
  return {
    person: named(request.form, [...ofPerson, ...delivery]),
    agent: request.form.authorizedAgent === 'yes' ? named(request.form, ofAgent) : [],
    ...(awaitsOwner({ row, request }) && { link: confirmationLink(vault, siteAddress(config), row.id) }),
  };
}

/** The form that a person typed, as the page's form would be. Whose contacts do not count are left out. Pure. */
export function formOfEntry({
  asks,
  region,
  agent,
  whose,
  firstName,
  lastName,
  email,
  phone,
  address,
}: RequestEntry): PrivacyForm {
  const all = {
    ...{ firstName, lastName, address, state: region },
    email: whose === 'phone' ? '' : email,
    phone: whose === 'email' ? '' : phone,
    authorizedAgent: agent ? 'yes' : 'no',
    ...(agent && {
      agentFirstName: agent.firstName,
      agentLastName: agent.lastName,
      agentEmail: agent.email,
      agentPhone: agent.phone,
    }),
    ...Object.fromEntries(asks.map((type) => [type, 'yes'])),
  };
  const trimmed = Object.entries(all).map(([field, value]) => [field, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}
