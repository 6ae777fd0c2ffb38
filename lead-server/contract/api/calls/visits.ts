import { z } from 'zod';
import { eventsSchema } from '../../experiments/visit-events.ts';
import { bodyLimit } from '../limits.ts';
import { object, ok, source, sourceId } from './shapes.ts';

/** Random, made by the page. It is enough to resume the visit. */
const session = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);
const anySession = '0123456789abcdef0123456789abcdef';

/** The most characters of a saved visit as JSON. assumed: a visit's choices take up to 2,000. */
export const savedDataLimit = 8000;

/** The calls of a visit under way: what its page may do, what is counted, and its progress. */
export const visitCalls = {
  pageSettings: {
    method: 'get',
    path: '/page-settings',
    summary:
      'What the page may load and open for this visitor, and the partner’s campaign of its affiliate’s offer. With the stamp of a page it begins a visit: cookies come with it.',
    limit: 'calls',
    query: source.extend({ stamp: z.string().max(1500).optional(), source: sourceId }),
    response: z.looseObject({ advertising: z.enum(['allowed', 'ask', 'never']), counted: z.boolean(), campaign: z.string() }),
  },
  reportEvents: {
    method: 'post',
    path: '/events',
    summary:
      'Where a visitor is in the survey, for the figures; also as text/plain, as a beacon sends it. It names steps, never answers.',
    limit: 'events',
    body: eventsSchema,
    response: ok,
    example: {
      body: {
        flow: 'main',
        events: [
          ['shown', 'AtFault'],
          ['walked', 'AtFault', 'WasUserInjured'],
        ],
      },
    },
  },
  reportViolation: {
    method: 'post',
    path: '/csp-report',
    summary:
      'What the content security policy of a page blocked, as browsers send it: application/csp-report, or a list as application/reports+json. It is counted, and nothing of it is kept.',
    limit: 'reports',
    cost: 20,
    body: z.looseObject({ 'csp-report': object }),
    response: ok,
    example: { body: { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline', disposition: 'enforce' } } },
  },
  saveVisit: {
    method: 'post',
    path: '/api/save-data',
    summary: 'Keeps the progress of a visit for a resume on the same device.',
    limit: 'calls',
    // storing costs more than parsing
    cost: 10,
    body: z.object({ session, data: z.union([z.array(z.unknown()).readonly(), object]) }),
    response: z.object({ userBackupStatus: z.literal(true), userProgressionStatus: z.literal(true) }),
    example: { body: { session: anySession, data: [{ step: 'AtFault' }] } },
    refusals: { 413: `The body is larger than ${bodyLimit / 1024} KB, or its data than ${savedDataLimit} characters.` },
  },
  loadVisit: {
    method: 'get',
    path: '/api/save-data/{session}',
    summary: 'Gives the progress of a visit back.',
    limit: 'calls',
    params: z.object({ session }),
    response: z.object({ session, data: z.unknown() }),
    example: { params: { session: anySession } },
    refusals: { 404: 'Nothing is saved under this session.' },
  },
} as const;
