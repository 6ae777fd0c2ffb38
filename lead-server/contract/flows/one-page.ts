import type { Flow } from '../flow/flow.ts';
import { surveyOptions } from './flow-builder.ts';

/** The one-page form (Variants 2 and 5): no bar, and a disqualified visitor is told so in place. */
export const onePage = {
  id: 'one-page',
  steps: [{ step: 'OnePageForm', progress: 100 }],
  options: { ...surveyOptions, oid: '112', affid: '1', bar: 'none', tellsInPlace: true },
} as const satisfies Flow;
