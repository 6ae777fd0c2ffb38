import type { Flow } from '../flow/flow.ts';
import { stages, surveyOptions } from './flow-builder.ts';

/** The one-page form: no bar, and a disqualification shown in place. See docs/spec/flows.md#forms. */
export const onePage = {
  id: 'one-page',
  steps: [{ step: 'OnePageForm', progress: 100 }],
  options: {
    ...surveyOptions,
    stages: stages(['accident', 'OnePageForm']),
    oid: '112',
    affid: '1',
    bar: 'none',
    showsResultInline: true,
  },
} as const satisfies Flow;
