import type { Flow } from '../flow.ts';
import { main } from './main.ts';
import { socialDrop } from './social-drop.ts';

/** The only list of flows. */
export const flows: readonly Flow[] = [main, socialDrop];

/** The flow with this id, or undefined: the id may come from outside. */
export const flowById = (id: string): Flow | undefined => flows.find((flow) => flow.id === id);
