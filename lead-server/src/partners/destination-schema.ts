import { z } from 'zod';
import { leadFields } from '#contract/fields/fields.ts';
import { flows } from '#contract/flows/index.ts';

/** Fields of every sale beside the lead's own. See docs/spec/partners.md#with-each-sale. */
export const saleFieldNames = [
  'lead_id',
  'flow',
  'project',
  'case_type',
  'lead_type',
  'consent_time',
  'consent_version',
  'page_url',
  'rules',
  'consented_to',
  'is_disqualified',
  'phone_digits',
  'trusted_form_cert_url',
  'sub_id_short',
] as const;
export type SaleField = (typeof saleFieldNames)[number];

/** Every `lead_type`. */
export const leadTypes = ['injury', 'funding', 'ticket', 'benefits', 'dui'] as const;
export type LeadType = (typeof leadTypes)[number];

/** The fields that a destination can name as a source. */
const sourceFieldNames = [...Object.keys(leadFields), ...saleFieldNames];

const name = z
  .string()
  .regex(/^[a-z][a-z\d-]{1,30}$/, 'should be small letters, digits and hyphens')
  .describe('Its name in listings, figures and other settings');
const address = z.url({ protocol: /^https?$/, error: 'should be an http or https address' });
const flowIds = flows.map(({ id }) => id);

const mapping = z
  .strictObject({
    to: z.string().min(1).max(100).describe("The field's name at the partner"),
    from: z
      .enum(sourceFieldNames, { error: 'should be a field of the lead or of the sale' })
      .optional()
      .describe('The field of the lead or of the sale that it gets'),
    value: z.string().max(500).optional().describe('In place of from: the same in every lead'),
    omitEmpty: z.boolean().default(false).describe('Whether an empty value is left out; else it is sent'),
  })
  .refine(({ from, value }) => (from === undefined) !== (value === undefined), 'should have either from or value');

/** Where a response has its verdict on a lead. Field names may have dots: `result.status`. */
const success = z.strictObject({
  field: z.string().min(1).describe('Where the verdict stands'),
  accepted: z.array(z.string()).min(1).describe('Verdicts of a lead that was taken'),
  rejected: z.array(z.string()).default([]).describe('Verdicts of a lead that is not to be sent again; any other is tried again'),
  reason: z.string().optional().describe('Where the reason stands'),
  price: z.string().optional().describe('Where the price stands, in dollars'),
  leadId: z.string().optional().describe("Where the buyer's own id of the lead stands"),
});

/** A destination of leads that settings describe. See docs/spec/partners.md#destinations-in-settings. */
export const customDestinationSchema = z
  .strictObject({
    name,
    url: address,
    testUrl: address.optional().describe('Where leads of test visits go; absent: nowhere'),
    flows: z.array(z.enum(flowIds)).min(1).optional().describe('Flows whose leads go there; absent: all'),
    leadTypes: z
      .array(z.enum(leadTypes))
      .min(1)
      .optional()
      .describe('Kinds of leads that go there, such as funding; absent: all. Who asks for funding has a lawyer: with takes all'),
    buyer: z
      .string()
      .max(200)
      .default('')
      .describe('Who buys there, by the name in consents: it gets no lead whose consent lacks it'),
    resells: z
      .boolean()
      .default(false)
      .describe('In place of buyer: a partner who sells on, bound to the names that the visitor chose'),
    takes: z.enum(['qualified', 'all']).default('qualified').describe('Which leads: those of all get the verdict with each'),
    format: z.enum(['json', 'form']).default('json'),
    fields: z.array(mapping).min(1).describe('What is sent, in this order'),
    headers: z
      .record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string().max(1000))
      .default({})
      .describe('Further headers, such as the key of the partner'),
    signed: z.boolean().default(true).describe('Whether Standard Webhooks headers are sent (WEBHOOK_SECRET)'),
    timeoutSeconds: z.int().min(1).max(55).default(15).describe('How long one attempt may take'),
    greatestAgeHours: z.number().positive().default(72).describe('The age at which an undelivered lead is given up'),
    places: z.int().min(1).max(100).default(8).describe('How many are sent at once by each process'),
    success: success.optional().describe('Absent: every 2xx is success'),
  })
  .refine(({ buyer, resells }) => (buyer !== '') !== resells, 'should have either buyer, a name in consents, or resells');
export type CustomDestination = z.output<typeof customDestinationSchema>;
