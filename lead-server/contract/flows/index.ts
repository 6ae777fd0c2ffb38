import type { Flow } from '../flow/flow.ts';
import { benefits } from './benefits.ts';
import { buyerConsent } from './buyer-consent.ts';
import { carAccident } from './car-accident.ts';
import { classic } from './classic.ts';
import { contactFirst } from './contact-first.ts';
import { dui } from './dui.ts';
import { estimate } from './estimate.ts';
import { express } from './express.ts';
import { funding } from './funding.ts';
import { hurtFirst } from './hurt-first.ts';
import { insurance } from './insurance.ts';
import { lawyerEarly } from './lawyer-early.ts';
import { main } from './main.ts';
import { multiStep } from './multi-step.ts';
import { onePage } from './one-page.ts';
import { short } from './short.ts';
import { social } from './social.ts';
import { socialDrop } from './social-drop.ts';
import { third } from './third.ts';
import { ticket } from './ticket.ts';
import { treatment, treatmentAnchored } from './treatment.ts';
import { v7 } from './v7.ts';

const list = [
  main,
  socialDrop,
  classic,
  estimate,
  short,
  treatment,
  treatmentAnchored,
  hurtFirst,
  lawyerEarly,
  funding,
  carAccident,
  insurance,
  buyerConsent,
  express,
  contactFirst,
  ticket,
  benefits,
  onePage,
  multiStep,
  third,
  social,
  v7,
  dui,
] as const;

/** The only list of flows. See docs/spec/flows.md#one-id-each. */
export const flows: readonly Flow[] = list;
export type FlowId = (typeof list)[number]['id'];

const byId: ReadonlyMap<string, Flow> = new Map(flows.map((flow) => [flow.id, flow]));

/** The flow with this id, or undefined: the id may come from outside. */
export const flowById = (id: string): Flow | undefined => byId.get(id);
