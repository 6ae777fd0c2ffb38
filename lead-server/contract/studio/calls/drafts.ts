import { z } from 'zod';
import { content, deed, difference, list, nothing, path, problem } from './shapes.ts';

/** An open draft, with what keeps it from going live and what it would change. */
export const draft = deed.extend({
  content,
  base: z.int(),
  /** A save names the draft that it read. */
  etag: z.int(),
  approvedBy: z.string(),
  problems: list(problem),
  differences: list(difference),
});

/** A campaign of a file, with what its author had read. */
const entry = z.object({ content, base: z.int().optional(), draft: z.int().optional() });
/** As many as a person can look through. */
const entries = z.array(entry).min(1).max(500).readonly();

/** The calls that make, check and approve drafts. */
export const draftCalls = {
  saveDraft: {
    summary: 'Saves a draft over the one that its author had read.',
    body: z.object({ content, base: z.int(), etag: z.int() }),
    response: draft,
  },
  check: {
    summary: 'What would keep content from going live, and what it would change.',
    body: z.object({ content }),
    response: z.object({
      problems: list(problem),
      differences: list(difference),
      /** Whether the path is a campaign's already. */
      exists: z.boolean(),
    }),
  },
  checkImport: {
    summary: 'What would keep each campaign of a file from being saved, and what it would change.',
    body: z.object({ entries }),
    response: z.object({
      rows: list(
        z.object({
          path: z.string(),
          /** `new` makes a campaign, `same` changes nothing. */
          does: z.enum(['new', 'change', 'same']),
          problems: list(problem),
          differences: list(difference),
          /** Why it is stale, in words; '' where it is not. */
          stale: z.string(),
        }),
      ),
    }),
  },
  importDrafts: {
    summary: 'Saves the campaigns of a file as drafts: all, or none.',
    body: z.object({ entries, because: z.string().max(300), merges: z.boolean().optional() }),
    response: z.object({ paths: list(z.string()) }),
  },
  preview: {
    summary: 'A signed address that shows the draft on the real page for a day.',
    body: z.object({ path }),
    response: z.object({ address: z.string() }),
  },
  discardDraft: {
    summary: 'Throws the draft away, if it is still the one that was seen.',
    body: z.object({ path, etag: z.int() }),
    response: nothing,
  },
  approve: { summary: 'Approves the draft as it is.', body: z.object({ path }), response: nothing },
} as const;
