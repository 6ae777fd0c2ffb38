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
 * POST /send-slack-message (Core 7): an alert for the team, recorded, and delivered when Slack is configured (decisions 6). Anybody can call it:
 * only the alerts of our own pages reach the chat as they are (contract/alerts.ts).
 */
export function slackRoutes(router: Router, context: HttpContext, limit: RateLimit, intake: LeadIntake): void {
  const { post } = apiRoutes(router, context);
  post(path, limit, async (request) => {
    await intake.submitMessage(textField(await readJson(request), 'text', alertLimit));
    return { ok: true };
  });
}
