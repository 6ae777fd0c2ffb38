import type { FlowId } from '#contract/flows/index.ts';
import type { LeadType } from '../partners/destination-schema.ts';

/** The kind of a lead, for partners. */
export interface LeadKind {
  /** The exchange's name of the market; undefined: its leads do not go to the exchange. */
  readonly project: string | undefined;
  readonly caseType: string;
  readonly leadType: LeadType;
}

const accident: LeadKind = { project: 'MVA', caseType: 'motor_vehicle_accident', leadType: 'injury' };

/** The kind of each flow's leads. Every kind goes to the ingest. See docs/spec/partners.md#lead-kinds. */
export const leadKinds: Readonly<Record<FlowId, LeadKind>> = {
  main: accident,
  'social-drop': accident,
  classic: accident,
  estimate: accident,
  short: accident,
  treatment: accident,
  'treatment-anchored': accident,
  'hurt-first': accident,
  'lawyer-early': accident,
  funding: { ...accident, leadType: 'funding' },
  'car-accident': accident,
  insurance: accident,
  'buyer-consent': accident,
  express: accident,
  'contact-first': accident,
  ticket: { project: undefined, caseType: 'traffic_ticket', leadType: 'ticket' },
  benefits: { project: undefined, caseType: 'disability_benefits', leadType: 'benefits' },
  'one-page': accident,
  'multi-step': accident,
  third: accident,
  social: accident,
  v7: accident,
  dui: { project: undefined, caseType: 'dui', leadType: 'dui' },
};

/**
 * The kind of a flow's leads; one of an earlier version's flow counts as an accident.
 * @param wantsFunding the visitor asked for money before the settlement. See docs/spec/partners.md#lead-kinds.
 */
export function leadKindOf(flow: string, wantsFunding = false): LeadKind {
  const kind = (leadKinds as Readonly<Record<string, LeadKind>>)[flow] ?? accident;
  return wantsFunding ? { ...kind, leadType: 'funding' } : kind;
}
