import { z } from 'zod';
import { privacyFields, privacyMessageType } from '../../consent/privacy-request.ts';
import { ok, text } from './shapes.ts';

/** The calls that leave a message: alerts for the team, and privacy requests. */
export const messageCalls = {
  sendAlert: {
    method: 'post',
    path: '/send-slack-message',
    summary: 'An alert for the team. The texts of our own pages are passed on; of any other only that it was recorded.',
    limit: 'expensive',
    cost: 60,
    body: z.object({ text: text(2000) }),
    response: ok,
    example: { body: { text: 'An email was blocked twice.' } },
  },
  fileRequest: {
    method: 'post',
    path: '/slack/send-message',
    summary: 'A privacy request: stored before anything else, whatever its captcha. Also as the form of a page without scripts.',
    limit: 'privacy',
    body: z.object({
      formData: z.partialRecord(z.enum(privacyFields), z.string()),
      reCaptchaToken: z.string().optional(),
      type: z.literal(privacyMessageType),
    }),
    response: ok,
    example: {
      body: {
        type: privacyMessageType,
        formData: { firstName: 'Ann', email: 'ann@example.com', requestForInformation: 'yes' },
      },
    },
  },
} as const;
