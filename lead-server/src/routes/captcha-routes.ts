import type { Router } from 'express';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import type { Captcha } from '../partners/captcha/captcha.ts';

/** Which captcha the page is to show, and challenges for ours. See docs/spec/calls.md#captcha. */
export function captchaRoutes(router: Router, context: HttpContext, { widget, challenge }: Captcha): void {
  const { call } = apiRoutes(router, context);
  call('captcha', async () => widget);
  if (challenge) call('captchaChallenge', challenge);
}
