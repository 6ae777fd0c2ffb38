import { z } from 'zod';
import { isZone } from '#contract/experiments/zone-days.ts';
import { list } from '../kinds.ts';

/** The company behind the site, as pages name it. */
export const siteSettings = {
  SITE_FILE: z
    .string()
    .optional()
    .describe(
      'JSON file with the facts of the site: brands, hosts, sellers, call numbers, testimonials, fixed buyers, reroute (site.example.json)',
    ),
  COMPANY_NAME: z
    .string()
    .default('')
    .describe('The company behind the site, as the legal pages name it; they mark what is missing'),
  COMPANY_ADDRESS: z.string().default('').describe("The company's postal address"),
  COMPANY_EMAIL: z.string().default('').describe('Where people write about their privacy'),
  COMPANY_LAW_STATE: z.string().default('').describe('The state whose law the terms of use name'),
  BUSINESS_ZONE: z
    .string()
    .default('UTC')
    .refine(isZone, 'should be a time zone such as America/New_York')
    .describe('The time zone whose days figures and spend are of; days that are counted already stay those of the zone before'),
  SPONSORS: list().describe('Law firms and others that pay for leads, as the page /sponsors lists them'),
};
