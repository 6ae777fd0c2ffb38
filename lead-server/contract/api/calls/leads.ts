import { z } from 'zod';
import { submissionSchema } from '../../lead/submission.ts';
import { yesNo } from './shapes.ts';

/** The call of a finished survey. */
export const leadCalls = {
  postLead: {
    method: 'post',
    path: '/post-lead',
    summary:
      'A finished survey. Answered once it is stored durably; the Idempotency-Key header makes one lead of any number of tries.',
    limit: 'leads',
    body: submissionSchema,
    response: z.object({
      id: z.uuid(),
      lead_is_qualified: yesNo,
      is_disqualified: z.boolean(),
      dq_reason: z.string(),
      may_call: yesNo,
    }),
    refusals: {
      409: 'The Idempotency-Key was used with other answers, or its lead was erased.',
      428: 'Many leads come from this address: the next try has to bring the solution of the challenge in x-proof-challenge.',
      422: 'The body is no lead, or its answers are no finished path of the flow: it is kept for a person to look at.',
    },
  },
} as const;
