import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { idPattern } from '#contract/api/limits.ts';
import { stateByCode } from '#contract/fields/states.ts';
import { defaultCompensation } from '#contract/rules/compensation.ts';
import { isObject, type JsonObject } from '../lib/json.ts';
import { ConfigError } from '../settings/config.ts';
import { customDestinationSchema } from './destination-schema.ts';
import { environmentSecret, missingSecrets, withSecrets } from './secret-references.ts';

/** A number as the partners write their ids; kept as text, as the lead has them. */
const id = z.string().regex(idPattern, 'should be an id of digits');
const buyer = z.strictObject({ name: z.string().min(1).max(200), ids: z.array(id).min(1) });
const state = z.string().refine((code) => stateByCode(code) !== undefined, 'should be a state such as NY');

/** The tables of the embedded partners; PARTNER_TABLES replaces them by a JSON file. See docs/spec/partners.md#tables. */
export const tablesSchema = z.strictObject({
  mappings: z
    .array(
      z.strictObject({
        affid: id.optional(),
        oid: id.optional(),
        lp_campaign_id: z.string().min(1),
        lp_supplier_id: z.string().min(1),
        lp_key: z.string().min(1),
      }),
    )
    .default([])
    .describe("LeadProsper's campaign of an offer; an absent id matches any, and the first match counts"),
  buyers: z
    .array(buyer.extend({ states: z.array(state).optional() }))
    .default([])
    .describe('Who buys leads, and from which states; without states, from all'),
  // assumed: none by default, so that nobody consents to invented firms. See docs/spec/routing.md#fallback-buyers.
  fallbackBuyers: z
    .array(buyer)
    .max(2)
    .default([])
    .describe('Buyers when no other is found, except in the states of statesWithoutFallback'),
  statesWithoutFallback: z.array(state).default([]),
  prefilledAffiliates: z
    .array(id)
    .default([])
    .describe('Affiliates whose visitors may have their contact data filled in for them'),
  destinations: z
    .array(customDestinationSchema)
    .default([])
    .describe('Destinations of leads beside the built-in ones (docs/spec/partners.md#destinations-in-settings)'),
  compensation: z
    .strictObject({
      multiplier: z.number().positive(),
      additions: z.array(z.strictObject({ field: z.string().min(1), value: z.string().min(1), adds: z.int().min(0) })),
    })
    .default({ ...defaultCompensation, additions: [...defaultCompensation.additions] })
    .describe('The compensation meter: what an answer adds, in dollars, and a factor of the sum'),
});

export type Tables = z.output<typeof tablesSchema>;

/**
 * The tables of a file, with the secrets that it names; the defaults without one.
 * @throws ConfigError naming the entry at fault, without its value: there are keys among them
 */
export const readTables = (file: string | undefined): Tables =>
  tablesSchema.parse(withSecrets(readTablesFile(file), environmentSecret));

/** What PARTNER_TABLES says, checked, with references to secrets as they are. @throws ConfigError as `readTables` */
export function readTablesFile(file: string | undefined): JsonObject {
  if (file === undefined) return {};
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'it is not JSON';
    throw new ConfigError(`PARTNER_TABLES cannot be read: ${code}`);
  }
  const content = isObject(json) ? json : {};
  const missing = missingSecrets(content, environmentSecret);
  const parsed = tablesSchema.safeParse(isObject(json) ? withSecrets(content, environmentSecret) : json);
  if (parsed.success && missing.length === 0) return content;
  const lines = [
    ...missing.map(({ field, variable }) => `  ${field}: names ${variable}, which is not set`),
    ...(parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
  ];
  throw new ConfigError(`PARTNER_TABLES has entries that can't be used:\n${lines.join('\n')}`);
}
