import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { idPattern } from '#contract/api/limits.ts';
import { stateByCode } from '#contract/fields/states.ts';
import { brandIds, buyerGroupIds, defaultSite, type Site, withoutFiction } from '#contract/site/site.ts';
import { type Config, ConfigError } from '../settings/config.ts';

const text = z.string().trim().min(1).max(200);
const both = <T extends z.ZodType>(each: T) => z.strictObject({ en: each, es: each });
const id = z.string().regex(idPattern, 'should be an id of digits');
const state = z.string().refine((code) => stateByCode(code) !== undefined, 'should be a state such as NY');
const buyer = z.strictObject({ name: text, ids: z.array(id).min(1) });

const brand = z.strictObject({
  name: text.optional().describe('The name on the page and in the consent'),
  hosts: z.array(text).min(1).optional().describe('Its host names; subdomains count too'),
  sellers: both(z.array(text).min(1).max(20)).optional().describe('Who may call, as the consent names them, in both languages'),
  callNumber: z
    .union([z.literal(''), z.string().regex(/^\+1[2-9]\d{9}$/, 'should be a number such as +12125550123')])
    .optional()
    .describe('The number that pages show; empty or absent in production: no call control'),
  sponsors: z.array(text).optional().describe('Who pays for leads, as /sponsors lists them; else SPONSORS'),
  testimonials: z
    .array(
      z.strictObject({
        quote: both(z.string().trim().min(1).max(500)),
        name: text,
        detail: text,
        stars: z.int().min(1).max(5).optional().describe('As the customer gave them'),
        proof: text
          .optional()
          .describe('Where the original is kept, such as a letter; in production none is published without. No page shows it'),
      }),
    )
    .optional()
    .describe('What real customers said, word for word; none: none are shown in production'),
});

/** The site file: the operator's facts about the site, all optional. See docs/spec/product.md#site-file. */
export const siteSchema = z.strictObject({
  brands: z.partialRecord(z.enum(brandIds), brand).default({}),
  buyerGroups: z
    .partialRecord(z.enum(buyerGroupIds), z.array(buyer))
    .default({})
    .describe('Fixed buyers of the campaigns d1, d2, x1; a group that is missing means the common consent'),
  reroute: z
    .strictObject({
      states: z.array(state).describe('States whose clean leads go to the alternate buyer; none: it is off'),
      oid: id.optional(),
      affid: id.optional(),
      lpAction: z.enum(['', 'test']).optional(),
    })
    .optional(),
  servedStates: z
    .array(state)
    .default([])
    .describe('States in which a partner takes cases; none: all. A lead of another state is kept, and held'),
});

/**
 * The site as the file has it, with defaults for what it leaves out. In production it has no fictional number.
 * @param version that of the stored brands
 */
export function siteOf(
  { brands, buyerGroups, reroute, servedStates }: z.output<typeof siteSchema>,
  { NODE_ENV }: Pick<Config, 'NODE_ENV'>,
  version?: number,
): Site {
  const given = <T extends object>(value: T | undefined) =>
    Object.fromEntries(Object.entries(value ?? {}).filter(([, each]) => each !== undefined));
  const merged = brandIds.map((name) => {
    const { testimonials, ...own } = brands[name] ?? {};
    const shown = testimonials?.map(({ proof: _, ...each }) => each);
    return [name, { ...defaultSite.brands[name], ...given({ ...own, testimonials: shown }) }] as const;
  });
  const site: Site = {
    ...(version !== undefined && { version }),
    brands: Object.fromEntries(merged) as unknown as Site['brands'],
    buyerGroups: { ...defaultSite.buyerGroups, ...given(buyerGroups) },
    reroute: { ...defaultSite.reroute, ...given(reroute) },
    servedStates,
  };
  return NODE_ENV === 'production' ? withoutFiction(site) : site;
}

/**
 * The site of SITE_FILE, or the defaults without one.
 * @throws ConfigError naming each entry at fault
 */
export const readSite = (config: Pick<Config, 'SITE_FILE' | 'NODE_ENV'>): Site =>
  siteOf(siteSchema.parse(readSiteFile(config.SITE_FILE)), config);

/** What SITE_FILE says, checked; nothing without one. @throws ConfigError naming each entry at fault */
export function readSiteFile(file: string | undefined): Readonly<Record<string, unknown>> {
  if (file === undefined) return {};
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`SITE_FILE cannot be read: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
  }
  const parsed = siteSchema.safeParse(json);
  if (parsed.success) return json as Readonly<Record<string, unknown>>;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'the file'}: ${issue.message}`);
  throw new ConfigError(`SITE_FILE has entries that can't be used:\n${lines.join('\n')}`);
}
