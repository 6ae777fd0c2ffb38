import { z } from 'zod';
import { list, nothing } from './shapes.ts';

/** The call of who is signed in. */
export const sessionCalls = {
  session: {
    summary: 'Who is signed in, and what they may do.',
    body: nothing,
    response: z.object({
      name: z.string(),
      role: z.string(),
      may: list(z.string()),
      /** For each permission that is lacking: the roles that have it. */
      lacks: z.record(z.string(), list(z.string())),
      approvals: z.boolean(),
      /** The roles that may approve another person's draft. */
      approvers: list(z.string()),
      /** The company's name. */
      company: z.string(),
      /** The visitors' address. */
      site: z.string(),
      /** Of this session's calls and forms: another than the page's after a new sign-in. */
      token: z.string(),
    }),
  },
} as const;
