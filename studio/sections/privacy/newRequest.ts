import type { RequestEntry } from '#contract/studio/privacy.ts';

type Asks = RequestEntry['asks'][number];

/** What is typed of somebody who called or wrote. */
export interface NewRequest {
  readonly how: RequestEntry['how'];
  readonly on: string;
  readonly asks: readonly Asks[];
  readonly region: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly isAgent: boolean;
  readonly agentFirstName: string;
  readonly agentLastName: string;
  readonly agentEmail: string;
  readonly agentPhone: string;
  readonly whose: RequestEntry['whose'];
}

export const emptyRequest = (today: string): NewRequest => ({
  ...{ how: 'phone', on: today, asks: [], region: '', firstName: '', lastName: '', email: '', phone: '', address: '' },
  ...{ isAgent: false, agentFirstName: '', agentLastName: '', agentEmail: '', agentPhone: '', whose: undefined },
});

export type NewRequestField = 'on' | 'asks' | 'email' | 'phone' | 'agentEmail';

const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** What is wrong, by field, in the order of the page. The server decides anew. Pure. */
export function newRequestErrors(form: NewRequest, today: string): Readonly<Partial<Record<NewRequestField, string>>> {
  const { on, asks, email, phone, isAgent, agentEmail, agentPhone } = form;
  const nobody = email.trim() === '' && phone.trim() === '';
  return {
    ...((on === '' || on > today) && { on: 'Say on which day it came: today, or before.' }),
    ...(asks.length === 0 && { asks: 'Choose what they ask for.' }),
    ...(nobody && { email: 'Type an email or a phone: a person is found by one of them.' }),
    ...(email.trim() !== '' && !isEmail(email) && { email: 'Type a whole email, such as name@example.com.' }),
    ...(phone.trim() !== '' && digits(phone).length !== 10 && { phone: 'Type ten digits, such as (212) 555-0123.' }),
    ...(isAgent &&
      agentEmail.trim() === '' &&
      agentPhone.trim() === '' && { agentEmail: 'Type how the agent is reached: an email or a phone.' }),
  };
}

/** The same as the server is asked. Pure. */
export function entryOf(form: NewRequest): RequestEntry {
  const { isAgent, agentFirstName, agentLastName, agentEmail, agentPhone, whose, ...rest } = form;
  return {
    ...rest,
    ...(isAgent && { agent: { firstName: agentFirstName, lastName: agentLastName, email: agentEmail, phone: agentPhone } }),
    ...(whose && { whose }),
  };
}
