import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../src/settings/config.ts';
import { openStore } from '../../src/store/open-store.ts';
import { checkOwnKeys, missingKeysMessage } from '../../src/submissions/key-check.ts';
import { readKeys } from '../../src/vault/keys.ts';
import { createVault } from '../../src/vault/vault.ts';
import { acceptAudit, audit, audits } from './audit.ts';
import { backup, restore } from './backup.ts';
import { campaigns } from './campaigns.ts';
import { type Command, type GivenOptions, options, type StandaloneCommand, UsageError } from './command.ts';
import { destinations } from './destinations.ts';
import { health } from './health.ts';
import { keys } from './keys.ts';
import { lead, verify } from './lead.ts';
import { deliveries, leads } from './listings.ts';
import { migrateCommand } from './migrate.ts';
import { operatorsCommand } from './operators.ts';
import { pages } from './pages.ts';
import { person } from './person.ts';
import { attemptLogCommand, hold, release, replay, returnCommand, writeOffCommand } from './redelivery.ts';
import { requests } from './requests.ts';
import { seconds } from './seconds.ts';
import { settings } from './settings.ts';
import { testLinkCommand } from './test-link.ts';
import { told } from './told.ts';

/** Every command, by its name. */
export const commands: Readonly<Record<string, Command | StandaloneCommand>> = {
  leads,
  lead,
  verify,
  deliveries,
  exchange: attemptLogCommand,
  replay,
  release,
  hold,
  return: returnCommand,
  drop: writeOffCommand,
  destinations,
  seconds,
  person,
  requests,
  'test-link': testLinkCommand,
  operators: operatorsCommand,
  keys,
  pages,
  campaigns,
  settings,
  backup,
  restore,
  migrate: migrateCommand,
  health,
  told,
  audit: audits,
  'accept-audit': acceptAudit,
};

const usage = () =>
  Object.values(commands)
    .map(({ usage: [how, what] }) => `ops ${how}\n    ${what}`)
    .join('\n')
    .concat("\n--as <name> with any of them: who acts, for the audit; else the system's user");

/** @throws UsageError for an option that there is not, or one without its value */
function typed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (failure) {
    // its first sentence names the option; the next is about another kind of command
    throw new UsageError(`${(failure as Error).message.split('. ')[0]}. These are the commands:\n${usage()}`);
  }
}

/** @throws UsageError for an option that the command does not use: ignored, it would seem to work */
function checkOptions(name: string, { usage: [how] }: Pick<Command, 'usage'>, given: GivenOptions): void {
  const options: readonly string[] = how.match(/--[a-z]+/g) ?? [];
  const other = Object.entries(given).find(([option, value]) => value && option !== 'as' && !options.includes(`--${option}`));
  if (other) throw new UsageError(`ops ${name} takes no --${other[0]}: ops ${how}`);
}

/** The environment of a command: that of the process and `.env`. */
type Environment = Readonly<Record<string, string | undefined>>;

async function runChecked(args: readonly string[], environment: Environment): Promise<void> {
  const { values: given, positionals } = typed(args);
  const [name = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === '' ? usage() : `There is no command ${name}. These are the commands:\n${usage()}`);
  if (!command.words.includes(rest.length)) throw new UsageError(`Too few words, or too many: ops ${command.usage[0]}`);
  checkOptions(name, command, given);
  // the keys that a server has made for itself are those of a development machine
  const config = readConfig({ ...(!environment.DATA_KEYS && { NODE_ENV: 'development' }), ...environment });
  if ('standalone' in command) return command.run({ config, given, rest });
  if (config.DATABASE_URL === undefined && !existsSync(join(config.DATA_DIR, 'leads.db'))) {
    throw new UsageError(`Nothing is stored yet: there is no ${join(config.DATA_DIR, 'leads.db')}.`);
  }
  const { store } = await openStore(config, !(command.audited || command.changes)).catch(async (failure: unknown) => {
    await command.withoutStore?.(config);
    throw failure;
  });
  try {
    // the audit is under the data key
    const opens = command.opens || command.changes || command.audited !== undefined;
    const keys = opens ? readKeys(config) : [];
    if (opens) {
      await checkOwnKeys(store, keys);
      const lacking = await missingKeysMessage(store, keys);
      if (lacking) {
        console.error(lacking);
        process.exitCode = 1;
      }
    }
    const context = { config, store, given, rest, vault: () => createVault(keys) };
    if (command.audited) await audit(context, await command.audited(context));
    await command.run(context);
  } finally {
    await store.close();
  }
}

/**
 * Runs a command as it was typed. It prints, and sets the exit code of the process: 1 when something is wrong or left to do.
 * @param args the command's name, its words and its options
 */
export async function runCommand(args: readonly string[], environment: Environment): Promise<void> {
  if (args.includes('--help')) return console.log(usage());
  try {
    await runChecked(args, environment);
  } catch (failure) {
    const { message, stack } = failure as Error;
    console.error(failure instanceof UsageError || failure instanceof ConfigError ? message : (stack ?? message));
    process.exitCode = 1;
  }
}
