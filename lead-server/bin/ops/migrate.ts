import { ConfigError } from '../../src/settings/config.ts';
import { migrateStore } from '../../src/store/open-store.ts';
import type { StandaloneCommand } from './command.ts';

/** PostgreSQL's error codes for missing rights on a table, and for a table in use. */
const refusals: Readonly<Record<string, string>> = {
  '42501': 'The role that migrates has to own the tables: set MIGRATE_DATABASE_URL to its address. Nothing was changed.',
  '55P03': 'A table was in use for longer than a second. Nothing was changed: run it again.',
};

export const migrateCommand: StandaloneCommand = {
  standalone: true,
  usage: [
    'migrate',
    'brings the tables up to date, as the role of MIGRATE_DATABASE_URL where that is set, and lets the role of DATABASE_URL use them',
  ],
  words: [0],
  async run({ config }) {
    const done = await migrateStore(config).catch((failure: { code?: string }) => {
      const why = refusals[failure.code ?? ''];
      throw why === undefined ? failure : new ConfigError(why);
    });
    if (done === undefined) console.log('The embedded database is up to date.');
    else {
      for (const name of done.ran) console.log(`ran ${name}`);
      console.log(`The tables are up to date${done.granted ? ', and the role of DATABASE_URL may use them' : ''}.`);
    }
  },
};
