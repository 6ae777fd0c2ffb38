import type { Router } from 'express';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { costs, type RateLimits, withCost } from '../http/rate-limit.ts';
import { challengePath } from '../partners/captcha/altcha.ts';
import type { Captcha } from '../partners/captcha/captcha.ts';

const path = '/captcha';

/**
 * GET /captcha: which captcha the page is to show, `{ kind: 'altcha', challenge }` or `{ kind: 'recaptcha', siteKey }`.
 * GET /captcha/challenge: a new challenge for the ALTCHA widget. The token it gives goes with the form and passes once.
 */
export function captchaRoutes(router: Router, context: HttpContext, { calls, expensive }: RateLimits, captcha: Captcha): void {
  const { get } = apiRoutes(router, context);
  get(path, calls, async () => captcha.widget);
  const { challenge } = captcha;
  if (!challenge) return;
  // making one costs the server milliseconds
  get(challengePath, withCost(expensive, costs.guess), challenge);
}
