import { ConfigError, environmentWith, readConfig } from './config.ts';
import { createLog, describeFailure } from './http/log.ts';
import { startServer } from './server.ts';

/** Starts the server with the settings of the environment and of `.env`, and stops it well on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(environmentWith('.env'));
  const { log, flush } = createLog(config);
  const server = await startServer(config, log);
  const address = config.PUBLIC_URL ?? `http://localhost:${server.port}`;
  process.stdout.write(`The survey is at ${address}/survey\n`);
  if (config.NODE_ENV !== 'production') process.stdout.write(`Storybook is at ${address}/storybook/\n`);

  const stop = () => {
    const late = setTimeout(() => process.exit(1), (2 * config.SHUTDOWN_GRACE_SECONDS + 5) * 1000);
    late.unref();
    server.stop().then(
      () => {
        flush();
        process.exit(0);
      },
      (failure: unknown) => {
        log.error({ failure: describeFailure(failure) }, 'not stopped well');
        flush();
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('uncaughtException', (failure) => {
    log.fatal({ failure: describeFailure(failure) }, 'not expected');
    flush();
    process.exit(1);
  });
}

/** What a person can put right is said in a line; anything else is shown whole. */
function messageOf(failure: Error & { code?: unknown; port?: unknown }): string {
  if (failure instanceof ConfigError) return failure.message;
  if (failure.code === 'EADDRINUSE') return `Port ${String(failure.port)} is in use: set PORT to another one.`;
  return failure.stack ?? failure.message;
}

main().catch((failure: unknown) => {
  process.stderr.write(`${messageOf(failure as Error)}\n`);
  process.exit(1);
});
