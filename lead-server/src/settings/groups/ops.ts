import { z } from 'zod';
import { base, integer, isProxy, list, oneOf, secret } from '../kinds.ts';

/** The roles of people at /ops (operators/operators.ts says what each may do). */
export const roles = ['viewer', 'qa', 'media', 'marketer', 'operator', 'privacy', 'admin'] as const;
export type Role = (typeof roles)[number];
const roleRow = new RegExp(`^[^=].*=(${roles.join('|')})$`);

/** Operation and monitoring: /ops and /metrics. */
export const opsSettings = {
  OPS_TOKEN: secret().describe(
    'What opens the operations page at /ops, at least 24 characters; without it there is no such page',
  ),
  OPS_PORT: integer(0, 65_535)
    .optional()
    .describe(
      'A port of its own for /ops and /metrics, which then answer nowhere else; reach it by a tunnel or your own network',
    ),
  OPS_BIND: z.string().default('127.0.0.1').describe('The address that OPS_PORT listens on; this machine alone without it'),
  OPS_HOST: z
    .union([z.literal(''), z.string().regex(/^[a-z\d.-]+$/, 'should be a host name in small letters')])
    .default('')
    .describe('A host name of its own for /ops and /metrics, which then answer nowhere else'),
  OPS_TRUSTED_PROXIES: list()
    .refine((all) => all.every(isProxy), 'should be addresses or ranges such as 10.0.0.0/8, comma-separated')
    .describe(
      "Addresses or ranges of the proxies in front of the operators' pages; none is trusted without it, also none of TRUSTED_PROXIES",
    ),
  OPS_URL: base().describe(
    'Where operators reach /ops, such as https://desk.example.com or, by a tunnel, http://localhost:3001: links of alerts lead there, and the provider sends them back there',
  ),
  OPS_PASSWORDS: oneOf('on', 'off')
    .default('on')
    .describe('off: nobody signs in at /ops by a password or OPS_TOKEN, only by OIDC_ISSUER'),
  APPROVALS: oneOf('on', 'off')
    .default('off')
    .describe('on: a campaign goes live only after somebody else than its author has approved exactly that content'),
  MEDIA_AFFIDS: list()
    .refine((all) => all.every((each) => /^[^=]+=[^=]+$/.test(each)), 'should be name=affiliate pairs')
    .transform((all) =>
      all.map((each): [string, string] => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
    )
    .describe(
      'The affiliates whose figures a media buyer sees and uploads spend of, as name=affiliate pairs such as ana=20,ana=21; without one they see none',
    ),
  OIDC_ISSUER: base().describe(
    'OpenID Connect provider by which operators sign in (its issuer); register OPS_URL/ops/sign-in/callback there',
  ),
  OIDC_CLIENT_ID: z.string().default('').describe('The client id that the provider gave'),
  OIDC_CLIENT_SECRET: z.string().default('').describe('Its secret'),
  OIDC_ROLE_CLAIM: z
    .string()
    .default('groups')
    .describe('The claim of the id token that OIDC_ROLES is about, a text or a list of texts'),
  OIDC_ROLES: list()
    .refine((all) => all.every((each) => roleRow.test(each)), `should be claim=role pairs, the role one of ${roles.join(', ')}`)
    .transform((all) =>
      all.map((each): [string, Role] => [each.slice(0, each.lastIndexOf('=')), each.slice(each.lastIndexOf('=') + 1) as Role]),
    )
    .describe(
      'Who may do what, as claim=role pairs such as survey-admins=admin,survey-desk=operator; the first that fits counts',
    ),
  OIDC_ACR: z.string().default('').describe('The strength of sign-in (acr) that is asked for and that the id token has to name'),
  METRICS_TOKEN: secret().describe(
    'Bearer token of /metrics (Prometheus), at least 24 characters; without it there is no such address',
  ),
};
