import { existsSync, readFileSync } from 'node:fs';
import { hasFunnel } from './funnel.ts';
import { createLog, describeFailure, type Log } from './lib/log.ts';
import { ownTokenFile, withOwnToken } from './ops/own-token.ts';
import { readSite } from './partners/site-file.ts';
import { readTables } from './partners/tables.ts';
import { startServer } from './server.ts';
import { type Config, ConfigError, environmentWith, readConfig } from './settings/config.ts';
import { createLiveConfig, type LiveConfig } from './settings/live-config.ts';
import { refuseDangers } from './settings/production.ts';
import { startFailureMessage } from './settings/start-failure.ts';

/** Everything that a start reads, checked. @throws ConfigError for an unusable or unsafe setting */
function readSettings() {
  const config = withOwnToken(readConfig(environmentWith('.env')));
  // a replica without pages would say that it is ready
  if (config.NODE_ENV === 'production' && !hasFunnel(config.FUNNEL_DIR)) {
    throw new ConfigError('FUNNEL_DIR: should be where `npm run build` put the funnel (dist); there is none in that folder.');
  }
  // as they are in files: a reload says when one has changed
  const files = {
    SITE_FILE: readSite({ ...config, NODE_ENV: 'development' }),
    PARTNER_TABLES: readTables(config.PARTNER_TABLES),
  };
  // what settings in the store bring is known once they are read
  refuseDangers(config, undefined);
  return { config, files };
}

/** Applies the reloadable ones of newly read settings. Unusable settings change nothing. Logs names, never values. */
function reload({ swap, config }: LiveConfig, first: ReturnType<typeof readSettings>['files'], log: Log): void {
  try {
    const next = readSettings();
    const { changed, needRestart } = swap(next.config);
    const files = (['SITE_FILE', 'PARTNER_TABLES'] as const).filter(
      (name) => JSON.stringify(next.files[name]) !== JSON.stringify(first[name]),
    );
    log.level = config.LOG_LEVEL;
    log.info(`settings reloaded: ${changed.join(', ') || 'nothing changed'}`);
    if (needRestart.length > 0) log.warn(`settings that need a restart: ${needRestart.join(', ')}`);
    for (const name of files)
      log.warn(`${name} has changed: a start reads it until settings are published by a person, then ops settings import`);
  } catch (failure) {
    if (failure instanceof ConfigError) log.error(`settings not reloaded, the old ones stay: ${failure.message}`);
    else log.error({ failure: describeFailure(failure) }, 'settings not reloaded, the old ones stay');
  }
}

/** Where operators are, for a person at a terminal, and how they get in. */
function operatorLines(config: Config, address: string): readonly string[] {
  if (config.OPS_TOKEN === '' && config.OIDC_ISSUER === undefined)
    return ['The studio opens once OPS_TOKEN is set: 24 letters or more, in .env'];
  const isOwn = existsSync(ownTokenFile(config)) && readFileSync(ownTokenFile(config), 'utf8').trim() === config.OPS_TOKEN;
  const how = isOwn ? `: sign in with the token in ${ownTokenFile(config)}` : '';
  return [`The studio is at ${address}/studio${how}`, `Operations are at ${address}/ops`];
}

/** Starts the server from the environment and `.env`, reloads settings on SIGHUP, and stops it on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const { config: first, files } = readSettings();
  const live = createLiveConfig(first);
  const { config } = live;
  const { log, flush } = createLog(config);
  // before anything else: until there is a listener this signal ends a process
  process.on('SIGHUP', () => reload(live, files, log));
  // a fault in a listing for people stops no server
  process.stdout.on('error', () => {});
  const server = await startServer(config, log, undefined, ({ site, tables, alerts }) => {
    const addresses = [...tables.destinations.map(({ url }) => url), alerts.slack, alerts.webhook].filter(
      (each) => each !== undefined,
    );
    const allowed = refuseDangers(config, site, addresses);
    if (allowed.length > 0) log.warn(`dangerous settings allowed by ALLOW_INSECURE: ${allowed.join(', ')}`);
  });
  // for a person at a terminal: in production every line is JSON, for whatever collects them
  if (config.NODE_ENV !== 'production') {
    const address = config.PUBLIC_URL ?? `http://localhost:${server.port}`;
    process.stdout.write(`The survey is at ${address}/survey\nStorybook is at ${address}/storybook/\n`);
    const desk = server.opsPort === undefined ? address : `http://${config.OPS_BIND}:${server.opsPort}`;
    process.stdout.write(`${operatorLines(config, config.OPS_URL ?? desk).join('\n')}\n`);
  }

  // of a database that was away at the start
  server.checked.catch((failure: Error) => {
    log.fatal(startFailureMessage(failure));
    end(1);
  });
  const stop = () => {
    const seconds = config.SHUTDOWN_DELAY_SECONDS + 2 * config.SHUTDOWN_GRACE_SECONDS + 5;
    const late = setTimeout(() => process.exit(1), seconds * 1000);
    late.unref();
    server.stop().then(
      () => end(0),
      (failure: unknown) => {
        log.error({ failure: describeFailure(failure) }, 'shutdown failed');
        end(1);
      },
    );
  };
  const end = (code: 0 | 1) => void flush().then(() => process.exit(code));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('uncaughtException', (failure) => {
    log.fatal({ failure: describeFailure(failure) }, 'uncaught failure');
    end(1);
  });
}

main().catch((failure: unknown) => {
  process.stderr.write(`${startFailureMessage(failure as Error)}\n`);
  process.exit(1);
});
