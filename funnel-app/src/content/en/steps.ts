import type { Content } from '../content.ts';
import { accident } from './steps/accident.ts';
import { contact } from './steps/contact.ts';
import { otherFlows } from './steps/otherFlows.ts';
import { treatment } from './steps/treatment.ts';

export const steps: Content['steps'] = { ...accident, ...treatment, ...contact, ...otherFlows };
