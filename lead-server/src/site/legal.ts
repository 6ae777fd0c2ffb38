import { z } from 'zod';
import { settledPages } from '#contract/site/legal-text.ts';

const words = (most: number) => z.string().trim().min(1, 'should say something').max(most);
const both = <T extends z.ZodType>(each: T) => z.strictObject({ en: each, es: each });

const section = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'should be small letters, digits and hyphens')
    .describe('Its anchor in the address'),
  title: both(words(200)),
  text: both(z.string().max(20_000)).describe(
    'Paragraphs and lists with a blank line between; a line of a list begins with "- "',
  ),
});

/** Legal pages in words of the operator's own. No file has them. See docs/spec/settings.md#legal. */
export const legalSchema = z.strictObject({
  legal: z
    .array(
      z.strictObject({
        name: z.enum(settledPages),
        title: both(words(100)),
        description: both(words(300)).describe('What search engines show'),
        updated: z.iso.date('should be a day such as 2026-11-28').describe('The day of the last change, which the page says'),
        sections: z.array(section).min(1, 'should be one section or more').max(60),
      }),
    )
    .default([])
    .describe('Pages that have a text here; the release has the others'),
});
