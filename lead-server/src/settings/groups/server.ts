import { z } from 'zod';
import { logLevels } from '../../lib/log.ts';
import { base, integer, isProxy, list, oneOf } from '../kinds.ts';

/** The dangers in production, by their name in ALLOW_INSECURE (production.ts). */
export const dangerNames = [
  'public-url',
  'data-keys',
  'tokens',
  'operators',
  'script-hosts',
  'trusted-proxies',
  'partners',
  'database',
  'placeholders',
  'erasure-wait',
] as const;
export type DangerName = (typeof dangerNames)[number];

/** The process itself: where it listens, what it logs, how it stops. */
export const serverSettings = {
  NODE_ENV: oneOf('development', 'production', 'test')
    .default('production')
    .describe('What it runs for; npm start and npm run dev take development where it is unset or empty'),
  ALLOW_INSECURE: list()
    .refine(
      (all) => all.every((each) => (dangerNames as readonly string[]).includes(each)),
      `should be names of ${dangerNames.join(', ')}`,
    )
    .describe('What production may have although it is dangerous, by the name that a refused start gives it'),
  PORT: integer(0, 65_535).default(3000).describe('The port to listen on; 0 takes a free one'),
  HOST: z.string().default('0.0.0.0').describe('The address to listen on; 0.0.0.0 is all of IPv4, :: all of IPv6 too'),
  PUBLIC_URL: base().describe(
    'Where visitors reach the site (of several hosts the main one); https here makes cookies Secure and sends HSTS: set it in production',
  ),
  TRUSTED_PROXIES: list()
    .refine((all) => all.every(isProxy), 'should be addresses or ranges such as 10.0.0.0/8, comma-separated')
    .describe(
      'Addresses or ranges of the proxies in front of the server (or loopback, linklocal, uniquelocal); none is trusted without it',
    ),
  LOG_LEVEL: oneOf(...logLevels)
    .default('info')
    .describe('The least that is logged'),
  FUNNEL_DIR: z.string().default('./dist').describe('Where the built funnel is'),
  OTEL_EXPORTER_OTLP_ENDPOINT: base().describe(
    'OpenTelemetry collector (OTLP over HTTP) that gets traces; without it none are made',
  ),
  SHUTDOWN_DELAY_SECONDS: integer(0, 600)
    .default(0)
    .describe('How long a stop goes on taking requests while /readyz says 503: as long as the load balancer takes to see it'),
  SHUTDOWN_GRACE_SECONDS: integer(0, 3600).default(20).describe('How long a stop waits for requests and deliveries under way'),
};
