import { z } from 'zod';
import { brandIds } from '../../site/site.ts';
import { list, nothing } from './shapes.ts';

/** What the site says of a brand, as pages show it. */
const brand = z.object({
  name: z.string(),
  hosts: list(z.string()),
  sellers: z.object({ en: list(z.string()), es: list(z.string()) }),
  callNumber: z.string(),
});

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
      /** The business's time zone (BUSINESS_ZONE). */
      zone: z.string(),
      brands: z.record(z.enum(brandIds), brand),
      /** Destinations that buy leads. `buyer`: as consents name it, '' where the partner sells on. `flows`: whose leads it takes; undefined for all. */
      destinations: list(z.object({ name: z.string(), buyer: z.string(), flows: list(z.string()).optional() })),
      /** Of this session's calls and forms: another than the page's after a new sign-in. */
      token: z.string(),
    }),
  },
} as const;
