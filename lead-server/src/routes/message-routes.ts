import type { Router } from 'express';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';

/** Records an alert. Anybody can call it, so only known texts reach the chat. See docs/spec/calls.md#messages. */
export function messageRoutes(router: Router, context: HttpContext, intake: LeadIntake): void {
  apiRoutes(router, context).call('sendAlert', async ({ body }) => {
    await intake.submitMessage(body.text);
    return { ok: true };
  });
}
