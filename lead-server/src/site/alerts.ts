import { z } from 'zod';
import type { SettingsContent } from '#contract/settings/settings.ts';
import { toldKinds } from '#contract/studio/causes.ts';
import { type ReadSecret, withSecrets } from '../partners/secret-references.ts';
import type { Config } from '../settings/config.ts';
import { webAddress } from '../settings/kinds.ts';

const dollars = z.int('should be whole dollars').min(1, 'should be a dollar or more').max(10_000_000);

/** Where the team's messages go, what is told, and limits of spend. No file has them. See docs/spec/settings.md#alerts. */
export const alertsSchema = z.strictObject({
  slack: webAddress.optional().describe('Slack incoming webhook, as env:SECRET_NAME; SLACK_WEBHOOK_URL without it'),
  webhook: webAddress.optional().describe("Webhook of the team's own, as env:SECRET_NAME; ALERT_WEBHOOK_URL without it"),
  notTold: z.array(z.enum(toldKinds)).default([]).describe('Kinds of news that are in Today and in no message'),
  spendLimit: dollars.optional().describe("What a day of a campaign may cost, in dollars; without it there's no limit"),
  spendLimits: z
    .array(z.strictObject({ name: z.string().startsWith('/', 'should be a path such as /survey'), dollars }))
    .default([])
    .describe('Limits of campaigns of their own, each named by its path'),
});

export type Alerts = z.output<typeof alertsSchema>;

/** The destination of messages that each address is. */
export const alertDestinations = { slack: 'slack', webhook: 'alerts' } as const;
export type AlertAddress = keyof typeof alertDestinations;
export const alertAddresses = Object.keys(alertDestinations) as readonly AlertAddress[];

/** The alerts of these settings, with the secrets that they name. Throws for contents that were never checked. */
export const alertsOfContents = ({ alerts }: { readonly alerts: SettingsContent }, read: ReadSecret): Alerts =>
  alertsSchema.parse(withSecrets(alerts, read));

/** The settings of the environment, with the addresses of the alerts in place of its own. */
export const withAlertAddresses = (config: Config, { slack, webhook }: Pick<Alerts, AlertAddress>): Config => ({
  ...config,
  ...(slack !== undefined && { SLACK_WEBHOOK_URL: slack }),
  ...(webhook !== undefined && { ALERT_WEBHOOK_URL: webhook }),
});
