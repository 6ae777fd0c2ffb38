import type { Flow } from '../flow/flow.ts';
import { openingStep, phoneAndZip, stages, surveyOptions, withEvenProgress } from './flow-builder.ts';

/** The ticket flow. See docs/spec/flows.md#ticket-benefits-and-dui. */
export const ticket = {
  id: 'ticket',
  steps: withEvenProgress(
    95,
    openingStep('StartPathTicket'),
    'StartTicketFlow',
    'TicketReceived',
    'SelectState',
    'SelectDate',
    'DoYouHaveAttorney',
    'IncidentDescription',
    'NameAndEmailTicket',
    phoneAndZip,
  ),
  options: {
    ...surveyOptions,
    stages: stages(
      ['ticket', 'StartPathTicket'],
      ['place', 'SelectState'],
      ['story', 'IncidentDescription'],
      ['contact', 'NameAndEmailTicket'],
    ),
    oid: '81',
    meter: 'never',
    thankYouPath: '/ticket-thank-you/',
    // its date is the ticket's: nobody was hurt in one of last week
    routing: [],
    withheld: [
      'lawyer_redirect_reason',
      'accident_within_last_year',
      'accident_date_button',
      'incident_date_approximate',
      'state_long',
      'accident_limit_exceeded',
    ],
  },
} as const satisfies Flow;
