import type { Router } from 'express';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { readJson } from '../http/body.ts';
import { textField } from '../http/body-fields.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';

const path = '/send-slack-message';
/** The most characters of an alert. */
export const alertLimit = 2000;

/**
 * POST /send-slack-message: records an alert. Anybody can call it, so only known texts reach the chat. See
 * docs/spec/calls.md#messages.
 */
export function slackRoutes(router: Router, context: HttpContext, limit: RateLimit, intake: LeadIntake): void {
  const { post } = apiRoutes(router, context);
  post(path, limit, async (request) => {
    await intake.submitMessage(textField(await readJson(request), 'text', alertLimit));
    return { ok: true };
  });
}
