import type { AnswerField, Answers, Lead } from '../fields/fields.ts';
import type { Flow } from '../flow/flow.ts';
import { fieldsOf, type StepName, steps } from '../flow/steps.ts';
import { flagsOf } from '../rules/derived-flags.ts';
import { applyRouting, type RoutedLead } from '../rules/routing-rules.ts';
import type { Reroute } from '../site/site.ts';
import { type Disqualification, disqualification, leadIsQualified } from './qualification.ts';

export interface Assessment extends RoutedLead {
  readonly disqualification: Disqualification | undefined;
}

/** The answers that an assessment's outcome can depend on: the checker tries their combinations. */
export const assessedFields = [
  'injury_month',
  'injury_year',
  'injury_day',
  'accident_date_button',
  'at_Fault',
  'partial_fault',
  'physical_injury',
  'doctor_treatment',
  'with_Lawyer',
  'lawyer_redirect_reason',
  'in_motor_vehicle_accident',
  'case_description',
] as const satisfies readonly AnswerField[];

/** Whether the step is answered on the path. */
const isAnswered = (step: StepName, answers: Answers) => fieldsOf(steps[step]).every((field) => answers[field] !== undefined);

/**
 * Computes flags, routing and verdict of a set of answers. Server and page both use it.
 * assumed: the verdict reads the routed values, since partial fault and recent incident keep such leads in.
 * @param known the ZIP's `state`, tracking fields, the partner's campaign id. See
 * docs/spec/qualification.md#recomputed-by-the-server.
 */
export function assessLead(
  answers: Answers,
  flow: Flow,
  context: { readonly now: Date; readonly known: Lead; readonly reroute?: Reroute | undefined },
): Assessment {
  const { now, known, reroute } = context;
  const { routing, sets, cleared, doesNotSendToDq, withheld } = flow.options;
  const lead: Lead = { ...known, ...sets, ...answers, ...flagsOf(answers, now, known) };
  const { sent, rules } = applyRouting(lead, routing, reroute);
  const disqualified = cleared && isAnswered(cleared, answers) ? undefined : disqualification(sent, flow);
  const assessed: Record<string, string | undefined> = {
    ...sent,
    lead_is_qualified: leadIsQualified(sent, flow, disqualified) ? 'yes' : 'no',
    dq_reason: disqualified?.reason ?? '',
    // assumed: the helper that decides it is not shown; who is disqualified goes to that queue
    do_not_send_to_dq: disqualified && !doesNotSendToDq ? 'no' : 'yes',
  };
  for (const field of withheld) delete assessed[field];
  return { sent: assessed as Lead, rules, disqualification: disqualified };
}
