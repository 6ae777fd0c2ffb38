import { z } from 'zod';

/** The calls about the server itself. */
export const serverCalls = {
  health: {
    method: 'get',
    path: '/healthz',
    summary: 'The process answers.',
    limit: 'none',
    response: z.object({ status: z.literal('ok') }),
  },
  readiness: {
    method: 'get',
    path: '/readyz',
    summary: 'It can also store, and is not being stopped.',
    limit: 'none',
    response: z.object({ status: z.literal('ready') }),
  },
  globalPrivacyControl: {
    method: 'get',
    path: '/.well-known/gpc.json',
    summary: 'That Global Privacy Control is honoured here.',
    limit: 'none',
    response: z.object({ gpc: z.literal(true), lastUpdate: z.iso.date() }),
  },
} as const;
