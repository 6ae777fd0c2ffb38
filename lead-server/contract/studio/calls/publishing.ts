import { z } from 'zod';
import { because, moment, path } from './shapes.ts';

const acted = z.object({ version: z.int(), revision: z.int() });

/** The calls that change what visitors get. */
export const publishingCalls = {
  publish: {
    summary: 'Makes the draft a version, live now or at a time.',
    body: z.object({
      path,
      because,
      at: moment.optional(),
      /** What was compared: the live version and the draft. Another one is refused. */
      seen: z.object({ version: z.int(), etag: z.int() }).optional(),
    }),
    response: acted,
  },
  pause: {
    summary: 'Closes a campaign to new visitors, now or at a time.',
    body: z.object({ path, because, at: moment.optional(), instead: z.string().max(100).optional() }),
    response: acted,
  },
  resume: { summary: 'Opens a paused campaign again.', body: z.object({ path, because }), response: acted },
  bringBack: {
    summary: 'Makes an earlier version live.',
    body: z.object({ path, version: z.int(), because }),
    response: acted,
  },
  cancel: {
    summary: 'Cancels what is planned for a campaign.',
    body: z.object({ path }),
    response: z.object({ cancelled: z.int() }),
  },
} as const;
