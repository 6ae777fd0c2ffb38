import type { AnswerField, Answers, Lead } from './fields.ts';
import { flagsOf } from './flags.ts';
import type { Flow } from './flow.ts';
import { type Disqualification, disqualification, leadIsQualified } from './qualification.ts';
import { applyRouting, type Routed } from './routing.ts';

export interface Assessment extends Routed {
  readonly disqualification: Disqualification | undefined;
}

/** The answers that an assessment's outcome can depend on: the checker tries their combinations. */
export const assessedFields = [
  'injury_month',
  'injury_year',
  'at_Fault',
  'partial_fault',
  'physical_injury',
  'doctor_treatment',
  'with_Lawyer',
  'lawyer_redirect_reason',
  'case_description',
] as const satisfies readonly AnswerField[];

/**
 * Flags, routing and verdict over a set of answers: the truth that the server works out and the browser previews (decisions 5).
 * assumed: the verdict reads the routed values, since partial fault and recent incident exist to keep such leads in.
 * @param known what is known beside the answers: the ZIP's `state`, tracking fields, the partner's campaign id.
 */
export function assessLead(answers: Answers, flow: Flow, context: { readonly now: Date; readonly known: Lead }): Assessment {
  const { now, known } = context;
  const lead: Lead = { ...known, ...answers, ...flagsOf(answers, now, known) };
  const { sent, rules } = applyRouting(lead, flow.options.routing);
  const disqualified = disqualification(sent, flow);
  const kept: Record<string, string | undefined> = {
    ...sent,
    lead_is_qualified: leadIsQualified(sent) ? 'yes' : 'no',
    dq_reason: disqualified?.reason ?? '',
    // assumed: the helper that decides it is not shown; who is disqualified goes to that queue
    do_not_send_to_dq: disqualified ? 'no' : 'yes',
  };
  for (const field of flow.options.withheld) delete kept[field];
  return { sent: kept as Lead, rules, disqualification: disqualified };
}
