import type { Flow } from '../flow.ts';
import { main } from './main.ts';
import { socialDrop } from './social-drop.ts';

const list = [main, socialDrop] as const;

/** The only list of flows. */
export const flows: readonly Flow[] = list;
export type FlowId = (typeof list)[number]['id'];

/** The flow with this id, or undefined: the id may come from outside. */
export const flowById = (id: string): Flow | undefined => flows.find((flow) => flow.id === id);
