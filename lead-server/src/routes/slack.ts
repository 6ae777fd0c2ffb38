import type { Router } from 'express';
import { readJson } from '../http/body.ts';
import { type CallContext, callsOn } from '../http/call.ts';
import { textField } from '../http/fields.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { Intake } from '../leads/intake.ts';

const path = '/send-slack-message';
/** The most characters of an alert. */
export const alertLimit = 2000;

/**
 * POST /send-slack-message (Core 7): an alert for the team, recorded, and delivered when Slack is configured (decisions 6). Anybody can call it:
 * only the alerts of our own pages reach the chat as they are (contract/alerts.ts).
 */
export function slackRoutes(router: Router, context: CallContext, limit: RateLimit, intake: Intake): void {
  const { post } = callsOn(router, context);
  post(path, limit, async (request) => {
    await intake.submitMessage(textField(await readJson(request), 'text', alertLimit));
    return { ok: true };
  });
}
